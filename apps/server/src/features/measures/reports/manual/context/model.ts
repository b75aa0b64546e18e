import type { ManualData } from '@quint/contract/measures/manual.ts';
import type { DocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import type { Domain } from '@quint/psychometrics/types.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';

/** The context of every chapter of the manual: its texts, the formats of its language, and its data. */
export interface ManualContext {
  readonly locale: ReportLocale;
  readonly texts: DocumentTexts['manual'];
  readonly data: ManualData;
}

/** Scored statements of a scale in the questionnaire in use. */
export function itemsOf({ instruments }: ManualData, domain: Domain): number {
  return instruments[0]?.items.filter(({ facet }) => facet.startsWith(domain)).length ?? 0;
}

/** A scale by name: neuroticism is named together with the trait it measures reversed. */
export function scaleName({ locale, texts }: ManualContext, domain: Domain): string {
  return domain === 'N' ? texts.norm.neuroticism : locale.texts.traits[domain].name;
}

/** A questionnaire in a language, as one row of a table. */
export function formOf({ instrument, language }: { instrument: string; language: string }): string {
  return `${instrument} · ${language}`;
}

/** A coefficient between -1 and 1 as psychologists print it: two decimals. */
export function coefficient(locale: ReportLocale, value: number | null): string {
  return value === null ? '–' : locale.decimal(value, 2);
}

/** A coefficient with its interval in brackets. */
export function withInterval(
  locale: ReportLocale,
  { value, low, high }: { value: number | null; low: number | null; high: number | null },
): string {
  if (value === null) return '–';
  const main = coefficient(locale, value);
  if (low === null || high === null) return main;
  return `${main} (${coefficient(locale, low)} – ${coefficient(locale, high)})`;
}
