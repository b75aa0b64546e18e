import path from 'node:path';
import { findFreePort } from '@quint/local-postgres/free-port.ts';
import type { HttpRequest } from './http-load.ts';
import { bodyOf, sendOnce, toWire } from './http-load.ts';
import { startScript } from './processes.ts';
import type { CleanUp, Product } from './stage.ts';
import { makeFolder } from './stage.ts';
import type { Workspace } from './world.ts';
import { PASSWORD } from './world.ts';

/** One request, as each side writes it. */
export type SideRequests = Readonly<Record<'ours' | 'bare' | 'peer', HttpRequest>>;

/** A server under load, and how a request reaches it. */
export interface Side {
  readonly name: 'ours' | 'bare' | 'peer' | 'cached';
  readonly pid: number;
  readonly port: number;
  /** Headers of the signed-in person; renewed shortly before they expire. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
}

/** Our access tokens expire after 15 minutes. */
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

/** A process of the product, signed in as the administrator of a workspace. */
export function ourSide({ pid, port }: Pick<Product, 'pid' | 'port'>, { email }: Workspace): Side {
  return { name: 'ours', pid, port, headers: signedIn(port, '/api/auth/login', email) };
}

/** The bare driver on the same database. */
export async function startBareSide(
  cleanUp: CleanUp,
  url: string,
  organizationId: string,
): Promise<Side & { readonly files: string }> {
  const files = path.resolve(makeFolder(cleanUp, 'bare-files'));
  const port = await findFreePort();
  const server = await startScript(new URL('./bare-server.ts', import.meta.url), {
    DATABASE_URL: url,
    PORT: String(port),
    ORGANIZATION: organizationId,
    FILES: files,
  });
  cleanUp.add(() => server.stop());
  return { name: 'bare', pid: server.pid, port, headers: () => Promise.resolve({}), files };
}

/** The requests of a case, written for a side. */
export async function toRawRequests(side: Side, requests: readonly SideRequests[]): Promise<Buffer[]> {
  const headers = await side.headers();
  const variant = side.name === 'cached' ? 'peer' : side.name;
  return requests.map((request) => toWire(side.port, request[variant], headers));
}
