import { compareCodes } from '@quint/domain/base/text-order.ts';
import type { DocumentBlock, ReportDocument } from '@quint/contract/measures/documents.ts';
import type { PoolImpression } from '@quint/contract/profile/pool.ts';
import type { OwnLogLine } from '@quint/contract/privacy/privacy.ts';
import { parseSkills, readLanguages, readLocations } from '@quint/domain/profile/job-profile.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { LOCALES } from '@quint/phrases/base/languages.ts';
import { answersPart } from '#features/privacy/data-export/document/answers/model.ts';
import type { Row, DocumentContext } from '#features/privacy/data-export/document/fields/model.ts';
import {
  factsBlock,
  formatDateTime,
  formatValue,
  isKey,
  part,
  rowsPart,
  tableBlock,
} from '#features/privacy/data-export/document/fields/model.ts';
import { resultsPart } from '#features/privacy/data-export/document/results/model.ts';
import { PRINTED_COLUMNS } from '#features/privacy/data-export/model.ts';

/** The input of the document: the rows of the machine-readable file, and the data of the person's page. */
export interface CopyInput {
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  /** Names of workspaces by key. */
  readonly workspaces: ReadonlyMap<string, string>;
  /** By talent. */
  readonly logs: ReadonlyMap<string, readonly OwnLogLine[]>;
  readonly poolImpressions: ReadonlyMap<string, readonly PoolImpression[]>;
}

interface View extends CopyInput, DocumentContext {
  readonly day: (date: unknown) => string;
}

type Chapter = ReportDocument['chapters'][number];

const text = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const chapter = (heading: string, blocks: readonly DocumentBlock[]): Chapter => ({
  heading,
  lead: '',
  blocks: [...blocks],
  isWhole: false,
});

const toColumns = (labels: readonly string[]) => labels.map((label) => ({ label }));

function choices({ texts, day }: View, consents: readonly Row[]): DocumentBlock[] {
  const { title, caption, columns, kinds, given, taken } = texts.choices;
  const rows = consents
    .toSorted((one, other) => compareCodes(text(one['date_created']), text(other['date_created'])))
    .map((row) => [
      Object.entries(kinds).find(([kind]) => kind === row['kind'])?.[1] ?? text(row['kind']),
      row['is_given'] === true ? given : taken,
      text(row['text_version']),
      day(row['date_created']),
    ]);
  return part(
    title,
    tableBlock(caption, toColumns([columns.what, columns.how, columns.version, columns.date]), rows),
  );
}

function log(view: View, lines: readonly OwnLogLine[]): DocumentBlock[] {
  const { texts, day } = view;
  const { title, caption, columns, kinds, product, times: timesText, live } = texts.log;
  const rows = lines.map(({ date, who, workspace, kind, role, ...line }) => [
    day(date),
    [who ?? product, workspace].join(', '),
    [
      kinds[kind],
      role,
      ...[line.document, line.opened_by, line.device].map((value) => formatValue(view, value)),
      line.times > 1 ? interpolate(timesText, { times: String(line.times) }) : '',
      line.is_live ? live : '',
    ]
      .filter(Boolean)
      .join(' · '),
  ]);
  return part(title, tableBlock(caption, toColumns([columns.date, columns.who, columns.what]), rows));
}

function pool({ texts, day }: View, impressions: readonly PoolImpression[]): DocumentBlock[] {
  const { title, caption, columns } = texts.pool;
  const rows = impressions.map(
    ({ name, times, date_first: first, date_last: last, date_unlocked: dateUnlocked }) => [
      name,
      String(times),
      day(first),
      day(last),
      day(dateUnlocked),
    ],
  );
  const labels = [columns.who, columns.times, columns.first, columns.last, columns.unlocked];
  return part(title, tableBlock(caption, toColumns(labels), rows));
}

