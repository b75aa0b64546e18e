import type { ReportDocument } from '@quint/contract/measures/documents.ts';
import type { InterviewSheets } from '@quint/contract/people/interview.ts';
import type { PlannerModel } from './planner-model.ts';
import type { ReportModel } from './report-model.ts';

/** The family name of the shipped font of all texts. It is unique to the product, whatever fonts a machine has. */
export const PRINT_FONT = 'Quint Figtree';

/** The queue of documents without a workspace. */
export const OF_EVERYBODY = 'everybody';

/**
 * Renders finished models to documents, one at a time. `line` is the workspace of a document: documents of one
 * workspace keep their order, and workspaces alternate. Rejects with a `PdfError` when the document cannot be rendered
 * and with SERVICE_UNAVAILABLE when too many wait in the line.
 */
export interface PdfPort {
  /** The personality report: A4, tagged (PDF/UA-1), fonts embedded; same model, same bytes. */
  renderPersonalityReport(model: ReportModel, line: string): Promise<Uint8Array>;
  /** A report of any length. */
  renderDocument(model: ReportDocument, line: string): Promise<Uint8Array>;
  /** Interview sheets, one page for each person. */
  renderInterview(model: InterviewSheets, line: string): Promise<Uint8Array>;
  /** The planner for a year. */
  renderPlanner(model: PlannerModel, line: string): Promise<Uint8Array>;
  /** Stops the renderer. */
  close(): void;
}

export type PdfErrorCode =
  | 'pdf.template_failed'
  | 'pdf.export_failed'
  | 'pdf.model_failed'
  | 'pdf.took_too_long'
  | 'pdf.process_ended';

/** Why a document could not be rendered. The message contains template lines, but not the content of the report. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
  readonly code: PdfErrorCode;
  readonly detail: string;

  constructor(code: PdfErrorCode, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}
