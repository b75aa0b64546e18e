import type { ClientAuth, Configuration, CustomFetch } from 'openid-client';
import { fail, Failure } from '@quint/contract/base/errors.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { readDiscoveryError, readProviderError } from '#features/accounts/sso/provider/model.ts';
import type { Memory } from '#http/memory.ts';
import { createMemory } from '#http/memory.ts';
import type { OutsideRules } from '#http/outside-fetch.ts';
import { assertOutsideAddress, fetchOutside } from '#http/outside-fetch.ts';

const TIMEOUT_SECONDS = 10;
const MAX_BYTES = 1_048_576;
/** Tolerated clock difference between the servers. */
const CLOCK_TOLERANCE_SECONDS = 60;
const PROVIDER_TTL_MS = 5 * 60_000;
const PROVIDERS_MAX = 500;
const SCOPE = 'openid email profile';

const loadLibrary = () => import('openid-client');

/** The connection of a workspace, with its decrypted secret. */
export interface ProviderClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The redirect URI: a page of the web app. */
export function redirectUriOf(deps: Pick<Deps, 'config'>): string {
  return `${publicOrigin(deps.config)}/auth/sso/callback`;
}

function rulesOf({ config: { sso } }: Pick<Deps, 'config'>): OutsideRules {
  const { allowsPrivate, allowsOwnMachine } = sso;
  return { allowsPrivate, allowsOwnMachine, timeoutMs: TIMEOUT_SECONDS * 1000, maxBytes: MAX_BYTES };
}

function fetchOf(deps: Deps): CustomFetch {
  return (url, { method, headers, body }) => {
    const text = body instanceof URLSearchParams ? body.toString() : body;
    if (text !== undefined && text !== null && typeof text !== 'string' && !(text instanceof Uint8Array)) {
      throw new Error('The OpenID library sent an unexpected body type');
    }
    return fetchOutside(url, { method, headers, body: text ?? undefined }, rulesOf(deps));
  };
}

/** Rejects a provider that lacks required endpoints or has endpoints at addresses that are not allowed. */
function assertComplete(deps: Deps, provider: Configuration): void {
  const { issuer, authorization_endpoint, token_endpoint, jwks_uri } = provider.serverMetadata();
  // The shared endpoint of multi-tenant providers has no fixed issuer.
  if (issuer.includes('{')) throw fail('sso.issuer_invalid');
  for (const address of [authorization_endpoint, token_endpoint, jwks_uri]) {
    const url = address === undefined ? null : URL.parse(address);
    if (url === null) throw fail('sso.issuer_invalid');
    assertOutsideAddress(url, rulesOf(deps));
  }
}

/** Sends the secret in the body if supported, otherwise in the header, which every provider must accept. */
async function authenticationOf(secret: string): Promise<ClientAuth> {
  const { ClientSecretBasic, ClientSecretPost } = await loadLibrary();
  const [inBody, inHeader] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (provider, ...args) => {
    const isTaken = provider.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
    (isTaken ? inBody : inHeader)(provider, ...args);
  };
}

/**
 * Reads the discovery document of a provider. Throws `sso.address_refused`, `sso.issuer_invalid`, `sso.issuer_differs`
 * and `sso.provider_unreachable`.
 */