/** "German, native; English, fluent". */
function languagesOf({ texts, language }: View, value: unknown): string {
  const names = new Intl.DisplayNames(LOCALES[language], { type: 'language' });
  return (readLanguages(value) ?? [])
    .map(({ code, proficiency }) => `${names.of(code) ?? code}, ${texts.profile.levels[proficiency]}`)
    .join('; ');
}

function formatPlaces(value: unknown): string {
  return (readLocations(value) ?? []).map(({ location, radius }) => `${location} + ${radius} km`).join('; ');
}

function salaryOf(language: Language, value: unknown): string {
  if (value === null || value === undefined) return '';
  const format = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(LOCALES[language], format).format(Number(value));
}

function profile(view: View, preferences: readonly Row[], jobs: readonly Row[]): DocumentBlock[] {
  const { title, caption, columns, today, ...labels } = view.texts.profile;
  const months = new Intl.DateTimeFormat(LOCALES[view.language], {
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const month = (day: unknown) => months.format(new Date(text(day)));
  const factBlocks = preferences.flatMap((row) => {
    const skills = parseSkills(text(row['skills'])) ?? [];
    return factsBlock([
      [labels.skills, skills.map(({ label }) => label).join(', ')],
      [labels.languages, languagesOf(view, row['languages'])],
      [labels.places, formatPlaces(row['locations'])],
      [labels.mode, formatValue(view, row['work_mode'])],
      [labels.salary, salaryOf(view.language, row['salary'])],
      [labels.start, formatValue(view, row['earliest_start'])],
    ]);
  });
  const rows = jobs.map((job) => [
    text(job['role_name']),
    [job['company_name'], job['company_location']].map(text).join(', '),
    month(job['started_at']),
    job['ended_at'] === null ? today : month(job['ended_at']),
    view.day(job['date_created']),
    view.day(job['date_updated']),
  ]);
  const { role, company, from, to, stored, changed } = columns;
  const experience = tableBlock(caption, toColumns([role, company, from, to, stored, changed]), rows);
  return part(title, [...factBlocks, ...experience]);
}

function messages({ texts, day }: View, rows: readonly Row[]): DocumentBlock[] {
  const { title, caption, columns, you, them } = texts.messages;
  const lines = rows
    .toSorted((a, b) => compareCodes(text(a['date_created']), text(b['date_created'])))
    .map((row) => [
      day(row['date_created']),
      row['is_from_talent'] === true ? you : them,
      text(row['text']),
      day(row['date_seen']),
    ]);
  const labels = [
    { label: columns.date, share: 2 },
    { label: columns.from, share: 2 },
    { label: columns.text, share: 6 },
    { label: columns.seen, share: 2 },
  ];
  return part(title, tableBlock(caption, labels, lines));
}

function notes(view: View, noteRows: readonly Row[], links: readonly Row[]): DocumentBlock[] {
  const { title, lead, note, rejected, changed } = view.texts.notes;
  const lines = [
    ...noteRows.map((row) => {
      const dates = [view.day(row['date_created'])];
      if (row['date_updated'] !== null && row['date_updated'] !== row['date_created'])
        dates.push(`${changed} ${view.day(row['date_updated'])}`);
      return `${note}, ${dates.filter(Boolean).join(', ')}: ${text(row['text'])}`;
    }),
    ...links
      .filter((row) => text(row['rejected_reason']) !== '' || text(row['rejected_note']) !== '')
      .map((row) => {
        const reasons = [formatValue(view, row['rejected_reason']), text(row['rejected_note'])];
        return `${rejected}: ${reasons.filter(Boolean).join('. ')}`;
      }),
  ];
  if (lines.length === 0) return [];
  return part(title, [
    { kind: 'text', look: 'small', text: lead },
    { kind: 'list', items: lines },
  ]);
}

/** Tables at the beginning of a chapter. */
const FIRST_PARTS: readonly string[] = ['users', 'talents', 'survey_demographics'];

/** The tables that no other part has printed. */
function remainingParts(view: View, of: (table: string) => readonly Row[]): DocumentBlock[] {
  const names = Object.keys(view.fields.tables) as (keyof View['fields']['tables'])[];
  return names.flatMap((table) => {
    if (FIRST_PARTS.includes(table)) return [];
    const wordedColumns = PRINTED_COLUMNS[table] ?? [];
    const rows = of(table).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !wordedColumns.includes(column))),
    );
    return rowsPart(view, table, rows);
  });
}

