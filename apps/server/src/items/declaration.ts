import type { Failure } from '@quint/contract/errors.ts';
import type { Access, Actor, UserRole } from '@quint/domain/actor.ts';
import { USER_ROLES } from '@quint/domain/actor.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';

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
export const EVERYBODY: readonly UserRole[] = USER_ROLES;

/** What an SQL expression of a declaration may use: the row's alias and parameters, never a value as text. */
export interface RowSql {
  readonly row: string;
  readonly actor: Actor;
  /** The id of the workspace the row belongs to. */
  readonly organization: string;
  /** That is the workspace the person works in. */
  readonly isOwn: boolean;
  /** Placeholder of the id of the person who asks. */
  readonly user: () => string;
  readonly param: (value: unknown, cast: string) => string;
}

export interface WriteMoment {
  readonly actor: Actor;
  readonly organizationId: string;
  readonly now: Date;
  /** Path of the field in the payload, for messages. */
  readonly path: string;
}

/** A write inside its transaction. */
export interface ColumnWrite {
  readonly deps: Deps;
  readonly db: Writer;
  readonly actor: Actor;
  readonly organizationId: string;
  readonly keys: readonly string[];
  /** Columns it sets. */
  readonly columns: Readonly<Record<string, unknown>>;
}

/** What a write has just done. */
export interface Written extends ColumnWrite {
  /** What the rule kept of the records as they were; undefined for new ones. */
  readonly before: unknown;
}

/** A rule over more than one record. */
export interface HeldRule {
  /** Whether a write can break it; one that cannot is done without looking. */
  readonly concerns: (write: Pick<Written, 'actor' | 'organizationId' | 'columns'>) => boolean;
  /** What is to be known of the records before they are changed. */
  readonly keep?: (write: ColumnWrite) => Promise<unknown>;
  /** Looks at what was written, and does what follows from it; a failure undoes it. */
  readonly check: (written: Written) => Promise<void>;
}

/** What a write is about to do, inside its transaction. */
export interface Given {
  readonly db: Writer;
  readonly actor: Actor;
  readonly organizationId: string;
  readonly action: 'create' | 'update';
  /** The records to change; none for a new one. */
  readonly keys: readonly string[];
  readonly input: Readonly<Record<string, unknown>>;
}

