import { type ErrorCode, fail, Failure } from '@quint/contract/base/errors.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { domainOfEmail, toDomain } from '@quint/domain/workspace/single-sign-on.ts';
import type { Config } from '#config.ts';
import { recordAudit } from '#database/audit.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfSignedToken, scopeWithin } from '#database/scopes.ts';
import type { Deps } from '#deps.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import { openSession } from '#features/workspace/auth/service.ts';
import { assertSecondFactor } from '#features/workspace/auth/two-factor/service.ts';
import type { ConnectionRow } from '#features/accounts/sso/connection/queries.ts';
import * as connections from '#features/accounts/sso/connection/queries.ts';
import { clientOf } from '#features/accounts/sso/connection/service.ts';
import { confirmByCode, mailCode } from '#features/accounts/sso/sign-in/confirmation/service.ts';
import {
  buildProviderUrl,
  newChallenge,
  type ProviderPerson,
  readProviderAnswer,
} from '#features/accounts/sso/provider/service.ts';
import { findOrJoin } from '#features/accounts/sso/sign-in/membership/service.ts';
import {
  ATTEMPT_MINUTES,
  type Attempt,
  getProvedEmail,
  readAttempt,
  sealAttempt,
} from '#features/accounts/sso/sign-in/model.ts';
import * as queries from '#features/accounts/sso/sign-in/queries.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { addAttempt, countAttempt } from '#http/rate-limit.ts';
import { originOf, type Arrival, type Session } from '#http/session-reply.ts';
import { deriveKey } from '#secrets/tokens.ts';

const WINDOW_SECONDS = 15 * 60;
const OFFERS_PER_ORIGIN: RateLimit = { action: 'sso-offer', hits: 300, windowSeconds: WINDOW_SECONDS };
const STARTS_PER_ORIGIN: RateLimit = { action: 'sso-start', hits: 100, windowSeconds: WINDOW_SECONDS };
const ANSWERS_PER_ORIGIN: RateLimit = { action: 'sso-answer', hits: 200, windowSeconds: WINDOW_SECONDS };

/** Only counted, never refused. */
const REFUSALS: RateLimit = { action: 'sso-refusals', hits: Infinity, windowSeconds: WINDOW_SECONDS };

const CODE_NEEDED: readonly ErrorCode[] = [
  'session.second_factor_required',
  'INVALID_OTP',
  'sso.code_mailed',
  'sso.code_wrong',
];

function attemptKey(config: Config): Uint8Array {
  return deriveKey(config.secret, 'sso-attempt');
}

/** Whether the people of a domain can sign in through their company, and must. Nothing about any person. */
export async function findOffer(deps: Deps, input: { domain: string; origin: string }) {
  await countAttempt(deps.db, OFFERS_PER_ORIGIN, input.origin);
  const domain = toDomain(input.domain);
  const row =
    domain === undefined
      ? undefined
      : await deps.db.platform.read((db) => connections.findConnectionOfDomain(db, domain));
  return { is_offered: row !== undefined, is_enforced: row?.is_enforced ?? false };
}

/** The way to the provider, and what the browser keeps of it, sealed. */
interface SignInStart {
  readonly url: string;
  readonly cookie: string;
}

async function start(
  deps: Deps,
  input: { row: ConnectionRow; email: string } & ({ testedBy: string } | { domain: string }),
): Promise<SignInStart> {
  const { row, email } = input;
  const { organization_id: organizationId, issuer, client_id: clientId } = row;
  const kind = 'domain' in input ? { domain: input.domain } : { testedBy: input.testedBy };
  const challenge = await newChallenge('domain' in input ? 'sign-in' : 'test');
  const url = await buildProviderUrl(deps, { client: clientOf(deps, row), challenge, email });
  const expiresMs = deps.clock.now().getTime() + ATTEMPT_MINUTES * 60_000;
  const attempt: Attempt = { organizationId, issuer, clientId, expiresMs, challenge, ...kind };
  return { url, cookie: sealAttempt(attemptKey(deps.config), attempt) };
}

/** Starts a sign-in for the domain of an address. Throws `sso.not_offered`, and as `discoverProvider`. */
export async function startSignIn(
  deps: Deps,
  input: { email: string; origin: string },
): Promise<SignInStart> {
  await countAttempt(deps.db, STARTS_PER_ORIGIN, input.origin);
  const domain = domainOfEmail(input.email);
  if (domain === undefined) throw fail('account.email_invalid', { email: input.email });
  const row = await deps.db.platform.read((db) => connections.findConnectionOfDomain(db, domain));
  if (row === undefined) throw fail('sso.not_offered', { domain });
  return start(deps, { row, email: input.email, domain });
}

