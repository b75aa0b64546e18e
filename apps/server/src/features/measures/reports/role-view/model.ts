import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import type { LastPage, ReflectionPart, RolePart, RoleTraitPart } from '#pdf/report-model.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { ReportTexts } from '@quint/phrases/measures/report/bank.ts';
import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import type { RangePosition } from '@quint/psychometrics/range-position.ts';
import { barOf, rangePositionOf } from '@quint/psychometrics/range-position.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { isInformative } from '@quint/psychometrics/reach.ts';
import { bandOf } from '@quint/psychometrics/stanines.ts';
import { wholeCostOf, wholeCosts } from '@quint/psychometrics/whole-costs.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type {
  Fit,
  FitBand,
  FitContribution,
  RoleRanges,
  SheetScore,
  Trait,
} from '@quint/psychometrics/types.ts';
import { probeText } from '#features/measures/reports/interview/marks/model.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';
import type { AskedQuestions } from '#features/roles/roles/interview-questions/model.ts';

export interface ReportRole {
  readonly name: string;
  readonly ranges: RoleRanges;
  readonly fit: Fit;
  /** The questions for everybody considered for it; undefined when the reader may not see them. */
  readonly questionSet?: AskedQuestions | undefined;
}

const MINUS = '\u2212';

/** How a result compares with the range of a required trait; undefined when it was not scored. */
export function findRangePosition(score: SheetScore, part: FitContribution): RangePosition | undefined {
  const own = score.traits[part.trait];
  if (own === null) return undefined;
  const bar = barOf(part.trait, own.z, score.versions);
  return rangePositionOf({ stanine: part.stanine, ...bar }, part);
}

export function rolePart(locale: ReportLocale, score: SheetScore, role: ReportRole): RolePart {
  const { texts } = locale;
  return {
    heading: texts.chapters.role.title,
    name: interpolate(texts.chapters.document.forRole, { role: role.name }),
    lead: texts.chapters.role.intro,
    alternative: describeRole(locale, score, role.ranges),
    ranges: role.ranges,
    traitsHeading: getDocumentTexts(locale.language).single.role.traits,
    fit: printedFit(locale, role, score.quality),
    traits: TRAITS.map((trait) => roleTrait({ locale, score, fit: role.fit, trait })),
    probe: probePart(locale, score, role),
  };
}

function probePart(
  locale: ReportLocale,
  score: SheetScore,
  { questionSet, ranges }: ReportRole,
): RolePart['probe'] {
  if (questionSet === undefined) return null;
  const text = probeText(locale, { questionSet, score, ranges });
  const { where, same } = locale.texts.interview;
  return text === '' ? null : { label: where, text: `${text}. ${same}` };
}

type RoleFit = Pick<ReportRole, 'fit' | 'ranges'>;

/** Green only if fewer than half of the norm group reach the strong band; no colour for a doubtful result. */
function toneOf({ fit, ranges }: RoleFit, { verdict }: SheetScore['quality']): FitBand {
  if (isDoubtful(verdict)) return 'none';
  return fit.band === 'strong' && !isInformative(baseRateOf(ranges)?.reach) ? 'none' : fit.band;
}

/** The share of the norm group that reaches the band of a fit, in words; empty when that is not informative. */
export function reachText({ texts }: ReportLocale, { fit, ranges }: RoleFit): string {
  const reach = baseRateOf(ranges)?.reach;
  if (fit.fit === null || reach === undefined || fit.band === 'none') return '';
  return interpolate(texts.role.fit.reach, { count: reach[fit.band] });
}

function printedFit(locale: ReportLocale, role: ReportRole, quality: SheetScore['quality']): RolePart['fit'] {
  const { texts, span } = locale;
  const { fit } = role;
  const { fit: phrases } = texts.role;
  if (fit.fit === null) {
    const label = texts.labels.noRange;
    const notes = [phrases.noRequirement];
    const nothing = { value: null, interval: '', reach: '', arithmetic: '' };
    return { ...nothing, band: 'none', tone: 'none', heading: phrases.title, label, notes };
  }
  const costs = wholeCosts(fit.contributions, fit.fit).map(
    ({ part, points }) => ` ${MINUS} ${points} (${part.trait})`,
  );
  return {
    band: fit.band,
    tone: toneOf(role, quality),
    heading: phrases.title,
    value: interpolate(phrases.value, { fit: fit.fit }),
    label: phrases.bands[fit.band].label,
    interval: fit.interval
      ? `${texts.labels.table.interval}: ${span(fit.interval.low, fit.interval.high)}`
      : '',
    reach: reachText(locale, role),
    arithmetic: `100${costs.join('')} = ${fit.fit}`,
    notes: [
      ...(isDoubtful(quality.verdict) ? [texts.quality.line] : []),
      phrases.bands[fit.band].note,
      phrases.caveat,
      ...(fit.broad ? [phrases.broad] : []),
    ],
  };
}

