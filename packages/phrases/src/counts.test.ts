import { beforeAll, describe, expect, it } from 'vitest';
import { listTexts, type PlacedText } from './testing/texts.ts';

let texts: readonly PlacedText[] = [];
beforeAll(async () => {
  texts = await listTexts();
}, 60_000);

/** Sentences with a count that is never zero, and why: file and key as a pattern. */
const NEVER_OF_NONE: readonly (readonly [why: string, pattern: RegExp])[] = [
  ['the line is in the mail only where there is something', /^mails\/digest (?!subject)/],
  ['the mail is sent only with lines', /^mails\/digest subject$/],
  [
    'a flag is only there with its cause',
    /^(?:screens\/record doubt|doubt-reasons|screens\/survey\/proof|screens\/survey proof)/,
  ],
  [
    'results that need care are only mentioned where there are some',
    /^(?:doubt|report\/quality|screens\/common doubt)/,
  ],
  ['points lie outside the range, so there is at least one', /^report\/role contribution\./],
  [
    'the rest of a list is named only where there is a rest',
    /\b(?:more|andMore|others|morePairs|morePlaces|missing|hidden|showAgain|unfinished|tied|rest|held\.list)$/,
  ],
  ['lines of the day are there only with something to do', /^screens\/dashboard (?:day|since)/],
  ['colleagues are offered only where there are some', /^screens\/common field\.mentions$/],
  ['actions and answers to them are about people who were chosen', /^screens\/people /],
  [
    'the bar is there only with a choice',
    /(?:table\.selected|options\.several|filter\.several|export\.(?:selected|all))$/,
  ],
  [
    'columns, pages and versions are there from one on',
    /(?:columnCount|ranges\.version|conflict\.count|gone\.text|columns\.more)$/,
  ],
  ['what would be erased is listed only where it is there', /^screens\/erasing /],
  [
    'periods are at least one day, month or year',
    /(?:validDays|lives\.\w+|stored\.\w+|period\.starts|survey\.left|notes tooLong|trial\.left|thanks\.countdown\w*)$/,
  ],
  [
    'the summary of a list leaves out what it does not have',
    /^screens\/(?:invitations|people-lists|resume|translations|webhooks|job-profile) /,
  ],
  [
    'only unsaved or open answers are announced',
    /(?:saving\.\w+|end\.(?:waiting|offline)|breath\.title|review\.unanswered|kinds\.answers)$/,
  ],
  [
    'questionnaires and answers behind a range are at least one',
    /^screens\/(?:role-ranges|role-stakeholders|role-assistant|interview|interview-print) /,
  ],
  [
    'a plan, a package or an order has at least one',
    /^screens\/(?:plans|checkout|platform-orders) |billing (?:plan\.over|order\.insights|count\.administrators)/,
  ],
  [
    'a next step, a way, a draw or mails of a role are about people who are there',
    /^screens\/(?:vacancy (?:next|remind|compare)\.|ways |role-history |works-council role\.draws\.)/,
  ],
  [
    'the dialogs name only mails, surveys and people that are there',
    /^screens\/(?:vacancy-filling|vacancy-mails|role-history mails\.)/,
  ],
  ['required years are at least one', /^screens\/must-haves text\.years(?:In)?$/],
  ['a text is too long by at least one character', /^screens\/(?:statement over|notes tooLong)$/],
  ['the list is there only with colleagues to mention', /^screens\/common field\.mentions$/],
  ['a draw is of at least one person', /^screens\/works-council role\.draws\.drawn$/],
  ['the note about doubtful results is there only with one', /^documents\/team distribution\.doubtful$/],
  ['the assessment names what it has', /^screens\/assessments /],
  [
    'badges and notices are there from one on',
    /(?:unseen|notices\.\w+|security\.passkeys|requests(?:\.\w+)?|row\.refused|shown|mails\.count|jobs\.idle|workspace\.admins|created)$/,
  ],
  ['accounts and invitations are mentioned from one on', /^screens\/organization members\./],
  [
    'a group is drawn from five results on',
    /^screens\/(?:records distribution\.lead|teams (?:list\.missing|detail\.\w+)|talent-pool platform\.group)/,
  ],
  ['the log holds what was done, at least once', /^screens\/works-council log\./],
  [
    'the sentence for none is another key',
    /^screens\/(?:fairness byNorm\.low|norms (?:studies\.dif\.some|platform\.outdated)|your-data consents\.history)/,
  ],
  [
    'people stand under a heading of their group',
    /^screens\/talents (?:group\.(?:first|next|alone)|notFurther|export\.done)/,
  ],
  ['the length of the questionnaire is fixed', /^screens\/survey (?:intro\.longText|item\.missing)/],
  [
    'the texts of the product are never none',
    /^screens\/(?:translations lead|role-texts withheld|works-council lead)/,
  ],
];

function baseOf({ file, key }: PlacedText): string {
  const [, ...keyParts] = key.replace(/_other$/, '').split('.');
  return `${file.replace(/\.(?:en|de)\.ts$/, '')} ${keyParts.join('.')}`;
}

describe('Sentences with a count', () => {
  const listCountTexts = () =>
    texts.filter(({ key, raw }) => key.endsWith('_other') && raw.includes('{{count}}'));
  const withoutZero = () => {
    const keys = new Set(texts.map(({ file, key }) => `${file} ${key}`));
    return listCountTexts().filter(
      ({ file, key }) => !keys.has(`${file} ${key.replace(/_other$/, '_zero')}`),
    );
  };

  it('have a text for zero, or are not used for zero', () => {
    const open = withoutZero()
      .map(baseOf)
      .filter((base) => !NEVER_OF_NONE.some(([, pattern]) => pattern.test(base)));
    expect([...new Set(open)]).toEqual([]);
  });

  it('have no unused exception', () => {
    const bases = withoutZero().map(baseOf);
    const stale = NEVER_OF_NONE.filter(([, pattern]) => !bases.some((base) => pattern.test(base)));
    expect(stale.map(([why]) => why)).toEqual([]);
  });

  it('contain no digit zero in the text for zero', () => {
    const zeros = texts.filter(({ key }) => key.endsWith('_zero'));
    expect(zeros.length).toBeGreaterThan(40);
    expect(
      zeros.filter(({ raw }) => /\b0\b|\{\{count\}\}/.test(raw)).map(({ file, key }) => `${file} ${key}`),
    ).toEqual([]);
  });
});
