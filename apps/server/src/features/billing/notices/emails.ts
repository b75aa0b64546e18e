import { orderNumber } from '@quint/domain/billing/prices.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { graceEndOf } from '#features/billing/accounts/model.ts';
import type { OrderNews, SubscriptionNews } from '#features/billing/notices/model.ts';
import {
  BILLING_TEXTS,
  formatCents,
  formatPrice,
  formatOrderContent,
  STATUS_OF_NEWS,
} from '#features/billing/notices/model.ts';
import type { OrderForNotice, SubscriptionForNotice } from '#features/billing/notices/queries.ts';
import {
  findGrantForNotice,
  findOrderForNotice,
  findSubscriptionForNotice,
} from '#features/billing/notices/queries.ts';
import { greet } from '#mail/account-mail.ts';
import { formatMailDay } from '#mail/dates.ts';
import { layoutMail } from '#mail/layout.ts';
import { formatMailNumber, formatCount } from '#mail/numbers.ts';
import type { AccountMailKind, MailContent, MailKind } from '#outbox/outbox.ts';

interface Letter {
  readonly subject: string;
  readonly title: string;
  /** Empty ones are left out. */
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly path: string };
  readonly footer: string;
}

function layOut(
  deps: Deps,
  language: Language,
  { letter, values }: { letter: Letter; values: Readonly<Record<string, unknown>> },
): MailContent {
  const { brand } = deps.config.publicSettings;
  const fill = (text: string) => interpolate(text, { ...values, brand });
  const { button } = letter;
  return {
    subject: fill(letter.subject),
    ...layoutMail({
      language,
      sender: brand,
      title: fill(letter.title),
      paragraphs: [greet(language, null), ...letter.paragraphs.filter((text) => text !== '').map(fill)],
      ...(button !== undefined && {
        button: { label: button.label, url: new URL(button.path, publicOrigin(deps.config)).href },
      }),
      footer: fill(letter.footer),
    }),
  };
}

function valuesOf(order: OrderForNotice, language: Language) {
  return {
    number: orderNumber(order.id),
    workspace: order.workspace,
    thing: formatOrderContent(order, language),
    price: formatPrice(order, language),
    refunded: formatCents(order.amount_refunded, language),
    message: order.message,
    note: order.note,
  };
}

function givenBy({ kind, is_own: isOwn }: OrderForNotice, language: Language): string {
  const { given: benefitTexts } = BILLING_TEXTS[language];
  return isOwn ? benefitTexts.own_report : benefitTexts[kind];
}

function paragraphsOf(order: OrderForNotice, news: OrderNews, language: Language): readonly string[] {
  const { orders, what, ...texts } = BILLING_TEXTS[language];
  const note = order.note === null || order.note === '' ? '' : texts.note;
  const test = order.way === 'test' ? texts.test : '';
  switch (news) {
    case 'requested': {
      const { text, unpaid: unpaidText, message } = orders.requested;
      return [text, what, order.message === null || order.message === '' ? '' : message, unpaidText];
    }
    case 'paid':
      return [orders.paid.text, what, givenBy(order, language), test];
    case 'fulfilled':
      return [orders.fulfilled.text, what, givenBy(order, language), orders.fulfilled.uncharged, note];
    case 'declined':
      return [orders.declined.text, what, note];
    case 'refunded': {
      const { text, byHand } = orders.refunded;
      return [order.way === 'offer' ? byHand : text, what, orders.takenBack[order.kind], note, test];
    }
  }
}

function letterOf(order: OrderForNotice, news: OrderNews, language: Language): Letter {
  const texts = BILLING_TEXTS[language];
  const { subject, title } = texts.orders[news];
  const letter = { subject, title, paragraphs: paragraphsOf(order, news, language) };
  if (news === 'requested') {
    const { button, footer } = texts.orders.requested;
    return { ...letter, button: { label: button, path: `/admin/orders?order=${order.id}` }, footer };
  }
  // A guest of the survey has no page to open; the report is sent by mail.
  if (order.is_own) return { ...letter, footer: texts.ownFooter };
  return { ...letter, button: { label: texts.toBilling, path: '/billing' }, footer: texts.footer };
}

async function composeOrder(
  deps: Deps,
  order: { readonly organizationId: string; readonly orderId: string; readonly news: OrderNews },
  language: Language,
): Promise<MailContent | undefined> {
  const row = await deps.db.platform.read((db) => findOrderForNotice(db, order));
  if (row === undefined || row.status !== STATUS_OF_NEWS[order.news]) return undefined;
  const values = valuesOf(row, language);
  return layOut(deps, language, { letter: letterOf(row, order.news, language), values });
}