function workspaceChapter(view: View, workspace: string, talents: readonly Row[]): Chapter {
  const { texts, tables } = view;
  const ids = talents.map(({ id }) => text(id));
  const of = (name: string) =>
    (tables[name] ?? []).filter(
      (row) => row['organization_id'] === workspace || row['source_organization_id'] === workspace,
    );
  const results = of('talents_results');
  return chapter(view.workspaces.get(workspace) ?? texts.place, [
    ...rowsPart(view, 'talents', talents),
    ...choices(view, of('talent_consents')),
    ...rowsPart(view, 'survey_demographics', of('survey_demographics')),
    ...resultsPart(view, results, of('result_versions')),
    ...profile(view, of('job_preferences'), of('job_experiences')),
    ...messages(view, of('inbox_messages')),
    ...notes(view, of('talent_notes'), of('roles_talents')),
    ...pool(
      view,
      ids.flatMap((id) => view.poolImpressions.get(id) ?? []),
    ),
    ...log(
      view,
      ids.flatMap((id) => view.logs.get(id) ?? []),
    ),
    ...remainingParts(view, of),
    ...answersPart(view, of('survey_answers'), results),
  ]);
}

/** Data that belongs to the account, or to no workspace in which the person has a record. */
function accountChapter(view: View): Chapter {
  const { texts, tables } = view;
  const workspaceIds = new Set((tables['talents'] ?? []).map((row) => row['organization_id']));
  const isElsewhere = (row: Row) =>
    !workspaceIds.has(row['organization_id']) && !workspaceIds.has(row['source_organization_id']);
  const withWorkspace = (row: Row) => {
    const name = isKey(row['organization_id'])
      ? view.workspaces.get(text(row['organization_id']))
      : undefined;
    return name === undefined ? row : { workspace: name, ...row };
  };
  return chapter(texts.account, [
    ...rowsPart(view, 'users', tables['users'] ?? []),
    ...remainingParts(view, (table) => (tables[table] ?? []).filter(isElsewhere).map(withWorkspace)),
  ]);
}

/** The readable copy: everything of the machine-readable file as text, workspace by workspace. */
export function buildCopyDocument(
  input: CopyInput,
  { language, now }: { readonly language: Language; readonly now: Date },
): ReportDocument {
  const { copy: texts, copyFields: fields, copyValues: values } = getDocumentTexts(language);
  const day = (date: unknown) => formatDateTime(language, date);
  const view: View = { ...input, language, texts, fields, values, day };
  const talentsByWorkspace = Map.groupBy(input.tables['talents'] ?? [], (row) =>
    text(row['organization_id']),
  );
  const account = input.tables['users']?.[0] ?? {};
  const name = [account['first_name'], account['last_name']].filter(Boolean).join(' ');
  const email = text(account['email']);
  return {
    language,
    date: { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() },
    title: `${texts.label}: ${name === '' ? email : name}`,
    runningHead: `${texts.label} · ${email}`,
    warning: null,
    footer: '',
    pageOf: texts.pageOf,
    cover: {
      label: texts.label,
      name: name === '' ? email : name,
      subtitle: interpolate(texts.subtitle, { date: day(now.toISOString()) }),
      lead: texts.lead,
      facts: [
        { label: texts.facts.email, text: email },
        { label: texts.facts.since, text: day(account['date_created']) },
      ],
      caution: null,
      notes: [],
    },
    chapters: [
      ...[...talentsByWorkspace].map(([workspace, talents]) => workspaceChapter(view, workspace, talents)),
      accountChapter(view),
    ],
  };
}