/** How a field is written. Without one it cannot be. */
export interface WriteRule {
  readonly by: readonly UserRole[];
  /** Only in one of the two actions. */
  readonly only?: 'create' | 'update';
  /** Checks and normalizes a value; throws a failure of the catalogue. It gets null too. */
  readonly accept?: (value: unknown, moment: WriteMoment) => unknown;
  /** The columns a value sets, where that is not the column of the field. */
  readonly set?: (value: unknown, moment: WriteMoment) => Readonly<Record<string, unknown>>;
  /** The failure of a create without the field. */
  readonly required?: () => Failure;
  /** Rows in which nobody writes it, whatever the value, and the failure of trying. */
  readonly closed?: {
    readonly rows: (context: RowSql) => string;
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
  readonly sql?: (context: RowSql) => string;
  readonly filter?: boolean;
  readonly sort?: boolean;
  /** The rows in which its value is not that of the column but one and the same: masked ones. */
  readonly same?: { readonly value: string; readonly rows: (context: RowSql) => string };
  /** Its text is one line, without characters nobody sees; a name of a person or a workspace holds no address either. */
  readonly line?: 'title' | 'name';
  /** Part of the full-text parameter `search`. */
  readonly search?: boolean;
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
  readonly sql?: (context: RowSql) => string;
  /** An object without a key creates the record on the other side, one with a key changes it. */
  readonly nested?: boolean;
  /** Further keys an object given as the value may carry without meaning. */
  readonly tolerates?: readonly string[];
  readonly write?: WriteRule;
}

/** One record picked from a to-many: the first in the order given. */
export interface PickField extends Readable {
  readonly kind: 'pick';
  readonly to: string;
  readonly by: string;
  readonly where?: Filter;
  readonly sort: readonly string[];
}

/** One-to-many; `through` names the key field that points on, where the target is a junction. */
export interface ToManyField extends Readable {
  readonly kind: 'many';
  readonly to: string;
  readonly by: string;
  readonly through?: string;
  /** Records live on without this one: keys attach them, and a removed one only loses its key. No junctions. */
  readonly detach?: boolean;
  /** The column of the link that repeats date_created of this side: an index orders the rows of a record by it. */
  readonly newest?: string;
  /** The failure of removing what is not in the list; FORBIDDEN when absent. */
  readonly unknown?: () => Failure;
  readonly write?: Pick<WriteRule, 'by' | 'only' | 'required'>;
}

export type RelationField = ToOneField | PickField | ToManyField;
export type Field = ColumnField | GroupField | RelationField;
export type Fields = Readonly<Record<string, Field>>;

/** All there is to say about a collection; the engine has no other knowledge of it. */
export interface Collection {
  readonly name: string;
  readonly table: string;
  readonly fields: Fields;
  /** The rows belong to no workspace. */
  readonly global?: boolean;
  /** Who works on the rows of all workspaces, under the platform's database role. */
  readonly platform?: (actor: Actor) => boolean;
  /** The noun under which writes are noted in the audit log; without one they are not. */
  readonly audit?: string;
  /** The columns the server's role may read, for a table that keeps some from it. */
  readonly columns?: readonly string[];
  /** Ties a row to the workspace; by default its organization_id. */
  readonly tenant?: (context: Pick<RowSql, 'row' | 'organization'>) => string;
  /** Rows that exist for the interface: not deleted ones. */
  readonly exists?: Filter;
  /** Rows a person may see and change, on top. Undefined is all rows of the workspace. */
  readonly scope?: (actor: Actor) => Filter | undefined;
  /** Rows a person may change, where they are fewer than those it sees. */
  readonly changes?: (actor: Actor) => Filter | undefined;
  /** Fields whose order an index keeps, besides the key's. */
  readonly walks?: readonly string[];
  /** An index over the words of a row, for `search` in many rows. */
  readonly searchIndex?: {
    /** SQL function: keys of the rows whose words are like a pattern, null when they are many. */
    readonly find: string;
    /** The words as the index has them. */
    readonly words: (row: string) => string;
    /** The text is part of the words of every row that `search` finds it in. */
    readonly covers: (text: string) => boolean;
  };
  readonly access: {
    readonly read: (actor: Actor) => Access;
    readonly create?: (actor: Actor) => Access;
    readonly update?: (actor: Actor) => Access;
    readonly delete?: (actor: Actor) => Access;
  };
  /** Columns a new row gets beside its id and workspace. */
  readonly preset?: (moment: Omit<WriteMoment, 'path'>) => Readonly<Record<string, unknown>>;
  /** The column that tells when a row was last changed. */
  readonly touched?: string;
  /** Completes what was given by how things are now, before it is read and checked like everything else. */
  readonly prepares?: (given: Given) => Promise<Readonly<Record<string, unknown>>>;
  /** Rules over more than one record, looked at after a write that changed something. */
  readonly holds?: HeldRule;
  /** Columns emptied by every change: what they hold was made from the record as it was. */
  readonly resets?: readonly string[];
  /** Columns that keep the value they have until they are emptied: writing it again changes nothing. */
  readonly keeps?: readonly string[];
  /** Unique constraint whose violation by a linking write means: already so. */
  readonly once?: string;
  /** Unique constraint by which a new record that is there already stands for the one that is. */
  readonly reuses?: string;
  /** What violated constraints mean, by name, where the values written must be told. */
  readonly constraints?: Readonly<Record<string, (values: Readonly<Record<string, unknown>>) => Failure>>;
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

/** Collections by their wire name; relations name each other through it. */
export type Registry = ReadonlyMap<string, Collection>;

/** Collects the declarations and refuses, at start, one that points nowhere. */
export function createRegistry(collections: readonly Collection[]): Registry {
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
  return registry;
}
