import { createHash } from 'node:crypto';
import type { DocumentSubject } from '@quint/contract/measures/documents.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { toLocale } from '@quint/contract/base/languages.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { reportMailDe } from '@quint/phrases/measures/mails/reports.de.ts';
import { reportMailEn } from '@quint/phrases/measures/mails/reports.en.ts';
import type { DocumentRow } from '#features/measures/reports/documents/queries.ts';
import type { AnyPrintable, Reading } from '#features/measures/reports/documents/subjects/service.ts';

/** Incremented with the layout, so that documents of an older layout are rendered again. */
const LAYOUT_VERSION = 'document@3';
const FILE_NAMES = { en: reportMailEn.fileNames, de: reportMailDe.fileNames };

/** The fingerprint of a document's content, 32 bytes. */
export function fingerprintOf(printable: AnyPrintable): Buffer {
  const content = 'sheets' in printable ? printable.sheets : (printable.printModel ?? printable.document);
  return createHash('sha256')
    .update(`${LAYOUT_VERSION}\n${JSON.stringify(content)}`)
    .digest();
}

/** The file name of a document: its kind and date, without a person's name. */
export function fileNameOf(kind: DocumentSubject['kind'], language: Language, date: Date): string {
  return interpolate(FILE_NAMES[language][kind], { date: date.toISOString().slice(0, 10) });
}

function subjectOf(row: DocumentRow): DocumentSubject {
  const { kind, result_id: result, role_id: role, team_id: team, assessment_id: assessment } = row;
  const { talent_ids: talents } = row;
  if (kind === 'comparison') return { kind, talents, ...(role === null ? {} : { role }) };
  if (kind === 'interview' && role !== null) return { kind, talents, role };
  if (kind === 'team' && team !== null) return { kind, team };
  if (kind === 'assessment' && assessment !== null) return { kind, assessment };
  if (kind === 'role' && result !== null && role !== null) return { kind, result, role };
  if (kind === 'premium' && result !== null) return { kind, result };
  if (kind === 'personality' && result !== null) return { kind, result, ...(role === null ? {} : { role }) };
  throw fail('record.not_found');
}

/** The access at the time of the request. */
export function readingOf(row: DocumentRow): Reading {
  const { audience, hides_people: hides } = row;
  return { subject: subjectOf(row), language: toLocale(row.language), audience, hides };
}
