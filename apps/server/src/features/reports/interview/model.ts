import type { InterviewSheet, InterviewSheets } from '@quint/contract/interview.ts';
import type { DocumentTexts } from '@quint/phrases/documents/bank.ts';
import { getDocumentTexts } from '@quint/phrases/documents/bank.ts';
import { interpolate } from '@quint/phrases/interpolate.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { FIT_RULE } from '@quint/psychometrics/fit.ts';
import type { RangePosition } from '@quint/psychometrics/range-position.ts';
import { drawnOf } from '@quint/psychometrics/range-position.ts';
import type {
  Fit,
  FitContribution,
  Language,
  RoleRanges,
  SheetScore,
  Trait,
} from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { calendarDay, DEFAULT_TIME_ZONE, printedName, sourceOf } from '#features/reports/model.ts';
import { normWords } from '#features/reports/sources/model.ts';
import { statementPart } from '#features/reports/statement/model.ts';
import { standingOf } from '#features/reports/role-view/model.ts';
import type { ReportWords } from '#features/reports/wording/model.ts';
import { reportWords } from '#features/reports/wording/model.ts';

/** More topics do not fit into one conversation, and not on one page. */
const MOST_TOPICS = 3;
const MOST_QUESTIONS = 3;
const FEWER_QUESTIONS = 2;
/** "20 Nov 2026" */
const SHORT_DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

export interface InterviewedPerson {
  readonly talentId: string;
  /** The name as visible to the reader; a masked one without its mask. */
  readonly name: string;
  readonly score: SheetScore;
  /** The language of the questionnaire. */
  readonly answeredIn: Language;
  readonly finishedAt: Date;
  readonly fit: Fit;
  /** What the person says about the result, as far as the reader may see it. */
  readonly statement: string | null;
}

export interface InterviewInput {
  readonly people: readonly InterviewedPerson[];
  readonly role: { readonly name: string; readonly ranges: RoleRanges };
  readonly workspace: string;
  readonly language: Language;
  /** How many of 100 of the norm group reach the band of a fit. */
  readonly reachOf: (fit: Fit) => number | undefined;
  /** The version of what `reachOf` counts in. */
  readonly sample: string;
  readonly timeZone?: string | undefined;
}

interface View extends InterviewInput {
  readonly words: ReportWords;
  readonly texts: DocumentTexts['interview'];
}

interface Standing {
  readonly part: FitContribution;
  readonly position: RangePosition;
}

/** What lies clearly outside, or inside with its bar beyond a border; what costs most first. */
function topicsOf(standings: readonly Standing[]): readonly Standing[] {
  return standings
    .filter(({ position }) => position.kind === 'outside' || position.kind === 'crosses')
    .toSorted((a, b) => b.part.cost - a.part.cost || b.position.beyond - a.position.beyond);
}

/** The side whose questions are asked: a bar beyond the upper border may mean a result above it. */
function sideOf({ position }: Standing): 'below' | 'above' {
  return position.side ?? 'below';
}

function whyText({ texts, words }: View, standing: Standing): string {
  const { part, position } = standing;
  const side = sideOf(standing);
  if (position.kind === 'outside') return `${texts[side]} ${words.texts.interview.findOut[part.trait][side]}`;
  return side === 'below'
    ? interpolate(texts.crossesLower, { low: part.min - 1, high: part.min })
    : interpolate(texts.crossesUpper, { low: part.max, high: part.max + 1 });
}

function topicPart(view: View, standing: Standing, index: number): InterviewSheet['topics'][number] {
  const { part, position } = standing;
  const { words, texts } = view;
  const isFull = position.kind === 'outside' && index === 0;
  const questions = Object.values(words.texts.interview.traits[part.trait][sideOf(standing)]);
  return {
    number: index + 1,
    trait: part.trait,
    heading: interpolate(texts.topic, {
      trait: words.texts.traits[part.trait].name,
      stanine: part.stanine,
      min: part.min,
      max: part.max,
    }),
    why: whyText(view, standing),
    questions: questions.slice(0, isFull ? MOST_QUESTIONS : FEWER_QUESTIONS),
  };
}

function remarkOf({ texts }: View, standing: Standing | undefined, topic: number | null): string {
  const { rows } = texts;
  if (standing === undefined) return rows.open;
  const { kind, side } = standing.position;
  if (kind === 'inside') return rows.inside;
  if (kind === 'border') return rows.border;
  if (topic === null) return rows.more;
  return kind === 'outside' ? rows.outside : side === 'above' ? rows.upper : rows.lower;
}

interface TraitRow {
  readonly trait: Trait;
  readonly standing: Standing | undefined;
  readonly topic: number | null;
}

