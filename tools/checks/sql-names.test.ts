import { expect, it } from 'vitest';
import { readSqlNames } from './sql-names.ts';

function namesIn(sql: string): string[] {
  return readSqlNames(sql).map(({ text }) => text);
}

it.each([
  [
    'create table if not exists notes (\n  id uuid not null,\n  found text,\n  constraint one unique (id)\n);',
    ['notes', 'one', 'id', 'found'],
  ],
  ['create unique index concurrently users__email on users (email);', ['users__email']],
  ['create or replace trigger users__kept after insert on users', ['users__kept']],
  ['alter table users add column seen boolean, add lost text;', ['users', 'seen', 'lost']],
  ['alter table users rename column seen to date_seen;', ['users', 'date_seen']],
  ['alter function told() rename to notify_users;', ['told', 'notify_users']],
  ['create function fold_text(value text, out kept integer) returns text', ['fold_text', 'value', 'kept']],
  ['declare\n  folded text; here uuid := id();\nbegin\n  perform 1;', ['folded', 'here']],
])('finds the names in %s', (sql, names) => {
  expect(namesIn(sql)).toEqual(names);
});

it('reads neither comments nor texts', () => {
  expect(namesIn("-- create table lost (\nselect 'create index found on x';")).toEqual([]);
});

it('says where a name begins', () => {
  const sql = '-- a table\ncreate table found (';
  expect(readSqlNames(sql)).toEqual([{ text: 'found', offset: sql.indexOf('found') }]);
});
