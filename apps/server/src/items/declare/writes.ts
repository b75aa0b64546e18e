import type { Failure } from '@quint/contract/errors.ts';
import type { Actor } from '@quint/domain/actor.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';

export interface WriteMoment {
  readonly actor: Actor;
  readonly organizationId: string;
  readonly now: Date;
  /** Path of the field in the payload, for messages. */
  readonly path: string;
}

/** A write inside its transaction. */
export interface PendingWrite {
  readonly deps: Deps;
  readonly db: Writer;
  readonly actor: Actor;
  readonly organizationId: string;
  readonly keys: readonly string[];
  /** Columns it sets. */
  readonly columns: Readonly<Record<string, unknown>>;
}

/** A write that was made in its transaction and can still be undone. */
export interface AppliedWrite extends PendingWrite {
  /** What the rule took of the records as they were; undefined for new ones. */
  readonly before: unknown;
}

/** A rule over more than one record. */
export interface Invariant {
  /** Whether a write can break it; one that cannot is made without checking. */
  readonly concerns: (write: Pick<PendingWrite, 'actor' | 'organizationId' | 'columns'>) => boolean;
  /** Reads what the check needs to know of the records before they change. */
  readonly before?: (write: PendingWrite) => Promise<unknown>;
  /** Checks the write and does what follows from it; a failure undoes the write. */
  readonly check: (write: AppliedWrite) => Promise<void>;
}

/** The input of a write inside its transaction, before it is read. */
export interface WriteInput {
  readonly db: Writer;
  readonly actor: Actor;
  readonly organizationId: string;
  readonly action: 'create' | 'update';
  /** The records to change; none for a new one. */
  readonly keys: readonly string[];
  readonly input: Readonly<Record<string, unknown>>;
}

/** What a write does besides setting the columns of its fields. */
export interface Writes {
  /** The noun under which writes are noted in the audit log; without one they are not. */
  readonly audit?: string;
  /** Columns a new row gets beside its id and workspace. */
  readonly preset?: (moment: Omit<WriteMoment, 'path'>) => Readonly<Record<string, unknown>>;
  /** The column that tells when a row was last changed. */
  readonly updatedAtColumn?: string;
  /** Completes the input from the present state, before it is read and checked. */
  readonly beforeWrite?: (write: WriteInput) => Promise<Readonly<Record<string, unknown>>>;
  /** A rule over more than one record, checked after a write that changed something. */
  readonly invariant?: Invariant;
  /** Columns emptied by every change: what they hold was made from the record as it was. */
  readonly resets?: readonly string[];
  /** Columns that keep their value until they are emptied: writing another value changes nothing. */
  readonly keeps?: readonly string[];
  /** Unique constraint by which a new row meets the same row: the link is ignored, or the existing record is reused. */
  readonly onConflict?: { readonly action: 'ignore' | 'reuse'; readonly constraint: string };
  /** What violated constraints mean, by name, where the values written must be told. */
  readonly constraints?: Readonly<Record<string, (values: Readonly<Record<string, unknown>>) => Failure>>;
}
