import type { Page } from 'playwright-core';
import { comparisonEn } from '@quint/phrases/screens/comparison.en.ts';
import { erasingEn } from '@quint/phrases/screens/erasing.en.ts';
import { peopleEn } from '@quint/phrases/screens/people.en.ts';
import { talentsEn } from '@quint/phrases/screens/talents.en.ts';
import { surveyStatesEn } from '@quint/phrases/words.en.ts';
import { PASSWORD } from '../data/world.ts';
import { fill } from './phrase.ts';
import type { Sign } from './probe.ts';
import type { PersonInList } from './talents-list.ts';
import { rowShows, toastSays } from './talents-list.ts';
import type { Kind } from './world.ts';

/** The verbs are those that the product has words for, so none can be forgotten here. */
export type VerbId = keyof typeof peopleEn.verb;

/** Records that verbs are about, by name. */
export interface Targets {
  /** The role that people are considered for already. */
  readonly role: string;
  readonly otherRole: string;
  readonly group: string;
}

/** What the press shows: at once, from what the browser knows, and when the server has answered. */
export interface Signs {
  readonly shown?: Sign;
  readonly answered: Sign;
}

/** What a verb asks before it acts. */
interface Asking {
  readonly title: string;
  readonly confirm: string;
  readonly answer?: (page: Page) => Promise<void>;
}
type Asks = (person: PersonInList, targets: Targets) => Asking;

export interface VerbCase {
  readonly kind: Kind;
  /** The letter on the focused row; without one the verb is pressed in the menu of the row. */
  readonly key?: string;
  readonly asks?: Asks;
  readonly signs: (person: PersonInList, targets: Targets) => Signs;
  /** What `z` shows. Undefined where nothing takes the verb back. */
  readonly undo?: (person: PersonInList, targets: Targets) => Sign;
}

const { verb: words, done, ask } = peopleEn;
const TAG = 'pressed';
const MESSAGE = 'Are you free on Thursday?';

const isGone = (sign: Sign): Sign => ({ ...sign, isGone: true });

/** The toast that says what a verb has done with one person. */
function saysDone(phrase: string, { name }: PersonInList, target = ''): Sign {
  return toastSays(phrase, { name, target });
}

/** Chooses one of the options that a search finds. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox').fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** A dialog whose title names the person. */
function asking(
  title: string,
  confirm: string,
  answer?: (page: Page, targets: Targets, person: PersonInList) => Promise<void>,
): Asks {
  return (person, targets) => ({
    title: fill(title, { name: person.name }),
    confirm,
    ...(answer === undefined ? {} : { answer: (page) => answer(page, targets, person) }),
  });
}

/** A verb that changes the status of a person: it shows in the row at once. */
function moving(
  phrase: string,
  { from, to, ...rest }: Pick<VerbCase, 'kind' | 'key'> & { readonly from: string; readonly to: string },
): VerbCase {
  return {
    ...rest,
    signs: (person) => ({ shown: rowShows(person, to), answered: saysDone(phrase, person) }),
    undo: (person) => rowShows(person, from),
  };
}

/** A verb that shows nothing but its toast, which goes when it is taken back. */
function told(phrase: string, { target, ...rest }: ToldOptions): VerbCase {
  const toast: VerbCase['undo'] = (person, targets) => saysDone(phrase, person, target?.(targets));
  return {
    ...rest,
    signs: (person, targets) => ({ answered: toast(person, targets) }),
    undo: (person, targets) => isGone(toast(person, targets)),
  };
}
interface ToldOptions extends Pick<VerbCase, 'kind' | 'key' | 'asks'> {
  readonly target?: (targets: Targets) => string;
}

const { APPLICANT, FAVOURITE, EMPLOYEE, REJECTED } = talentsEn.status;

/** Adds the password to the call, so that the press is timed and not the dialog that asks for it. */
async function sendWithProof(page: Page): Promise<void> {
  await page.route('**/api/talents/anonymise', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), password: PASSWORD } }),
  );
}

