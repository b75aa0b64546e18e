import { isOfAddress } from '@quint/domain/mail-problems.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { MailTrouble } from './model/person.ts';

/** What is wrong with the mails to a person, and what to do about it. */
export function useMailWords(): (trouble: MailTrouble) => { readonly said: string; readonly advice: string } {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (trouble) => {
    if ('since' in trouble) {
      const time = format.date(trouble.since, 'dateTime');
      return { said: t('mailTrouble.waiting', { time }), advice: t('mailTrouble.patience') };
    }
    const { problem } = trouble;
    return {
      said: t('mailTrouble.refused', { reason: t(`mailProblem.${problem}`) }),
      advice: t(isOfAddress(problem) ? 'mailTrouble.correct' : 'mailTrouble.ours'),
    };
  };
}
