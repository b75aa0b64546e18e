/** The layout around a page. */
export type Layout =
  | 'split'
  | 'blank'
  | 'centered'
  | 'activation'
  | 'topbar'
  | 'survey'
  | 'insights'
  | 'sidebar'
  /** The sidebar for users with a menu, the top bar for all others. */
  | 'account';

/** Who may open a page. */
export type Admission =
  /** Everyone, signed in or not; does not wait for the session. */
  | 'everyone'
  /** Only guests; others are redirected to their start page. */
  | 'guests'
  /** Everyone who is signed in. */
  | 'people'
  /** People with their own talent in the active workspace, and only for pages of that talent. */
  | 'talents'
  /** Administrators of the workspace and of the platform. */
  | 'admins'
  /** Administrators and works councils. */
  | 'oversight'
  /** Administrators and hiring managers. */
  | 'deciders'
  /** Administrators of the platform. */
  | 'platform'
  /** Administrators whose plan is not Basic. */
  | 'paid'
  /** The page of a frozen workspace: for its administrators and guests; others are redirected to their start page. */
  | 'frozen'
  /** A path that redirects everyone to their start page. */
  | 'nobody';

/** The declaration of a route file about its page, or of a layout about all its pages. */
export interface PageDeclaration {
  /** Required for every page. */
  readonly who?: Admission;
  /** Required for every layout. */
  readonly layout?: Layout;
  /** Also open to administrators of a frozen workspace. */
  readonly whenFrozen?: true;
  /** Uses the blank layout with `output=json` in the query. */
  readonly blankForJson?: true;
}

/** A route that matches a path; the outermost first in a list. */
interface Match {
  readonly staticData: PageDeclaration;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: Readonly<Record<string, unknown>>;
}

/** A requested page. */
export interface Page {
  readonly who: Admission;
  readonly whenFrozen: boolean;
  /** The talent in the path. */
  readonly talentId: string | undefined;
}

/** The page of the innermost match; for administrators by default. */
export function pageOf(matches: readonly Match[]): Page {
  const page = matches.at(-1);
  const { who = 'admins', whenFrozen = false } = page?.staticData ?? {};
  return { who, whenFrozen, talentId: page?.params['talentId'] };
}

/** The layout of these matches; undefined for a path without a page. */
export function layoutOf(matches: readonly Match[]): Layout | undefined {
  if (isBlankFor(matches)) return 'blank';
  return matches.find(({ staticData }) => staticData.layout !== undefined)?.staticData.layout;
}

function isBlankFor(matches: readonly Match[]): boolean {
  const page = matches.at(-1);
  return page?.staticData.blankForJson === true && page.search['output'] === 'json';
}
