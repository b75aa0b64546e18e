import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface FalseIssuer {
  readonly issuer: string;
  /** What the next ID token says, on top of what is right. */
  claims: Readonly<Record<string, unknown>>;
  /** Signs with a key that the provider does not publish. */
  usesForeignKey: boolean;
  /** What the token endpoint answers instead of a token. */
  error: string | undefined;
  /** What the discovery document says of the issuer, if not the truth. */
  saidIssuer: string | undefined;
  /** The query of the way back for an authorization URL. */
  answer(url: string): string;
  close(): void;
}

const CLIENT = 'quint';

/** An issuer that tells whatever a test wants, with signatures of its own. */
export async function openFalseIssuer(): Promise<FalseIssuer> {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  let nonce: string | undefined;
  const state: FalseIssuer = {
    issuer: '',
    claims: {},
    usesForeignKey: false,
    error: undefined,
    saidIssuer: undefined,
    answer(url) {
      const { searchParams } = new URL(url);
      nonce = searchParams.get('nonce') ?? undefined;
      return new URLSearchParams({ code: 'a-code', state: searchParams.get('state') ?? '' }).toString();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  async function idToken(): Promise<string> {
    const seconds = Math.floor(Date.now() / 1000);
    const right = {
      iss: state.issuer,
      aud: CLIENT,
      sub: 'person-1',
      nonce,
      iat: seconds,
      exp: seconds + 300,
      email_verified: true,
    };
    return new SignJWT({ ...right, ...state.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(state.usesForeignKey ? foreign.privateKey : own.privateKey);
  }
  const documents: Readonly<Record<string, () => Promise<[number, unknown]> | [number, unknown]>> = {
    '/.well-known/openid-configuration': () => [
      200,
      {
        issuer: state.saidIssuer ?? state.issuer,
        authorization_endpoint: `${state.issuer}/authorize`,
        token_endpoint: `${state.issuer}/token`,
        jwks_uri: `${state.issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
    ],
    '/keys': () => [200, { keys: [jwk] }],
    '/token': async () =>
      state.error === undefined
        ? [200, { access_token: 'at', token_type: 'Bearer', expires_in: 60, id_token: await idToken() }]
        : [400, { error: state.error }],
  };
  const server = createServer((request, response) => {
    const document = documents[new URL(request.url ?? '/', 'http://x').pathname];
    void Promise.resolve(document?.() ?? ([404, {}] as const)).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return Object.assign(state, { issuer: `http://localhost:${(server.address() as AddressInfo).port}` });
}
