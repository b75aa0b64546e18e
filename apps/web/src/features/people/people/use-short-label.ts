import { useTranslation } from 'react-i18next';
import type { PersonAction } from './use-person-actions.tsx';

const SHORT = ['compare', 'shortlist', 'consider'] as const;
const isShort = (id: PersonAction['id']): id is (typeof SHORT)[number] => SHORT.some((short) => short === id);

/** The short label of an action, with the number of people to whom it applies unless it is all. */
export function useShortLabel(): (action: PersonAction, people: number) => string {
  const { t } = useTranslation('people');
  return (action, people) => {
    if (!isShort(action.id)) return action.label;
    const name = t(`verbShort.${action.id}`);
    return action.count < people ? `${name} ${action.count}` : name;
  };
}
