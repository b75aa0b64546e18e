import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#lib/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { apiTokensQuery } from '../api.ts';
import { QuickStart } from '../components/quick-start.tsx';
import { TokenRow } from '../components/token-row.tsx';

const MakeTokenDialog = onDemand(
  async () => (await import('../components/make-token-dialog.tsx')).MakeTokenDialog,
);

/** The API tokens of the workspace, or only of the user, and how to start with the API. */
export function ApiAccessPage() {
  const { t } = useTranslation('api-access');
  const { t: common } = useTranslation('common');
  const tokens = useQuery(apiTokensQuery);
  const [isCreating, setCreating] = useState(false);
  if (tokens.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (tokens.data === undefined) {
    return <NotLoaded level={1} error={tokens.error} onRetry={() => void tokens.refetch()} />;
  }
  const create = (
    <Button kind="primary" onPress={() => setCreating(true)}>
      {t('create')}
    </Button>
  );
  return (
    <div className="max-w-[860px]">
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="flex flex-col gap-5">
        {tokens.data.length === 0 ? (
          <Card>
            <EmptyState
              icon={<KeyRound aria-hidden="true" className="size-6" />}
              title={t('empty.title')}
              text={t('empty.text')}
              action={create}
            />
          </Card>
        ) : (
          <Card title={t('list')} aside={create}>
            <ul aria-label={t('list')}>
              {tokens.data.map((token) => (
                <TokenRow key={token.id} token={token} />
              ))}
            </ul>
          </Card>
        )}
        <QuickStart />
      </div>
      {isCreating && <MakeTokenDialog onClose={() => setCreating(false)} />}
    </div>
  );
}
