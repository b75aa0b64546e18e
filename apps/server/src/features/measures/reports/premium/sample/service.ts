import type { Language } from '@quint/phrases/base/languages.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import type { Deps } from '#deps.ts';
import { buildPremiumSample } from '#features/measures/reports/premium/sample/model.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { OF_EVERYBODY } from '#pdf/pdf-port.ts';

/** Rate limit of samples per address. */
const SAMPLE_REQUESTS: RateLimit = { action: 'premium-sample', hits: 60, windowSeconds: 60 };

/** Two public documents, rendered at the first request. */
const samples = new WeakMap<Deps, Map<Language, Promise<Uint8Array>>>();

/** The sample of the premium report as PDF. Throws REQUESTS_EXCEEDED for an address over the limit. */
export async function getPremiumSample(
  deps: Deps,
  { language, address }: { readonly language: Language; readonly address: string },
): Promise<{ readonly fileName: string; readonly content: Uint8Array }> {
  await countAttempt(deps.db, SAMPLE_REQUESTS, address);
  const byLanguage = samples.get(deps) ?? new Map<Language, Promise<Uint8Array>>();
  samples.set(deps, byLanguage);
  const content =
    byLanguage.get(language) ?? deps.pdf.renderDocument(buildPremiumSample(language), OF_EVERYBODY);
  byLanguage.set(language, content);
  // The next request retries after a failure.
  content.catch(() => byLanguage.delete(language));
  return { fileName: getDocumentTexts(language).single.premium.sample.fileName, content: await content };
}
