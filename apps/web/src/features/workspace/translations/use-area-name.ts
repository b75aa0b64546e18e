import { useTranslation } from 'react-i18next';
import type { PhraseAreas } from '#lib/phrase-areas.gen.ts';

type NamedArea = keyof PhraseAreas['translations']['areas'];

/** The display name of an area of texts; the area itself when it has none. */
export function useAreaName(): (area: string) => string {
  const { t } = useTranslation('translations');
  return (area) => t(`areas.${area as NamedArea}`, { defaultValue: area });
}
