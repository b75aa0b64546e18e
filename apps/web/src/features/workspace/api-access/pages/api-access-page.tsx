import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePlaceholder } from '#features/base/records/components/page-placeholder.tsx';
import { CopyButton } from '#features/workspace/account/components/copy-button.tsx';
import { onDemand } from '#lib/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { apiTokensQuery } from '../api.ts';
import { TokenRow } from '../components/token-row.tsx';

/** The first request, to copy, with a link to the API reference. */
function QuickStart() {
  const { t } = useTranslation('api-access');
  const { origin } = globalThis.location;
  const line = `curl -H "Authorization: Bearer $QUINT_TOKEN" ${origin}/api/tokens/current`;
  return (
    <Card title={t('start.title')}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-pretty text-second">{t('start.text')}</p>
        <code translate="no" className="w-full rounded-md bg-mute p-3 font-mono text-sm break-all">
          {line}
        </code>
        <CopyButton text={line}>{t('start.copy')}</CopyButton>
        <p className="text-pretty text-second">{t('start.limit')}</p>
        <a
          href="/api/docs"
          className="inline-flex min-h-6 items-center text-lila-strong underline underline-offset-2 max-md:min-h-11"
        >
          {t('start.docs')}
        </a>
      </div>
    </Card>
  );
}

const MakeTokenDialog = onDemand(
  async () => (await import('../components/make-token-dialog.tsx')).MakeTokenDialog,
);

/** The API tokens of the workspace, or only of the user, and how to start with the API. */
export function ApiAccessPage() {
  const { t } = useTranslation('api-access');
  const tokens = useQuery(apiTokensQuery);
  const [isCreating, setCreating] = useState(false);
  if (tokens.data === undefined) return <PagePlaceholder query={tokens} />;
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
