import type { FormatPhrase } from '@quint/phrases/people/comparison/sentences.ts';
import { useTranslation } from 'react-i18next';

/** Every sentence uses some of these. */
const NOTHING = { a: '', b: '', c: '', cost: '', names: '', pairs: '', steps: '', trait: '' };

/** Formats the sentences of findings in the language of the screen. */
export function useFormatPhrase(): FormatPhrase {
  const { t } = useTranslation('comparison');
  return (key, values = {}) => t(`findings.${key}`, { ...NOTHING, ...values });
}
