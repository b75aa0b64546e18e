import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';

const STEPS = ['one', 'two', 'three', 'four', 'five'] as const;

interface RoleGuidePageProps {
  readonly guide: 'assistant' | 'stakeholders';
}

/** Questions that lead to a good description of a role: answered alone, or with those who work with it. */
export function RoleGuidePage({ guide }: RoleGuidePageProps) {
  const { t } = useTranslation('role-creation');
  const title = t(`ways.${guide}.title`);
  return (
    <>
      <PageHeader
        title={title}
        lead={t(`${guide}.lead`)}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t('roles'), link: { to: '/roles' } },
              { label: t('title'), link: { to: '/roles/create' } },
              { label: title },
            ]}
          />
        }
      />
      <div className="max-w-[720px]">
        <Card>
          <ol className="flex flex-col gap-5">
            {STEPS.map((step, index) => (
              <li key={step} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-lila-soft font-bold text-lila-strong tabular-nums"
                >
                  {index + 1}
                </span>
                <span className="flex min-w-0 flex-col gap-0.5">
                  <span className="font-semibold">{t(`${guide}.steps.${step}.title`)}</span>
                  <span className="text-pretty text-second">{t(`${guide}.steps.${step}.text`)}</span>
                </span>
              </li>
            ))}
          </ol>
          <div className="flex flex-wrap justify-end gap-3 pt-6">
            <ButtonLink to="/roles/create" kind="secondary">
              {t('otherWay')}
            </ButtonLink>
            <ButtonLink to="/roles/create/empty" kind="primary">
              {t('write')}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </>
  );
}
