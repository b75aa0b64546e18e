import type { PublicLink } from '@quint/contract/survey/participation.ts';
import { PUBLIC_LINK_KINDS, type PublicLinkKind } from '@quint/domain/survey/survey-entrances.ts';
import { useQuery } from '@tanstack/react-query';
import { Copy, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#lib/clipboard.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { publicLinksQuery, useMakePublicLink, useRevokePublicLink } from '../api.ts';
import { QrCode } from './qr-code.tsx';

/** The public links of the workspace: each can be copied, scanned, replaced and revoked. */
export function PublicLinkDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('invitations');
  const { t: common } = useTranslation('common');
  const [kind, setKind] = useState<PublicLinkKind>('applicants');
  const links = useQuery(publicLinksQuery);
  const link = links.data?.find((one) => one.kind === kind);
  return (
    <Dialog open onClose={onClose} title={t('publicLink.title')}>
      <div className="flex flex-col gap-5">
        <p className="text-pretty text-second">{t('publicLink.text')}</p>
        <div>
          <SegmentedControl
            label={t('publicLink.kinds.label')}
            options={PUBLIC_LINK_KINDS.map((value) => ({ value, label: t(`publicLink.kinds.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
        </div>
        {links.isPending && <Skeleton className="h-[320px] w-full" />}
        {links.isError && (
          <EmptyState
            title={common('fault.loading')}
            action={
              <Button kind="secondary" onPress={() => void links.refetch()}>
                {common('action.retry')}
              </Button>
            }
          />
        )}
        {links.isSuccess &&
          (link === undefined ? <NoLink kind={kind} /> : <LiveLink key={link.id} link={link} />)}
      </div>
    </Dialog>
  );
}

function NoLink({ kind }: { readonly kind: PublicLinkKind }) {
  const { t } = useTranslation('invitations');
  const linkCreation = useMakePublicLink();
  return (
    <EmptyState
      icon={<Link2 aria-hidden="true" className="size-6" />}
      title={t('publicLink.none')}
      text={t('publicLink.noneText')}
      action={
        <Button kind="primary" isLoading={linkCreation.isPending} onPress={() => linkCreation.mutate(kind)}>
          {t('publicLink.make')}
        </Button>
      }
    />
  );
}

function LiveLink({ link }: { readonly link: PublicLink }) {
  const { t } = useTranslation('invitations');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const copy = async () => {
    try {
      await copyText(Promise.resolve(link.url));
      notify({ id: 'link-copied', text: t('publicLink.copied') });
    } catch {
      notify({ id: 'link-copied', type: 'error', text: common('fault.copying') });
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[220px] flex-1">
          <TextField label={t('publicLink.link')} value={link.url} readOnly />
        </div>
        <Button kind="primary" onPress={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {common('action.copyLink')}
        </Button>
      </div>
      <QrCode url={link.url} label={t('publicLink.code')} fileName={`${t('share.file')}.svg`} />
      <p className="text-xs text-pretty text-third">
        {t('publicLink.since', { date: format.date(link.date_created) })}
      </p>
      <EndOfLink link={link} />
    </div>
  );
}

/** Replacing and revoking a link; both end the active one, so revoking asks first. */
function EndOfLink({ link }: { readonly link: PublicLink }) {
  const { t } = useTranslation('invitations');
  const linkCreation = useMakePublicLink();
  const revokeMutation = useRevokePublicLink();
  const [isAsked, setIsAsked] = useState(false);
  const revoke = () =>
    revokeMutation.mutate(link.id, {
      onSuccess: () => notify({ id: 'link-revoked', text: t('publicLink.revoked') }),
    });
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      {isAsked ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <span className="font-semibold">{t('publicLink.confirm')}</span>
          <Button kind="secondary-danger" size="sm" isLoading={revokeMutation.isPending} onPress={revoke}>
            {t('publicLink.yes')}
          </Button>
          <Button kind="light" size="sm" onPress={() => setIsAsked(false)}>
            {t('publicLink.no')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            kind="secondary"
            size="sm"
            isLoading={linkCreation.isPending}
            onPress={() => linkCreation.mutate(link.kind)}
          >
            {t('publicLink.renew')}
          </Button>
          <Button kind="secondary-danger" size="sm" onPress={() => setIsAsked(true)}>
            {t('publicLink.revoke')}
          </Button>
        </div>
      )}
      <p className="text-xs text-pretty text-third">{t('publicLink.renewNote')}</p>
    </div>
  );
}
