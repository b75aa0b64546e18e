import type { ReportDocument } from '@quint/contract/documents.ts';
import type { ManualData } from '@quint/contract/manual.ts';
import { getDocumentTexts } from '@quint/phrases/documents/bank.ts';
import type { Language } from '@quint/phrases/languages.ts';
import type { Deps } from '#deps.ts';
import { manualData } from '#features/reports/manual/data/model.ts';
import { buildManual } from '#features/reports/manual/model.ts';
import { OF_EVERYBODY } from '#pdf/pdf-port.ts';

interface Manual {
  readonly data: ManualData;
  readonly counted: Date | null;
}

/** What the manual says now: rules of this version, and the own figures as they were last counted. */
async function readManual(deps: Deps): Promise<Manual> {
  void deps;
  return { data: manualData([]), counted: null };
}

export async function getManual(deps: Deps, language: Language): Promise<ReportDocument> {
  return buildManual(language, await readManual(deps));
}

export async function getManualData(deps: Deps): Promise<ManualData> {
  return (await readManual(deps)).data;
}

interface Printed {
  readonly counted: number | null;
  readonly content: Promise<Uint8Array>;
}

/** One document in each language, printed at the first request after a count. */
const printed = new WeakMap<Deps, Map<Language, Printed>>();

/** The manual as PDF. */
export async function getManualPdf(
  deps: Deps,
  language: Language,
): Promise<{ readonly fileName: string; readonly content: Uint8Array }> {
  const byLanguage = printed.get(deps) ?? new Map<Language, Printed>();
  printed.set(deps, byLanguage);
  const manual = await readManual(deps);
  const counted = manual.counted?.getTime() ?? null;
  const known = byLanguage.get(language);
  const now =
    known?.counted === counted
      ? known
      : { counted, content: deps.pdf.renderDocument(buildManual(language, manual), OF_EVERYBODY) };
  byLanguage.set(language, now);
  // After a failure the next request tries again.
  now.content.catch(() => byLanguage.delete(language));
  return { fileName: getDocumentTexts(language).manual.fileName, content: await now.content };
}