interface RoleTrait {
  readonly locale: ReportLocale;
  readonly score: SheetScore;
  readonly fit: Fit;
  readonly trait: Trait;
}

function roleTrait({ locale, score, fit, trait }: RoleTrait): RoleTraitPart {
  const { texts } = locale;
  const name = texts.traits[trait].name;
  const part = fit.contributions.find((each) => each.trait === trait);
  const quiet = { trait, inside: true, meaning: '' };
  if (!score.traits[trait]) {
    return { ...quiet, line: interpolate(texts.role.contribution.noScore, { trait: name }) };
  }
  if (!part) {
    return { ...quiet, line: interpolate(texts.role.contribution.notCounted, { trait: name }) };
  }
  const line = contributionLine(locale, part, wholeCostOf(fit.contributions, trait, fit.fit));
  if (part.outside === 0) return { ...quiet, line };
  // Outside within the error of measurement: it lowers the fit, but is not interpreted.
  if (findRangePosition(score, part)?.kind === 'border') {
    return { ...quiet, inside: false, line: interpolate(texts.role.contribution.border, { line }) };
  }
  const side = part.outside < 0 ? 'below' : 'above';
  return {
    trait,
    inside: false,
    line,
    meaning: texts.role.traits[trait][side],
  };
}

function contributionLine({ texts }: ReportLocale, part: FitContribution, cost: number): string {
  const { contribution } = texts.role;
  const count = Math.abs(part.outside);
  const form = count === 1 ? 'one' : 'other';
  const template =
    count === 0 ? contribution.inside : contribution[`${part.outside < 0 ? 'below' : 'above'}_${form}`];
  const line = interpolate(template, {
    trait: texts.traits[part.trait].name,
    stanine: part.stanine,
    min: part.min,
    max: part.max,
    count,
    cost,
  });
  return part.weight === 1 ? line : `${line} (${interpolate(contribution.weight, { weight: part.weight })})`;
}

function describeRole({ texts, number }: ReportLocale, score: SheetScore, ranges: RoleRanges): string {
  return TRAITS.map((trait) => {
    const name = texts.traits[trait].name;
    const traitScore = score.traits[trait];
    const range = ranges[trait];
    if (!traitScore) return `${name}: ${texts.labels.noValue}`;
    return interpolate(texts.labels.chart.traitPointWithRange, {
      trait: name,
      stanine: traitScore.stanine,
      low: number(traitScore.low),
      high: number(traitScore.high),
      min: range?.min ?? 1,
      max: range?.max ?? 9,
    });
  }).join('. ');
}

export function reflectionPart({ texts }: ReportLocale, score: SheetScore): ReflectionPart {
  const { title, intro, general, traits } = texts.reflection;
  return {
    heading: title,
    lead: intro,
    general: Object.values(general),
    questions: TRAITS.flatMap((trait) => {
      const traitScore = score.traits[trait];
      return traitScore ? [{ trait, text: traits[trait][bandOf(traitScore.stanine)] }] : [];
    }),
  };
}

/** The report whose recipients are stated. */
export type ReportCopy = keyof ReportTexts['limits']['rights']['copies']['talent'];

/** How long the report is valid, who decides, and the rights of the person described. */
export function closingPart(
  locale: ReportLocale,
  copy: ReportCopy,
  validUntil: Date,
): Pick<LastPage, 'columns' | 'rights'> {
  const { validity, decision, rights } = locale.texts.limits;
  const copiesText = rights.copies[locale.audience][copy];
  const until = interpolate(validity.until, { date: locale.day(validUntil) });
  return {
    columns: [
      { heading: validity.title, text: `${validity.text} ${until}.` },
      { heading: decision.title, text: decision.text },
    ],
    rights: {
      heading: rights.title[locale.audience],
      copies: copiesText,
      lead: rights.lead[locale.audience],
      points: Object.values(rights.points[locale.audience]),
    },
  };
}
