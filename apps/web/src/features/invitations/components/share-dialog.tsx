import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { TextField } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { linkQuery, type InvitationLink } from '../api.ts';
import { useCopyLink } from '../use-copy-link.ts';
import { QrCode } from './qr-code.tsx';

interface ShareDialogProps {
  readonly invitationId: string;
  /** Whose invitation it is, as the list shows the name. */
  readonly name: string;
  readonly onClose: () => void;
}

interface LinkPartsProps {
  readonly invitationId: string;
  readonly name: string;
  readonly link: InvitationLink;
}

function LinkParts({ invitationId, name, link }: LinkPartsProps) {
  const { t } = useTranslation('invitations');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const copy = useCopyLink();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[220px] flex-1">
          <TextField label={t('share.link')} value={link.url} readOnly />
        </div>
        <Button kind="primary" onPress={() => void copy(invitationId)}>
          <Copy aria-hidden="true" className="size-4" />
          {common('action.copyLink')}
        </Button>
      </div>
      <QrCode url={link.url} label={t('share.code', { name })} fileName={`${t('share.file')}.svg`} />
      <p className="text-xs text-pretty text-third">{t('share.note', { date: format.date(link.expires) })}</p>
    </div>
  );
}

/** The survey link of one invitation: to copy, or as a QR code. */
export function ShareDialog({ invitationId, name, onClose }: ShareDialogProps) {
  const { t } = useTranslation('invitations');
  const link = useQuery(linkQuery(invitationId));
  return (
    <Dialog open onClose={onClose} title={t('share.title', { name })}>
      {link.isPending && <Skeleton className="h-[320px] w-full" />}
      {link.isError && <NotLoaded onRetry={() => void link.refetch()} />}
      {link.isSuccess && <LinkParts invitationId={invitationId} name={name} link={link.data} />}
    </Dialog>
  );
}
