import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#lib/session.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { NotAllowed } from '#ui/empty-states.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { InviteForm, type InviteFormProps } from '../components/invite-form.tsx';
import { PublicLinkButton } from '../components/public-link-button.tsx';

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
        breadcrumbs={
          <Breadcrumbs crumbs={[{ label: t('talents'), link: { to: '/talents' } }, { label: t('title') }]} />
        }
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
