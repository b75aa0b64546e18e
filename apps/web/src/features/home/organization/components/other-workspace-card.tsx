import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { switchWorkspace } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

const PAGES = ['webhooks', 'api-access'] as const;
type Page = (typeof PAGES)[number];

interface OtherWorkspaceCardProps {
  readonly organizationId: string;
  readonly name: string;
}

/** Links for platform administrators to pages of the current workspace; switches to this workspace first. */
export function OtherWorkspaceCard({ organizationId, name }: OtherWorkspaceCardProps) {
  const { t } = useTranslation('organization');
  const { t: shell } = useTranslation('shell');
  const router = useRouter();
  const [pendingPage, setPendingPage] = useState<Page>();
  const open = async (page: Page) => {
    setPendingPage(page);
    const hasSwitched = await switchWorkspace(organizationId, () => router.navigate({ to: `/${page}` }));
    if (!hasSwitched) notify({ id: 'workspace', type: 'error', text: shell('workspace.failed') });
  };
  return (
    <Card title={t('otherWorkspace.title')}>
      <p className="pb-3 text-pretty text-second">{t('otherWorkspace.text', { name })}</p>
      <div className="flex flex-wrap gap-2">
        {PAGES.map((page) => (
          <Button
            key={page}
            kind="secondary"
            size="sm"
            isLoading={pendingPage === page}
            disabled={pendingPage !== undefined && pendingPage !== page}
            onPress={() => void open(page)}
          >
            {t(`otherWorkspace.${page}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
}
