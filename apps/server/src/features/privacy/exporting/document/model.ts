import { compareCodes } from '@quint/domain/text-order.ts';
import type { DocumentBlock, ReportDocument } from '@quint/contract/documents.ts';
import type { PoolAppearance } from '@quint/contract/pool.ts';
import type { OwnConsent, OwnLogLine } from '@quint/contract/privacy.ts';
import { parseSkills, readLanguages, readLocations } from '@quint/domain/job-profile.ts';
import type { DocumentTexts } from '@quint/phrases/documents/bank.ts';
import { getDocumentTexts } from '@quint/phrases/documents/bank.ts';
import { interpolate } from '@quint/phrases/interpolate.ts';
import type { Language } from '@quint/phrases/languages.ts';
import { getReportTexts } from '@quint/phrases/report/bank.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { statementBlocks } from '#features/reports/statement/model.ts';
import { reportWords } from '#features/reports/wording/model.ts';

type Row = Readonly<Record<string, unknown>>;

/** What the document is made of: rows of tables, and what the page of the person shows. */
export interface CopyInput {
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly places: readonly {
    readonly talent_id: string;
    readonly workspace: string;
    readonly answers: number;
    readonly consents: readonly OwnConsent[];
  }[];
  readonly logs: ReadonlyMap<string, readonly OwnLogLine[]>;
  readonly appearances: ReadonlyMap<string, readonly PoolAppearance[]>;
}

interface View extends CopyInput {
  readonly language: Language;
  readonly texts: DocumentTexts['copy'];
  readonly day: (date: unknown) => string;
}

type Chapter = ReportDocument['chapters'][number];
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };
const TIME = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const;

const text = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
/** The word for a value of a closed list. */
const wordOf = (words: Readonly<Record<string, string>>, value: unknown): string =>
  words[text(value)] ?? text(value);

function table(
  caption: string,
  labels: readonly string[],
  rows: readonly (readonly string[])[],
): DocumentBlock[] {
  if (rows.length === 0) return [];
  const columns = labels.map((label) => ({ label, align: 'start' as const, share: 1 }));
  return [{ kind: 'table', caption, columns, rows: rows.map((row) => [...row]) }];
}

function part(title: string, blocks: readonly DocumentBlock[]): DocumentBlock[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', text: title, trait: null, aside: '' }, ...blocks];
}

function facts(items: readonly (readonly [string, unknown])[]): DocumentBlock[] {
  const filled = items
    .map(([label, value]) => ({ label, text: text(value) }))
    .filter((item) => item.text !== '');
  return filled.length === 0 ? [] : [{ kind: 'facts', items: filled }];
}

const chapter = (heading: string, blocks: readonly DocumentBlock[], lead = ''): Chapter => ({
  heading,
  lead,
  blocks: [...blocks],
  isWhole: false,
});

function choices({ texts, day }: View, consents: readonly OwnConsent[]): DocumentBlock[] {
  const { title, caption, columns, kinds, given, taken } = texts.choices;
  const rows = consents.map(({ kind, is_given: isGiven, text_version: version, date }) => [
    kinds[kind],
    isGiven ? given : taken,
    version,
    day(date),
  ]);
  return part(title, table(caption, [columns.what, columns.how, columns.version, columns.date], rows));
}

function log({ texts, day }: View, lines: readonly OwnLogLine[]): DocumentBlock[] {
  const { title, caption, columns, kinds, product } = texts.log;
  const rows = lines.map(({ date, who, workspace, kind, role }) => [
    day(date),
    [who ?? product, workspace].join(', '),
    role === null ? kinds[kind] : `${kinds[kind]} (${role})`,
  ]);
  return part(title, table(caption, [columns.date, columns.who, columns.what], rows));
}

function pool({ texts, day }: View, appearances: readonly PoolAppearance[]): DocumentBlock[] {
  const { title, caption, columns } = texts.pool;
  const rows = appearances.map(({ name, times, date_last: last, date_unlocked: unlocked }) => [
    name,
    String(times),
    day(last),
    day(unlocked),
  ]);
  return part(title, table(caption, [columns.who, columns.times, columns.last, columns.unlocked], rows));
}

function results(view: View, sheets: readonly Row[], statements: readonly Row[]): DocumentBlock[] {
  const { columns, title, caption } = view.texts.result;
  const { traits } = getReportTexts(view.language);
  const rows = sheets
    .filter(({ status }) => status === 'FINISHED')
    .flatMap((sheet) =>
      TRAITS.map((trait) => [
        traits[trait].name,
        text(sheet[trait.toLowerCase()]),
        view.day(sheet['date_finished']),
      ]),
    );
  const words = reportWords({ language: view.language, audience: 'talent', timeZone: TIME.timeZone });
  return part(title, [
    ...table(caption, [columns.trait, columns.value, columns.date], rows),
    ...statements.flatMap((row) => statementBlocks(words, text(row['text']))),
  ]);
}

/** "German, native; English, fluent". */
function languagesOf({ texts, language }: View, value: unknown): string {
  const names = new Intl.DisplayNames(LOCALES[language], { type: 'language' });
  return (readLanguages(value) ?? [])
    .map(({ code, proficiency }) => `${names.of(code) ?? code}, ${texts.profile.levels[proficiency]}`)
    .join('; ');
}

function placesOf(value: unknown): string {
  return (readLocations(value) ?? []).map(({ location, radius }) => `${location} + ${radius} km`).join('; ');
}

