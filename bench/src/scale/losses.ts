import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from '../chaos/installation.ts';
import { verify } from '../chaos/verify.ts';
import type { Row } from '../report.ts';
import { alone } from '../report.ts';
import type { Load } from './load.ts';

const MAIL_PATIENCE_MS = 60_000;
const LOOK_MS = 200;

export const count = (value: number) => value.toLocaleString('en');

/** A figure that must be zero, or that is told only. */
export function zero(what: string, value: number, detail = ''): Row {
  return alone({ what, ours: `${count(value)} ${detail}`.trim(), goal: '0', isMet: value === 0 });
}

export function toInfoRow(what: string, ours: string): Row {
  return alone({ what, ours, goal: '', isMet: undefined });
}

function countTwice(values: readonly string[]): number {
  return values.length - new Set(values).size;
}

async function countInvitations(client: pg.Client, emails: readonly string[]) {
  const { rows } = await client.query<{ email: string }>(
    `select t.email from talents t join talents_results r on r.organization_id = t.organization_id and r.talent_id = t.id
     where t.email = any($1)`,
    [emails],
  );
  const storedEmails = rows.map(({ email }) => email);
  return { lost: emails.length - new Set(storedEmails).size, twice: countTwice(storedEmails) };
}

/** Waits for the mails of all invitations, and says which are missing and which came twice. */
async function countMails(recipients: readonly string[], emails: readonly string[]) {
  const expectedEmails = new Set(emails);
  const until = performance.now() + MAIL_PATIENCE_MS;
  const listArrivals = () => recipients.filter((to) => expectedEmails.has(to));
  while (new Set(listArrivals()).size < expectedEmails.size && performance.now() < until)
    await sleep(LOOK_MS);
  const mails = listArrivals();
  return { lost: expectedEmails.size - new Set(mails).size, twice: countTwice(mails) };
}

async function countUnreadable(
  load: Load,
  { port, headers }: { port: number; headers: Record<string, string> },
) {
  let unreadable = 0;
  for (const id of load.files) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/assets/${id}`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) unreadable += 1;
  }
  return unreadable;
}

/** Holds what was acknowledged against what is there, after the load has ended. */
export async function countLosses(
  load: Load,
  at: { url: string; port: number; headers: Readonly<Record<string, string>>; mails: readonly string[] },
): Promise<Row[]> {
  const { finishedSheets, invitedEmails, files, traffic } = load;
  const people = finishedSheets.length;
  const { verdict, invitations } = await withClient(at.url, async (client) => ({
    verdict: await verify(client, finishedSheets),
    invitations: await countInvitations(client, invitedEmails),
  }));
  const mails = await countMails(at.mails, invitedEmails);
  const unreadable = await countUnreadable(load, at);
  return [
    toInfoRow('answers acknowledged, repetitions included', count(traffic.acknowledgements)),
    zero(
      'finished sheets that miss an answer or hold another one',
      people - verdict.equal,
      `of ${count(people)}`,
    ),
    zero('results lost, or computed from other answers', people - verdict.scoredRight, `of ${count(people)}`),
    zero('invitations lost', invitations.lost, `of ${count(invitedEmails.length)} acknowledged`),
    zero('invitations stored twice', invitations.twice),
    zero('mails of invitations lost', mails.lost),
    zero('mails of invitations sent twice', mails.twice),
    zero('files lost', unreadable, `of ${count(files.length)} acknowledged`),
  ];
}
