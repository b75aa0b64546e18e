import type { Language } from '@quint/phrases/languages.ts';
import { getDocumentTexts } from '@quint/phrases/documents/bank.ts';
import type { Deps } from '#deps.ts';
import { buildManual } from '#features/reports/manual/model.ts';
import { OF_EVERYBODY } from '#pdf/pdf-port.ts';

/** Two public documents, rendered at the first request. */
const made = new WeakMap<Deps, Map<Language, Promise<Uint8Array>>>();

/** The manual as PDF. */
export async function getManualPdf(
  deps: Deps,
  language: Language,
): Promise<{ readonly fileName: string; readonly content: Uint8Array }> {
  const byLanguage = made.get(deps) ?? new Map<Language, Promise<Uint8Array>>();
  made.set(deps, byLanguage);
  const content = byLanguage.get(language) ?? deps.pdf.renderDocument(buildManual(language), OF_EVERYBODY);
  byLanguage.set(language, content);
  // After a failure the next request tries again.
  content.catch(() => byLanguage.delete(language));
  return { fileName: getDocumentTexts(language).manual.fileName, content: await content };
}
