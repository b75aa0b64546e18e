import type { Billing } from '@quint/contract/billing/billing.ts';
import { TRIAL_DAYS } from '@quint/domain/base/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { serverTime } from '#lib/server-time.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';

const DAY_MS = 86_400_000;

/** The sentence below the title: how long the trial runs, and that VAT is added. */
export function usePlansLead(billing: Billing | undefined): string {
  const { t } = useTranslation('plans');
  const format = useFormat();
  const [now] = useState(() => serverTime());
  const isGuest = useMaybeCurrentUser() === undefined;
  if (isGuest) return t('lead.guest', { days: TRIAL_DAYS });
  const ends = billing?.trialEndsAt ?? null;
  if (ends === null || billing?.isFrozen === true) return t('lead.plain');
  const count = Math.max(0, Math.ceil((new Date(ends).getTime() - now) / DAY_MS) - 1);
  return t('lead.trial', { count, date: format.lastDay(ends) });
}
