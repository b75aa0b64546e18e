/** The frame around a page. */
export type Layout =
  | 'split'
  | 'blank'
  | 'centered'
  | 'activation'
  | 'topbar'
  | 'survey'
  | 'insights'
  | 'sidebar'
  /** The sidebar for people whose day starts in it, the bar on top for everyone else. */
  | 'account';

/** Who may open a page. */
export type Admission =
  /** Everyone, signed in or not; nobody waits for the session. */
  | 'everyone'
  /** Only people who are not signed in; the others go home. */
  | 'guests'
  /** Everyone signed in. */
  | 'people'
  /** People with a talent of their own in the active workspace, and only to the pages of that talent. */
  | 'talents'
  /** Administrators of the workspace and of the platform. */
  | 'admins'
  /** Administrators, and the seat of a works council. */
  | 'oversight'
  /** Administrators of the platform. */
  | 'platform'
  /** Administrators whose pack is not Basic. */
  | 'paid'
  /** The page of a frozen workspace: its admins stay, a guest reads it, everyone else goes home. */
  | 'frozen'
  /** An address that leads each person home. */
  | 'nobody';

/** What a route file declares about its page, or the route file of a layout about all pages in it. */
export interface PageDeclaration {
  /** Every page says it. */
  readonly who?: Admission;
  /** Every layout says it. */
  readonly layout?: Layout;
  /** Also open to the admins of a frozen workspace. */
  readonly whenFrozen?: true;
  /** With `output=json` in the query it stands in the blank layout. */
  readonly blankForJson?: true;
}

/** What the router says of a route that matches an address; outermost first in a list. */
interface Match {
  readonly staticData: PageDeclaration;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: Readonly<Record<string, unknown>>;
}

/** A page that is asked for. */
export interface Page {
  readonly who: Admission;
  readonly whenFrozen: boolean;
  /** The talent in its address. */
  readonly talentId: string | undefined;
}

/** The page of the innermost match; one that says nothing is for administrators. */
export function pageOf(matches: readonly Match[]): Page {
  const page = matches.at(-1);
  const { who = 'admins', whenFrozen = false } = page?.staticData ?? {};
  return { who, whenFrozen, talentId: page?.params['talentId'] };
}

/** The frame these matches stand in; undefined for an address without a page. */
export function layoutOf(matches: readonly Match[]): Layout | undefined {
  if (isBlankFor(matches)) return 'blank';
  return matches.find(({ staticData }) => staticData.layout !== undefined)?.staticData.layout;
}

function isBlankFor(matches: readonly Match[]): boolean {
  const page = matches.at(-1);
  return page?.staticData.blankForJson === true && page.search['output'] === 'json';
}
