import { useTranslation } from 'react-i18next';
import { TRIAL_DAYS } from '@quint/domain/limits.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PackageCards } from '../components/package-cards.tsx';
import { PlanCards } from '../components/plan-cards.tsx';

/** The plans with what they include, and more talent insights. */
export function PlansPage() {
  const { t } = useTranslation('plans');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead', { days: TRIAL_DAYS })} />
      <div className="flex flex-col gap-10">
        <PlanCards />
        <section className="flex flex-col gap-4">
          <div>
            <h2 className="text-lg font-semibold">{t('packages.title')}</h2>
            <p className="text-pretty text-third">{t('packages.lead')}</p>
          </div>
          <PackageCards />
        </section>
      </div>
    </>
  );
}
