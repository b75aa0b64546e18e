import { PASSWORD } from '#testing/factories.ts';
import type { Product } from '#testing/product.ts';

interface ApiResponse {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads any answer by its path
  readonly body: any;
}

let address = 0;

/** Whether the route of a request requires reauthentication. */
function needsProof(product: Product, method: string, path: string): boolean {
  const parts = `/api${path.split('?')[0]}`.split('/');
  return product.app.declaredRoutes.some((route) => {
    const routeParts = route.url.split('/');
    const fits = routeParts.every((part, index) => part.startsWith(':') || part === parts[index]);
    return route.needsProof && route.method === method && routeParts.length === parts.length && fits;
  });
}

/**
 * Calls the API from a unique IP address, so that tests do not use up each other's rate limits. If the route requires
 * reauthentication, the password of test accounts is sent along, unless `proves` is false.
 */
export function callerOf(product: Product) {
  const remoteAddress = `10.1.${Math.floor(++address / 250)}.${(address % 250) + 1}`;
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
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

/** A signed-in browser, which stores its cookies for later requests. */
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

/** The code and text of the first error of a response. */
export function errorOf(answer: ApiResponse): { status: number; code: string; message: string } {
  const [error] = answer.body.errors;
  return { status: answer.status, code: error.extensions.code, message: error.message };
}
