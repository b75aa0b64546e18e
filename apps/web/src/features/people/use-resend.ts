import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { resendInvitation } from './api.ts';

/** Concurrent requests. */
const AT_ONCE = 4;

export interface ResendProgress {
  readonly done: number;
  readonly total: number;
}

function reasonOf(error: unknown): string | undefined {
  return isApiError(error, 'invitation.resent_today') || isApiError(error, 'invitation.not_open')
    ? error.message
    : undefined;
}

async function resendAll(
  ids: readonly string[],
  onDone: (done: number) => void,
): Promise<{ readonly errors: readonly unknown[]; readonly waiting: readonly string[] }> {
  const waiting = [...ids];
  const errors: unknown[] = [];
  const later: string[] = [];
  let done = 0;
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- each worker sends one after the other
        const { send_at } = await resendInvitation(id);
        if (send_at !== null) later.push(send_at);
      } catch (error) {
        errors.push(error);
      }
      done += 1;
      onDone(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { errors, waiting: later.toSorted() };
}

/** Resends invitations and reports the result; refusals are counted, the others are sent. */
export function useResend(): {
  readonly resend: (ids: readonly string[]) => Promise<void>;
  readonly progress: ResendProgress | undefined;
} {
  const { t } = useTranslation('invitations');
  const client = useQueryClient();
  const format = useFormat();
  const [progress, setProgress] = useState<ResendProgress>();
  const resend = async (ids: readonly string[]) => {
    setProgress({ done: 0, total: ids.length });
    const { errors, waiting } = await resendAll(ids, (done) => setProgress({ done, total: ids.length }));
    setProgress(undefined);
    void client.invalidateQueries({ queryKey: ['talents'] });
    const sent = ids.length - errors.length;
    const now = sent - waiting.length;
    if (now > 0) notify({ text: t('resend.done', { count: now }) });
    if (waiting.length > 0) {
      const date = format.date(waiting.at(-1), 'dateTime');
      notify({ text: t('resend.waiting', { count: waiting.length, date }) });
    }
    if (errors.length === 0) return;
    const reason = errors.length === 1 ? reasonOf(errors[0]) : undefined;
    notify({
      id: 'resend-failed',
      type: 'error',
      headline: sent > 0 ? t('resend.someFailed', { count: errors.length }) : undefined,
      text: reason ?? t('resend.failed'),
    });
  };
  return { resend, progress };
}
