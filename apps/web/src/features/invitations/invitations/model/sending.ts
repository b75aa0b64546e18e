import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { InviteTalentsAnswer, InviteTalentsBody } from '@quint/contract/invitations/invitations.ts';
import { normalizeEmail } from '@quint/domain/base/email.ts';
import { INVITATIONS_PER_REQUEST } from '@quint/domain/base/limits.ts';
import { hasCustomText, MAIL_LANGUAGES, sendDate, type CompleteOptions } from './options.ts';
import type { People, PersonRow } from './people.ts';

/** Rows per request. */
export interface Chunk {
  readonly rows: People;
  readonly body: InviteTalentsBody;
}

function orUndefined(text: string): string | undefined {
  return text.trim() === '' ? undefined : text.trim();
}

function toBody(
  rows: People,
  options: CompleteOptions,
  language: StoredLanguage | undefined,
): InviteTalentsBody {
  const customText = language === undefined ? undefined : options.words[language];
  return {
    talents: rows.map((row) => ({
      email: row.email.trim(),
      first_name: row.first_name,
      last_name: row.last_name,
      ...(row.has_one_name && row.last_name.trim() === '' ? { has_one_name: true } : {}),
      phone: row.phone,
      language: row.language ?? options.language,
      ...(options.roles.length === 0 ? {} : { roles: [...options.roles] }),
      ...(options.teams.length === 0 ? {} : { teams: [...options.teams] }),
    })),
    inviteType: options.inviteType,
    model: 'big five',
    sendAt: sendDate(options)?.toISOString(),
    subject: orUndefined(customText?.subject ?? ''),
    message: orUndefined(customText?.message ?? ''),
  };
}

function slice(rows: People): People[] {
  const parts = Math.ceil(rows.length / INVITATIONS_PER_REQUEST);
  return Array.from({ length: parts }, (_, part) =>
    rows.slice(part * INVITATIONS_PER_REQUEST, (part + 1) * INVITATIONS_PER_REQUEST),
  );
}

/** The requests for a list: at most 500 rows each, and one language each when it has a custom text. */
export function planChunks(rows: People, options: CompleteOptions): readonly Chunk[] {
  const isWorded = MAIL_LANGUAGES.some((language) => hasCustomText(options.words[language]));
  if (!isWorded) return slice(rows).map((part) => ({ rows: part, body: toBody(part, options, undefined) }));
  return MAIL_LANGUAGES.flatMap((language) => {
    const ofLanguage = rows.filter((row) => (row.language ?? options.language) === language);
    return slice(ofLanguage).map((part) => ({ rows: part, body: toBody(part, options, language) }));
  });
}

export interface Refusal {
  readonly key: number;
  readonly email: string;
  readonly text: string;
}

interface ChunkOutcome {
  /** The keys of the invited rows. */
  readonly invitedKeys: ReadonlySet<number>;
  readonly refusals: readonly Refusal[];
}

/**
 * The result of a chunk. A row that an interrupted attempt may have sent, and that the server reports as invited
 * before, was invited by that attempt.
 */
export function readAnswer(rows: People, answer: InviteTalentsAnswer['data']): ChunkOutcome {
  const rejectionsByEmail = new Map(answer.rejected.map((entry) => [normalizeEmail(entry.email), entry]));
  const refusalOf = (row: PersonRow): Refusal | undefined => {
    const entry = rejectionsByEmail.get(normalizeEmail(row.email));
    if (entry === undefined || (row.isUnsure && entry.code === 'talent.already_invited')) return undefined;
    return { key: row.key, email: row.email.trim(), text: entry.message };
  };
  const refusals = rows.flatMap((row) => refusalOf(row) ?? []);
  const refusedKeys = new Set(refusals.map(({ key }) => key));
  return {
    invitedKeys: new Set(rows.flatMap(({ key }) => (refusedKeys.has(key) ? [] : [key]))),
    refusals,
  };
}

/** The list after a chunk: invited rows are removed, refused rows carry the reason. */
export function applyOutcome(rows: People, outcome: ChunkOutcome): People {
  const texts = new Map(outcome.refusals.map(({ key, text }) => [key, text]));
  return rows.flatMap((row) => {
    if (outcome.invitedKeys.has(row.key)) return [];
    const refusal = texts.get(row.key);
    return [refusal === undefined ? row : { ...row, refusal, isUnsure: false }];
  });
}
