import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#lib/on-demand.tsx';
import { useCurrentUser } from '#lib/session.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { NotAllowed } from '#ui/empty-states.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { InviteForm, type InviteFormProps } from '../components/invite-form.tsx';

const PublicLinkDialog = onDemand(
  async () => (await import('../components/public-link-dialog.tsx')).PublicLinkDialog,
);

/** Opens the public links. */
function PublicLinkButton() {
  const { t } = useTranslation('invitations');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onPress={() => setIsOpen(true)}>
        <Link2 aria-hidden="true" className="size-4" />
        {t('publicLink.open')}
      </Button>
      {isOpen && <PublicLinkDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

export function InvitePage(props: InviteFormProps) {
  const { t } = useTranslation('invitations');
  const { isInviteTalentsEnabled: canInvite } = useWorkspaceFeatures();
  const isCheck = useCurrentUser().active_workspace?.is_public_check === true;
  const why = isCheck ? 'publicCheck' : 'notAllowed';
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={canInvite && <PublicLinkButton />}
        crumbs={[{ label: t('talents'), link: { to: '/talents' } }, { label: t('title') }]}
      />
      {canInvite ? (
        <InviteForm {...props} />
      ) : (
        <Card padding="none">
          <NotAllowed title={t(`${why}.title`)} text={t(`${why}.text`)} />
        </Card>
      )}
    </>
  );
}
