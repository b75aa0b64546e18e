import type { Actor } from '@quint/domain/actor.ts';
import fc from 'fast-check';
import { COLLECTIONS } from '#collections.ts';
import type { Collection, ColumnType, Field, Fields } from '#items/declare/collection.ts';
import { isReadable } from '#items/ask/selection.ts';

// Queries on any collection, generated from the declarations alone: every field, relation and operator gets its turn.

export interface AnyQuery {
  readonly collection: string;
  readonly query: Readonly<Record<string, unknown>>;
}

/** The actor, and the values used in conditions. */
interface Curiosity {
  readonly actor: Actor;
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
  /** Collections that are left out. */
  readonly without: readonly string[];
}

/** A sequence of numbers that decides what a query looks like; a shorter one makes a smaller query. */
function createTape(numbers: readonly number[]) {
  let place = 0;
  const below = (limit: number): number => (numbers[place++] ?? 0) % limit;
  return {
    below,
    often: (percent: number) => below(100) >= 100 - percent,
    pick<Value>(list: readonly Value[]): Value {
      const value = list[below(list.length)];
      if (value === undefined) throw new Error('Nothing to pick from');
      return value;
    },
  };
}

type Tape = ReturnType<typeof createTape>;
type Named = readonly [name: string, field: Field];

const MAX_RELATIONS = 2;
const FOR_ANY = ['_null', '_nnull'];
const OPERATORS: Readonly<Record<ColumnType, readonly string[]>> = {
  text: [
    ...FOR_ANY,
    '_empty',
    '_nempty',
    '_eq',
    '_neq',
    '_in',
    '_nin',
    '_lt',
    '_gt',
    '_contains',
    '_ncontains',
    '_icontains',
    '_search',
    '_starts_with',
    '_nstarts_with',
    '_ends_with',
  ],
  integer: [...FOR_ANY, '_eq', '_neq', '_lt', '_gte', '_in'],
  bigint: [...FOR_ANY, '_eq', '_gt'],
  boolean: [...FOR_ANY, '_eq', '_neq'],
  uuid: FOR_ANY,
  timestamp: FOR_ANY,
  date: FOR_ANY,
  json: [...FOR_ANY, '_empty', '_nempty'],
  texts: [...FOR_ANY, '_empty', '_nempty', '_contains', '_ncontains'],
  uuids: [...FOR_ANY, '_empty', '_nempty'],
};

function operand(tape: Tape, type: ColumnType, operator: string, { texts, numbers }: Curiosity): unknown {
  if (operator.endsWith('null') || operator.endsWith('empty') || type === 'boolean') return tape.often(50);
  const one = () => (type === 'integer' || type === 'bigint' ? tape.pick(numbers) : tape.pick(texts));
  return operator === '_in' || operator === '_nin' ? [one(), one()] : one();
}

function collectionOf(name: string): Collection {
  const collection = COLLECTIONS.get(name);
  if (collection === undefined) throw new Error(`There is no collection ${name}`);
  return collection;
}

/** The fields an actor can name; relations only while depth is left. */
function named(fields: Fields, { actor, without }: Curiosity, relations: number): Named[] {
  return Object.entries(fields).filter(([, field]) => {
    if (field.kind === 'column' || field.kind === 'group') return isReadable(field, actor);
    const isOpen = isReadable(field, actor) && collectionOf(field.to).access.read(actor).allowed;
    return relations > 0 && isOpen && !without.includes(field.to);
  });
}

/** A condition on one field, through relations and groups down to a value. */
function condition(tape: Tape, fields: Fields, who: Curiosity, relations: number): Record<string, unknown> {
  const able = named(fields, who, relations);
  if (able.length === 0) return {};
  const [name, field] = tape.pick(able);
  if (field.kind === 'column') {
    const operator = tape.pick(OPERATORS[field.type]);
    return { [name]: { [operator]: operand(tape, field.type, operator, who) } };
  }
  if (field.kind === 'group') return { [name]: condition(tape, field.fields, who, relations) };
  const inner = condition(tape, collectionOf(field.to).fields, who, relations - 1);
  const word = field.kind === 'many' ? tape.pick(['', '_some', '_none']) : '';
  return { [name]: word === '' ? inner : { [word]: inner } };
}

function filter(tape: Tape, fields: Fields, who: Curiosity): Record<string, unknown> {
  const one = () => condition(tape, fields, who, MAX_RELATIONS);
  if (tape.often(60)) return one();
  return { [tape.pick(['_and', '_or'])]: [one(), one()] };
}

