import { setTimeout as sleep } from 'node:timers/promises';
import { startClients } from '../chaos/clients.ts';
import type { Row } from '../report.ts';
import type { Installation } from './installation.ts';
import { zero } from './losses.ts';
import { say } from './say.ts';
import { amount } from '../pace.ts';

const CLIENTS = amount(20, 4);
const PATHS = ['/api/users/me', '/api/users/me?fields=email,first_name', '/api/public-settings'];
/** nginx asks a process again that it has left out. */
const SETTLE_MS = amount(2500, 500);

/** Replaces every process, one after the other, while clients ask without a second try. */
export async function rollOver(
  { webs, worker, nginx }: Installation,
  headers: Readonly<Record<string, string>>,
): Promise<Row> {
  const clients = startClients(nginx.port, { count: CLIENTS, paths: PATHS, headers });
  for (const member of [...webs, worker]) {
    say(`replacing the process on port ${member.port} …`);
    await member.stop();
    await member.start();
    await sleep(SETTLE_MS);
  }
  await clients.stop();
  const { counts } = clients.outcomes;
  const all = [...counts.values()].reduce((sum, value) => sum + value, 0);
  return zero(
    `all ${webs.length + 1} processes replaced one after the other under ${CLIENTS} clients: requests failed`,
    all - (counts.get('200') ?? 0),
    `of ${all.toLocaleString('en')}`,
  );
}
