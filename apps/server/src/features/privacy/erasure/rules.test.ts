import { describe, expect, it } from 'vitest';
import { readSql } from '#database/read-sql.ts';
import { textsOfOthers } from '#features/privacy/erasure/columns/model.ts';
import { ERASING_RULES } from '#features/privacy/erasure/model.ts';
import { useProduct } from '#testing/product.ts';

const product = useProduct();

interface Column {
  readonly relation: string;
  readonly name: string;
  readonly type: string;
  /** A check allows words of a closed list only. */
  readonly is_closed: boolean;
  /** It refers to a talent or an account. */
  readonly is_person: boolean;
}

async function readColumns(): Promise<Column[]> {
  const { rows } = await product.deps.db.platform.read((db) =>
    readSql<Column>`
      select c.relname as relation, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like ${'%= ANY (ARRAY[%'}) as is_closed,
        exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)
          and k.confrelid in ('users'::regclass, 'talents'::regclass)) as is_person
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname <> 'organization_id'
      order by 1, a.attnum
    `.execute(db),
  );
  return rows;
}

const FREE = new Set(['text', 'text[]', 'jsonb', 'json', 'bytea', 'character varying']);
const NAMES_PEOPLE = /user|talent|_by$|watch|mover|subject|email|phone|name/;

/** A name, an address, a text without a closed list, or the key of a person. */
function isAboutPeople({ name, type, is_closed: isClosed, is_person: isPerson }: Column): boolean {
  if (isPerson) return true;
  if (FREE.has(type)) return !isClosed;
  return type.startsWith('uuid') && NAMES_PEOPLE.test(name);
}

/** Languages and plans have lists that the database does not know. */
const LISTED_ELSEWHERE = new Set(['language', 'locale', 'time_zone', 'pack']);

describe('the list of what becomes of every table', () => {
  it('has every table of the schema, and no other', async () => {
    const tables = new Set((await readColumns()).map(({ relation }) => relation));
    expect([...tables].filter((name) => ERASING_RULES[name] === undefined)).toEqual([]);
    expect(Object.keys(ERASING_RULES).filter((name) => !tables.has(name))).toEqual([]);
  });

  it('names texts to search only in tables of workspaces', async () => {
    const ofWorkspaces = await product.deps.db.platform.read((db) =>
      readSql<{ name: string }>`
        select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'organization_id'
      `.execute(db),
    );
    const names = new Set(ofWorkspaces.rows.map(({ name }) => name));
    expect(textsOfOthers().filter(({ table }) => !names.has(table))).toEqual([]);
  });

  it('says of every column with words or keys of people what becomes of it, where rows stay', async () => {
    const columns = await readColumns();
    const unsaid = columns
      .filter(({ relation }) => ERASING_RULES[relation]?.rows !== 'deleted')
      .filter((column) => isAboutPeople(column) && !LISTED_ELSEWHERE.has(column.name))
      .filter(({ relation, name }) => ERASING_RULES[relation]?.columns[name] === undefined)
      .map(({ relation, name }) => `${relation}.${name}`);
    expect(unsaid).toEqual([]);
  });

  it('names columns that exist', async () => {
    const existingColumns = new Set((await readColumns()).map(({ relation, name }) => `${relation}.${name}`));
    const ruleColumns = Object.entries(ERASING_RULES).flatMap(([table, { columns }]) =>
      Object.keys(columns).map((name) => `${table}.${name}`),
    );
    expect(ruleColumns.filter((name) => !existingColumns.has(name))).toEqual([]);
  });

  it('gives a reason for all that is kept', () => {
    const retainedRules = Object.values(ERASING_RULES).filter(({ rows }) => rows === 'kept');
    expect(retainedRules.filter(({ why }) => why === undefined)).toEqual([]);
  });
});
