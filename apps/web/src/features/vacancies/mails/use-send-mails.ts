import type { SendMailsBody, SentMails } from '@quint/contract/vacancies/mails.ts';
import { VACANCY_MAILS_PER_REQUEST } from '@quint/domain/vacancies/mails.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import { mailEffects, sendVacancyMails, useStopMails } from './api.ts';
import { useMailTexts } from './use-mail-texts.ts';

type SentMail = SentMails['mails'][number];

function partsOf<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  for (let from = 0; from < items.length; from += VACANCY_MAILS_PER_REQUEST) {
    parts.push(items.slice(from, from + VACANCY_MAILS_PER_REQUEST));
  }
  return parts;
}

interface SendAction {
  /** Sends the mails; whether all requests succeeded. */
  readonly send: (body: SendMailsBody) => Promise<boolean>;
  readonly isSending: boolean;
  /** Why a request was refused; empty without a reason. */
  readonly problem: string;
}

/** Says in a toast when the mails go out; it can stop them. */
function useSendReport(roleId: string): (mails: readonly SentMail[], isPlanned: boolean) => void {
  const { t } = useTranslation('vacancy-mails');
  const { moment } = useMailTexts();
  const stopMutation = useStopMails(roleId);
  const stop = async (mails: readonly SentMail[]) => {
    try {
      for (const part of partsOf(mails)) {
        await stopMutation.mutateAsync({ mails: part.map(({ id }) => id) });
      }
      notify({ text: t('upcoming.stopped', { count: mails.length }) });
    } catch (error) {
      notifyRefusal(error);
    }
  };
  return (mails, isPlanned) => {
    const [first] = mails;
    if (first === undefined) return;
    const count = mails.length;
    notify({
      text: isPlanned
        ? t('send.planned', { count, moment: moment(first.send_at) })
        : t('send.sent', { count }),
      action: { label: t('send.stopIt'), onPress: () => void stop(mails), isUndo: true },
    });
  };
}

/** Sends mails to people of a role, in parts. The toast says when they go out, and can stop them. */
export function useSendMails(roleId: string): SendAction {
  const { t } = useTranslation('vacancy-mails');
  const errorText = useErrorText();
  const client = useQueryClient();
  const report = useSendReport(roleId);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (body: SendMailsBody) => {
    setSending(true);
    setProblem('');
    const sentMails: SentMail[] = [];
    try {
      for (const talents of partsOf(body.talents)) {
        const ids = new Set(talents);
        const own = Object.entries(body.words_for ?? {}).filter(([id]) => ids.has(id));
        const words_for = own.length === 0 ? undefined : Object.fromEntries(own);
        const { mails } = await sendVacancyMails(roleId, { ...body, talents, words_for });
        sentMails.push(...mails);
      }
      return true;
    } catch (error) {
      const reason = errorText(error);
      const all = body.talents.length;
      setProblem(sentMails.length === 0 ? reason : t('send.partly', { done: sentMails.length, all, reason }));
      return false;
    } finally {
      setSending(false);
      report(sentMails, body.kind !== 'interview' || body.send_at !== undefined);
      for (const queryKey of mailEffects(roleId)) void client.invalidateQueries({ queryKey });
    }
  };
  return { send, isSending, problem };
}
