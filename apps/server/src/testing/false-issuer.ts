import type { webcrypto } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface FalseIssuer {
  readonly issuer: string;
  /** Additional claims of the next ID token. */
  claims: Readonly<Record<string, unknown>>;
  /** Signs with a key that the provider does not publish. */
  usesForeignKey: boolean;
  /** The response of the token endpoint instead of a token. */
  error: string | undefined;
  /** The issuer in the discovery document, if wrong. */
  saidIssuer: string | undefined;
  /** The query of the redirect for an authorization URL. */
  answer(url: string): string;
  close(): void;
}

const CLIENT = 'quint';

type State = Pick<FalseIssuer, 'claims' | 'usesForeignKey' | 'error' | 'saidIssuer'> & { issuer: string };

/** The discovery data of every provider. */
function discoveryOf({ issuer, saidIssuer }: State) {
  return {
    issuer: saidIssuer ?? issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

async function signToken(
  { issuer, claims }: State,
  { nonce, key }: { nonce: string | undefined; key: webcrypto.CryptoKey },
): Promise<string> {
  const iat = Math.floor(Date.now() / 1000);
  const right = {
    iss: issuer,
    aud: CLIENT,
    sub: 'person-1',
    nonce,
    iat,
    exp: iat + 300,
    email_verified: true,
  };
  return new SignJWT({ ...right, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
}

type Document = readonly [status: number, body: unknown];

/** An issuer with configurable claims and its own signatures. */
export async function openFalseIssuer(): Promise<FalseIssuer> {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const state: State = {
    issuer: '',
    claims: {},
    usesForeignKey: false,
    error: undefined,
    saidIssuer: undefined,
  };
  let nonce: string | undefined;
  const find = async (path: string): Promise<Document> => {
    if (path === '/.well-known/openid-configuration') return [200, discoveryOf(state)];
    if (path === '/keys') return [200, { keys: [jwk] }];
    if (path !== '/token') return [404, {}];
    if (state.error !== undefined) return [400, { error: state.error }];
    const key = state.usesForeignKey ? foreign.privateKey : own.privateKey;
    const id_token = await signToken(state, { nonce, key });
    return [200, { access_token: 'at', token_type: 'Bearer', expires_in: 60, id_token }];
  };
  const server = createServer((request, response) => {
    void find(request.url ?? '/').then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  state.issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    answer(url: string) {
      const { searchParams } = new URL(url);
      nonce = searchParams.get('nonce') ?? undefined;
      return new URLSearchParams({ code: 'a-code', state: searchParams.get('state') ?? '' }).toString();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  });
}
