import type { Decider } from '@quint/contract/vacancies/deciders.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { isAdmin } from '#lib/guard.ts';
import { useCurrentUser } from '#lib/session.ts';
import { firstNameOf, toNameOf } from './model/names.ts';

/** At most this many names are in the sentence. */
const NAMES_SHOWN = 2;

/** Says with whom the user decides about a role. */
export function useDecidersSentence(): (deciders: readonly Decider[]) => string {
  const { t } = useTranslation('deciders');
  const format = useFormat();
  const canAdd = isAdmin(useCurrentUser());
  const toName = toNameOf(t('unnamed'));
  return (deciders) => {
    const others = deciders.filter(({ is_self: isSelf }) => !isSelf);
    if (others.length === 0) return t(canAdd ? 'alone' : 'onlyYou');
    const names = others.slice(0, NAMES_SHOWN).map((decider) => firstNameOf(toName(decider)));
    const count = others.length - names.length;
    const toList = (otherPeople: string) => format.list(count === 0 ? names : [...names, otherPeople]);
    return others.length < deciders.length
      ? t('with', { people: toList(t('others', { count })) })
      : t('without', { people: toList(t('more', { count })), count: others.length });
  };
}
