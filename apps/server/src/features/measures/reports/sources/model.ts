import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { LANGUAGES } from '@quint/phrases/base/languages.ts';
import { REPORT_TEXTS_VERSION } from '@quint/phrases/measures/report/bank.ts';
import { compareCodes } from '@quint/domain/base/text-order.ts';
import { meansOf, NORM_VERSION } from '@quint/psychometrics/norms.ts';
import type { Language, SheetScore } from '@quint/psychometrics/types.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';

/** The sources of figures: the rules and the norm, and the language of the answers. */
export interface Source {
  readonly versions: SheetScore['versions'];
  readonly answeredIn: Language;
}

/** The norm behind a result in words: the published one, or one of own sheets. */
export function describeNorm({ texts }: ReportLocale, { versions, answeredIn }: Source) {
  const { norm, errorNorm, ownNorm } = texts.limits;
  if (meansOf(versions.norm) === NORM_VERSION) {
    const name = versions.norm === NORM_VERSION ? norm.name : errorNorm.name;
    return { name, text: norm.text, limits: Object.values(norm.limits) };
  }
  const name = interpolate(ownNorm.name, { language: texts.labels.languages[answeredIn] });
  return { name, text: ownNorm.text, limits: Object.values(ownNorm.limits) };
}

function different(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

/** The language of the questionnaire and the norm by its name, as lines of a cover; none without a result. */
export function sourceFacts(locale: ReportLocale, sources: readonly Source[]) {
  if (sources.length === 0) return [];
  const { cover } = locale.texts.chapters;
  const languages = sources.map(({ answeredIn }) => locale.texts.labels.languages[answeredIn]);
  const norms = sources.map((source) => describeNorm(locale, source).name);
  return [
    { label: cover.languageTitle, text: different(languages).join(', ') },
    { label: cover.normTitle, text: different(norms).join('; ') },
  ];
}

/** By name, then by number: version 9 before version 10. */
function inOrder(one: string, other: string): number {
  const [[name = '', number = ''], [otherName = '', otherNumber = '']] = [one.split('@'), other.split('@')];
  return compareCodes(name, otherName) || Number(number) - Number(otherNumber);
}

/** Versions without repeating their common name: "ipip-neo-work@1, @2". `asideOf` adds the scope of each. */
function versionList(versions: readonly string[], asideOf: (version: string) => string = () => ''): string {
  let previousName = '';
  return different(versions)
    .toSorted(inOrder)
    .map((version) => {
      const name = version.slice(0, version.indexOf('@'));
      const displayText = name === previousName ? version.slice(name.length) : version;
      previousName = name;
      return `${displayText}${asideOf(version)}`;
    })
    .join(', ');
}

/** The versions of rules that results do not carry. */
export interface UsedRules {
  /** The rule of fit; absent without a fit. */
  readonly fit?: string | undefined;
  /** Whether the document contains the response quality. */
  readonly hasQuality?: boolean;
}

/**
 * The footer of every document: each version of the questionnaire with the languages it was answered in, and each version
 * of the norm and the rules, of all the results the document rests on.
 */
export function versionsOf(
  { texts }: ReportLocale,
  sources: readonly Source[],
  { fit, hasQuality = false }: UsedRules = {},
): readonly (readonly [label: string, version: string])[] {
  const { versions: labels } = texts.limits;
  const all = (version: 'norm' | 'scoring' | 'quality') =>
    versionList(sources.map(({ versions }) => versions[version]));
  const languagesOf = (instrument: string) => {
    const matchingSources = sources.filter(({ versions }) => versions.instrument === instrument);
    const languages = LANGUAGES.filter((language) =>
      matchingSources.some(({ answeredIn }) => answeredIn === language),
    );
    return ` (${languages.map((language) => texts.labels.languages[language]).join(', ')})`;
  };
  const ofResults = [
    [
      labels.instrument,
      versionList(
        sources.map(({ versions }) => versions.instrument),
        languagesOf,
      ),
    ],
    [labels.norm, all('norm')],
    [labels.scoring, all('scoring')],
    ...(hasQuality ? [[labels.quality, all('quality')] as const] : []),
  ] as const;
  return [
    ...(sources.length === 0 ? [] : ofResults),
    ...(fit === undefined ? [] : [[labels.fit, fit] as const]),
    [labels.texts, REPORT_TEXTS_VERSION],
  ];
}

/** The line that `versionsOf` makes. */
export function versionsLine(
  { texts }: ReportLocale,
  versions: readonly (readonly [label: string, version: string])[],
): string {
  const { line } = texts.limits.versions;
  return versions.map(([label, version]) => interpolate(line, { label, version })).join(' · ');
}

/** A note that figures of different norms are shown together; empty otherwise. */
export function mixedNormsNote(locale: ReportLocale, sources: readonly Source[]): readonly string[] {
  const norms = different(sources.map(({ versions }) => meansOf(versions.norm)));
  return norms.length > 1 ? [locale.texts.limits.mixedNorms] : [];
}
