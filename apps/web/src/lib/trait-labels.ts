import {
  traitForms,
  traitListForms,
  type TraitForms,
  type TraitListForms,
} from '@quint/phrases/base/trait-forms.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from './format.ts';

/** The names of traits for sentences, in the grammatical forms that phrases need. */
export function useTraitLabels(): {
  readonly one: (trait: Trait) => TraitForms;
  readonly list: (traits: readonly Trait[]) => TraitListForms;
} {
  const { t } = useTranslation('personality');
  const format = useFormat();
  const names = t('names', { returnObjects: true });
  return {
    one: (trait) => traitForms(names, trait),
    list: (traits) => traitListForms(names, traits, (parts) => format.list(parts)),
  };
}
