import { useTranslation } from 'react-i18next';
import type { PhraseAreas } from '#lib/phrase-areas.gen.ts';

type NamedArea = keyof PhraseAreas['translations']['areas'];

/** What an area of texts is called; one without a name by its own. */
export function useAreaName(): (area: string) => string {
  const { t } = useTranslation('translations');
  return (area) => t(`areas.${area as NamedArea}`, { defaultValue: area });
}
