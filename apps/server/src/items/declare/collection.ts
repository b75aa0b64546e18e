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
/** Who sees a field that does not say it. The seat of a works council sees only what names it. */
export const EVERYBODY: readonly UserRole[] = [...ADMINS, 'ORG_USER'];

/** What an SQL expression of a declaration is made from. */
export interface RowSql {
  /** Alias of the row. */
  readonly row: Sql;
  readonly actor: Actor;
  /** The id of the workspace the row belongs to. */
  readonly organization: Sql;
  /** Whether that is the workspace the actor works in. */
  readonly isOwn: boolean;
  /** The id of the actor's account. */
  readonly user: Sql;
}

/** How a field is written. Without one it cannot be. */
export interface WriteRule {
  readonly by: readonly UserRole[];
  /** Only in one of the two actions. */
  readonly only?: 'create' | 'update';
  /** Checks and normalizes a value; throws a failure of the catalogue. It gets null too. */
  readonly accept?: (value: unknown, context: FieldWriteContext) => unknown;
  /** The columns a value sets, where that is not the column of the field. */
  readonly set?: (value: unknown, context: FieldWriteContext) => Readonly<Record<string, unknown>>;
  /** The failure of a create without the field. */
  readonly missingFailure?: () => Failure;
  /** Rows in which nobody writes it, whatever the value, and the failure of trying. */
  readonly closedRule?: {
    readonly rows: (context: RowSql) => Sql;
    readonly failure: (path: string) => Failure;
  };
}

interface Readable {
  /** Who may see it, and so filter and sort by it. */
  readonly read?: readonly UserRole[];
}

export interface ColumnField extends Readable {
  readonly kind: 'column';
  readonly type: ColumnType;
  /** Name in the table; the wire name when absent. */
  readonly column?: string;
  /** An expression in place of the column: derived and masked values. */
  readonly sql?: (context: RowSql) => Sql;
  /** Whether an expression may answer null, and its closed list of values; of a column the schema says both. */
  readonly nullable?: boolean;
  readonly allowedValues?: readonly string[];
  readonly shape?: keyof JsonValues;
  readonly filter?: boolean;
  readonly sort?: boolean;
  /** Its text is one line, without characters nobody sees; a name of a person or a workspace holds no address either. */
  readonly line?: 'title' | 'name';
  /** An e-mail address: `_eq` and `_in` find it in each spelling. */
  readonly isAddress?: boolean;
  /** Part of the full-text parameter `search`; `phone` is a number, found in each way of dialling it. */
  readonly search?: boolean | 'phone';
  /** Part of a person's result: asking for it is noted in the audit log. */
  readonly personal?: boolean;
  readonly write?: WriteRule;
}

/** A group of columns of the same row, an object on the wire. */
export interface GroupField extends Readable {
  readonly kind: 'group';
  readonly fields: Fields;
}

/** Many-to-one: a key column of this row, the record when asked deeper. */
export interface ToOneField extends Readable {
  readonly kind: 'one';
  readonly to: string;
  readonly column?: string;
  /** An expression in place of the column; such a key cannot be written. */
  readonly sql?: (context: RowSql) => Sql;
  /** An object without a key creates the record on the other side, one with a key changes it. */
  readonly allowsNested?: boolean;
  /** Further keys an object given as the value may carry without meaning. */
  readonly tolerates?: readonly string[];
  readonly write?: WriteRule;
}

/** One record picked from a to-many: the first in the order given. Its `filledFields` are never null. */
export interface PickField extends Readable {
  readonly kind: 'pick';
  readonly to: string;
  readonly by: string;
  readonly where?: Filter;
  readonly sort: readonly string[];
  readonly filledFields?: readonly string[];
}

/** One-to-many; `through` names the key field that points on, where the target is a junction. */
export interface ToManyField extends Readable {
  readonly kind: 'many';
  readonly to: string;
  readonly by: string;
  readonly through?: string;
  /** Records live on without this one: keys attach them, and a removed one only loses its key. No junctions. */
  readonly detach?: boolean;
  /** The failure of removing what is not in the list; FORBIDDEN when absent. */
  readonly unknownFailure?: () => Failure;
  readonly write?: Pick<WriteRule, 'by' | 'only' | 'missingFailure'>;
}

