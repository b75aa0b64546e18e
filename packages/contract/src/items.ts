import type { Collections } from './collections.gen.ts';

// Types for queries and responses of the data interface: a row follows from the requested fields.

/** Collections under /items. Those starting with `own:` are an account's own data at /users/me. */
export type CollectionName = keyof Collections;

type Values<C extends CollectionName> = Collections[C]['values'];
type Groups<C extends CollectionName> = Collections[C]['groups'];
/** Relations to one record: the target collection, by field. */
type ToOne<C extends CollectionName> = Collections[C]['one'];
type ToMany<C extends CollectionName> = Collections[C]['many'];

type RelationTarget<C extends CollectionName, K> = K extends keyof ToOne<C>
  ? ToOne<C>[K] & CollectionName
  : K extends keyof ToMany<C>
    ? ToMany<C>[K] & CollectionName
    : never;
type Relation<C extends CollectionName> = (keyof ToOne<C> | keyof ToMany<C>) & string;
type FieldName<C extends CollectionName> = keyof Values<C> & string;
/** The number of related records, `count(talents)`; returned as `talents_count`, a string of digits. */
type CountName<C extends CollectionName> = `count(${keyof ToMany<C> & string})`;

type Head<Path extends string> = Path extends `${infer First}.${string}` ? First : Path;
type Tail<Path extends string, First extends string> = Path extends `${First}.${infer Further}`
  ? Further
  : never;

/** A path inside a group; if invalid, the valid names. */
type GroupPath<Group, Path extends string> = Path extends `${infer First}.${infer Further}`
  ? First extends keyof Group & string
    ? `${First}.${GroupPath<Group[First], Further>}`
    : keyof Group & string
  : Path extends keyof Group
    ? Path
    : keyof Group & string;

/** A path of fields from a collection; if invalid, the valid names. */
export type Path<
  C extends CollectionName,
  FieldPath extends string,
> = FieldPath extends `${infer First}.${infer Further}`
  ? First extends Relation<C>
    ? `${First}.${Path<RelationTarget<C, First>, Further>}`
    : First extends keyof Groups<C> & string
      ? `${First}.${GroupPath<Groups<C>[First], Further>}`
      : FieldName<C>
  : FieldPath extends FieldName<C> | (keyof Groups<C> & string) | CountName<C>
    ? FieldPath
    : FieldName<C> | (keyof Groups<C> & string) | CountName<C>;

type GroupOf<Group, Paths extends string> = [Paths] extends [never]
  ? Group
  : {
      readonly [K in Head<Paths>]: K extends keyof Group ? GroupOf<Group[K], Tail<Paths, K>> : never;
    };

type Answer<C extends CollectionName, K extends string, Further extends string> = K extends keyof Groups<C>
  ? GroupOf<Groups<C>[K], Further>
  : [Further] extends [never]
    ? K extends keyof Values<C>
      ? Values<C>[K]
      : string
    : K extends keyof ToMany<C>
      ? readonly RowOf<RelationTarget<C, K>, Further>[]
      : NonNullFields<RowOf<RelationTarget<C, K>, Further>, FilledName<C, K>> | null;

type FilledName<C extends CollectionName, K> = K extends keyof Collections[C]['filled']
  ? Collections[C]['filled'][K]
  : never;
type NonNullFields<Record, Name> = {
  readonly [K in keyof Record]: K extends Name ? NonNullable<Record[K]> : Record[K];
};

type RowOf<C extends CollectionName, Paths extends string> = {
  readonly [K in Head<Paths> as K extends `count(${infer Relation})` ? `${Relation}_count` : K]: Answer<
    C,
    K,
    Tail<Paths, K>
  >;
};

/** A record as returned for these fields; optional ones may not have been requested. */
export type Row<
  C extends CollectionName,
  Fields extends readonly string[],
  Optional extends readonly string[] = readonly [],
> = [Optional[number]] extends [never]
  ? RowOf<C, Fields[number]>
  : RowOf<C, Fields[number]> & Partial<RowOf<C, Optional[number]>>;

