import { PASSWORD } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';

interface ApiResponse {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads any answer by its path
  readonly body: any;
}

let address = 0;

/** Whether the route of a request asks for a proof of the account's owner. */
function needsProof(product: Product, method: string, path: string): boolean {
  const parts = `/api${path.split('?')[0]}`.split('/');
  return product.app.declaredRoutes.some((route) => {
    const routeParts = route.url.split('/');
    const fits = routeParts.every((part, index) => part.startsWith(':') || part === parts[index]);
    return route.needsProof && route.method === method && routeParts.length === parts.length && fits;
  });
}

/**
 * Calls the API from an IP address of its own, so that no test uses up the rate limit of another. Where the route asks
 * for a proof, the password of test accounts is sent along, unless `needsVerification` is false.
 */
export function callerOf(product: Product) {
  const remoteAddress = `10.1.${Math.floor(++address / 250)}.${(address % 250) + 1}`;
  return async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    options: { payload?: object; headers?: Readonly<Record<string, string>>; needsVerification?: false } = {},
  ): Promise<ApiResponse> => {
    const needsVerification = options.needsVerification !== false && needsProof(product, method, path);
    const payload = needsVerification ? { password: PASSWORD, ...options.payload } : options.payload;
    const answer = await product.app.inject({
      method,
      url: `/api${path}`,
      remoteAddress,
      headers: options.headers ?? {},
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };
}

/** Signs in with the password, as a browser with that user agent. */
export async function signIn(product: Product, email: string, userAgent = 'test') {
  const call = callerOf(product);
  const { body } = await call('POST', '/auth/login', {
    payload: { email, password: PASSWORD },
    headers: { 'user-agent': userAgent },
  });
  const { access_token, refresh_token } = body.data;
  return {
    headers: { authorization: `Bearer ${access_token}` },
    refreshToken: String(refresh_token),
    refresh: () => call('POST', '/auth/refresh', { payload: { refresh_token } }),
  };
}

/** A signed-in browser, which keeps its cookies for all later requests. */
export async function signInBrowser(product: Product, email: string, userAgent = 'test', before = '') {
  const signedIn = await product.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: `10.2.${Math.floor(++address / 250)}.${(address % 250) + 1}`,
    headers: { 'user-agent': userAgent, ...(before === '' ? {} : { cookie: before }) },
    payload: { email, password: PASSWORD, mode: 'cookie' },
  });
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const from = callerOf(product);
  const call: typeof from = (method, path, options) =>
    from(method, path, { ...options, headers: { ...options?.headers, cookie } });
  return { call, cookies: signedIn.cookies };
}

/** The code and text of the first error of an answer. */
export function errorOf(answer: ApiResponse): { status: number; code: string; message: string } {
  const [error] = answer.body.errors;
  return { status: answer.status, code: error.extensions.code, message: error.message };
}
