import path from 'node:path';
import type { SideRequests } from './cases.ts';
import { bodyOf, sendOnce, toWire } from './http-load.ts';
import { findFreePort } from '@quint/local-postgres/free-port.ts';
import { startPeer } from '../processes.ts';
import type { CleanUp, Stage } from '../stage.ts';
import { makeFolder } from '../stage.ts';
import type { DataWorld } from './world.ts';
import { PASSWORD } from './world.ts';

export type SideName = 'bare' | 'ours' | 'peer' | 'cached';

/** A server under load, and how a request reaches it. */
export interface Side {
  readonly name: SideName;
  readonly pid: number;
  readonly port: number;
  /** Headers of the person who asks; made anew when the old ones are about to expire. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
}

/** Access tokens of ours live for 15 minutes. */
const TOKEN_TTL_MS = 8 * 60_000;

async function logIn(port: number, loginPath: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: PASSWORD });
  const answer = await sendOnce(port, toWire(port, { method: 'POST', path: loginPath, body }, {}));
  if (answer.status !== 200) throw new Error(`sign-in: ${answer.status} ${bodyOf(answer).toString()}`);
  const { data } = JSON.parse(bodyOf(answer).toString()) as { data: { access_token: string } };
  return data.access_token;
}

/** Headers with an access token from the sign-in of a server. */
export function signedIn(port: number, loginPath: string, email: string): Side['headers'] {
  let headers: Readonly<Record<string, string>> | undefined;
  let madeAt = 0;
  return async () => {
    if (headers === undefined || performance.now() - madeAt > TOKEN_TTL_MS) {
      headers = { authorization: `Bearer ${await logIn(port, loginPath, email)}` };
      madeAt = performance.now();
    }
    return headers;
  };
}

/** Our server on the stage, as the administrator of the large workspace. */
export function ourSide({ server, port }: Pick<Stage, 'server' | 'port'>, { email }: DataWorld): Side {
  return { name: 'ours', pid: server.pid, port, headers: signedIn(port, '/api/auth/login', email) };
}

/** The bare driver on the same database. */
export async function startBareSide(
  cleanUp: CleanUp,
  url: string,
  organizationId: string,
): Promise<Side & { readonly files: string }> {
  const files = path.resolve(makeFolder(cleanUp, 'bare-files'));
  const port = await findFreePort();
  const server = await startPeer(new URL('./bare-server.ts', import.meta.url), {
    DATABASE_URL: url,
    PORT: String(port),
    ORGANIZATION: organizationId,
    FILES: files,
  });
  cleanUp.add(() => server.stop());
  return { name: 'bare', pid: server.pid, port, headers: () => Promise.resolve({}), files };
}

/** The requests of a case in the words of a side. */
export async function toRawRequests(side: Side, requests: readonly SideRequests[]): Promise<Buffer[]> {
  const headers = await side.headers();
  const variant = side.name === 'cached' ? 'peer' : side.name;
  return requests.map((request) => toWire(side.port, request[variant], headers));
}
