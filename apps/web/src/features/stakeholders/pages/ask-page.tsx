import { useTranslation } from 'react-i18next';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { NotAllowed } from '#ui/empty-states.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { AskForm } from '../components/ask-form.tsx';

interface AskPageProps {
  /** The role that asking began from. */
  readonly roleId: string | undefined;
  readonly onAsked: (roleId: string) => void;
}

/** Asks stakeholders what a role needs. */
export function AskPage({ roleId, onAsked }: AskPageProps) {
  const { t } = useTranslation('role-stakeholders');
  const { isRoleAssistantEnabled: hasRoleAssistant } = useWorkspaceFeatures();
  return (
    <>
      <PageHeader
        title={t('ask.title')}
        lead={hasRoleAssistant && t('ask.lead')}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t('roles'), link: { to: '/roles' } },
              { label: t('newRole'), link: { to: '/roles/create' } },
              { label: t('ask.title') },
            ]}
          />
        }
      />
      {hasRoleAssistant ? (
        <AskForm key={roleId ?? ''} roleId={roleId} onAsked={onAsked} />
      ) : (
        <Card padding="none">
          <NotAllowed title={t('notAllowed.title')} text={t('notAllowed.text')} />
        </Card>
      )}
    </>
  );
}
