import type { Failure } from '@quint/contract/base/errors.ts';
import type { JsonValues } from '@quint/contract/json-values.ts';
import type { Access, Actor, UserRole } from '@quint/domain/workspace/actor.ts';
import { NOT_ALLOWED } from '@quint/domain/workspace/actor.ts';
import { canReachCollection } from '@quint/domain/workspace/api-scopes.ts';
import type { Sql } from '#database/sql.ts';
import type { FieldWriteContext, Writes } from '#items/declare/writes.ts';

/** A filter in the grammar of the query, also used for the scope of a collection. */
export type Filter = { readonly [key: string]: unknown };

export type ColumnType =
  | 'uuid'
  | 'text'
  | 'integer'
  | 'bigint'
  | 'boolean'
  | 'timestamp'
  | 'date'
  | 'json'
  | 'texts'
  | 'uuids';

export const ADMINS: readonly UserRole[] = ['APP_ADMIN', 'ORG_ADMIN'];
/** Who reads and writes their own data: talents, and hiring managers who are also talents. */
export const TALENTS: readonly UserRole[] = ['ORG_USER', 'HIRING_MANAGER'];
/** Who may read a field without explicit visibility. A works council account sees only explicitly listed fields. */
export const EVERYBODY: readonly UserRole[] = [...ADMINS, ...TALENTS];

/** The values available to an SQL expression of a declaration. */
export interface RowSql {
  /** Alias of the row. */
  readonly row: Sql;
  readonly actor: Actor;
  /** The id of the workspace the row belongs to. */
  readonly organization: Sql;
  /** Whether that is the active workspace of the actor. */
  readonly isOwn: boolean;
  /** The id of the actor's account. */
  readonly user: Sql;
}

/** How a field is written. Read-only without it. */
export interface WriteRule {
  readonly by: readonly UserRole[];
  /** Limits writing to one of the two actions. */
  readonly only?: 'create' | 'update';
  /** Checks and normalises a value; throws an error of the catalogue. Also called with null. */
  readonly accept?: (value: unknown, context: FieldWriteContext) => unknown;
  /** The columns that a value sets, if different from the column of the field. */
  readonly set?: (value: unknown, context: FieldWriteContext) => Readonly<Record<string, unknown>>;
  /** The error of a create without the field. */
  readonly missingFailure?: () => Failure;
  /** Rows in which the field is read-only for everybody, and the error of writing it. */
  readonly closedRule?: {
    readonly rows: (context: RowSql) => Sql;
    readonly failure: (path: string) => Failure;
  };
}

interface Readable {
  /** The roles that may read it, and thus filter and sort by it. */
  readonly read?: readonly UserRole[];
}

export interface ColumnField extends Readable {
  readonly kind: 'column';
  readonly type: ColumnType;
  /** The column name; defaults to the wire name. */
  readonly column?: string;
  /** An expression in place of the column: derived and masked values. */
  readonly sql?: (context: RowSql) => Sql;
  /** Whether an expression may be null, and its closed list of values; for a column the schema defines both. */
  readonly nullable?: boolean;
  readonly allowedValues?: readonly string[];
  readonly shape?: keyof JsonValues;
  readonly filter?: boolean;
  readonly sort?: boolean;
  /** The text is one line without invisible characters; the name of a person or a workspace contains no URL either. */
  readonly line?: 'title' | 'name';
  /** An e-mail address: `_eq` and `_in` find it in each spelling. */
  readonly isAddress?: boolean;
  /** Included in the full-text parameter `search`; `phone` is a number, found in each format. */
  readonly search?: boolean | 'phone';
  /** Part of a person's result: reading it is audited. */
  readonly personal?: boolean;
  readonly write?: WriteRule;
}

/** A group of columns of the same row, an object on the wire. */
export interface GroupField extends Readable {
  readonly kind: 'group';
  readonly fields: Fields;
}