export type RelationField = ToOneField | PickField | ToManyField;
export type Field = ColumnField | GroupField | RelationField;
export type Fields = Readonly<Record<string, Field>>;

/** How rows belong to workspaces: by their organization_id, as the workspace itself, to several, or to none. */
export type Tenancy = 'column' | 'self' | 'shared' | 'none';

/** Which rows there are, and whose. */
export interface Rows {
  /** `column` by default. */
  readonly tenancy?: Tenancy;
  /** Ties a row to a workspace, where the row belongs to several. */
  readonly tenant?: (context: Pick<RowSql, 'row' | 'organization'>) => Sql;
  /** Whether the actor works on the rows of all workspaces, under the platform's database role. */
  readonly platform?: (actor: Actor) => boolean;
  /** The rows are people: reading their personal fields is noted under the key of the person. */
  readonly arePeople?: boolean;
  /** The field that names the person whose copy of data includes the rows. */
  readonly inCopyOf?: string;
  /** The columns the server's role may read, for a table that keeps some from it. */
  readonly columns?: readonly string[];
  /** Rows that exist for the interface: not deleted ones. */
  readonly exists?: Filter;
  /** Rows an actor may read and change, on top of that. Undefined is all rows of the workspace. */
  readonly scope?: (actor: Actor) => Filter | undefined;
  /** Rows an actor may change, where they are fewer than those it may read. */
  readonly changes?: (actor: Actor) => Filter | undefined;
}

export function tenancyOf({ rows }: Collection): Tenancy {
  return rows?.tenancy ?? 'column';
}

/** The declaration of a collection; the engine has no other knowledge of it. */
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
  /** The order of rows without a sort key, before the key; the key alone when left out. */
  readonly defaultSort?: readonly { readonly path: readonly string[]; readonly isDescending: boolean }[];
}

export interface MaskedValue {
  readonly rows: (context: RowSql) => Sql;
  /** The one value of all these rows, where they have one. */
  readonly value?: string;
  /** What is stored, as the index has it; the column when absent. */
  readonly storedSql?: (row: Sql) => Sql;
}

/** What the indexes of a table can do. Removing hints changes speed and no answer. */
export interface Hints {
  /** Fields whose order an index keeps, besides the key's. */
  readonly indexedSorts?: readonly string[];
  /** By field, the rows in which its value is not the stored one. */
  readonly maskedValue?: Readonly<Record<string, MaskedValue>>;
  /** An index over the words of a row, for `search` in many rows. */
  readonly searchIndex?: {
    /**
     * SQL function: keys of the rows that have the words of patterns, null when they are many. Given a number as well, null
     * when they are more.
     */
    readonly find: string;
    /** The folded words as stored: those of all fields that are searched in. */
    readonly words: (row: Sql) => Sql;
    /** Rows in which a reader sees something else than what is stored. */
    readonly differs: (context: RowSql) => Sql;
    /** The index can look up this text, and stored words have it wherever `search` finds it. */
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

/** Collections by their wire name, by which relations name each other, and the hints for their tables. */
export interface Registry extends ReadonlyMap<string, Collection> {
  /** Undefined, no statement is compiled for speed. */
  readonly hints: ReadonlyMap<string, Hints> | undefined;
}

/** The collection that a relation points to. */
export function targetOf(registry: Registry, { to }: { readonly to: string }): Collection {
  const target = registry.get(to);
  if (target === undefined) throw new Error(`Relation to "${to}", which is not declared`);
  return target;
}

export type Action = keyof Collection['access'];

/** Whether the actor may do this with records of the collection. An action it does not declare is open to nobody. */
export function accessTo({ access }: Collection, action: Action, actor: Actor): Access {
  return access[action]?.(actor) ?? NOT_ALLOWED;
}

/** Access to a collection as declared, and for an API token only with its scope. */
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

/** Collects the declarations and refuses, at start, one that points nowhere. */
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
        throw new Error(`${collection.name}.${name} points to nothing`);
      }
    }
  }
  return Object.assign(registry, {
    hints: hints === undefined ? undefined : new Map(Object.entries(hints)),
  });
}
