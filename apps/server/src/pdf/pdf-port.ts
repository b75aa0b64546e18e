import type { ReportDocument } from '@quint/contract/documents.ts';
import type { PlannerModel } from './planner-model.ts';
import type { ReportModel } from './report-model.ts';

/** Makes documents of finished models. Rejects with a `PdfError` when the document cannot be made. */
export interface PdfPort {
  /** The eight-page personality report: A4, tagged (PDF/UA-1), fonts embedded; same model, same bytes. */
  renderPersonalityReport(model: ReportModel): Promise<Uint8Array>;
  /** A report of any length, made the same way. */
  renderDocument(model: ReportDocument): Promise<Uint8Array>;
  /** The planner of a year, made the same way. */
  renderPlanner(model: PlannerModel): Promise<Uint8Array>;
}

export type PdfErrorCode = 'pdf.template_failed' | 'pdf.export_failed' | 'pdf.wrong_page_count';

/** Why a document could not be made. The message names template lines, never the content of the report. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
  readonly code: PdfErrorCode;

  constructor(code: PdfErrorCode, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
  }
}
