import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#features/records/components/facts.tsx';
import { useFormat } from '#lib/format.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { buttonClass } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ContactLink } from '../components/contact-link.tsx';
import { findPackage, INSIGHTS_ORDER, type TalentPackage } from '../model/packages.ts';
import { isProfileOrder, type CheckoutSearch } from '../search.ts';

function PackageOrder({ ordered, back }: { readonly ordered: TalentPackage; readonly back: string }) {
  const { t } = useTranslation('plans');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const workspace = useMaybeCurrentUser()?.active_workspace?.name;
  const what = t('packages.talents', { count: ordered.talents });
  return (
    <Card title={t('checkout.order')}>
      <Facts
        facts={[
          [t('checkout.what'), what],
          ...(workspace === undefined ? [] : [[t('checkout.for'), workspace] as const]),
          [t('checkout.price'), `${format.euro(ordered.euro)} ${t('packages.net')}`],
        ]}
      />
      <p className="pt-4 text-pretty text-second">{t('checkout.how')}</p>
      <div className="flex flex-wrap justify-end gap-3 pt-5">
        <a href={back} className={buttonClass({ kind: 'secondary' })}>
          {common('action.back')}
        </a>
        <ContactLink
          kind="primary-lila"
          subject={t('checkout.subject', { what, workspace: workspace ?? '' })}
        >
          {t('checkout.send')}
        </ContactLink>
      </div>
    </Card>
  );
}

function ProfileOrder({ back }: { readonly back: string }) {
  const { t } = useTranslation('plans');
  const { t: common } = useTranslation('common');
  const what = t('checkout.profile');
  return (
    <Card title={t('checkout.order')}>
      <Facts facts={[[t('checkout.what'), what]]} />
      <p className="pt-4 text-pretty text-second">{t('checkout.how')}</p>
      <div className="flex flex-wrap justify-end gap-3 pt-5">
        <a href={back} className={buttonClass({ kind: 'secondary' })}>
          {common('action.back')}
        </a>
        <ContactLink kind="primary-lila" subject={t('checkout.subject', { what, workspace: '' })}>
          {t('checkout.send')}
        </ContactLink>
      </div>
    </Card>
  );
}

/** The order and its price; it is sent as a mail. */
export function CheckoutPage({ search }: { readonly search: CheckoutSearch }) {
  const { t } = useTranslation('plans');
  const ordered = search.type === INSIGHTS_ORDER ? findPackage(search.packageKey) : undefined;
  const back = search.redirectAfterCheckout ?? '/plans';
  return (
    <div className="mx-auto max-w-[640px]">
      <PageHeader title={t('checkout.title')} />
      {ordered !== undefined && <PackageOrder ordered={ordered} back={back} />}
      {ordered === undefined && isProfileOrder(search.type) && <ProfileOrder back={back} />}
      {ordered === undefined && !isProfileOrder(search.type) && (
        <Card>
          <EmptyState
            icon={<ReceiptText aria-hidden="true" className="size-6" />}
            title={t('checkout.nothing')}
            text={t('checkout.nothingText')}
            action={
              <ButtonLink to="/plans" kind="primary">
                {t('checkout.toPlans')}
              </ButtonLink>
            }
          />
        </Card>
      )}
    </div>
  );
}
