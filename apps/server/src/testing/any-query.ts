import type { Actor } from '@quint/domain/workspace/actor.ts';
import fc from 'fast-check';
import { COLLECTIONS } from '#collections.ts';
import type { Collection, ColumnType, Field, Fields } from '#items/declare/collection.ts';
import { isReadable } from '#items/ask/selection.ts';

// Queries on any collection, generated from the declarations alone, with every field, relation and operator.

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

/** A sequence of numbers that determines a query; a shorter one gives a smaller query. */
function createChoices(numbers: readonly number[]) {
  let index = 0;
  const below = (limit: number): number => (numbers[index++] ?? 0) % limit;
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

type Choices = ReturnType<typeof createChoices>;
type NamedField = readonly [name: string, field: Field];

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

function operand(
  choices: Choices,
  type: ColumnType,
  operator: string,
  { texts, numbers }: Curiosity,
): unknown {
  if (operator.endsWith('null') || operator.endsWith('empty') || type === 'boolean') return choices.often(50);
  const one = () => (type === 'integer' || type === 'bigint' ? choices.pick(numbers) : choices.pick(texts));
  return operator === '_in' || operator === '_nin' ? [one(), one()] : one();
}

function collectionOf(name: string): Collection {
  const collection = COLLECTIONS.get(name);
  if (collection === undefined) throw new Error(`There is no collection ${name}`);
  return collection;
}

/** The fields an actor can use; relations only up to the maximum depth. */
function listNamedFields(fields: Fields, { actor, without }: Curiosity, relations: number): NamedField[] {
  return Object.entries(fields).filter(([, field]) => {
    if (field.kind === 'column' || field.kind === 'group') return isReadable(field, actor);
    const isOpen = isReadable(field, actor) && collectionOf(field.to).access.read(actor).isAllowed;
    return relations > 0 && isOpen && !without.includes(field.to);
  });
}

/** A condition on one field, through relations and groups down to a value. */
function condition(
  choices: Choices,
  fields: Fields,
  who: Curiosity,
  relations: number,
): Record<string, unknown> {
  const able = listNamedFields(fields, who, relations);
  if (able.length === 0) return {};
  const [name, field] = choices.pick(able);
  if (field.kind === 'column') {
    const operator = choices.pick(OPERATORS[field.type]);
    return { [name]: { [operator]: operand(choices, field.type, operator, who) } };
  }
  if (field.kind === 'group') return { [name]: condition(choices, field.fields, who, relations) };
  const inner = condition(choices, collectionOf(field.to).fields, who, relations - 1);
  const word = field.kind === 'many' ? choices.pick(['', '_some', '_none']) : '';
  return { [name]: word === '' ? inner : { [word]: inner } };
}

function filter(choices: Choices, fields: Fields, who: Curiosity): Record<string, unknown> {
  const one = () => condition(choices, fields, who, MAX_RELATIONS);
  if (choices.often(60)) return one();
  return { [choices.pick(['_and', '_or'])]: [one(), one()] };
}

/** A path to a value, to a relation or a wildcard. */
function path(choices: Choices, fields: Fields, who: Curiosity, relations = MAX_RELATIONS): string {
  const able = listNamedFields(fields, who, relations);
  if (choices.often(8) || able.length === 0) return '*';
  const [name, field] = choices.pick(able);
  if (field.kind === 'column' || choices.often(20)) return name;
  if (field.kind === 'group') return `${name}.${path(choices, field.fields, who, relations)}`;
  if (field.kind === 'many' && choices.often(15)) return `count(${name})`;
  return `${name}.${path(choices, collectionOf(field.to).fields, who, relations - 1)}`;
}

/** A path to a sortable value. */
function sortKey(choices: Choices, fields: Fields, who: Curiosity, relations = MAX_RELATIONS): string {
  const able = listNamedFields(fields, who, relations).filter(
    ([, field]) => field.kind !== 'column' || (field.sort !== false && !/json|s$/.test(field.type)),
  );
  if (able.length === 0) return 'id';
  const [name, field] = choices.pick(able);
  if (field.kind === 'column') return name;
  if (field.kind === 'many') return `count(${name})`;
  if (field.kind === 'group') return `${name}.${sortKey(choices, field.fields, who, relations)}`;
  return `${name}.${sortKey(choices, collectionOf(field.to).fields, who, relations - 1)}`;
}

const maybeMinus = (choices: Choices, key: string) => (choices.often(50) ? `-${key}` : key);

function deepOf(
  choices: Choices,
  collection: Collection,
  who: Curiosity,
  paths: string[],
): Record<string, unknown> {
  const many = listNamedFields(collection.fields, who, MAX_RELATIONS).filter(
    ([, field]) => field.kind === 'many',
  );
  if (many.length === 0 || !choices.often(30)) return {};
  const [name, field] = choices.pick(many);
  if (field.kind !== 'many') return {};
  const { fields } = collectionOf(field.to);
  paths.push(`${name}.${path(choices, fields, who, 1)}`);
  return {
    deep: {
      [name]: {
        ...(choices.often(60) ? { _filter: condition(choices, fields, who, 1) } : {}),
        ...(choices.often(60) ? { _sort: maybeMinus(choices, sortKey(choices, fields, who, 1)) } : {}),
        ...(choices.often(40) ? { _search: choices.pick(who.texts) } : {}),
        ...(choices.often(40) ? { _limit: 1 } : {}),
      },
    },
  };
}

function listQuery(choices: Choices, collection: Collection, who: Curiosity): Record<string, unknown> {
  const { fields } = collection;
  const paths = Array.from({ length: 1 + choices.below(4) }, () => path(choices, fields, who));
  const deep = deepOf(choices, collection, who, paths);
  const columns = listNamedFields(fields, who, 0);
  const alias = choices.often(20) ? { alias: { other_name: choices.pick(columns)[0] } } : {};
  return {
    ...deep,
    ...alias,
    fields: 'alias' in alias ? [...paths, 'other_name'] : paths,
    ...(choices.often(60) ? { filter: filter(choices, fields, who) } : {}),
    ...(choices.often(50) ? { sort: maybeMinus(choices, sortKey(choices, fields, who)) } : {}),
    ...(choices.often(25) ? { search: choices.pick(who.texts) } : {}),
    ...(choices.often(40) ? { meta: '*' } : {}),
    limit: choices.pick([-1, 1, 3, 100]),
  };
}

function groupQuery(choices: Choices, collection: Collection, who: Curiosity): Record<string, unknown> {
  const columns = listNamedFields(collection.fields, who, 0).filter(([, field]) => field.kind === 'column');
  const column = () => choices.pick(columns)[0];
  const aggregate = Object.fromEntries(
    Array.from({ length: 1 + choices.below(2) }, () => {
      const name = choices.pick(['count', 'countDistinct', 'min', 'max', 'sum', 'avg']);
      return [name, name === 'count' && choices.often(30) ? '*' : column()];
    }),
  );
  return {
    aggregate,
    ...(choices.often(50) ? { groupBy: [column()] } : {}),
    ...(choices.often(50) ? { filter: filter(choices, collection.fields, who) } : {}),
    ...(choices.often(20) ? { search: choices.pick(who.texts) } : {}),
  };
}

/** Any query an actor may send to any collection. */
export function anyQuery(who: Curiosity): fc.Arbitrary<AnyQuery> {
  const open = [...COLLECTIONS.values()].filter(
    ({ name, access }) => access.read(who.actor).isAllowed && !who.without.includes(name),
  );
  return fc.array(fc.nat({ max: 9999 }), { minLength: 10, maxLength: 90 }).map((numbers) => {
    const choices = createChoices(numbers);
    const collection = choices.pick(open);
    const build = choices.often(75) ? listQuery : groupQuery;
    return { collection: collection.name, query: build(choices, collection, who) };
  });
}