/** How every verb is pressed, and what it shows. */
export const VERB_CASES: Readonly<Record<VerbId, VerbCase>> = {
  compare: {
    kind: 'considered',
    key: 'c',
    signs: ({ firstName }) => ({
      shown: { selector: 'h1', texts: [fill(comparisonEn.titleOpen, { count: '2' })] },
      answered: { selector: 'main ul li', texts: [firstName] },
    }),
  },
  consider: told(done.consider_one, {
    kind: 'considered',
    key: 'r',
    asks: asking(ask.consider_one, words.consider, (page, { otherRole }) => choose(page, otherRole)),
    target: (targets) => targets.otherRole,
  }),
  group: told(done.group_one, {
    kind: 'considered',
    key: 't',
    asks: asking(ask.group_one, words.group, (page, { group }) => choose(page, group)),
    target: (targets) => targets.group,
  }),
  tags: told(done.tags_one, {
    kind: 'considered',
    asks: asking(ask.tags_one, words.tags, (page) => page.getByLabel(peopleEn.field.tags).fill(TAG)),
    target: () => TAG,
  }),
  shortlist: moving(done.shortlist_one, { kind: 'considered', key: 's', from: APPLICANT, to: FAVOURITE }),
  hire: moving(done.hire_one, { kind: 'considered', from: APPLICANT, to: EMPLOYEE }),
  back: moving(done.back_one, { kind: 'shortlisted', from: FAVOURITE, to: APPLICANT }),
  reject: {
    kind: 'considered',
    key: 'n',
    asks: asking(ask.reject_one, words.reject),
    signs: (person, { role }) => ({
      shown: rowShows(person, REJECTED),
      answered: saysDone(done.reject_one, person, role),
    }),
    undo: (person) => isGone(rowShows(person, REJECTED)),
  },
  changeReason: told(done.changeReason_one, {
    kind: 'rejected',
    key: 'e',
    asks: asking(ask.changeReason_one, words.changeReason, (page) =>
      page.getByRole('dialog').getByText(peopleEn.reject.reasons.timing, { exact: true }).click(),
    ),
    target: ({ role }) => role,
  }),
  bringBack: {
    kind: 'rejected',
    asks: asking(ask.bringBack_one, words.bringBack),
    signs: (person, { role }) => ({
      shown: isGone(rowShows(person, REJECTED)),
      answered: saysDone(done.bringBack_one, person, role),
    }),
    undo: (person) => rowShows(person, REJECTED),
  },
  unlock: {
    kind: 'hidden',
    key: 'u',
    asks: ({ firstName }) => ({ title: firstName, confirm: fill(peopleEn.unlock.confirm_one, {}) }),
    signs: ({ row, firstName, name }) => ({
      shown: { selector: row, texts: [name] },
      answered: { selector: toastSays('').selector, texts: [firstName, fill(done.unlock_one, {})] },
    }),
  },
  remind: told(done.remind_one, { kind: 'asked', key: 'm' }),
  inviteAgain: told(done.inviteAgain_one, { kind: 'asked' }),
  copyLink: { kind: 'asked', signs: () => ({ answered: toastSays(peopleEn.linkCopied) }) },
  sendNow: told(done.sendNow_one, { kind: 'scheduled' }),
  // The date that is suggested is the one it has, a week ahead.
  reschedule: told(done.reschedule_one.replace(' on {{date}}', ''), {
    kind: 'scheduled',
    asks: asking(ask.reschedule_one, words.reschedule),
  }),
  withdraw: moving(done.withdraw_one, {
    kind: 'asked',
    from: surveyStatesEn.SENT,
    to: surveyStatesEn.CANCELED,
  }),
  message: told(done.message_one, {
    kind: 'withAccount',
    asks: asking(ask.message_one, words.message, (page) =>
      page.getByLabel(peopleEn.field.message).fill(MESSAGE),
    ),
  }),
  export: {
    kind: 'considered',
    asks: () => ({
      title: talentsEn.export.title,
      confirm: fill(talentsEn.export.start_one, { count: '1' }),
    }),
    signs: () => ({ answered: toastSays(talentsEn.export.done_one, { count: '1' }) }),
  },
  delete: {
    kind: 'leaving',
    signs: (person) => ({
      shown: isGone(rowShows(person, person.firstName)),
      answered: saysDone(done.delete_one, person),
    }),
    undo: (person) => rowShows(person, person.firstName),
  },
  anonymise: {
    kind: 'forgotten',
    asks: asking(erasingEn.titleOther, erasingEn.type.eraseOther, async (page, _targets, { name }) => {
      await sendWithProof(page);
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: erasingEn.goOn }).click();
      await dialog.getByRole('textbox').fill(name);
    }),
    signs: (person) => ({
      shown: isGone(rowShows(person, person.firstName)),
      answered: toastSays(done.anonymise_one),
    }),
  },
};