function salaryOf(language: Language, value: unknown): string {
  if (value === null || value === undefined) return '';
  const format = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(LOCALES[language], format).format(Number(value));
}

function profile(view: View, preferences: readonly Row[], jobs: readonly Row[]): DocumentBlock[] {
  const { title, caption, columns, modes, today, ...labels } = view.texts.profile;
  const months = new Intl.DateTimeFormat(LOCALES[view.language], {
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const month = (day: unknown) => months.format(new Date(text(day)));
  const told = preferences.flatMap((row) => {
    const held: unknown = row['work_mode'];
    const mode = Array.isArray(held) ? held.map((one) => wordOf(modes, one)).join(', ') : '';
    const skills = parseSkills(text(row['skills'])) ?? [];
    return facts([
      [labels.skills, skills.map(({ label }) => label).join(', ')],
      [labels.languages, languagesOf(view, row['languages'])],
      [labels.places, placesOf(row['locations'])],
      [labels.mode, mode],
      [labels.salary, salaryOf(view.language, row['salary'])],
    ]);
  });
  const rows = jobs.map((job) => [
    text(job['role_name']),
    [job['company_name'], job['company_location']].map(text).join(', '),
    month(job['started_at']),
    job['ended_at'] === null ? today : month(job['ended_at']),
  ]);
  const experience = table(caption, [columns.role, columns.company, columns.from, columns.to], rows);
  return part(title, [...told, ...experience]);
}

function messages({ texts, day }: View, rows: readonly Row[]): DocumentBlock[] {
  const { title, caption, columns, you, them } = texts.messages;
  const lines = rows
    .toSorted((a, b) => compareCodes(text(a['date_created']), text(b['date_created'])))
    .map((row) => [day(row['date_created']), row['is_from_talent'] === true ? you : them, text(row['text'])]);
  return part(title, table(caption, [columns.date, columns.from, columns.text], lines));
}

function notes({ texts, day }: View, written: readonly Row[], links: readonly Row[]): DocumentBlock[] {
  const { title, lead, note, rejected } = texts.notes;
  const lines = [
    ...written.map((row) => `${note}, ${day(row['date_created'])}: ${text(row['text'])}`),
    ...links
      .filter((row) => row['rejected_reason'] !== null || row['rejected_note'] !== null)
      .map(
        (row) => `${rejected}: ${[row['rejected_reason'], row['rejected_note']].map(text).join(' ').trim()}`,
      ),
  ];
  if (lines.length === 0) return [];
  return part(title, [
    { kind: 'text', look: 'small', text: lead },
    { kind: 'list', items: lines },
  ]);
}

function answers({ texts }: View, rows: readonly Row[]): DocumentBlock[] {
  const { title, caption, columns } = texts.answers;
  const lines = rows
    .toSorted((a, b) => Number(a['seq']) - Number(b['seq']))
    .map((row) => [text(row['item']), text(row['value'])]);
  return part(title, table(caption, [columns.item, columns.value], lines));
}

function placeChapter(view: View, place: CopyInput['places'][number]): Chapter {
  const { texts, tables, day } = view;
  const own = (tables['talents'] ?? []).find(({ id }) => id === place.talent_id) ?? {};
  const workspace = own['organization_id'];
  const of = (name: string) => (tables[name] ?? []).filter((row) => row['organization_id'] === workspace);
  return chapter(place.workspace, [
    ...facts([
      [texts.facts.name, [own['first_name'], own['last_name']].filter(Boolean).join(' ')],
      [texts.facts.email, own['email']],
      [texts.facts.phone, own['phone']],
      [texts.facts.language, wordOf(texts.languages, own['language'])],
      [texts.facts.status, wordOf(texts.statuses, own['status'])],
      [texts.facts.since, day(own['date_created'])],
      [texts.facts.answers, String(place.answers)],
    ]),
    ...choices(view, place.consents),
    ...results(view, of('talents_results'), of('result_statements')),
    ...profile(view, of('job_preferences'), of('job_experiences')),
    ...messages(view, of('inbox_messages')),
    ...notes(view, of('talent_notes'), of('roles_talents')),
    ...pool(view, view.appearances.get(place.talent_id) ?? []),
    ...log(view, view.logs.get(place.talent_id) ?? []),
    ...answers(view, of('survey_answers')),
  ]);
}

function partsChapter({ texts, tables }: View): Chapter {
  const { title, lead, caption, columns } = texts.parts;
  const rows = Object.entries(tables)
    .filter(([, held]) => held.length > 0)
    .map(([name, held]) => [name, String(held.length)]);
  return chapter(title, table(caption, [columns.part, columns.count], rows), lead);
}

/** The copy as a document to read: workspace by workspace, and at its end what the file for machines holds. */
export function buildCopyDocument(
  input: CopyInput,
  { language, now }: { readonly language: Language; readonly now: Date },
): ReportDocument {
  const texts = getDocumentTexts(language).copy;
  const format = new Intl.DateTimeFormat(LOCALES[language], TIME);
  const day = (date: unknown) => {
    const moment = new Date(text(date));
    return Number.isNaN(moment.getTime()) ? '' : format.format(moment);
  };
  const view: View = { ...input, language, texts, day };
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
    chapters: [...input.places.map((place) => placeChapter(view, place)), partsChapter(view)],
  };
}
