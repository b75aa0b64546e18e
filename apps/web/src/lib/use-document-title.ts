import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the window title and resets it when the page is left. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation();
  const product = t('product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
    return () => {
      document.title = product;
    };
  }, [title, product]);
}
