import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import type { ManualData } from '@quint/contract/measures/manual.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { Deps } from '#deps.ts';
import { listStudies } from '#features/measures/norms/measurement/queries.ts';
import { findCountDate, listNorms } from '#features/measures/norms/queries.ts';
import { listNormStudies } from '#features/measures/norms/studies/queries.ts';
import { manualData } from '#features/measures/reports/manual/data/model.ts';
import { buildManual } from '#features/measures/reports/manual/model.ts';
import { OF_EVERYBODY } from '#pdf/pdf-port.ts';

/** The data of the manual: the rules of this version, and the own figures as last counted. */
export async function getManualData(deps: Deps): Promise<ManualData> {
  return deps.db.platform.read(async (db) =>
    manualData({
      studies: await listStudies(db),
      norms: await listNorms(db),
      normStudies: await listNormStudies(db),
      today: deps.clock.now().toISOString().slice(0, 10),
      dateCounted: await findCountDate(db),
    }),
  );
}

export async function getManual(deps: Deps, language: Language): Promise<ReportDocument> {
  return buildManual(language, await getManualData(deps));
}

interface PrintedManual {
  /** The versions of the own data in it: their count, the norms in force and the norm studies. */
  readonly state: string;
  readonly content: Promise<Uint8Array>;
}

/** One document per language, rendered at the first request after own data have changed. */
const printedManuals = new WeakMap<Deps, Map<Language, PrintedManual>>();

function stateOf({ manual, norms, norm_studies: normStudies }: ManualData): string {
  return JSON.stringify([manual.counted, norms.map(({ version }) => version), normStudies]);
}

/** The manual as PDF. */
export async function getManualPdf(
  deps: Deps,
  language: Language,
): Promise<{ readonly fileName: string; readonly content: Uint8Array }> {
  const byLanguage = printedManuals.get(deps) ?? new Map<Language, PrintedManual>();
  printedManuals.set(deps, byLanguage);
  const data = await getManualData(deps);
  const state = stateOf(data);
  const previousManual = byLanguage.get(language);
  const now =
    previousManual?.state === state
      ? previousManual
      : { state, content: deps.pdf.renderDocument(buildManual(language, data), OF_EVERYBODY) };
  byLanguage.set(language, now);
  // The next request retries after a failure.
  now.content.catch(() => byLanguage.delete(language));
  return { fileName: getDocumentTexts(language).manual.fileName, content: await now.content };
}
