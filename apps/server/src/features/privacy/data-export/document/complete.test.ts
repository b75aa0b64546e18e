import type { Language } from '@quint/phrases/base/languages.ts';
import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { getItems } from '@quint/psychometrics/items.ts';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import { simulateSheet } from '@quint/psychometrics/simulate.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { readSql } from '#database/read-sql.ts';
import { formatNumber, formatValue, isKey } from '#features/privacy/data-export/document/fields/model.ts';
import { buildCopyDocument } from '#features/privacy/data-export/document/model.ts';
import { CLOSED_COLUMNS, COPIED_TABLES, NOT_PRINTED } from '#features/privacy/data-export/model.ts';
import { explainRows } from '#features/privacy/data-export/names/model.ts';
import { useProduct } from '#testing/product.ts';
import { INSTRUMENT } from '#testing/surveys.ts';

const product = useProduct();
const NOW = new Date('2026-11-29T12:00:00Z');
const ORGANIZATION = newId();
const TALENT = newId();
const RESULT = newId();
const ROLE = newId();

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}
type Row = Record<string, unknown>;

let columns: Column[];

beforeAll(async () => {
  const { rows } = await product.deps.db.platform.read((db) =>
    readSql<Column>`
      select table_name as "table", column_name as name, udt_name as type from information_schema.columns
      where table_schema = current_schema() and table_name = any(${Object.keys(COPIED_TABLES)}) order by table_name, ordinal_position
    `.execute(db),
  );
  columns = rows.filter(({ name }) => !CLOSED_COLUMNS.includes(name));
});

const KEYS: Readonly<Record<string, string>> = {
  organization_id: ORGANIZATION,
  source_organization_id: ORGANIZATION,
  talent_id: TALENT,
  result_id: RESULT,
  roles_id: ROLE,
};

/** A unique value of a column, as formatted in JSON by the database. */
function valueOf({ table, name, type }: Column, index: number): unknown {
  if (type === 'uuid') return KEYS[name] ?? newId();
  if (type === '_uuid') return [newId()];
  if (type === 'bool') return true;
  if (type === '_text') return [`${table} ${name} one`, `${table} ${name} two`];
  if (type === 'jsonb')
    return { [`of ${table}`]: [`${name} inside`, 70_000 + index], more: { deep: `${table} ${name} deep` } };
  if (type === 'date') return `2019-03-${String(1 + (index % 28)).padStart(2, '0')}`;
  if (type === 'timestamptz') return new Date(Date.UTC(2020, 0, 1) + index * 86_400_000).toISOString();
  if (type === 'text' || type === 'tsvector') return `${table} ${name}`;
  return 10_000 + index;
}

const sheet = simulateSheet({ seed: 5, instrument: INSTRUMENT });
const score = JSON.parse(
  JSON.stringify(scoreSheet({ instrument: INSTRUMENT, answers: sheet.answers, seconds: sheet.seconds })),
);

/** The columns that a custom layout reads. */
const SHAPED_ROWS: Readonly<Record<string, Row>> = {
  talents: { id: TALENT },
  talents_results: { id: RESULT, language: 'DE', instrument_version: INSTRUMENT, result: score },
  result_versions: { result: score },
  survey_answers: { instrument_version: INSTRUMENT, item: 4, value: 2 },
  job_preferences: {
    skills: 'User Research | user research',
    languages: [{ label: 'Polish', value: 'polish', code: 'pl', proficiency: 'native' }],
    locations: [{ location: 'Hamburg', radius: 50 }],
    salary: 52_000,
  },
  inbox_messages: { is_from_talent: false },
};

/** One row of every table with a value in every column. */
function fullTables(): Record<string, readonly Row[]> {
  const rows = Map.groupBy(
    columns.map((column, index) => ({ column, value: valueOf(column, index) })),
    ({ column }) => column.table,
  );
  return Object.fromEntries(
    [...rows].map(([table, values]) => [
      table,
      [
        {
          ...Object.fromEntries(values.map(({ column, value }) => [column.name, value])),
          ...SHAPED_ROWS[table],
        },
      ],
    ]),
  );
}

function build(tables: Readonly<Record<string, readonly Row[]>>, language: Language) {
  const explainedTables = explainRows(tables, new Map([[ROLE, 'Bicycle mechanic']]));
  const input = {
    tables: explainedTables,
    workspaces: new Map([[ORGANIZATION, 'Nordlicht']]),
    logs: new Map(),
    poolImpressions: new Map(),
  };
  const model = buildCopyDocument(input, { language, now: NOW });
  return {
    tables: explainedTables,
    printedText: textsOf(model.chapters)
      .join('\n')
      .replaceAll(/[\u00a0\u202f]/g, ' '),
  };
}

