import type { Page } from 'playwright-core';
import { comparisonEn } from '@quint/phrases/people/screens/comparison.en.ts';
import { erasingEn } from '@quint/phrases/privacy/screens/erasing.en.ts';
import { peopleEn } from '@quint/phrases/people/screens/people.en.ts';
import { talentsEn } from '@quint/phrases/people/screens/talents.en.ts';
import { surveyStatesEn } from '@quint/phrases/base/shared-labels.en.ts';
import { PASSWORD } from '../data/world.ts';
import { fill } from './phrase.ts';
import type { Sign } from './probe.ts';
import type { PersonInList } from './talents-list.ts';
import { rowShows, toToastSign } from './talents-list.ts';
import type { Kind } from './world.ts';

/** The verbs are those that the product has words for, so none can be forgotten here. */
export type ActionId = keyof typeof peopleEn.verb;

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
type DialogFactory = (person: PersonInList, targets: Targets) => Asking;

export interface ActionCase {
  readonly kind: Kind;
  /** The letter on the focused row; without one the verb is pressed in the menu of the row. */
  readonly key?: string;
  readonly dialog?: DialogFactory;
  readonly signs: (person: PersonInList, targets: Targets) => Signs;
  /** What `z` shows. Undefined where nothing takes the verb back. */
  readonly undo?: (person: PersonInList, targets: Targets) => Sign;
}

const { verb: actionLabels, done: doneTexts, ask } = peopleEn;
const TAG = 'pressed';
const MESSAGE = 'Are you free on Thursday?';

const toRemovalSign = (sign: Sign): Sign => ({ ...sign, isGone: true });

/** The toast that says what a verb has done with one person. */
function toDoneSign(phrase: string, { name }: PersonInList, target = ''): Sign {
  return toToastSign(phrase, { name, target });
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
): DialogFactory {
  return (person, targets) => ({
    title: fill(title, { name: person.name }),
    confirm,
    ...(answer === undefined ? {} : { answer: (page) => answer(page, targets, person) }),
  });
}

/** A verb that changes the status of a person: it shows in the row at once. */
function moving(
  phrase: string,
  { from, to, ...options }: Pick<ActionCase, 'kind' | 'key'> & { readonly from: string; readonly to: string },
): ActionCase {
  return {
    ...options,
    signs: (person) => ({ shown: rowShows(person, to), answered: toDoneSign(phrase, person) }),
    undo: (person) => rowShows(person, from),
  };
}