/** Many-to-one: a key column of this row, or the record for a nested selection. */
export interface ToOneField extends Readable {
  readonly kind: 'one';
  readonly to: string;
  readonly column?: string;
  /** An expression in place of the column; such a key is read-only. */
  readonly sql?: (context: RowSql) => Sql;
  /** An object without a key creates the related record, one with a key changes it. */
  readonly allowsNested?: boolean;
  /** Further keys that an object given as the value may contain; they are ignored. */
  readonly tolerates?: readonly string[];
  readonly write?: WriteRule;
}

/** One record picked from a to-many: the first in the given order. Its `filledFields` are not null. */
export interface PickField extends Readable {
  readonly kind: 'pick';
  readonly to: string;
  readonly by: string;
  readonly where?: Filter;
  readonly sort: readonly string[];
  readonly filledFields?: readonly string[];
}

/** One-to-many; `through` is the key field that continues the relation if the target is a junction. */
export interface ToManyField extends Readable {
  readonly kind: 'many';
  readonly to: string;
  readonly by: string;
  readonly through?: string;
  /** Records persist without this one: keys attach them, and a removed one only loses its key. No junctions. */
  readonly detach?: boolean;
  /** The error of removing an unlisted record; defaults to FORBIDDEN. */
  readonly unknownFailure?: () => Failure;
  readonly write?: Pick<WriteRule, 'by' | 'only' | 'missingFailure'>;
}

export type RelationField = ToOneField | PickField | ToManyField;
export type Field = ColumnField | GroupField | RelationField;
export type Fields = Readonly<Record<string, Field>>;

/** How rows belong to workspaces: by their organization_id, as the workspace itself, to several, or to none. */
export type Tenancy = 'column' | 'self' | 'shared' | 'none';

/** The visible rows of a collection, and their owners. */
export interface Rows {
  /** Defaults to `column`. */
  readonly tenancy?: Tenancy;
  /** Links a row to a workspace, if the row belongs to several. */
  readonly tenant?: (context: Pick<RowSql, 'row' | 'organization'>) => Sql;
  /** Whether the actor works on the rows of all workspaces, under the platform's database role. */
  readonly platform?: (actor: Actor) => boolean;
  /** Whether the rows are people: reading their personal fields is audited under the key of the person. */
  readonly arePeople?: boolean;
  /** The field with the person whose data export includes the rows. */
  readonly inCopyOf?: string;
  /** The columns that the server's role may read, for a table with restricted columns. */
  readonly columns?: readonly string[];
  /** Rows visible to the interface: not deleted ones. */
  readonly exists?: Filter;
  /** Additional condition for rows that an actor may read and change. Undefined for all rows of the workspace. */
  readonly scope?: (actor: Actor) => Filter | undefined;
  /** Rows that an actor may change, if fewer than those they may read. */
  readonly changes?: (actor: Actor) => Filter | undefined;
}

export function tenancyOf({ rows }: Collection): Tenancy {
  return rows?.tenancy ?? 'column';
}

/** The declaration of a collection; the engine knows nothing else about it. */
export interface Collection {
  readonly name: string;
  readonly table: string;
  readonly fields: Fields;
  readonly rows?: Rows;
  readonly access: {
    readonly read: (actor: Actor) => Access;
    readonly create?: (actor: Actor) => Access;
    readonly update?: (actor: Actor) => Access;
    readonly delete?: (actor: Actor) => Access;
  };
  readonly writes?: Writes;
  /** The order of rows without a sort key, before the key; defaults to the key. */
  readonly defaultSort?: readonly { readonly path: readonly string[]; readonly isDescending: boolean }[];
}

export interface MaskedValue {
  readonly rows: (context: RowSql) => Sql;
  /** The common value of all these rows, if they have one. */
  readonly value?: string;
  /** The stored value, as in the index; defaults to the column. */
  readonly storedSql?: (row: Sql) => Sql;
}