/** Every text of the document. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

interface Leaf {
  readonly path: readonly string[];
  readonly value: unknown;
}

function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([name, child]) => leavesOf(child, [...path, name]));
}

/** Values that are formatted differently, and their place in the document. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = {
  'survey_answers.item': 'As the number in the order of the form.',
  'survey_answers.value': 'As the words of the box.',
  'job_preferences.skills': 'As the list of labels.',
  'job_preferences.languages': 'By name and level.',
  'job_preferences.locations': 'With the radius.',
  'job_preferences.salary': 'As an amount in euros.',
  'job_preferences.earliest_start': 'As a day.',
  'job_experiences.started_at': 'As month and year.',
  'job_experiences.ended_at': 'As month and year.',
  'job_experiences.currently_working': 'As an end of "today".',
  'inbox_messages.is_from_talent': 'As the sender.',
  'talent_consents.is_given': 'As given or withdrawn.',
  'pool_showings.times': 'In the list of workspaces that saw the person.',
  'pool_showings.date_first': 'In the list of workspaces that saw the person.',
  'pool_showings.date_last': 'In the list of workspaces that saw the person.',
};

const isTechnical = ({ path: [table = '', , column = ''], value }: Leaf) =>
  value === null ||
  isKey(value) ||
  NOT_PRINTED[column] !== undefined ||
  NOT_PRINTED[`${table}.${column}`] !== undefined ||
  SAID_OTHERWISE[`${table}.${column}`] !== undefined;

describe.each(['en', 'de'] as const)('the document in %s', (language) => {
  const { copy: texts, copyFields: fields, copyValues: values } = getDocumentTexts(language);
  const context = { language, texts, fields, values };

  it('contains every value of the machine-readable file', () => {
    const { tables, printedText } = build(fullTables(), language);
    const missingLeaves = leavesOf(tables)
      .filter((leaf) => !isTechnical(leaf))
      .filter(
        ({ value }) => !printedText.includes(formatValue(context, value).replaceAll(/[\u00a0\u202f]/g, ' ')),
      )
      .map(({ path, value }) => `${path.join('.')}: ${String(value)}`);
    expect(missingLeaves).toEqual([]);
  });

  it('has a label for every table and column', () => {
    const { tables, columns: columnLabels } = context.fields;
    const own = new Set([
      'talent_consents',
      'pool_showings',
      'inbox_messages',
      'talent_notes',
      'survey_answers',
      'job_experiences',
      'job_preferences_roles_1',
    ]);
    const printedColumns = columns.filter(
      ({ table, name, type }) =>
        !own.has(table) &&
        !type.endsWith('uuid') &&
        NOT_PRINTED[name] === undefined &&
        NOT_PRINTED[`${table}.${name}`] === undefined,
    );
    expect(
      [...new Set(printedColumns.map(({ table }) => table))].filter((table) => !(table in tables)),
    ).toEqual([]);
    const layouts = [
      'work_mode',
      'locations',
      'salary',
      'earliest_start',
      'rejected_reason',
      'rejected_note',
    ];
    const unnamedColumns = [...new Set(printedColumns.map(({ name }) => name))].filter(
      (name) => !(name in columnLabels),
    );
    expect(unnamedColumns.filter((name) => !layouts.includes(name))).toEqual([]);
  });

  it('has a label for every value of an enumeration', async () => {
    const { rows } = await product.deps.db.platform.read((db) =>
      readSql<{ name: string; definition: string }>`
        select conrelid::regclass::text as name, pg_get_constraintdef(oid) as definition from pg_constraint
        where contype = 'c' and conrelid::regclass::text = any(${Object.keys(COPIED_TABLES)})
      `.execute(db),
    );
    const listedValues = rows.flatMap(({ name, definition }) => {
      const [, column = '', list = ''] =
        /^CHECK \(\((\w+) (?:= ANY|<@) \(?ARRAY\[(.*?)\]/.exec(definition) ?? [];
      const isClosed = CLOSED_COLUMNS.includes(column) || name === 'talent_consents';
      return isClosed ? [] : [...list.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);
    });
    expect(listedValues.length).toBeGreaterThan(100);
    expect([...new Set(listedValues)].filter((value) => !(value in context.values))).toEqual([]);
  });

  it('prints statements and boxes as they were answered, numbered consecutively', () => {
    const items = getItems(INSTRUMENT, 'de');
    const answers = items.map(({ number }, index) => ({
      organization_id: ORGANIZATION,
      result_id: RESULT,
      item: number,
      value: (index % 4) + 1,
      seq: items.length - index,
      seconds: 2.5,
      instrument_version: INSTRUMENT,
      date_received: '2026-11-01T10:00:00Z',
    }));
    const { printedText } = build({ ...fullTables(), survey_answers: answers }, language);
    for (const { text } of items) expect(printedText).toContain(text);
    const start = printedText.indexOf(context.texts.answers.title);
    const numbers = printedText
      .slice(start)
      .split('\n')
      .filter((line) => /^\d{1,3}$/.test(line))
      .map(Number);
    expect(numbers).toEqual(items.map((_item, index) => index + 1));
    expect(printedText).toContain('trifft genau zu');
    expect(printedText).not.toContain('applies exactly');
    expect(printedText).toContain(INSTRUMENT);
    expect(printedText).toContain(language === 'de' ? 'Deutsch' : 'German');
  });

  it('prints results with bar, norm and date, and names beside keys', () => {
    const { printedText } = build(fullTables(), language);
    const { low, high } = score.traits.C;
    const [from, to] = [low, high].map((value) => formatNumber(language, value));
    expect(printedText).toContain(language === 'de' ? `${from} bis ${to}` : `${from} to ${to}`);
    expect(printedText).toContain(score.versions.norm);
    expect(printedText).toContain('Bicycle mechanic');
  });
});

it('excludes only existing columns', () => {
  const columnNames = columns.flatMap(({ table, name }) => [name, `${table}.${name}`]);
  expect(Object.keys(NOT_PRINTED).filter((name) => !columnNames.includes(name))).toEqual([]);
  expect(Object.keys(SAID_OTHERWISE).filter((name) => !columnNames.includes(name))).toEqual([]);
});

it('can be built for a person with nothing but a record', () => {
  const talents = [{ id: TALENT, organization_id: ORGANIZATION, email: 'kim@people.example' }];
  const { printedText } = build({ users: [{ email: 'kim@people.example' }], talents }, 'en');
  expect(printedText).toContain('kim@people.example');
  expect(printedText).not.toContain('Your answers');
});