/** A verb that shows nothing but its toast, which goes when it is taken back. */
function makeToastCase(phrase: string, { target, ...options }: ToastCaseOptions): ActionCase {
  const toast: ActionCase['undo'] = (person, targets) => toDoneSign(phrase, person, target?.(targets));
  return {
    ...options,
    signs: (person, targets) => ({ answered: toast(person, targets) }),
    undo: (person, targets) => toRemovalSign(toast(person, targets)),
  };
}
interface ToastCaseOptions extends Pick<ActionCase, 'kind' | 'key' | 'dialog'> {
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
export const ACTION_CASES: Readonly<Record<ActionId, ActionCase>> = {
  compare: {
    kind: 'considered',
    key: 'c',
    signs: ({ firstName }) => ({
      shown: { selector: 'h1', texts: [fill(comparisonEn.titleOpen, { count: '2' })] },
      answered: { selector: 'main ul li', texts: [firstName] },
    }),
  },
  consider: makeToastCase(doneTexts.consider_one, {
    kind: 'considered',
    key: 'r',
    dialog: asking(ask.consider_one, actionLabels.consider, (page, { otherRole }) => choose(page, otherRole)),
    target: (targets) => targets.otherRole,
  }),
  group: makeToastCase(doneTexts.group_one, {
    kind: 'considered',
    key: 't',
    dialog: asking(ask.group_one, actionLabels.group, (page, { group }) => choose(page, group)),
    target: (targets) => targets.group,
  }),
  tags: makeToastCase(doneTexts.tags_one, {
    kind: 'considered',
    dialog: asking(ask.tags_one, actionLabels.tags, (page) => page.getByLabel(peopleEn.field.tags).fill(TAG)),
    target: () => TAG,
  }),
  shortlist: moving(doneTexts.shortlist_one, {
    kind: 'considered',
    key: 's',
    from: APPLICANT,
    to: FAVOURITE,
  }),
  hire: moving(doneTexts.hire_one, { kind: 'considered', from: APPLICANT, to: EMPLOYEE }),
  back: moving(doneTexts.back_one, { kind: 'shortlisted', from: FAVOURITE, to: APPLICANT }),
  reject: {
    kind: 'considered',
    key: 'n',
    dialog: asking(ask.reject_one, actionLabels.reject),
    signs: (person, { role }) => ({
      shown: rowShows(person, REJECTED),
      answered: toDoneSign(doneTexts.reject_one, person, role),
    }),
    undo: (person) => toRemovalSign(rowShows(person, REJECTED)),
  },
  changeReason: makeToastCase(doneTexts.changeReason_one, {
    kind: 'rejected',
    key: 'e',
    dialog: asking(ask.changeReason_one, actionLabels.changeReason, (page) =>
      page.getByRole('dialog').getByText(peopleEn.reject.reasons.timing, { exact: true }).click(),
    ),
    target: ({ role }) => role,
  }),
  bringBack: {
    kind: 'rejected',
    dialog: asking(ask.bringBack_one, actionLabels.bringBack),
    signs: (person, { role }) => ({
      shown: toRemovalSign(rowShows(person, REJECTED)),
      answered: toDoneSign(doneTexts.bringBack_one, person, role),
    }),
    undo: (person) => rowShows(person, REJECTED),
  },
  unlock: {
    kind: 'hidden',
    key: 'u',
    dialog: ({ firstName }) => ({ title: firstName, confirm: fill(peopleEn.unlock.confirm_one, {}) }),
    signs: ({ row, firstName, name }) => ({
      shown: { selector: row, texts: [name] },
      answered: { selector: toToastSign('').selector, texts: [firstName, fill(doneTexts.unlock_one, {})] },
    }),
  },
  remind: makeToastCase(doneTexts.remind_one, { kind: 'asked', key: 'm' }),
  inviteAgain: makeToastCase(doneTexts.inviteAgain_one, { kind: 'asked' }),
  copyLink: { kind: 'asked', signs: () => ({ answered: toToastSign(peopleEn.linkCopied) }) },
  sendNow: makeToastCase(doneTexts.sendNow_one, { kind: 'scheduled' }),
  // The date that is suggested is the one it has, a week ahead.
  reschedule: makeToastCase(doneTexts.reschedule_one.replace(' on {{date}}', ''), {
    kind: 'scheduled',
    dialog: asking(ask.reschedule_one, actionLabels.reschedule),
  }),
  withdraw: moving(doneTexts.withdraw_one, {
    kind: 'asked',
    from: surveyStatesEn.SENT,
    to: surveyStatesEn.CANCELED,
  }),
  message: makeToastCase(doneTexts.message_one, {
    kind: 'withAccount',
    dialog: asking(ask.message_one, actionLabels.message, (page) =>
      page.getByLabel(peopleEn.field.message).fill(MESSAGE),
    ),
  }),
  export: {
    kind: 'considered',
    dialog: () => ({
      title: talentsEn.export.title,
      confirm: fill(talentsEn.export.start_one, { count: '1' }),
    }),
    signs: () => ({ answered: toToastSign(talentsEn.export.done_one, { count: '1' }) }),
  },
  delete: {
    kind: 'leaving',
    signs: (person) => ({
      shown: toRemovalSign(rowShows(person, person.firstName)),
      answered: toDoneSign(doneTexts.delete_one, person),
    }),
    undo: (person) => rowShows(person, person.firstName),
  },
  anonymise: {
    kind: 'forgotten',
    dialog: asking(erasingEn.titleOther, erasingEn.type.eraseOther, async (page, _targets, { name }) => {
      await sendWithProof(page);
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: erasingEn.goOn }).click();
      await dialog.getByRole('textbox').fill(name);
    }),
    signs: (person) => ({
      shown: toRemovalSign(rowShows(person, person.firstName)),
      answered: toToastSign(doneTexts.anonymise_one),
    }),
  },
};
