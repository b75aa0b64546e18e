import type { DocumentBlock } from '@quint/contract/measures/documents.ts';
import type { HidingWorkspace, HiddenPeople, MaskableTalent } from '@quint/domain/base/masking.ts';
import { isNameShown } from '@quint/domain/base/masking.ts';
import { isolate } from '@quint/phrases/base/isolate.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';
import type { StatementPart } from '#pdf/report-model.ts';

/** More lines would push a page apart: their breaks are printed as strokes, as in a quoted verse. */
const MOST_LINES = 10;
const BREAK = ' / ';

interface StatementSource extends MaskableTalent, HidingWorkspace {
  readonly statement: string | null;
}

/** The statement as far as the reader may see it: it may contain the name, so it is hidden with it. */
export function shownStatement(
  source: StatementSource,
  reader: { readonly isOwnTalent: boolean; readonly readerHides: HiddenPeople },
): string | null {
  return isNameShown(source, { ...reader, ...source }) ? source.statement : null;
}

/** A statement as a document prints it, in lines that keep their own direction; null where there is none. */
export function statementPart(
  { texts, audience }: ReportLocale,
  statement: string | null | undefined,
): StatementPart | null {
  const lines = (statement ?? '').split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  const printedLines = lines.length > MOST_LINES ? [lines.join(BREAK)] : lines;
  return { label: texts.limits.rights.statement[audience], lines: printedLines.map(isolate) };
}

/** The same as blocks of a document; none where there is no statement. */
export function statementBlocks(
  locale: ReportLocale,
  statement: string | null | undefined,
  label?: string,
): DocumentBlock[] {
  const part = statementPart(locale, statement);
  if (part === null) return [];
  return [{ kind: 'quote', label: label ?? part.label, lines: [...part.lines] }];
}