/** Starts a test by an administrator. Throws `sso.not_set_up`, and as `discoverProvider`. */
export async function startTest(
  deps: Deps,
  actor: Actor,
  input: { organizationId: string; origin: string },
): Promise<SignInStart> {
  const scope = scopeWithin(actor, input.organizationId);
  await countAttempt(deps.db, STARTS_PER_ORIGIN, input.origin);
  const { row, contact } = await deps.db.platform.read(async (db) => ({
    row: await connections.findConnection(db, scope),
    contact: await findContact(db, actor.userId),
  }));
  if (row === undefined || contact === undefined) throw fail('sso.not_set_up');
  return start(deps, { row, email: contact.email, testedBy: actor.userId });
}

interface AttemptContext {
  readonly scope: OrganizationScope;
  readonly attempt: Attempt;
  readonly row: ConnectionRow;
}

/** The connection as it stands now; for a sign-in it must be as open as at its start. */
async function findAsked(
  deps: Deps,
  { scope, attempt }: Pick<AttemptContext, 'scope' | 'attempt'>,
): Promise<ConnectionRow | undefined> {
  const { domain } = attempt;
  if (domain === undefined) return deps.db.platform.read((db) => connections.findConnection(db, scope));
  const row = await deps.db.platform.read((db) => connections.findConnectionOfDomain(db, domain));
  return row?.organization_id === scope.organizationId ? row : undefined;
}

/** Throws `sso.expired`, also after another provider was connected, and `sso.not_set_up` once it is not open any more. */
async function getAttempt(
  deps: Deps,
  cookie: string | undefined,
  kind: 'sign-in' | 'test',
): Promise<AttemptContext> {
  const attempt = readAttempt(attemptKey(deps.config), cookie, deps.clock.now());
  if (attempt === undefined || (attempt.testedBy !== undefined) !== (kind === 'test'))
    throw fail('sso.expired');
  const scope = scopeOfSignedToken(attempt);
  const row = await findAsked(deps, { scope, attempt });
  if (row === undefined) throw fail('sso.not_set_up');
  if (row.issuer !== attempt.issuer || row.client_id !== attempt.clientId) throw fail('sso.expired');
  return { scope, attempt, row };
}

async function verify(
  deps: Deps,
  { scope, attempt, row }: AttemptContext,
  query: string,
): Promise<{ person: ProviderPerson; email: string }> {
  const person = await readProviderAnswer(deps, {
    client: clientOf(deps, row),
    challenge: attempt.challenge,
    query,
  });
  const domains = await deps.db.platform.read((db) => connections.listProvedDomains(db, scope));
  return { person, email: getProvedEmail(person, { takesUnmarked: row.takes_unmarked, domains }) };
}

/**
 * Counts the refusals of a workspace by their reason. The log of the workspace gets a line at the first, the tenth, the
 * hundredth, … of a window, so that nobody can fill it.
 */
async function withRefusals<Result>(
  deps: Deps,
  { scope, attempt }: AttemptContext,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Failure) {
      const test = attempt.testedBy !== undefined;
      const subject = `${scope.organizationId}:${String(test)}:${error.code}`;
      const { hits: count } = await addAttempt(deps.db, REFUSALS, subject);
      if (!Number.isInteger(Math.log10(count))) throw error;
      const details = { reason: error.code, test, count };
      await deps.db.platform.write((db) =>
        recordAudit(db, { scope, actor: undefined, action: 'sso.refuse', details }),
      );
    }
    throw error;
  }
}

/**
 * Ends a test: the connection works, and may be enforced by the administrator who tested it. Returns the address that the
 * provider gave.
 */
