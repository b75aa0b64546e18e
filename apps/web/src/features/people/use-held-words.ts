import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { PersonAtWork } from './model/person.ts';

type Held = NonNullable<PersonAtWork['held']>;

/** Until when a result is held back, as a badge and as a sentence. */
export function useHeldWords(): (held: Held) => { readonly badge: string; readonly text: string } {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ until }) =>
    until === null
      ? { badge: t('held.untilOpened'), text: t('held.textUntilOpened') }
      : {
          badge: t('held.until', { date: format.date(until, 'dayMonth') }),
          text: t('held.text', { date: format.date(until, 'dateTime') }),
        };
}