function traitPart(view: View, score: SheetScore, row: TraitRow): InterviewSheet['traits'][number] {
  const { trait, standing, topic } = row;
  const { words, texts } = view;
  const own = score.traits[trait];
  return {
    trait,
    name: words.texts.traits[trait].name,
    stanine: own?.stanine ?? null,
    drawn: own === null ? null : drawnOf(trait, own.z, score.versions),
    range: standing === undefined ? null : { min: standing.part.min, max: standing.part.max },
    topic,
    remark: own === null ? texts.rows.none : remarkOf(view, standing, topic),
  };
}

function fitPart({ texts, reachOf }: View, fit: Fit): InterviewSheet['fit'] {
  if (fit.fit === null) return null;
  const reach = reachOf(fit);
  return {
    value: interpolate(texts.fit, { fit: fit.fit, band: texts.bands[fit.band] }),
    interval: fit.interval === null ? '' : interpolate(texts.interval, { ...fit.interval }),
    reach: reach === undefined ? '' : interpolate(texts.reach, { count: reach }),
  };
}

function shortDay({ language, timeZone = DEFAULT_TIME_ZONE }: InterviewInput, date: Date): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...SHORT_DAY, timeZone }).format(date);
}

function basisOf(view: View, person: InterviewedPerson): string {
  const { texts, sample, words } = view;
  const { score, finishedAt, answeredIn } = person;
  return [
    interpolate(texts.result, { date: shortDay(view, finishedAt) }),
    interpolate(texts.questionnaire, { language: words.texts.labels.languages[answeredIn] }),
    normWords(words, sourceOf(person)).name,
    score.versions.instrument,
    FIT_RULE,
    sample,
  ].join(' · ');
}

function sheetStatement({ words }: View, { statement }: InterviewedPerson): InterviewSheet['statement'] {
  const part = statementPart(words, statement);
  return part && { label: part.label, lines: [...part.lines] };
}

function sheetOf(view: View, person: InterviewedPerson): InterviewSheet {
  const { score, fit } = person;
  const standings = fit.contributions.flatMap((part): Standing[] => {
    const position = standingOf(score, part);
    return position === undefined ? [] : [{ part, position }];
  });
  const topics = topicsOf(standings).slice(0, MOST_TOPICS);
  const first = topics.map(({ part }) => part.trait);
  const order = [...first, ...TRAITS.filter((trait) => !first.includes(trait))];
  const { nothing } = view.texts;
  return {
    talent: person.talentId,
    name: printedName(person.name),
    fit: fitPart(view, fit),
    quality: score.quality.verdict,
    caution: isDoubtful(score.quality.verdict) ? view.texts.doubtful : null,
    traits: order.map((trait) => {
      const place = first.indexOf(trait);
      const standing = standings.find(({ part }) => part.trait === trait);
      return traitPart(view, score, { trait, standing, topic: place < 0 ? null : place + 1 });
    }),
    statement: sheetStatement(view, person),
    topics: topics.map((standing, index) => topicPart(view, standing, index)),
    nothing:
      topics.length > 0
        ? null
        : { title: nothing.title, text: fit.fit === null ? nothing.open : nothing.text },
    basis: basisOf(view, person),
  };
}

function labelsOf(texts: DocumentTexts['interview']): InterviewSheets['labels'] {
  const { fields, legend, heads } = texts;
  return {
    forRole: texts.forRole,
    noFit: texts.noFit,
    ...fields,
    ...legend,
    ask: heads.ask,
    firstSaid: heads.first,
    secondSaid: heads.second,
    why: texts.why,
    followUp: texts.followUp,
    cannot: texts.cannot,
    statementApart: texts.statementApart,
    printed: texts.confidential,
    pageOf: texts.pageOf,
  };
}

/** The day a sheet is printed, which is no part of what it says. */
export function withPrintDay(
  sheets: InterviewSheets,
  now: Date,
  timeZone = DEFAULT_TIME_ZONE,
): InterviewSheets {
  const date = new Intl.DateTimeFormat(LOCALES[sheets.language], { ...SHORT_DAY, timeZone }).format(now);
  return { ...sheets, labels: { ...sheets.labels, printed: interpolate(sheets.labels.printed, { date }) } };
}

/**
 * One page for each person: what to ask about this role, why exactly this, and what the test cannot say. `printed` is
 * left open for `withPrintDay`.
 */
export function buildInterviewSheets(input: InterviewInput): InterviewSheets {
  const { language, role, people, timeZone = DEFAULT_TIME_ZONE } = input;
  const words = reportWords({ language, audience: 'employer', timeZone });
  const { interview: texts } = getDocumentTexts(language);
  const view: View = { ...input, words, texts };
  const newest = new Date(Math.max(0, ...people.map(({ finishedAt }) => finishedAt.getTime())));
  return {
    language,
    date: calendarDay(newest, timeZone),
    title: `${texts.title}: ${printedName(role.name)}`,
    role: printedName(role.name),
    workspace: printedName(input.workspace),
    labels: labelsOf(texts),
    sheets: people.map((person) => sheetOf(view, person)),
  };
}
