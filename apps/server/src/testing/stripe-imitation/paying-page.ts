import type { Submission } from './checkouts.ts';
import { expireDue, submit } from './checkouts.ts';
import type { Session } from './objects.ts';
import type { Shop } from './shop.ts';
import { find } from './shop.ts';

/** What a press on the page does; `cancel` goes back without paying. */
const PRESSES: Readonly<Record<string, Submission | 'cancel'>> = {
  pay: 'paid',
  fail: 'failed',
  cancel: 'cancel',
};

interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function pageOf({ id, status, amount_total: total }: Session): PageAnswer {
  const buttons = Object.keys(PRESSES)
    .map((press) => `<button formaction="/pay/${id}/${press}">${press}</button>`)
    .join('');
  const body = `<!doctype html><html lang="en"><title>Payment</title><link rel="icon" href="data:,"><main><h1>Payment without money</h1>
<p>${(total / 100).toFixed(2)} EUR, ${status}</p><form method="post">${buttons}</form></main></html>`;
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

/** The page of a checkout, and what its buttons do; undefined for other addresses. */
export function answerPage(shop: Shop, path: string): PageAnswer | undefined {
  const [, id = '', press = ''] = /^\/pay\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  if (id === '') return undefined;
  expireDue(shop);
  const session = find(shop.sessions, id, 'checkout.session');
  const how = PRESSES[press];
  if (how === undefined) return pageOf(session);
  if (how !== 'cancel' && session.status === 'open') submit(shop, id, how);
  const location = how === 'cancel' ? session.cancel_url : session.success_url;
  return { status: 303, headers: { location }, body: '' };
}
