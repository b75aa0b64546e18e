import { compareText } from '@quint/domain/base/text-order.ts';
import type { DocumentBlock, ReportDocument } from '@quint/contract/measures/documents.ts';
import type { DocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import { compareDrawn } from '@quint/psychometrics/drawn-order.ts';
import { differs, groupFits } from '@quint/psychometrics/fit-groups.ts';
import type { RankedFit } from '@quint/psychometrics/fit-groups.ts';
import { FIT_RULE } from '@quint/psychometrics/fit.ts';
import type { Language, RoleRanges } from '@quint/psychometrics/types.ts';
import { ofTraits, TRAITS } from '@quint/psychometrics/types.ts';
import type { AssessmentParticipant } from '#features/measures/reports/assessment/person/model.ts';
import { personBlocks } from '#features/measures/reports/assessment/person/model.ts';
import type { Frame } from '#features/measures/reports/documents/model.ts';
import * as blocks from '#features/measures/reports/documents/model.ts';
import { printedName, sourceOf } from '#features/measures/reports/model.ts';
import { questionList } from '#features/measures/reports/interview/marks/model.ts';
import { rangeText } from '#features/measures/reports/role-fit/model.ts';
import type { Source } from '#features/measures/reports/sources/model.ts';
import { mixedNormsNote, sourceFacts, versionsOf } from '#features/measures/reports/sources/model.ts';
import { groupBlocks, groupOf, memberResultOf } from '#features/measures/reports/group-view/model.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';
import { heldText, createReportLocale } from '#features/measures/reports/wording/model.ts';
import type { AskedQuestions } from '#features/roles/roles/interview-questions/model.ts';

export interface AssessmentInput {
  readonly assessment: {
    readonly name: string;
    readonly purpose: 'team_evaluation' | 'recruiting';
    readonly start: Date;
    readonly end: Date;
  };
  readonly role: { readonly id: string; readonly name: string; readonly ranges: RoleRanges };
  /** The questions for everyone considered for the role. */
  readonly questionSet: AskedQuestions;
  readonly workspace: { readonly name: string };
  readonly language: Language;
  readonly participants: readonly AssessmentParticipant[];
}

interface View {
  readonly locale: ReportLocale;
  readonly texts: DocumentTexts['assessment'];
  readonly input: AssessmentInput;
  /** People with a fit, grouped by fits that are too close to call, best group first. */
  readonly groups: readonly (readonly RatedParticipant[])[];
  /** People without one: by name, finished ones first. */
  readonly others: readonly AssessmentParticipant[];
}

/** A finished participant whose fit differs from those of others. */
interface RatedParticipant extends RankedFit {
  readonly person: AssessmentParticipant;
}

function ratedOf(person: AssessmentParticipant): RatedParticipant[] {
  const fit = person.result?.fit;
  if (!fit || fit.fit === null || fit.interval === null) return [];
  return [{ person, fit: fit.fit, interval: fit.interval }];
}

/** People with a fit, grouped as on the page of the role; the others by name, finished ones first. */
function inOrder({ participants, role }: AssessmentInput): Pick<View, 'groups' | 'others'> {
  const compareIds = compareDrawn(role.id);
  const groups = groupFits(
    participants.flatMap(ratedOf),
    ({ fit, interval }) => ({ fit, interval }),
    (a, b) => compareIds(a.person.id, b.person.id),
  );
  const others = participants
    .filter((person) => ratedOf(person).length === 0)
    .toSorted(
      (a, b) =>
        Number(a.result === null) - Number(b.result === null) ||
        compareText(a.name, b.name) ||
        compareIds(a.id, b.id),
    );
  return { groups, others };
}

function peopleOf({ groups, others }: Pick<View, 'groups' | 'others'>): AssessmentParticipant[] {
  return [...groups.flat().map(({ person }) => person), ...others];
}

function rowOf({ locale, texts }: View, person: AssessmentParticipant): string[] {
  const { name, status, result, hold } = person;
  const head = [printedName(name), texts.statuses[status]];
  if (hold !== undefined) return [...head, heldText(locale, texts.held, hold), '', '', ''];
  if (result === null) return [...head, '', '', '', ''];
  const { fit, score } = result;
  const quality = locale.texts.quality.verdicts[score.quality.verdict].label;
  if (fit === null) return [...head, texts.overview.leftOut, '', '', quality];
  if (fit.fit === null) return [...head, texts.overview.noFit, '', '', quality];
  return [
    ...head,
    interpolate(locale.texts.role.fit.value, { fit: fit.fit }),
    fit.interval === null ? '' : locale.span(fit.interval.low, fit.interval.high),
    texts.overview.bands[fit.band],
    quality,
  ];
}

/** The text of a group heading: which people are too close to call, and how they compare with those above. */
function groupHeading(
  { texts }: View,
  group: readonly RatedParticipant[],
  above: readonly RatedParticipant[],
): DocumentBlock {
  const phrases = texts.overview.groups;
  const isBelowAll = group.every((lower) => above.every((higher) => differs(higher, lower)));
  const count = group.length;
  const isSeveral = count > 1;
  const below = () => (isBelowAll ? phrases[isSeveral ? 'below_other' : 'below_one'] : phrases.belowTop);
  const aside = [...(isSeveral ? [phrases.drawn] : []), ...(above.length === 0 ? [] : [below()])];
  const text = isSeveral ? interpolate(phrases.several, { count }) : phrases.one;
  return blocks.heading(text, null, aside.join(' · '));
}

function overview(view: View) {
  const { texts, groups, others, input } = view;
  const { columns: heads, ...phrases } = texts.overview;
  const reach = baseRateOf(input.role.ranges)?.reach;
  const people = peopleOf(view);
  const results = people.flatMap((person) => person.result ?? []);
  const hint = () => {
    if (results.length === 0)
      return people.some(({ hold }) => hold !== undefined) ? phrases.allHeld : phrases.nobody;
    return results.some(({ fit }) => fit === null || fit.fit !== null)
      ? phrases.overlap
      : phrases.noRequirement;
  };
  const tableOf = (of: readonly AssessmentParticipant[]) =>
    blocks.table(
      phrases.caption,
      [
        blocks.column(heads.name, 5),
        blocks.column(heads.status, 4),
        blocks.column(heads.fit, 3, 'end'),
        blocks.column(heads.interval, 3, 'end'),
        blocks.column(heads.band, 4),
        blocks.column(heads.quality, 4),
      ],
      of.map((person) => rowOf(view, person)),
    );
  const hasHeadings = groups.flat().length > 1;
  return blocks.chapter(
    phrases.title,
    [
      blocks.note(hint()),
      reach === undefined ? null : blocks.note(interpolate(phrases.reach, { ...reach })),
      ...groups.flatMap((group, index) => [
        hasHeadings ? groupHeading(view, group, groups.slice(0, index).flat()) : null,
        tableOf(group.map(({ person }) => person)),
      ]),
      others.length > 0 && groups.length > 0 ? blocks.heading(phrases.groups.others) : null,
      others.length > 0 ? tableOf(others) : null,
    ],
    { lead: phrases.lead },
  );
}

function rangeChapter({ locale, texts, input }: View) {
  const { columns: heads } = texts.range;
  const { ranges } = input.role;
  return blocks.chapter(
    texts.range.title,
    [
      blocks.table(
        texts.range.caption,
        [
          blocks.column(heads.trait, 4),
          blocks.column(heads.range, 3, 'end'),
          blocks.column(heads.weight, 2, 'end'),
        ],
        TRAITS.map((trait) => [
          locale.texts.traits[trait].name,
          rangeText(locale, ranges, trait),
          String(ranges[trait]?.weight ?? 1),
        ]),
      ),
    ],
    { lead: texts.range.lead },
  );
}

function distribution(view: View) {
  const { locale, texts, input } = view;
  const results = peopleOf(view).flatMap(({ result }) =>
    result === null ? [] : memberResultOf(result.score),
  );
  const doubtful = results.filter(({ isDoubtful }) => isDoubtful).length;
  const groups = ofTraits((trait) => groupOf(results, trait));
  if (!TRAITS.some((trait) => groups[trait] !== null)) return [];
  const { title, lead } = texts.distribution;
  const picture = groupBlocks(locale, { groups, doubtful, ranges: input.role.ranges, hasDots: true, title });
  return [blocks.chapter(title, picture, { lead })];
}

/** The chapters about each person; none when nobody has a result. */
function peopleChapter(view: View) {
  const { title, lead } = view.texts.people;
  const each = peopleOf(view).flatMap((person) => personBlocks(view, person));
  return each.length === 0 ? [] : [blocks.chapter(title, each, { lead })];
}

/** The questions of the role, identical for everyone. */
function questionChapter({ locale, input }: View) {
  const questions = questionList(locale, input.questionSet);
  if (questions.length === 0) return [];
  const { title, lead } = locale.texts.interview;
  return [blocks.chapter(title, [blocks.list(questions)], { lead })];
}

function factsOf(view: View, sources: readonly Source[]): Frame['facts'] {
  const { locale, texts, input } = view;
  const people = peopleOf(view);
  const { facts } = texts;
  const { assessment, role } = input;
  const finishedPeople = people.filter((person) => person.result !== null);
  return [
    { label: facts.role, text: printedName(role.name) },
    { label: facts.period, text: `${locale.day(assessment.start)} – ${locale.day(assessment.end)}` },
    { label: facts.purpose, text: texts.purposes[assessment.purpose] },
    { label: facts.participants, text: String(people.length) },
    { label: facts.results, text: String(finishedPeople.length) },
    ...sourceFacts(locale, sources),
  ];
}

/** Everybody in an assessment compared with the ranges of its role. */
export function buildAssessmentDocument(input: AssessmentInput): ReportDocument {
  const locale = createReportLocale({ language: input.language, audience: 'employer' });
  const { assessment: texts } = getDocumentTexts(input.language);
  const { assessment, role } = input;
  const view: View = { locale, texts, input, ...inOrder(input) };
  const people = peopleOf(view);
  const sources = people.flatMap(({ result }) => (result === null ? [] : [sourceOf(result)]));
  return blocks.documentOf(
    locale,
    {
      label: texts.label,
      name: assessment.name,
      subtitle: interpolate(texts.subtitle, {
        workspace: printedName(input.workspace.name),
        role: printedName(role.name),
      }),
      lead: texts.lead,
      facts: factsOf(view, sources),
      notes: [...mixedNormsNote(locale, sources), locale.texts.chapters.document.confidentialGroup],
      footer: versionsOf(locale, sources, { fit: FIT_RULE }),
      date: assessment.end,
    },
    [
      overview(view),
      rangeChapter(view),
      ...distribution(view),
      blocks.chapter(texts.use.title, [blocks.list(texts.use.points)]),
      ...questionChapter(view),
      ...peopleChapter(view),
    ],
  );
}
