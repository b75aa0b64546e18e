import { interpolate } from '@quint/phrases/interpolate.ts';
import { meansOf, NORM_VERSION } from '@quint/psychometrics/norms.ts';
import type { Language, SheetScore } from '@quint/psychometrics/types.ts';
import type { ReportWords } from '#features/reports/wording/model.ts';

/** Where figures come from: the rules and the norm behind them, and the language that was answered in. */
export interface Source {
  readonly versions: SheetScore['versions'];
  readonly answeredIn: Language;
}

/** The norm behind a result in words: the published one, or one of own sheets. */
export function normWords({ texts }: ReportWords, { versions, answeredIn }: Source) {
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
export function sourceFacts(words: ReportWords, sources: readonly Source[]) {
  if (sources.length === 0) return [];
  const { cover } = words.texts.chapters;
  const languages = sources.map(({ answeredIn }) => words.texts.labels.languages[answeredIn]);
  const norms = sources.map((source) => normWords(words, source).name);
  return [
    { label: cover.languageTitle, text: different(languages).join(', ') },
    { label: cover.normTitle, text: different(norms).join('; ') },
  ];
}

/** That figures of different norms stand side by side; nothing where they do not. */
export function mixedNormsNote(words: ReportWords, sources: readonly Source[]): readonly string[] {
  const norms = different(sources.map(({ versions }) => meansOf(versions.norm)));
  return norms.length > 1 ? [words.texts.limits.mixedNorms] : [];
}
