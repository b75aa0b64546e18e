import { toLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { newId } from '#database/ids.ts';
import { testScope } from '#testing/scopes.ts';
import { storeScore } from '#features/survey/completion/queries.ts';
import { deriveKey, deriveLinkToken, hashToken } from '#secrets/tokens.ts';
import type { TestOrganization } from '#testing/factories.ts';
import { createTalent } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';

export const INSTRUMENT = INSTRUMENT_VERSION;
export const ITEMS = getForm(INSTRUMENT).order;
const DAY_MILLISECONDS = 24 * 3600 * 1000;

export interface TestInvitation {
  readonly resultId: string;
  readonly talentId: string;
  readonly email: string;
  readonly token: string;
}

/** A talent with an invitation whose mail was sent. */
export async function createInvitation(
  product: Product,
  organization: TestOrganization,
  values: { talent?: Record<string, unknown>; result?: Record<string, unknown>; talentId?: string } = {},
): Promise<TestInvitation> {
  const talent =
    values.talentId === undefined
      ? await createTalent(product, organization, values.talent)
      : { id: values.talentId, email: '' };
  const link = { organizationId: organization.id, id: newId() };
  const token = deriveLinkToken(deriveKey(product.deps.config.secret, 'survey-link'), link);
  const resultId = newId();
  const now = product.clock.now();
  await product.deps.db.platform.write(async (db) => {
    await db
      .insertInto('talents_results')
      .values({
        organization_id: organization.id,
        id: resultId,
        talent_id: talent.id,
        status: 'SENT',
        language: 'DE',
        instrument_version: INSTRUMENT,
        link_expires_at: new Date(now.getTime() + 30 * DAY_MILLISECONDS),
        date_created: now,
        ...values.result,
      })
      .execute();
    await db
      .insertInto('survey_links')
      .values({
        organization_id: organization.id,
        id: link.id,
        result_id: resultId,
        token_hash: hashToken(token),
      })
      .execute();
  });
  return { resultId, talentId: talent.id, email: talent.email, token: toLinkToken(token) };
}

/** A careful person's answer to an item; another seed is another person. */
export function answerTo(item: number, seed = 0): number {
  return (
    getForm(INSTRUMENT).instructedAnswers.get(item) ?? 1 + ((item * 7 + seed * 5 + Math.floor(item / 4)) % 4)
  );
}

interface Answer {
  readonly item: number;
  readonly value: number;
  readonly seq: number;
  readonly seconds: number;
}

/** Answers to all items, or to some, in the order shown. */
export function sheetOf(seed = 0, items: readonly number[] = ITEMS, firstSeq = 1): Answer[] {
  return items.map((item, index) => ({
    item,
    value: answerTo(item, seed),
    seq: firstSeq + index,
    seconds: 4,
  }));
}

/** One browser in the survey, with its cookies. */
export class Device {
  readonly #product: Omit<Product, 'provider'>;
  readonly #cookies = new Map<string, string>();

  constructor(product: Omit<Product, 'provider'>) {
    this.#product = product;
  }

  /** The screen language, as sent by the browser. */
  language = 'en';

  /** The user agent. */
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64)';

  async call(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object): Promise<Response> {
    const options: InjectOptions = {
      method,
      url: `/api${url}`,
      cookies: Object.fromEntries(this.#cookies),
      headers: {
        'x-xsrf-token': this.#cookies.get('XSRF-SURVEY') ?? '',
        'accept-language': this.language,
        'user-agent': this.userAgent,
      },
      ...(payload === undefined ? {} : { payload }),
    };
    const answer = await this.#product.app.inject(options);
    for (const cookie of answer.cookies) this.#cookies.set(cookie.name, cookie.value);
    return answer;
  }

  /** Restarts the browser: session cookies are deleted. */
  restart(): void {
    this.#cookies.delete('XSRF-SURVEY');
  }

  open(token: string, code?: string): Promise<Response> {
    return this.call('POST', '/survey/session', code === undefined ? { token } : { token, code });
  }

  answer(answers: readonly object[]): Promise<Response> {
    return this.call('PATCH', '/survey/answers', { answers });
  }

  /** Opens the link, enters the demographics, answers everything and finishes. */
  async complete(token: string, seed = 0): Promise<Response> {
    await this.open(token);
    await this.call('PATCH', '/survey/demographics', { name: 'Kim Park', age: 30, gender: 'diverse' });
    await this.answer(sheetOf(seed));
    return this.call('POST', '/survey/finish', {});
  }
}

/** The engine's score of a seed's answers. */
export function scoredSheet(seed: number): SheetScore {
  return scoreSheet({
    instrument: INSTRUMENT,
    answers: Object.fromEntries(ITEMS.map((item) => [item, answerTo(item, seed)])),
    seconds: Object.fromEntries(ITEMS.map((item) => [item, 4])),
  });
}

/** A finished result of a talent, scored by the engine. */
export async function createFinishedResult(
  product: Product,
  organization: TestOrganization,
  values: { talentId: string; seed?: number; finishedAt?: Date; language?: 'EN' | 'DE' },
): Promise<string> {
  const score = scoredSheet(values.seed ?? 0);
  const now = values.finishedAt ?? product.clock.now();
  const { resultId } = await createInvitation(product, organization, {
    talentId: values.talentId,
    result: { language: values.language ?? 'DE', status: 'PENDING', date_created: now },
  });
  const session = { scope: testScope(organization.id), sessionId: newId(), resultId, instrument: INSTRUMENT };
  await product.deps.db.write(session.scope, (tx) => storeScore(tx, session, { score, now }));
  return resultId;
}

/** Marks the newest result of a talent as opened, as the page does with the first press. */
export async function openResultAs(
  product: Product,
  { headers }: { readonly headers: Readonly<Record<string, string>> },
  talentId: string,
): Promise<void> {
  const { id } = await product.deps.db.platform.read((db) =>
    db
      .selectFrom('talents_results')
      .select('id')
      .where('talent_id', '=', talentId)
      .orderBy('date_finished', 'desc')
      .executeTakeFirstOrThrow(),
  );
  const url = `/api/reports/talents_results/${id}/opened`;
  const { statusCode } = await product.app.inject({ method: 'POST', url, headers });
  if (statusCode !== 204) throw new Error(`The result was not opened: ${statusCode}`);
}
