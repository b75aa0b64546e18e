import type { Language } from '@quint/phrases/base/languages.ts';
import { DEMO_PASSWORD } from './running-product.ts';

/** Calls the API like an external program; answers other than 2xx throw with their codes. */
export interface ApiClient {
  call<Data>(method: string, path: string, body?: object): Promise<Data>;
}

interface Envelope<Data> {
  readonly data?: Data;
  readonly errors?: readonly { message: string; extensions: { code: string } }[];
}

export class ApiFailure extends Error {
  readonly status: number;
  readonly codes: readonly string[];
  constructor(path: string, status: number, codes: readonly string[]) {
    super(`${path}: ${status} ${codes.join(', ')}`);
    this.status = status;
    this.codes = codes;
  }
}

async function readAnswer<Data>(answer: Response, path: string): Promise<Data> {
  const text = await answer.text();
  const envelope = (text === '' ? {} : JSON.parse(text)) as Envelope<Data>;
  if (!answer.ok) {
    const codes = (envelope.errors ?? []).map((error) => error.extensions.code);
    throw new ApiFailure(path, answer.status, codes);
  }
  return envelope.data as Data;
}

/** Sends a request without an account. */
export async function callAsGuest<Data>(url: string, path: string, body: object): Promise<Data> {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return readAnswer<Data>(answer, path);
}

/** A client signed in as a demo account. */
export async function signIn(url: string, email: string, password = DEMO_PASSWORD): Promise<ApiClient> {
  const login = { email, password, mode: 'json' };
  const session = await callAsGuest<{ access_token: string }>(url, '/auth/login', login);
  return {
    async call<Data>(method: string, path: string, body?: object) {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${session.access_token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return readAnswer<Data>(answer, path);
    },
  };
}

/** A client signed in as a demo account, whose language it sets. */
export async function signInSpeaking(url: string, email: string, language: Language): Promise<ApiClient> {
  const client = await signIn(url, email);
  await client.call('PATCH', '/users/me', { platform_language: language.toUpperCase() });
  return client;
}

/** A device that opened a survey link. It keeps the cookies of its session, like a browser. */
export class SurveyRespondent {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  /** Continues with the cookies of another device. */
  take(cookies: readonly { readonly name: string; readonly value: string }[]): void {
    for (const { name, value } of cookies) this.#cookies.set(name, decodeURIComponent(value));
  }

  /** Its cookies, for a browser that continues in its place. */
  cookiesOf(url: string): { name: string; value: string; url: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value: encodeURIComponent(value), url }));
  }

  async call<Data>(method: string, path: string, body?: object): Promise<Data> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${this.#url}/api${path}`, {
      method,
      headers: {
        ...(cookie === '' ? {} : { cookie, 'x-xsrf-token': this.#cookies.get('XSRF-SURVEY') ?? '' }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const header of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      this.#cookies.set(name, decodeURIComponent(value));
    }
    return readAnswer<Data>(answer, path);
  }
}
