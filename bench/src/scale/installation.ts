import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@quint/local-postgres/free-port.ts';
import type { SmtpCatcher } from '@quint/server/testing/smtp.ts';
import { openSmtpCatcher } from '@quint/server/testing/smtp.ts';
import type { Peer } from '../processes.ts';
import { startPeer } from '../processes.ts';
import type { CleanUp } from '../stage.ts';
import { makeFolder } from '../stage.ts';
import { SECRET } from '../world.ts';
import { Address } from './address.ts';
import type { DatabaseServer } from './database.ts';
import { startPrimary, startReplica } from './database.ts';
import type { Service } from './services.ts';
import { startNginx, startS3 } from './services.ts';
import { say } from './say.ts';

export const WEB_PROCESSES = 4;
/** Of one process; with five processes that is less than the server gives. */
const CONNECTIONS = 24;
const LOOK_MS = 100;

/** One process of the product, which can be killed, replaced and started again on its port. */
export class Member {
  readonly port: number;
  readonly #env: Record<string, string>;
  #peer: Peer | undefined;

  constructor(port: number, env: Record<string, string>) {
    this.port = port;
    this.#env = { ...env, PORT: String(port) };
  }

  get pid(): number {
    return this.#peer?.pid ?? 0;
  }

  /** Resolves when it says that it is ready. */
  async start(): Promise<void> {
    this.#peer = await startPeer(new URL('../our-server.ts', import.meta.url), this.#env);
    while (!(await this.#isReady())) await sleep(LOOK_MS);
  }

  async kill(): Promise<void> {
    process.kill(this.pid, 'SIGKILL');
    await this.#peer?.stop();
  }

  async stop(): Promise<void> {
    await this.#peer?.stop();
  }

  async #isReady(): Promise<boolean> {
    try {
      const { ok } = await fetch(`http://127.0.0.1:${this.port}/readyz`);
      return ok;
    } catch {
      return false;
    }
  }
}

/** All parts of an installation on several machines, here on one. */
export interface Installation {
  readonly primary: DatabaseServer;
  readonly replica: DatabaseServer;
  readonly address: Address;
  readonly webs: readonly Member[];
  readonly worker: Member;
  readonly s3: Service;
  /** nginx before all processes. */
  readonly nginx: Service;
  readonly smtp: SmtpCatcher;
}

/** Starts every part; the processes of the product one after the other, as the first one migrates. */
export async function openInstallation(cleanUp: CleanUp): Promise<Installation> {
  say('starting a primary, a replica, PgBouncer, S3 and SMTP …');
  const primary = await startPrimary(cleanUp);
  const replica = await startReplica(cleanUp, primary);
  const address = await Address.open(cleanUp, primary.port);
  const { s3, env: s3Env } = await startS3(cleanUp);
  const smtp = await openSmtpCatcher();
  cleanUp.add(() => smtp.close());
  const folder = makeFolder(cleanUp, 'fleet');
  const make = async (name: string, env: Record<string, string>) =>
    new Member(await findFreePort(), {
      ...s3Env,
      DATABASE_URL: address.url,
      DATABASE_REPLICA_URL: replica.url,
      DATABASE_CONNECTIONS: String(CONNECTIONS),
      DATA_DIR: path.join(folder, name),
      HOST: '127.0.0.1',
      SECRET,
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      OVERLOAD_MS: '0',
      ITEM_WRITES_PER_MINUTE: '0',
      MAILS_PER_DAY_FLOW: '100000',
      SMTP_URL: smtp.url,
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '2',
      ...env,
    });
  const webs: Member[] = [];
  for (let n = 0; n < WEB_PROCESSES; n += 1) webs.push(await make(`web-${n}`, { WORK: 'off' }));
  const worker = await make('worker', { WORK: 'only' });
  for (const member of [...webs, worker]) {
    cleanUp.add(() => member.stop());
    await member.start();
  }
  const nginx = await startNginx(
    cleanUp,
    webs.map(({ port }) => port),
  );
  return { primary, replica, address, webs, worker, s3, nginx, smtp };
}
