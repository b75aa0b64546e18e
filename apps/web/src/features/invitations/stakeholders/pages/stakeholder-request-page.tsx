import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import type { Crumb } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { NotAllowed } from '#ui/empty-states.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { askableRolesQuery } from '../api.ts';
import { StakeholderRequestForm } from '../components/stakeholder-request-form.tsx';

interface StakeholderRequestPageProps {
  /** The role from which the request was started. */
  readonly roleId: string | undefined;
  readonly onAsked: (roleId: string) => void;
}

/** The breadcrumbs: to a role, which may no longer exist, or to the methods for a new one. */
function useOrigin(roleId: string | undefined): readonly Crumb[] {
  const { t } = useTranslation('role-stakeholders');
  const roles = useQuery({ ...askableRolesQuery, enabled: roleId !== undefined }).data;
  if (roleId === undefined) return [{ label: t('newRole'), link: { to: '/roles/create' } }];
  const role = roles?.find(({ id }) => id === roleId);
  if (role === undefined) return [];
  const link = { to: '/roles/$roleId', params: { roleId }, search: { tab: 'ranges' } } as const;
  return [{ label: role.name, link }];
}

/** Asks stakeholders what a role needs. */
export function StakeholderRequestPage({ roleId, onAsked }: StakeholderRequestPageProps) {
  const { t } = useTranslation('role-stakeholders');
  const origin = useOrigin(roleId);
  const { isRoleAssistantEnabled: hasRoleAssistant } = useWorkspaceFeatures();
  return (
    <>
      <PageHeader
        title={t('ask.title')}
        lead={hasRoleAssistant && t('ask.lead')}
        crumbs={[{ label: t('roles'), link: { to: '/roles' } }, ...origin, { label: t('ask.title') }]}
      />
      {hasRoleAssistant ? (
        <StakeholderRequestForm key={roleId ?? ''} roleId={roleId} onAsked={onAsked} />
      ) : (
        <Card padding="none">
          <NotAllowed title={t('notAllowed.title')} text={t('notAllowed.text')} />
        </Card>
      )}
    </>
  );
}
