import { useTranslation } from 'react-i18next';
import type { Verb } from './use-verbs.tsx';

const SHORT = ['compare', 'shortlist', 'consider'] as const;
const isShort = (id: Verb['id']): id is (typeof SHORT)[number] => SHORT.some((short) => short === id);

/** What a verb is called where there is little room, with the number of people it fits if that is not all. */
export function useShortLabel(): (verb: Verb, people: number) => string {
  const { t } = useTranslation('people');
  return (verb, people) => {
    if (!isShort(verb.id)) return verb.label;
    const name = t(`verbShort.${verb.id}`);
    return verb.count < people ? `${name} ${verb.count}` : name;
  };
}
