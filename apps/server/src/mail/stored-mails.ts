import { compareCodes } from '@quint/domain/base/text-order.ts';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address, Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { isId } from '#database/ids.ts';

export interface StoredMailHead {
  readonly id: string;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly date: Date;
}

export interface StoredMail extends StoredMailHead {
  readonly text: string;
  readonly html: string;
  /** The names of its attachments. */
  readonly attachments: readonly string[];
}

/** Enough for the headers of our mails, which are sufficient for a list. */
const HEAD_BYTES = 16_384;
const SUFFIX = '.eml';

function toText(address: Address | undefined): string {
  if (address === undefined) return '';
  if (address.group !== undefined) return address.group.map(toText).join(', ');
  return address.name === '' ? address.address : `${address.name} <${address.address}>`;
}

function toHead(id: string, mail: Email, storedAt: Date): StoredMailHead {
  const date = new Date(mail.date ?? '');
  return {
    id,
    subject: mail.subject ?? '',
    from: toText(mail.from),
    to: (mail.to ?? []).map(toText).join(', '),
    date: Number.isNaN(date.getTime()) ? storedAt : date,
  };
}

async function readHead(folder: string, id: string, storedAt: Date): Promise<StoredMailHead> {
  const file = await open(join(folder, id + SUFFIX));
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const [head = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n\r?\n/, 1);
    return toHead(id, await PostalMime.parse(`${head}\n\n`), storedAt);
  } finally {
    await file.close();
  }
}

/** Names and times of the mails in a folder, newest first; empty when the folder does not exist. */
async function listNewestFirst(folder: string): Promise<{ id: string; storedAt: Date }[]> {
  const names = await readdir(folder).catch(() => []);
  const ids = names
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))
    .filter(isId);
  const mails = await Promise.all(
    ids.map(async (id) => ({ id, storedAt: (await stat(join(folder, id + SUFFIX))).mtime })),
  );
  return mails.sort((a, b) => b.storedAt.getTime() - a.storedAt.getTime() || compareCodes(b.id, a.id));
}

/** One page of the mails in a folder, newest first; `page` starts at 1. */
export async function listStoredMails(
  folder: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ mails: readonly StoredMailHead[]; hasOlder: boolean }> {
  const all = await listNewestFirst(folder);
  const entries = all.slice((page - 1) * pageSize, page * pageSize);
  const mails = await Promise.all(entries.map(({ id, storedAt }) => readHead(folder, id, storedAt)));
  return { mails, hasOlder: all.length > page * pageSize };
}

/** The raw bytes of a mail as the mail server would have received them. */
export async function findRawMail(folder: string, id: string): Promise<Buffer | undefined> {
  if (!isId(id)) return undefined;
  return readFile(join(folder, id + SUFFIX)).catch(() => undefined);
}

/** A parsed mail with its bodies. */
export async function findStoredMail(folder: string, id: string): Promise<StoredMail | undefined> {
  const raw = await findRawMail(folder, id);
  if (raw === undefined) return undefined;
  const mail = await PostalMime.parse(raw);
  return {
    ...toHead(id, mail, new Date()),
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename }) => filename ?? ''),
  };
}

/** The ids of all mails in a folder. */
export async function listStoredMailIds(folder: string): Promise<string[]> {
  return (await listNewestFirst(folder)).map(({ id }) => id);
}

/** All text of a mail: its headers, both bodies, names of attachments. */
export async function readStoredMailText(folder: string, id: string): Promise<string | undefined> {
  const mail = await findStoredMail(folder, id);
  if (mail === undefined) return undefined;
  const { subject, from, to, text, html, attachments } = mail;
  return [subject, from, to, text, html, ...attachments].join('\n');
}

/** Deletes a mail, and remains of an interrupted write. */
export async function removeStoredMail(folder: string, id: string): Promise<void> {
  const path = join(folder, id + SUFFIX);
  await Promise.all([rm(path, { force: true }), rm(`${path}.part`, { force: true })]);
}

/** Removes the mails that were written before a moment. */
export async function removeOldMails(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats?.isFile() === true && stats.mtime < before) await rm(path, { force: true });
  }
}
