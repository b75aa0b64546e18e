import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { api as server, makeUser, refuse, signedInAs } from '../testing/api.ts';
import { api } from './api-client.ts';
import { isApiError, NetworkError, type ApiError } from './api-error.ts';
import { hasReason } from './failures.ts';
import { findCurrentUser, isSignedIn, renewSession, resetSession, signIn, startSession } from './session.ts';
import { whenSignedOut } from './sign-out.ts';

/** Counts refreshes and returns the tokens t1, t2, … */
function answerRefresh(expires = 900_000): { readonly count: () => number } {
  let count = 0;
  server.use(
    http.post('*/api/auth/refresh', () => {
      count += 1;
      return HttpResponse.json({ data: { access_token: `t${count}`, expires } });
    }),
  );
  return { count: () => count };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('startSession', () => {
  it('sends no request if there cannot be a session', async () => {
    expect(await startSession()).toBe(false);
    // A survey was taken here, and nobody signed in.
    document.cookie = 'XSRF-SURVEY=test';
    onTestFinished(() => void (document.cookie = 'XSRF-SURVEY=; Max-Age=0'));
    resetSession();
    expect(await startSession()).toBe(false);
  });

  it('reports an unreachable server instead of a missing session, and retries', async () => {
    document.cookie = 'XSRF-TOKEN=test';
    server.use(http.post('*/api/auth/refresh', () => HttpResponse.error(), { once: true }));
    await expect(startSession()).rejects.toBeInstanceOf(NetworkError);
    signedInAs(makeUser());
    expect(await startSession()).toBe(true);
  });
});

describe('renewSession', () => {
  it('sends one request for all who wait', async () => {
    document.cookie = 'XSRF-TOKEN=test';
    const refresh = answerRefresh();
    await Promise.all([startSession(), renewSession(), renewSession()]);
    expect(refresh.count()).toBe(1);
  });

  it("runs automatically after 80 % of the token's lifetime", async () => {
    document.cookie = 'XSRF-TOKEN=test';
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const refresh = answerRefresh(10_000);
    await startSession();
    await vi.advanceTimersByTimeAsync(7900);
    expect(refresh.count()).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitFor(() => expect(refresh.count()).toBe(2));
  });

  it('uses the token of the tab that renewed before it, however fast that was', async () => {
    document.cookie = 'XSRF-TOKEN=test';
    const refresh = answerRefresh();
    await startSession();
    // Another tab holds the lock first, and releases it before its token has arrived here.
    const request = (_name: string, ...args: unknown[]) => {
      const run = args.at(-1) as (lock: object | null) => unknown;
      return Promise.resolve(run(args.length === 1 ? {} : null));
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const other = new BroadcastChannel('quint-session');
    onTestFinished(() => other.close());
    const renewal = renewSession();
    const sharedToken = { token: 'theirs', renewAt: Date.now() + 600_000, lifetimeMs: 900_000 };
    other.postMessage({ type: 'renewed', shared: sharedToken });
    expect(await renewal).toBe(true);
    expect(refresh.count()).toBe(1);
  });

  it('ends the session when it is refused', async () => {
    document.cookie = 'XSRF-TOKEN=test';
    answerRefresh();
    await startSession();
    const onSignedOut = vi.fn(async () => {});
    whenSignedOut(onSignedOut);
    server.use(http.post('*/api/auth/refresh', () => refuse(401, 'INVALID_CREDENTIALS')));
    expect(await renewSession()).toBe(false);
    expect(isSignedIn()).toBe(false);
    expect(onSignedOut).toHaveBeenCalledWith('expired');
  });

  it('keeps the session when the server is only busy', async () => {
    document.cookie = 'XSRF-TOKEN=test';
    answerRefresh();
    await startSession();
    server.use(http.post('*/api/auth/refresh', () => refuse(503, 'SERVICE_UNAVAILABLE')));
    await expect(renewSession()).rejects.toSatisfy((error) => isApiError(error, 'SERVICE_UNAVAILABLE'));
    expect(isSignedIn()).toBe(true);
  });
});

describe('signIn', () => {
  const signInAgain = () => {
    server.use(
      http.post('*/api/auth/login', () =>
        HttpResponse.json({ data: { access_token: 'new', expires: 900_000 } }),
      ),
      http.get('*/api/users/me', () => HttpResponse.json({ data: makeUser() })),
    );
    return signIn('/auth/login', { email: 'anna@example.com', password: 'right' });
  };

  it.each([
    ['kept', true],
    ['not kept', false],
  ])(
    'shows that cookies are blocked if the cookie of the session was not stored: %s',
    async (_, isCookieStored) => {
      const showCookiesBlocked = vi.fn();
      vi.stubGlobal('showCookiesBlocked', showCookiesBlocked);
      onTestFinished(() => void vi.unstubAllGlobals());
      document.cookie = isCookieStored ? 'XSRF-TOKEN=test' : 'XSRF-TOKEN=; Max-Age=0';
      if (isCookieStored) answerRefresh();
      await signInAgain();
      expect(showCookiesBlocked).toHaveBeenCalledTimes(isCookieStored ? 0 : 1);
    },
  );

  it('waits for a running renewal, whose refusal would delete the new cookie', async () => {
    document.cookie = 'XSRF-TOKEN=test';
    answerRefresh();
    await startSession();
    const order: string[] = [];
    const { promise: blocker, resolve: release } = Promise.withResolvers<void>();
    server.events.on('request:start', ({ request }) => void order.push(new URL(request.url).pathname));
    onTestFinished(() => server.events.removeAllListeners());
    server.use(
      http.post('*/api/auth/refresh', async () => {
        await blocker;
        order.push('refused');
        return refuse(401, 'INVALID_CREDENTIALS');
      }),
    );
    const renewal = renewSession();
    const signedIn = signInAgain();
    await vi.waitFor(() => expect(order).toContain('/api/auth/refresh'));
    release();
    await Promise.all([renewal, signedIn]);
    expect(order.indexOf('/api/auth/login')).toBeGreaterThan(order.indexOf('refused'));
    expect(isSignedIn()).toBe(true);
  });

  it('keeps its data when the pages of the previous session are left only now', async () => {
    document.cookie = 'XSRF-TOKEN=test';
    answerRefresh();
    await startSession();
    const { promise: leavePromise, resolve: leave } = Promise.withResolvers<void>();
    whenSignedOut(() => leavePromise);
    server.use(http.post('*/api/auth/refresh', () => refuse(401, 'INVALID_CREDENTIALS')));
    const renewal = renewSession();
    await vi.waitFor(() => expect(isSignedIn()).toBe(false));
    const user = await signInAgain();
    leave();
    expect(await renewal).toBe(true);
    expect(findCurrentUser()).toEqual(user);
  });
});

describe('api', () => {
  it('renews an expired token once and repeats the request', async () => {
    document.cookie = 'XSRF-TOKEN=test';
    const refresh = answerRefresh();
    const tokens: (string | null)[] = [];
    server.use(
      http.get('*/api/items/roles', ({ request }) => {
        const token = request.headers.get('authorization');
        tokens.push(token);
        return token === 'Bearer t1' ? refuse(401, 'TOKEN_EXPIRED') : HttpResponse.json({ data: [] });
      }),
    );
    await startSession();
    await expect(api('/items/roles')).resolves.toEqual({ data: [] });
    expect(tokens).toEqual(['Bearer t1', 'Bearer t2']);
    expect(refresh.count()).toBe(2);
  });

  it('does not try a third time', async () => {
    document.cookie = 'XSRF-TOKEN=test';
    answerRefresh();
    let calls = 0;
    server.use(
      http.get('*/api/items/roles', () => {
        calls += 1;
        return refuse(401, 'TOKEN_EXPIRED');
      }),
    );
    await startSession();
    await expect(api('/items/roles')).rejects.toSatisfy((error) => isApiError(error, 'TOKEN_EXPIRED'));
    expect(calls).toBe(2);
  });

  it('parses the error envelope into code, status and details', async () => {
    server.use(http.get('*/api/items/roles', () => refuse(400, 'VALUE_TOO_LONG', { field: 'name' })));
    await expect(api('/items/roles')).rejects.toMatchObject({
      code: 'VALUE_TOO_LONG',
      status: 400,
      details: { field: 'name' },
    });
  });

  it('keeps the status of an answer that is not an envelope', async () => {
    server.use(http.get('*/api/items/roles', () => new Response('<html>', { status: 502 })));
    await expect(api('/items/roles')).rejects.toMatchObject({ status: 502, code: 'INTERNAL_SERVER_ERROR' });
  });

  it.each([
    ['a proxy without a server', 502, 'The server is not running.'],
    ['a proxy in maintenance', 503, 'The server is not running.'],
    ['a proxy that waited too long', 504, 'The server is not running.'],
    ['a Wi-Fi that wants a sign-in', 200, 'Your network answered instead of the server.'],
    ['a country that forbids it', 451, 'Your network answered instead of the server.'],
    ['a filter of a company', 403, 'Your network answered instead of the server.'],
    ['a Wi-Fi that says so', 511, 'Your network answered instead of the server.'],
  ])('reports who has answered with a page: %s', async (_, status, text) => {
    server.use(
      http.get('*/api/items/roles', () => HttpResponse.html('<html>Please sign in</html>', { status })),
    );
    const error: unknown = await api('/items/roles').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: expect.stringContaining(text) });
    expect(hasReason(error)).toBe(true);
    // None of these is a refusal of the server, which would end the session.
    expect((error as ApiError).status).toBeGreaterThanOrEqual(502);
  });

  it('encodes lists with commas, objects as JSON, and leaves out missing values', async () => {
    let search = '';
    server.use(
      http.get('*/api/items/roles', ({ request }) => {
        search = new URL(request.url).search;
        return HttpResponse.json({ data: [] });
      }),
    );
    await api('/items/roles', {
      query: { fields: ['id', 'name'], filter: { name: { _eq: 'a' } }, limit: -1, search: undefined },
    });
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      fields: 'id,name',
      filter: '{"name":{"_eq":"a"}}',
      limit: '-1',
    });
  });

  it('returns undefined for an empty answer', async () => {
    server.use(http.delete('*/api/items/roles/1', () => new Response(null, { status: 204 })));
    await expect(api('/items/roles/1', { method: 'DELETE' })).resolves.toBeUndefined();
  });
});
