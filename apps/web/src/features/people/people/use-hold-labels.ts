import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { ActionTarget } from './model/person.ts';

type ResultHold = NonNullable<ActionTarget['hold']>;

interface HoldLabels {
  readonly badge: string;
  readonly text: string;
  /** The date alone. */
  readonly short: string;
}

/** The date until which a result is held back, as a badge, as a sentence and beside a name. */
export function useHoldLabels(): (hold: ResultHold) => HoldLabels {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ until }) =>
    until === null
      ? {
          badge: t('held.untilOpened'),
          text: t('held.textUntilOpened'),
          short: t('held.shortUntilOpened'),
        }
      : {
          badge: t('held.until', { date: format.date(until, 'dayMonth') }),
          text: t('held.text', { date: format.date(until, 'dateTime') }),
          short: t('held.short', { date: format.date(until, 'dayMonth') }),
        };
}