/** A path to a value, to a relation or to everything there. */
function path(tape: Tape, fields: Fields, who: Curiosity, relations = MAX_RELATIONS): string {
  const able = named(fields, who, relations);
  if (tape.often(8) || able.length === 0) return '*';
  const [name, field] = tape.pick(able);
  if (field.kind === 'column' || tape.often(20)) return name;
  if (field.kind === 'group') return `${name}.${path(tape, field.fields, who, relations)}`;
  if (field.kind === 'many' && tape.often(15)) return `count(${name})`;
  return `${name}.${path(tape, collectionOf(field.to).fields, who, relations - 1)}`;
}

/** A path to a sortable value. */
function sortKey(tape: Tape, fields: Fields, who: Curiosity, relations = MAX_RELATIONS): string {
  const able = named(fields, who, relations).filter(
    ([, field]) => field.kind !== 'column' || (field.sort !== false && !/json|s$/.test(field.type)),
  );
  if (able.length === 0) return 'id';
  const [name, field] = tape.pick(able);
  if (field.kind === 'column') return name;
  if (field.kind === 'many') return `count(${name})`;
  if (field.kind === 'group') return `${name}.${sortKey(tape, field.fields, who, relations)}`;
  return `${name}.${sortKey(tape, collectionOf(field.to).fields, who, relations - 1)}`;
}

const maybeMinus = (tape: Tape, key: string) => (tape.often(50) ? `-${key}` : key);

function deepOf(
  tape: Tape,
  collection: Collection,
  who: Curiosity,
  paths: string[],
): Record<string, unknown> {
  const many = named(collection.fields, who, MAX_RELATIONS).filter(([, field]) => field.kind === 'many');
  if (many.length === 0 || !tape.often(30)) return {};
  const [name, field] = tape.pick(many);
  if (field.kind !== 'many') return {};
  const { fields } = collectionOf(field.to);
  paths.push(`${name}.${path(tape, fields, who, 1)}`);
  return {
    deep: {
      [name]: {
        ...(tape.often(60) ? { _filter: condition(tape, fields, who, 1) } : {}),
        ...(tape.often(60) ? { _sort: maybeMinus(tape, sortKey(tape, fields, who, 1)) } : {}),
        ...(tape.often(40) ? { _search: tape.pick(who.texts) } : {}),
        ...(tape.often(40) ? { _limit: 1 } : {}),
      },
    },
  };
}

function listQuery(tape: Tape, collection: Collection, who: Curiosity): Record<string, unknown> {
  const { fields } = collection;
  const paths = Array.from({ length: 1 + tape.below(4) }, () => path(tape, fields, who));
  const deep = deepOf(tape, collection, who, paths);
  const columns = named(fields, who, 0);
  const alias = tape.often(20) ? { alias: { other_name: tape.pick(columns)[0] } } : {};
  return {
    ...deep,
    ...alias,
    fields: 'alias' in alias ? [...paths, 'other_name'] : paths,
    ...(tape.often(60) ? { filter: filter(tape, fields, who) } : {}),
    ...(tape.often(50) ? { sort: maybeMinus(tape, sortKey(tape, fields, who)) } : {}),
    ...(tape.often(25) ? { search: tape.pick(who.texts) } : {}),
    ...(tape.often(40) ? { meta: '*' } : {}),
    limit: tape.pick([-1, 1, 3, 100]),
  };
}

function groupQuery(tape: Tape, collection: Collection, who: Curiosity): Record<string, unknown> {
  const columns = named(collection.fields, who, 0).filter(([, field]) => field.kind === 'column');
  const column = () => tape.pick(columns)[0];
  const aggregate = Object.fromEntries(
    Array.from({ length: 1 + tape.below(2) }, () => {
      const name = tape.pick(['count', 'countDistinct', 'min', 'max', 'sum', 'avg']);
      return [name, name === 'count' && tape.often(30) ? '*' : column()];
    }),
  );
  return {
    aggregate,
    ...(tape.often(50) ? { groupBy: [column()] } : {}),
    ...(tape.often(50) ? { filter: filter(tape, collection.fields, who) } : {}),
    ...(tape.often(20) ? { search: tape.pick(who.texts) } : {}),
  };
}

/** Any query an actor may send to any collection. */
export function anyQuery(who: Curiosity): fc.Arbitrary<AnyQuery> {
  const open = [...COLLECTIONS.values()].filter(
    ({ name, access }) => access.read(who.actor).allowed && !who.without.includes(name),
  );
  return fc.array(fc.nat({ max: 9999 }), { minLength: 10, maxLength: 90 }).map((numbers) => {
    const tape = createTape(numbers);
    const collection = tape.pick(open);
    const build = tape.often(75) ? listQuery : groupQuery;
    return { collection: collection.name, query: build(tape, collection, who) };
  });
}
