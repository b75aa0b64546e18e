import { fail } from '@quint/contract/base/errors.ts';
import type { ShortenBody, ShortenEvent, ShortenersAnswer } from '@quint/contract/roles/role-texts.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { addVersion, SHORTEST_TEXT_CHARACTERS } from '@quint/domain/roles/role-texts.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { AiEndpoint } from '#ai-settings.ts';
import { recordAudit } from '#database/audit.ts';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import type { Message, Redaction } from '#features/roles/roles/texts/endpoint/model.ts';
import {
  composeMessages,
  findChange,
  restore,
  toPlainText,
  withhold,
} from '#features/roles/roles/texts/endpoint/model.ts';
import {
  ANSWER_MAX_TOKENS,
  complete,
  EndpointFailure,
} from '#features/roles/roles/texts/endpoint/service.ts';
import { shortenLocally } from '#features/roles/roles/texts/local/model.ts';
import { findLanguage } from '#features/roles/roles/texts/local/words/model.ts';
import { assertShorter, dayOf, estimateTokens } from '#features/roles/roles/texts/model.ts';
import * as queries from '#features/roles/roles/texts/queries.ts';
import * as tokenUsage from '#features/roles/roles/texts/token-usage/queries.ts';
import { toWireError } from '#http/errors.ts';

type Outcome = 'done' | 'failed' | 'cancelled';

export interface ShortenRequest {
  readonly actor: Actor;
  readonly scope: OrganizationScope;
  /** Undefined for a role that is not saved yet. */
  readonly roleId: string | undefined;
  readonly body: ShortenBody;
  /** The language of messages. */
  readonly language: Language;
}

/** The events of one text; it ends when the signal says that the caller has left. */
export type Events = (leave: AbortSignal) => AsyncGenerator<ShortenEvent>;

interface Version {
  readonly text: string;
  readonly model: string | null;
}

/** Adds a version to those of its role. A role that was deleted meanwhile keeps none. */
async function storeVersion(tx: Writer, { scope, roleId, body }: ShortenRequest, version: Version) {
  if (roleId === undefined) return;
  const { field } = body;
  const state = await queries.lockVersions(tx, scope, { roleId, field });
  if (state === undefined) return;
  const origin = { by: body.by, model: version.model, is_edited: false };
  const nextState = addVersion(state, { text: version.text, origin });
  await queries.saveVersions(tx, scope, { roleId, field, state: nextState });
}

/** Writes down who had which text shortened by what, and how that ended; never the text. */
async function audit(tx: Writer, request: ShortenRequest, details: Readonly<Record<string, unknown>>) {
  const { scope, actor, roleId, body } = request;
  await recordAudit(tx, {
    scope,
    actor,
    action: 'roles.shorten',
    items: roleId === undefined ? [] : [roleId],
    details: { field: body.field, by: body.by, ...details },
  });
}

function shortenHere(deps: Deps, request: ShortenRequest): Events {
  const versions = shortenLocally(request.body.text);
  if (versions.length === 0) throw fail('role_text.too_short');
  const text = versions.find((version) => !request.body.versions.includes(version));
  if (text === undefined) throw fail('role_text.no_other_version');
  return async function* run() {
    await deps.db.write(request.scope, async (tx) => {
      await storeVersion(tx, request, { text, model: null });
      await audit(tx, request, { outcome: 'done' });
    });
    yield { event: 'done', text, by: 'local', model: null, host: null, withheld: 0 };
  };
}

interface Call {
  readonly ai: AiEndpoint;
  readonly messages: readonly Message[];
  readonly redaction: Redaction;
  readonly day: string;
  readonly reservedTokens: number;
}

/** Checks that AI may be used, and sets tokens aside. Nothing is sent yet. */
async function prepareCall(deps: Deps, request: ShortenRequest): Promise<Call> {
  const { scope, body } = request;
  const { ai } = deps.config;
  if (ai === undefined) throw fail('role_text.ai_missing');
  const { day, seconds } = dayOf(deps.clock.now());
  const use = await deps.db.read(scope, (db) => tokenUsage.getUse(db, scope, day));
  if (!use.isOn) throw fail('role_text.ai_off');
  const texts = [body.name, body.text];
  const names = await deps.db.read(scope, (db) => queries.listNamesIn(db, scope, texts.join('\n')));
  const redaction = withhold(texts, names);
  const [role = '', text = ''] = redaction.texts;
  const messages = composeMessages(
    { role, field: body.field, language: findLanguage(body.text), text },
    body.versions.length,
  );
  const sentCharacters = messages.reduce((sum, { content }) => sum + content.length, 0);
  const reservedTokens = estimateTokens(sentCharacters) + ANSWER_MAX_TOKENS;
  const isReserved = await deps.db
    .in(scope)
    .run((db) => tokenUsage.reserveTokens(db, scope, { day, tokens: reservedTokens, most: ai.dailyTokens }));
  if (!isReserved) throw fail('role_text.ai_used_up', { seconds, tokens: ai.dailyTokens });
  return { ai, messages, redaction, day, reservedTokens };
}