type Comparison<Value> = {
  readonly _eq?: Value;
  readonly _neq?: Value;
  readonly _in?: readonly Value[];
  readonly _nin?: readonly Value[];
  readonly _lt?: Value;
  readonly _lte?: Value;
  readonly _gt?: Value;
  readonly _gte?: Value;
  readonly _between?: readonly [Value, Value];
  readonly _contains?: string;
  readonly _icontains?: string;
  readonly _search?: string;
  readonly _null?: boolean;
  readonly _nnull?: boolean;
  readonly _empty?: boolean;
  readonly _nempty?: boolean;
};

type Condition<C extends CollectionName, K> = K extends keyof ToMany<C>
  ? Filter<RelationTarget<C, K>> & {
      readonly _some?: Filter<RelationTarget<C, K>>;
      readonly _none?: Filter<RelationTarget<C, K>>;
    }
  : K extends keyof Values<C>
    ?
        | Values<C>[K]
        | Comparison<Values<C>[K]>
        | (K extends keyof ToOne<C> ? Filter<RelationTarget<C, K>> : never)
    : never;

type GroupCondition<Group> = {
  readonly [K in keyof Group]?: Group[K] extends object ? GroupCondition<Group[K]> : Comparison<Group[K]>;
};

/** A condition on the records of a collection and of its relations. */
export type Filter<C extends CollectionName> = {
  readonly [K in keyof Values<C>]?: Condition<C, K>;
} & { readonly [K in keyof Groups<C>]?: GroupCondition<Groups<C>[K]> } & {
  readonly _and?: readonly Filter<C>[];
  readonly _or?: readonly Filter<C>[];
};

export type SortPath<C extends CollectionName> =
  | FieldName<C>
  | CountName<C>
  | { [K in keyof ToOne<C> & string]: `${K}.${FieldName<RelationTarget<C, K>>}` }[keyof ToOne<C> & string]
  | { [K in keyof Groups<C> & string]: `${K}.${keyof Groups<C>[K] & string}` }[keyof Groups<C> & string];

/** A sort key; a minus reverses it. */
export type Sort<C extends CollectionName> = SortPath<C> | `-${SortPath<C>}`;

/** Records to link, change and unlink. For a junction, the keys of the far side are sufficient. */
type ListInput<C extends CollectionName> = {
  readonly create?: readonly (string | CreateInput<C>)[];
  readonly update?: readonly (UpdateInput<C> & { readonly id: string })[];
  readonly delete?: readonly string[];
};

type Input<C extends CollectionName, K> = K extends keyof ToMany<C>
  ? ListInput<RelationTarget<C, K>>
  : K extends keyof Collections[C]['inputs']
    ? Collections[C]['inputs'][K]
    : K extends keyof Values<C>
      ? Values<C>[K] | (K extends Collections[C]['nested'] ? CreateInput<RelationTarget<C, K>> : never)
      : K extends keyof Groups<C>
        ? Partial<Groups<C>[K]>
        : never;

/** The fields of a new record; none for a collection without creation. */
export type CreateInput<C extends CollectionName> = [Collections[C]['create']] extends [never]
  ? never
  : { readonly [K in Collections[C]['required']]: Input<C, K> } & {
      readonly [K in Exclude<Collections[C]['create'], Collections[C]['required']>]?: Input<C, K>;
    };

/** The writable fields of a record; none for a read-only collection. */
export type UpdateInput<C extends CollectionName> = [Collections[C]['update']] extends [never]
  ? never
  : { readonly [K in Collections[C]['update']]?: Input<C, K> };

/** How the records of a relation are sorted. */
export type Deep<C extends CollectionName> = {
  readonly [K in keyof ToMany<C>]?: { readonly _sort: Sort<RelationTarget<C, K>> };
};

/** Collections with soft deletion by a date. */
export type DeletableCollection = {
  [C in CollectionName]: 'date_deleted' extends Collections[C]['update'] ? C : never;
}[CollectionName];
