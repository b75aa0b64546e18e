import type { Failure } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { Writer } from '#database/gate.ts';
import type { Deps } from '#deps.ts';

export interface FieldWriteContext {
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

/** A write whose transaction can still be rolled back. */
export interface AppliedWrite extends PendingWrite {
  /** The result of the rule's read before the change; undefined for new records. */
  readonly before: unknown;
}

/** A rule over more than one record. */
export interface Invariant {
  /** Whether a write can violate it; others are not checked. */
  readonly concerns: (write: Pick<PendingWrite, 'actor' | 'organizationId' | 'columns'>) => boolean;
  /** Reads the values that the check needs from the records before they change. */
  readonly before?: (write: PendingWrite) => Promise<unknown>;
  /** Checks the write and applies its consequences; an error rolls the write back. */
  readonly check: (write: AppliedWrite) => Promise<void>;
}

/** The input of a write inside its transaction, before it is parsed. */
export interface WriteInput {
  readonly db: Writer;
  readonly actor: Actor;
  readonly organizationId: string;
  readonly action: 'create' | 'update';
  /** The records to change; none for a new one. */
  readonly keys: readonly string[];
  readonly input: Readonly<Record<string, unknown>>;
}

/** Audit entries of a collection of links between people and other records, with both keys. */
export interface AuditedLinks {
  readonly noun: string;
  /** The column of the talent. */
  readonly person: string;
  /** The column of the other record. */
  readonly record: string;
}

/** Effects of a write besides setting the columns of its fields. */
export interface Writes {
  /** The noun of audit entries about writes; without one they are not audited. */
  readonly audit?: string | AuditedLinks;
  /** Errors of a change without records or without changes. */
  readonly missingFailures?: { readonly keys: () => Failure; readonly data: () => Failure };
  /** Columns of a new row besides its id and workspace. */
  readonly preset?: (context: Omit<FieldWriteContext, 'path'>) => Readonly<Record<string, unknown>>;
  /** The column with the time of the last change. */
  readonly updatedAtColumn?: string;
  /** The column with the account that changed it last. */
  readonly updatedByColumn?: string;
  /** Completes the input from the current state, before it is parsed and validated. */
  readonly beforeWrite?: (write: WriteInput) => Promise<Readonly<Record<string, unknown>>>;
  /** Fields that `beforeWrite` reads: it is skipped for an input without them. Defaults to all inputs. */
  readonly beforeWriteFields?: readonly string[];
  /**
   * Whether a write of this input locks the workspace, to count records against its plan: then the transaction takes
   * that lock before it locks any row.
   */
  readonly locksWorkspace?: (write: Pick<WriteInput, 'actor' | 'organizationId' | 'input'>) => boolean;
  /** A rule over more than one record, checked after a write that changed something. */
  readonly invariant?: Invariant;
  /** Columns that every change clears: they were computed from the former state of the record. */
  readonly resets?: readonly string[];
  /** Columns that keep their value until they are cleared: writing another value changes nothing. */
  readonly retainedColumns?: readonly string[];
  /** Unique constraint for which an existing row is accepted: the link is ignored, or the existing record is reused. */
  readonly onConflict?: { readonly action: 'ignore' | 'reuse'; readonly constraint: string };
  /** Errors for violated constraints, by name, whose details need the written values. */
  readonly constraints?: Readonly<Record<string, (values: Readonly<Record<string, unknown>>) => Failure>>;
}