/** An event of an order, for the platform or for those who pay for a workspace. */
export const ORDER_MAIL: AccountMailKind<{
  readonly organizationId: string;
  readonly orderId: string;
  readonly news: OrderNews;
}> = {
  kind: 'order',
  composeForAccount: (deps, { payload, language }) => composeOrder(deps, payload, language),
};

/** The same for a talent who ordered their own report; erased with the talent. */
export const OWN_ORDER_MAIL: MailKind<{ readonly orderId: string; readonly news: OrderNews }> = {
  kind: 'own-order',
  compose: (deps, { organizationId }, { payload, language }) =>
    composeOrder(deps, { ...payload, organizationId }, language),
};

/** Whether the statement of a mail about a subscription is still true. */
const HOLDS: Readonly<Record<SubscriptionNews, (row: SubscriptionForNotice) => boolean>> = {
  failed: (row) => row.past_due_since !== null,
  unpaid: (row) => row.past_due_since !== null,
  last: (row) => row.past_due_since !== null && row.unpaid_frozen_at === null,
  frozen: (row) => row.unpaid_frozen_at !== null && row.is_freezed,
  cancelled: (row) => row.pack === 'flow' && row.cancels_at_end && row.status !== 'canceled',
  paused: (row) => row.status === 'paused',
  ended: (row) => row.pack === 'basic' && row.status === 'canceled',
  endedUnpaid: (row) => row.pack === 'basic' && row.status === 'canceled',
  smaller: (row) => row.next_period !== null,
};

function dateOf(row: SubscriptionForNotice): Date | null {
  return row.past_due_since === null ? row.current_period_end : graceEndOf(row.past_due_since);
}

function nextValues(row: SubscriptionForNotice, language: Language) {
  if (row.next_period === null) return {};
  const next = {
    kind: 'flow',
    insights: null,
    period: row.next_period,
    administrators: row.next_administrators,
    members: row.next_members,
  } as const;
  const price = { kind: 'flow', amount: row.next_amount ?? 0, tax: null } as const;
  return { thing: formatOrderContent(next, language), price: formatPrice(price, language) };
}

/** The link of a mail about a subscription; after its end, the page to choose a plan. */
const pathOf = (news: SubscriptionNews) =>
  news === 'ended' || news === 'endedUnpaid' ? '/plans' : '/billing';

/** The mail about a change of the subscription, for those who pay. */
export const SUBSCRIPTION_MAIL: AccountMailKind<{
  readonly organizationId: string;
  readonly news: SubscriptionNews;
}> = {
  kind: 'subscription',
  async composeForAccount(deps, { payload: { organizationId, news }, language }) {
    const row = await deps.db.platform.read((db) => findSubscriptionForNotice(db, organizationId));
    if (row === undefined || !HOLDS[news](row)) return undefined;
    const texts = BILLING_TEXTS[language];
    const { subject, title, text, next, button } = texts.subscription[news];
    // A scheduled change begins with the next period, also while a payment is missing.
    const date = news === 'smaller' || news === 'cancelled' ? row.current_period_end : dateOf(row);
    const day = (time: Date | null) => (time === null ? '' : formatMailDay(time, language));
    const values = {
      workspace: row.workspace,
      date: day(date),
      since: day(row.past_due_since),
      ...nextValues(row, language),
    };
    const letter = {
      subject,
      title,
      paragraphs: [text, news === 'smaller' ? texts.what : '', next],
      button: { label: button, path: pathOf(news) },
      footer: texts.footer,
    };
    return layOut(deps, language, { letter, values });
  },
};

/** Granted talent insights, for the administrators of the workspace. */
export const GRANT_MAIL: AccountMailKind<{ readonly organizationId: string; readonly entryId: string }> = {
  kind: 'insights-granted',
  async composeForAccount(deps, { payload, language }) {
    const grant = await deps.db.platform.read((db) => findGrantForNotice(db, payload));
    if (grant === undefined) return undefined;
    const { granted: grantTexts, footer, insights: forms } = BILLING_TEXTS[language];
    const { workspace, reason } = grant;
    const insights = formatCount(forms, grant.amount, language);
    const balance = formatMailNumber(grant.balance, language);
    const { subject, title, text, opens, button } = grantTexts;
    const paragraphs = [text, reason === null ? '' : grantTexts.reason, opens];
    const letter = { subject, title, paragraphs, button: { label: button, path: '/billing' }, footer };
    return layOut(deps, language, { letter, values: { workspace, insights, balance, reason } });
  },
};
