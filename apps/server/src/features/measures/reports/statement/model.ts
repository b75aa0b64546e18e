import type { DocumentBlock } from '@quint/contract/measures/documents.ts';
import type { HidingWorkspace, HiddenPeople, MaskableTalent } from '@quint/domain/base/masking.ts';
import { isNameShown } from '@quint/domain/base/masking.ts';
import { isolate } from '@quint/phrases/base/isolate.ts';
import type { ReportLocale } from '#features/measures/reports/wording/model.ts';
import type { StatementPart } from '#pdf/report-model.ts';

/** More lines would need too much space: their breaks are printed as slashes, as in a quoted verse. */
const MOST_LINES = 10;
const BREAK = ' / ';

interface StatementSource extends MaskableTalent, HidingWorkspace {
  readonly statement: string | null;
}

/** The statement, if the reader may see it: it may contain the name, so it is hidden with it. */
export function shownStatement(
  source: StatementSource,
  reader: { readonly isOwnTalent: boolean; readonly readerHides: HiddenPeople },
): string | null {
  return isNameShown(source, { ...reader, ...source }) ? source.statement : null;
}

/** A statement as printed in a document, with isolated text direction; null without one. */
export function statementPart(
  { texts, audience }: ReportLocale,
  statement: string | null | undefined,
): StatementPart | null {
  const lines = (statement ?? '').split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  const printedLines = lines.length > MOST_LINES ? [lines.join(BREAK)] : lines;
  return { label: texts.limits.rights.statement[audience], lines: printedLines.map(isolate) };
}

/** The same as blocks of a document; none without a statement. */
export function statementBlocks(
  locale: ReportLocale,
  statement: string | null | undefined,
  label?: string,
): DocumentBlock[] {
  const part = statementPart(locale, statement);
  if (part === null) return [];
  return [{ kind: 'quote', label: label ?? part.label, lines: [...part.lines] }];
}
