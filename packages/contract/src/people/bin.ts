import { BIN_KINDS } from '@quint/domain/base/bin.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';

const Kind = z.enum(BIN_KINDS);

/** A page of the deleted records that can be restored, latest first; of one kind, or of all. */
export const BinQuery = z.object({
  kind: Kind.optional(),
  search: z.string().trim().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type BinQuery = z.infer<typeof BinQuery>;

export const DeletedRecord = z.object({
  kind: Kind,
  id: Id,
  /** The name of a talent is masked as in lists. */
  name: z.string(),
  date_deleted: z.string(),
  /** The name of the person who deleted it; null when they are no longer a member. */
  deleted_by: z.string().nullable(),
  /** Until when it can be restored. */
  restorable_until: z.string(),
});
export type DeletedRecord = z.infer<typeof DeletedRecord>;

export const BinAnswer = z.object({
  data: z.array(DeletedRecord),
  meta: z.object({ total_count: z.number().int(), filter_count: z.number().int() }),
});
export type BinAnswer = z.infer<typeof BinAnswer>;

export const RestoreBody = z.object({ kind: Kind, ids: z.array(Id).min(1).max(1000) });
export type RestoreBody = z.infer<typeof RestoreBody>;

/** A record that is unchanged, and why. */
export const BinRejected = z.object({ id: Id, code: z.string(), message: z.string() });
export type BinRejected = z.infer<typeof BinRejected>;

/** Restored records, including those that were not deleted. */
export const RestoreAnswer = z.object({
  data: z.object({ restored: z.array(Id), rejected: z.array(BinRejected) }),
});
export type RestoreAnswer = z.infer<typeof RestoreAnswer>;

/** Only people are deleted permanently; the rows of all other records stay. */
export const PurgeBody = z.object({ kind: z.literal('talents'), ids: z.array(Id).min(1).max(100) });
export type PurgeBody = z.infer<typeof PurgeBody>;

export const PurgeAnswer = z.object({
  data: z.object({ purged: z.array(Id), rejected: z.array(BinRejected) }),
});
export type PurgeAnswer = z.infer<typeof PurgeAnswer>;
