import type { Page, Route } from '@playwright/test';

/** The ways in which a write request fails. */
export const FAULTS = ['fault', 'conflict', 'cut'] as const;
/** `ended`: the session has ended, so that renewing its token is refused, too. */
export type Fault = (typeof FAULTS)[number] | 'ended';

/** Requests for which no user waits: renewing the token, counting a view, recording a read. */
const UNNOTICED_CALLS = [/^\/api\/auth\/refresh$/, /^\/api\/analytics\//, /\/(?:seen|opened)$/];
/** Requests with a body that only read; their failure is shown on the page. */
const READS = [
  /\/preview$/,
  /\/doubles$/,
  /\/session$/,
  /\/entrance$/,
  /^\/api\/auth\/sso\/offer$/,
  /\/check$/,
  /\/password\/account$/,
];

const ANSWERS = {
  fault: { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side.' },
  conflict: { status: 409, code: 'rights.answered', message: 'Somebody else was faster.' },
  ended: { status: 401, code: 'TOKEN_EXPIRED', message: 'Token expired.' },
} as const;

const RENEWAL = '/api/auth/refresh';
const RENEWAL_REFUSED = {
  status: 401,
  json: { errors: [{ message: 'No session.', extensions: { code: 'INVALID_CREDENTIALS' } }] },
};

const withoutKeys = (path: string) => path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');

/** Makes every write request of a page fail, so that the data stays unchanged. */
export class BrokenWrites {
  fault: Fault = 'fault';
  readonly #calls: string[] = [];

  static async on(page: Page): Promise<BrokenWrites> {
    const writes = new BrokenWrites();
    await page.route('**/api/**', (route) => writes.#answer(route));
    return writes;
  }

  /** The requests since the last call. */
  take(): readonly string[] {
    return this.#calls.splice(0);
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (this.fault === 'ended' && pathname === RENEWAL) return route.fulfill(RENEWAL_REFUSED);
    const isLeftAlone = [...UNNOTICED_CALLS, ...READS].some((path) => path.test(pathname));
    if (request.method() === 'GET' || isLeftAlone) return route.continue();
    this.#calls.push(`${request.method()} ${withoutKeys(pathname)}`);
    if (this.fault === 'cut') return route.abort('connectionreset');
    const { status, code, message } = ANSWERS[this.fault];
    const json = { errors: [{ message, extensions: { code } }] };
    return route.fulfill({ status, json });
  }
}