export async function discoverProvider(deps: Deps, client: ProviderClient): Promise<Configuration> {
  const library = await loadLibrary();
  const server = URL.parse(client.issuer.replace(/\/\.well-known\/openid-configuration\/?$/, ''));
  if (server === null || server.search !== '' || server.hash !== '') throw fail('sso.issuer_invalid');
  try {
    const provider = await library.discovery(
      server,
      client.clientId,
      { [library.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      await authenticationOf(client.clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        [library.customFetch]: fetchOf(deps),
        // The addresses are checked by `fetchOutside`; the signature of ID tokens always is.
        execute: [library.allowInsecureRequests, library.enableNonRepudiationChecks],
      },
    );
    assertComplete(deps, provider);
    return provider;
  } catch (error) {
    if (error instanceof Failure) throw error;
    const failure = readDiscoveryError(error);
    deps.log.warn({ event: 'sso_discovery', code: failure.code, err: error }, 'a provider was not found');
    throw failure;
  }
}

interface CachedProvider {
  readonly provider: Configuration;
  readonly expiresMs: number;
}

/** Providers discovered recently, in the memory of this process. */
const providerMemories = new WeakMap<Deps['config'], Memory<CachedProvider>>();

function foundWith({ config }: Deps): Memory<CachedProvider> {
  const memory = providerMemories.get(config) ?? createMemory<CachedProvider>(PROVIDERS_MAX);
  providerMemories.set(config, memory);
  return memory;
}

/** As `discoverProvider`, but cached for five minutes: anybody may start a sign-in. */
async function findProvider(deps: Deps, client: ProviderClient): Promise<Configuration> {
  const key = JSON.stringify([client.issuer, client.clientId, client.clientSecret]);
  const memory = foundWith(deps);
  const nowMs = deps.clock.now().getTime();
  const cachedProvider = memory.get(key);
  if (cachedProvider !== undefined && cachedProvider.expiresMs > nowMs) return cachedProvider.provider;
  const provider = await discoverProvider(deps, client);
  memory.store(key, { provider, expiresMs: nowMs + PROVIDER_TTL_MS });
  return provider;
}

/** The values that bind a response of the provider to the browser and the request. */
export interface Challenge {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export async function newChallenge(kind: 'sign-in' | 'test'): Promise<Challenge> {
  const library = await loadLibrary();
  return {
    state: `${kind}.${library.randomState()}`,
    nonce: library.randomNonce(),
    verifier: library.randomPKCECodeVerifier(),
  };
}

/** The sign-in page of the provider. Throws as `discoverProvider`. */
export async function buildProviderUrl(
  deps: Deps,
  input: { client: ProviderClient; challenge: Challenge; email: string },
): Promise<string> {
  const library = await loadLibrary();
  const provider = await findProvider(deps, input.client);
  const { state, nonce, verifier } = input.challenge;
  const url = library.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUriOf(deps),
    scope: SCOPE,
    response_mode: 'query',
    state,
    nonce,
    code_challenge: await library.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    login_hint: input.email,
  });
  return url.href;
}

/** OpenID Connect Core 1.0, section 2. */
const SUBJECT_MAX_LENGTH = 255;

/** The claims of the provider about a person. */
export interface ProviderPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  /** Undefined when the provider does not send it. */
  readonly isEmailVerified: boolean | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
}

type Claims = Readonly<Record<string, unknown>>;

function readPerson(
  claims: Claims,
  { issuer, subject }: { issuer: string; subject: string },
): ProviderPerson {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const verifiedClaim = claims['email_verified'];
  return {
    issuer,
    subject,
    email: text('email'),
    // Some providers send it as a string.
    isEmailVerified:
      verifiedClaim === undefined || verifiedClaim === null
        ? undefined
        : verifiedClaim === true || verifiedClaim === 'true',
    firstName: text('given_name'),
    lastName: text('family_name'),
  };
}

/**
 * Exchanges the authorization response for the claims about the person, after checking state, nonce, issuer, audience,
 * signature and times. Throws the errors of the catalogue.
 */
export async function readProviderAnswer(
  deps: Deps,
  input: { client: ProviderClient; challenge: Challenge; query: string },
): Promise<ProviderPerson> {
  const library = await loadLibrary();
  const provider = await discoverProvider(deps, input.client);
  const { state, nonce, verifier } = input.challenge;
  const answer = new URL(redirectUriOf(deps));
  answer.search = input.query;
  try {
    const tokens = await library.authorizationCodeGrant(provider, answer, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw fail('sso.token_invalid');
    const { iss: issuer, sub: subject } = claims;
    if (subject.trim() === '' || subject.length > SUBJECT_MAX_LENGTH) throw fail('sso.subject_missing');
    const isComplete = typeof claims['email'] === 'string';
    const hasMore = provider.serverMetadata().userinfo_endpoint !== undefined;
    // Many providers send the address only from the userinfo endpoint.
    const more =
      !isComplete && hasMore ? await library.fetchUserInfo(provider, tokens.access_token, subject) : {};
    return readPerson({ ...claims, ...more }, { issuer, subject });
  } catch (error) {
    if (error instanceof Failure) throw error;
    const failure = readProviderError(error);
    deps.log.warn({ event: 'sso_refused', code: failure.code, err: error }, 'a provider answer was refused');
    throw failure;
  }
}
