import { useTranslation } from 'react-i18next';
import type { Article } from './model/article-search.ts';

/** The articles in the language of the screen. */
export function useArticles(): readonly Article[] {
  const { t } = useTranslation('articles');
  return t('articles', { returnObjects: true });
}
