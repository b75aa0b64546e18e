import { stakeholdersQuery } from '#features/roles/roles/api.ts';
import { useQuery } from '@tanstack/react-query';
import { MessagesSquare, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { rangedRoleQuery } from '../api.ts';
import { MergedCard } from './merged-card.tsx';
import { RequestRow } from './request-row.tsx';

/** The requests about a role with their states, and the merged ranges to adopt. */
export function StakeholdersPanel({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('role-stakeholders');
  const { isRoleAssistantEnabled: hasRoleAssistant } = useWorkspaceFeatures();
  const role = useQuery(rangedRoleQuery(roleId)).data;
  const stakeholders = useQuery(stakeholdersQuery(roleId));
  if (stakeholders.isError) return <p className="text-danger">{t('panel.failed')}</p>;
  if (role === undefined || stakeholders.data === undefined) return <Skeleton className="h-64 w-full" />;
  const { requests, traits, finished: finishedCount } = stakeholders.data;
  if (requests.length === 0 && finishedCount === 0) {
    return (
      <Card>
        <EmptyState
          icon={<MessagesSquare aria-hidden="true" className="size-6" />}
          title={t('panel.empty')}
          text={t(hasRoleAssistant ? 'panel.emptyText' : 'panel.paused')}
          action={
            hasRoleAssistant && <RequestLink roleId={roleId} kind="primary" label={t('panel.askFirst')} />
          }
        />
      </Card>
    );
  }
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <MergedCard role={role} stakeholders={stakeholders.data} />
      <Card
        title={t('panel.asked')}
        aside={hasRoleAssistant && <RequestLink roleId={roleId} kind="secondary" label={t('panel.more')} />}
      >
        {!hasRoleAssistant && <p className="pb-2 text-pretty text-second">{t('panel.paused')}</p>}
        <ul className="flex flex-col">
          {requests.map((request) => (
            <RequestRow
              key={request.id}
              roleId={roleId}
              request={request}
              isShown={traits !== null}
              canRequest={hasRoleAssistant}
            />
          ))}
        </ul>
      </Card>
    </div>
  );
}

interface RequestLinkProps {
  readonly roleId: string;
  readonly kind: 'primary' | 'secondary';
  readonly label: string;
}

function RequestLink({ roleId, kind, label }: RequestLinkProps) {
  return (
    <ButtonLink
      to="/roles/create/stakeholders"
      search={{ role: roleId }}
      kind={kind}
      size={kind === 'primary' ? 'base' : 'sm'}
    >
      <UserRoundPlus aria-hidden="true" className="size-4" />
      {label}
    </ButtonLink>
  );
}
