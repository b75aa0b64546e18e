import { isOfAddress } from '@quint/domain/operation/mail-problems.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { MailTrouble } from './model/person.ts';

interface MailTexts {
  readonly summary: string;
  /** When a mail was given up, as a sentence; empty when unknown. */
  readonly when: string;
  readonly advice: string;
}

/** Describes the problem with the mails to a person, and what to do about it. */
export function useMailTexts(): (trouble: MailTrouble) => MailTexts {
  const { t } = useTranslation('people');
  const format = useFormat();
  return (trouble) => {
    if ('since' in trouble) {
      const time = format.date(trouble.since, 'dateTime');
      return { summary: t('mailTrouble.waiting', { time }), when: '', advice: t('mailTrouble.patience') };
    }
    const { problem, at } = trouble;
    return {
      summary: t('mailTrouble.refused', { reason: t(`mailProblem.${problem}`) }),
      when: at === null ? '' : t('mailTrouble.when', { time: format.date(at, 'dateTime') }),
      advice: t(isOfAddress(problem) ? 'mailTrouble.correct' : 'mailTrouble.ours'),
    };
  };
}