/** The capabilities of a table's indexes. Hints change the speed, but no response. */
export interface Hints {
  /** Fields whose order an index provides, besides the key. */
  readonly indexedSorts?: readonly string[];
  /** By field, the rows whose value differs from the stored one. */
  readonly maskedValue?: Readonly<Record<string, MaskedValue>>;
  /** An index over the words of a row, for `search` in many rows. */
  readonly searchIndex?: {
    /**
     * SQL function: keys of the rows that have the words of patterns, null when they are many. With a number as well,
     * null when they are more.
     */
    readonly find: string;
    /** The folded words as stored: those of all searched fields. */
    readonly words: (row: Sql) => Sql;
    /** Rows in which a reader sees something other than the stored value. */
    readonly differs: (context: RowSql) => Sql;
    /** Whether the index can look up this text, and stored words contain it wherever `search` finds it. */
    readonly covers: (text: string) => boolean;
  };
}

type Options<Kind extends Field> = Omit<Kind, 'kind'>;

export function column(type: ColumnType, options: Omit<Options<ColumnField>, 'type'> = {}): ColumnField {
  return { kind: 'column', type, ...options };
}
export function group(fields: Fields, options: Readable = {}): GroupField {
  return { kind: 'group', fields, ...options };
}
export function toOne(to: string, options: Omit<Options<ToOneField>, 'to'> = {}): ToOneField {
  return { kind: 'one', to, ...options };
}
export function pick(options: Options<PickField>): PickField {
  return { kind: 'pick', ...options };
}
export function toMany(options: Options<ToManyField>): ToManyField {
  return { kind: 'many', ...options };
}

/** Collections by their wire name, which relations refer to, and the hints for their tables. */
export interface Registry extends ReadonlyMap<string, Collection> {
  /** Without it, no statement is compiled for speed. */
  readonly hints: ReadonlyMap<string, Hints> | undefined;
}

/** The collection that a relation points to. */
export function targetOf(registry: Registry, { to }: { readonly to: string }): Collection {
  const target = registry.get(to);
  if (target === undefined) throw new Error(`Relation to "${to}", which is not declared`);
  return target;
}

export type Action = keyof Collection['access'];

/** Whether the actor may run this action on records of the collection. Undeclared actions are refused to everybody. */
export function accessTo({ access }: Collection, action: Action, actor: Actor): Access {
  return access[action]?.(actor) ?? NOT_ALLOWED;
}

/** Access to a collection as declared; an API token also needs its scope. */
function behindScopes(collection: Collection): Collection {
  const { name, access } = collection;
  const entries = Object.entries(access).map(([action, may]) => {
    const right = action === 'read' ? 'read' : 'write';
    const checkAccess = (actor: Actor): Access => {
      const scopeAccess = canReachCollection(actor, name, right);
      return scopeAccess.isAllowed ? may(actor) : scopeAccess;
    };
    return [action, Object.defineProperty(checkAccess, 'name', { value: may.name })] as const;
  });
  return { ...collection, access: { ...access, ...Object.fromEntries(entries) } };
}

/** Collects the declarations and rejects, at startup, a relation without a target. */
export function createRegistry(
  declaredCollections: readonly Collection[],
  hints?: Readonly<Record<string, Hints>>,
): Registry {
  const collections = declaredCollections.map(behindScopes);
  const registry = new Map(collections.map((collection) => [collection.name, collection]));
  for (const collection of collections) {
    for (const [name, field] of Object.entries(collection.fields)) {
      if (field.kind === 'column' || field.kind === 'group') continue;
      const target = registry.get(field.to);
      const key = field.kind === 'one' ? undefined : target?.fields[field.by];
      if (target === undefined || (field.kind !== 'one' && key?.kind !== 'one')) {
        throw new Error(`${collection.name}.${name} has no target`);
      }
    }
  }
  return Object.assign(registry, {
    hints: hints === undefined ? undefined : new Map(Object.entries(hints)),
  });
}
