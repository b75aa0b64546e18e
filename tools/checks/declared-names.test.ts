import { expect, it } from 'vitest';
import { readDeclarations } from './declared-names.ts';

function namesIn(text: string): string[] {
  return readDeclarations('file.tsx', text).names.map((name) => (name.isMember ? '.' : '') + name.text);
}

it.each([
  ['const row = 1; let [first, ...others] = list;', ['row', 'first', 'others']],
  ['const { user, name: label, ...rest } = person;', ['label', 'rest']],
  ['function send(mail: Mail, { now = 1, to: address }: Options) {}', ['send', 'mail', 'address']],
  ['type Send = (mail: Mail) => void;', ['Send', 'mail']],
  ['interface Row { readonly id: string; save(now: Date): void }', ['Row', '.id', '.save', 'now']],
  ['class Queue<Item> { #size = 0; push(item: Item) {} }', ['Queue', 'Item', '.size', '.push', 'item']],
  ['try { run(); } catch (error) { log(error); }', ['error']],
  ["import path, { join as joinPaths, sep } from 'path';", ['path', 'joinPaths']],
  ['const view = <List items={rows.map((row) => row.id)} />;', ['view', 'row']],
])('finds what %s declares', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

it('leaves keys of values to the type that declares them', () => {
  expect(namesIn("send({ found: 1, 'kept': 2 });")).toEqual([]);
});

it('finds comments with their place', () => {
  expect(readDeclarations('file.ts', '// one\nrun(); /* two */').comments).toEqual([
    { text: ' one', offset: 0 },
    { text: ' two ', offset: 14 },
  ]);
});

it('refuses a file that cannot be parsed', () => {
  expect(() => readDeclarations('file.ts', 'const =')).toThrow(SyntaxError);
});