export async function finishTest(
  deps: Deps,
  input: { cookie: string | undefined; query: string; origin: string },
): Promise<{ email: string; organizationId: string }> {
  await countAttempt(deps.db, ANSWERS_PER_ORIGIN, input.origin);
  const context = await getAttempt(deps, input.cookie, 'test');
  const { scope, attempt, row } = context;
  const { email } = await withRefusals(deps, context, () => verify(deps, context, input.query));
  const userId = attempt.testedBy ?? '';
  await deps.db.platform.write(async (db) => {
    const testedConnection = { id: row.id, clientId: row.client_id, issuer: row.issuer, userId };
    if (!(await connections.recordTest(db, scope, testedConnection))) throw fail('sso.expired');
    await recordAudit(db, { scope, actor: { userId, userRole: 'ORG_ADMIN' }, action: 'sso.test' });
  });
  return { email, organizationId: scope.organizationId };
}

/** The code of the second factor, or the mailed one, is missing or wrong; the sealed attempt is good for another one. */
export class CodeNeeded extends Error {
  readonly failure: Failure;
  readonly cookie: string;

  constructor(failure: Failure, cookie: string) {
    super('A code is needed');
    this.failure = failure;
    this.cookie = cookie;
  }
}

/**
 * The company proves who the person is, with as many factors as it asks for. The own second factor is asked for where the
 * workspace says so, and always for an account that other workspaces rely on, too. Such an account without a second factor
 * is opened once its person has confirmed with a mailed code that this provider may do so.
 */
async function assertOwnFactor(
  deps: Deps,
  context: AttemptContext,
  input: { userId: string; otp: string | undefined; arrival: Arrival },
): Promise<void> {
  const { row, attempt, scope } = context;
  const { userId, otp } = input;
  const factors = await deps.db.platform.read((db) => queries.findFactors(db, scope, userId));
  if (factors === undefined) throw fail('sso.other_account');
  if (!row.asks_second_factor && !factors.is_elsewhere) return;
  const codeId = attempt.codeId ?? newId();
  try {
    const codeLocation = { on: 'company', id: scope.organizationId } as const;
    const { userAgent } = input.arrival;
    if (await assertSecondFactor(deps, { userId, otp, context: codeLocation, userAgent })) return;
    if (!factors.is_elsewhere || factors.is_confirmed_here) return;
    if (otp === undefined || attempt.codeId === undefined) {
      const { organizationId, expiresMs } = attempt;
      if (attempt.codeId === undefined) await mailCode(deps, { userId, organizationId, codeId, expiresMs });
      throw fail('sso.code_mailed');
    }
    await confirmByCode(deps, scope, { userId, codeId, issuer: row.issuer, typedCode: otp });
  } catch (error) {
    if (!(error instanceof Failure) || !CODE_NEEDED.includes(error.code)) throw error;
    const mailedCode = error.code === 'sso.code_mailed' ? { codeId } : {};
    const next = { ...attempt, ...mailedCode, provedUser: userId };
    throw new CodeNeeded(error, sealAttempt(attemptKey(deps.config), next));
  }
}

/**
 * Signs a person in with the answer of their provider. Throws the refusals of the catalogue, and CodeNeeded while a
 * code is required: the next call gives it instead of an answer. An account without a language gets that of the page.
 */
export async function finishSignIn(
  deps: Deps,
  input: {
    cookie: string | undefined;
    query: string;
    otp: string | undefined;
    arrival: Arrival;
    language: StoredLanguage | undefined;
  },
): Promise<Session> {
  const { arrival, otp } = input;
  await countAttempt(deps.db, ANSWERS_PER_ORIGIN, originOf(arrival));
  const context = await getAttempt(deps, input.cookie, 'sign-in');
  const { scope, attempt, row } = context;
  return withRefusals(deps, context, async () => {
    const userId = attempt.provedUser ?? (await findPerson(deps, context, input));
    await assertOwnFactor(deps, context, { userId, otp, arrival });
    const session = await openSession(deps, { userId, method: 'company', userAgent: arrival.userAgent });
    await deps.db.platform.write(async (db) => {
      const factors = await queries.findFactors(db, scope, userId);
      const actor = { userId, userRole: factors?.user_role ?? 'ORG_USER' };
      await recordAudit(db, { scope, actor, action: 'sso.sign_in', details: { issuer: row.issuer } });
    });
    return session;
  });
}

async function findPerson(
  deps: Deps,
  context: AttemptContext,
  { query, language }: { query: string; language: StoredLanguage | undefined },
): Promise<string> {
  const { person, email } = await verify(deps, context, query);
  const { scope, row: connection } = context;
  const { userId } = await deps.db.platform.write((db) =>
    findOrJoin(db, { scope, connection, person, email, language }),
  );
  return userId;
}
