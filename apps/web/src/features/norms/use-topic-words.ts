import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';

const OUTCOMES = ['fit', 'hired', 'unremarkable'] as const;
const GENDERS = ['male', 'female', 'diverse'] as const;

interface TopicWords {
  readonly topic: (measure: string) => string;
  readonly group: (name: string) => string;
  /** The group inside a sentence. */
  readonly groupInLine: (name: string) => string;
}

/** What measures and groups of the fairness page are called. */
export function useTopicWords(): TopicWords {
  const { t } = useTranslation('norms');
  const { t: personality } = useTranslation('personality');
  const find = (name: string, where: 'names' | 'inLine') => {
    const gender = GENDERS.find((each) => each === name);
    return gender === undefined
      ? t('fairness.groups.ages', { band: name.replace('-', '–') })
      : t(`fairness.groups.${where}.${gender}`);
  };
  return {
    topic(measure) {
      const outcome = OUTCOMES.find((each) => each === measure);
      if (outcome !== undefined) return t(`fairness.topics.${outcome}`);
      const trait = TRAITS.find((each) => each === measure) ?? 'O';
      return t('fairness.topics.trait', { trait: personality(`traits.${trait}.name`) });
    },
    group: (name) => find(name, 'names'),
    groupInLine: (name) => find(name, 'inLine'),
  };
}