interface Ending {
  readonly outcome: Outcome;
  readonly tokens: number;
  readonly version?: Version;
  /** What was wrong with the endpoint, for its operator. */
  readonly reason?: string | undefined;
  readonly status?: number | undefined;
}

async function finish(deps: Deps, request: ShortenRequest, call: Call, ending: Ending): Promise<void> {
  const { outcome, tokens, version, reason, status } = ending;
  const { ai, day, reservedTokens } = call;
  const host = new URL(ai.baseUrl).host;
  await deps.db.write(request.scope, async (tx) => {
    if (version !== undefined) await storeVersion(tx, request, version);
    await tokenUsage.settleTokens(tx, request.scope, { day, reservedTokens, usedTokens: tokens });
    await audit(tx, request, {
      outcome,
      model: ai.model,
      host,
      tokens,
      ...(reason && { reason, status }),
    });
  });
}

/** The answer as it is written, without what the model was not to write. Returns the text and its tokens. */
async function* streamAnswer(
  { ai, messages, redaction }: Call,
  leave: AbortSignal,
  onReceive: (characters: number) => void,
): AsyncGenerator<ShortenEvent, { readonly text: string; readonly tokens: number | undefined }> {
  const parts = complete(ai, messages, leave);
  let [answer, shownText] = ['', ''];
  for (;;) {
    const part = await parts.next();
    if (part.done === true) return { text: shownText, tokens: part.value };
    answer += part.value;
    onReceive(answer.length);
    const next = restore(toPlainText(answer), redaction.values);
    if (next === shownText) continue;
    yield { event: 'delta', ...findChange(shownText, next) };
    shownText = next;
  }
}

function shortenByAi(deps: Deps, request: ShortenRequest, call: Call): Events {
  const { ai, messages, redaction } = call;
  const sentCharacters = messages.reduce((sum, { content }) => sum + content.length, 0);
  return async function* run(leave) {
    let characters = 0;
    // A caller who leaves while an event is on its way ends the generator without an error.
    let ending: Omit<Ending, 'tokens'> | undefined = { outcome: 'cancelled' };
    const estimate = () => Math.min(estimateTokens(sentCharacters + characters), call.reservedTokens);
    const end = async (final: Omit<Ending, 'tokens'>, tokens = estimate()) => {
      ending = undefined;
      await finish(deps, request, call, { ...final, tokens });
    };
    try {
      const { text, tokens } = yield* streamAnswer(call, leave, (count) => {
        characters = count;
      });
      assertShorter(text, request.body.text);
      await end({ outcome: 'done', version: { text, model: ai.model } }, tokens);
      const { host } = new URL(ai.baseUrl);
      yield { event: 'done', text, by: 'ai', model: ai.model, host, withheld: redaction.contacts };
    } catch (error) {
      if (leave.aborted) return;
      if (!(error instanceof EndpointFailure)) throw error;
      const { reason, status, isFree } = error;
      deps.log.warn({ host: new URL(ai.baseUrl).host, reason, status }, 'The AI endpoint failed');
      await end({ outcome: 'failed', reason, status }, isFree ? 0 : estimate());
      yield { event: 'error', error: toWireError(fail('role_text.ai_failed'), request.language) };
    } finally {
      if (ending !== undefined) await end(ending);
    }
  };
}

/**
 * Shortens a text of a role, as it stands in the form: by the AI endpoint, or here by leaving out sentences. The version is
 * stored with the role, which otherwise stays as it is. Throws, before anything is sent, `role_text.too_short`,
 * `role_text.no_other_version` (here only), `role_text.ai_missing`, `role_text.ai_off`, `role_text.ai_used_up`, and
 * `record.not_found` for a role that does not exist; a failing endpoint is an event of its own.
 */
export async function shorten(deps: Deps, request: ShortenRequest): Promise<Events> {
  const body = { ...request.body, text: request.body.text.trim() };
  const { scope, roleId } = request;
  if (roleId !== undefined && !(await deps.db.read(scope, (db) => queries.hasRole(db, scope, roleId))))
    throw fail('record.not_found');
  if (body.text.length < SHORTEST_TEXT_CHARACTERS) throw fail('role_text.too_short');
  const trimmedShortening = { ...request, body };
  return body.by === 'local'
    ? shortenHere(deps, trimmedShortening)
    : shortenByAi(deps, trimmedShortening, await prepareCall(deps, trimmedShortening));
}

/** What can shorten texts in a workspace, and how much of it today's use has left. */
export async function describeShorteners(
  deps: Deps,
  scope: OrganizationScope,
): Promise<ShortenersAnswer['data']> {
  const { ai } = deps.config;
  if (ai === undefined) return { ai: null };
  const { day, seconds } = dayOf(deps.clock.now());
  const { isOn, tokens } = await deps.db.read(scope, (db) => tokenUsage.getUse(db, scope, day));
  const { host } = new URL(ai.baseUrl);
  return {
    ai: {
      host,
      model: ai.model,
      is_on: isOn,
      tokens_today: tokens,
      tokens_per_day: ai.dailyTokens,
      seconds,
    },
  };
}
