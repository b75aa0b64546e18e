import { useTranslation } from 'react-i18next';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { NotAllowed } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { GuideSteps } from '../components/guide-steps.tsx';

interface RoleGuidePageProps {
  readonly guide: 'assistant' | 'stakeholders';
}

/** Questions that help to describe a role: answered alone or with stakeholders. */
export function RoleGuidePage({ guide }: RoleGuidePageProps) {
  const { t } = useTranslation('role-creation');
  const { hasRoleAssistant } = useWorkspaceFeatures();
  const title = t(`ways.${guide}.title`);
  return (
    <>
      <PageHeader
        title={title}
        lead={hasRoleAssistant && t(`${guide}.lead`)}
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
          {hasRoleAssistant ? (
            <GuideSteps guide={guide} />
          ) : (
            <NotAllowed title={t('notAllowed.title')} text={t('notAllowed.text')} />
          )}
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
