import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { buttonClass } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useDocumentTitle } from '#ui/page-header.tsx';
import { isProfileOrder, type CheckoutSearch } from '../search.ts';

/** The page after an order: the next steps, and a link back. */
export function CheckoutReturnPage({ search }: { readonly search: CheckoutSearch }) {
  const { t } = useTranslation('plans');
  const marketing = usePublicSettings()?.links.marketing[currentLanguage()];
  useDocumentTitle(t('return.title'));
  const isProfile = isProfileOrder(search.type);
  const back = isProfile ? (marketing ?? '/plans') : (search.redirectAfterCheckout ?? '/');
  return (
    <div className="mx-auto max-w-[640px]">
      <Card>
        <EmptyState
          level={1}
          icon={<MailCheck aria-hidden="true" className="size-6" />}
          title={t('return.title')}
          text={t('return.text')}
          action={
            <a href={back} className={buttonClass({ kind: 'primary' })}>
              {t('return.on')}
            </a>
          }
        />
      </Card>
    </div>
  );
}
