import { expect, it } from 'vitest';
import { findOwnOrders } from './text-order.ts';

it.each([
  'names.toSorted((a, b) => a.localeCompare(b))',
  "new Intl.Collator('de')",
  'names.sort()',
  '[...names].toSorted()',
  'rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))',
  'sql`select name from roles order by name`',
  'sql`select name from roles r order by r.date_created desc, r.name desc, r.id limit 1`',
  'sql`json_agg(a.name order by a.name)`',
  'sql`select id from people order by ${name}, id offset 3`',
  "db.selectFrom('roles').orderBy('a.name')",
])('refuses %s', (text) => {
  expect(findOwnOrders('file.ts', text)).toHaveLength(1);
});

it.each([
  'names.toSorted(compareText)',
  'keys.toSorted(compareCodes)',
  'sql`select name from roles order by name collate "und-x-icu", id`',
  'sql`select from jobs order by q.name collate "C"`',
  'sql`select from people order by lower(p.email) for update`',
  "db.orderBy('name', (name) => name.collate('und-x-icu'))",
  "db.orderBy('date_created')",
])('accepts %s', (text) => {
  expect(findOwnOrders('file.ts', text)).toEqual([]);
});
