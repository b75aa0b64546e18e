import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/api-error.ts';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { TextField } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { makeLink, type InvitationLink } from '#features/people/people/api.ts';
import { useCopyLink } from '#features/people/people/use-copy-link.ts';
import { QrCode } from './qr-code.tsx';

interface ShareDialogProps {
  readonly invitationId: string;
  /** The name of the person as the list shows it. */
  readonly name: string;
  readonly onClose: () => void;
}

interface LinkPartsProps {
  readonly name: string;
  readonly link: InvitationLink;
}

function LinkParts({ name, link }: LinkPartsProps) {
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
        <Button kind="primary" onPress={() => void copy(Promise.resolve(link.url))}>
          <Copy aria-hidden="true" className="size-4" />
          {common('action.copyLink')}
        </Button>
      </div>
      <QrCode url={link.url} label={t('share.code', { name })} fileName={`${t('share.file')}.svg`} />
      <p className="text-xs text-pretty text-third">
        {t('share.note', { date: format.lastDay(link.expires) })}
      </p>
    </div>
  );
}

function NotMade({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation('invitations');
  if (!(error instanceof ApiError)) return <NotLoaded onRetry={onRetry} />;
  return (
    <div role="alert" className="flex flex-col gap-1">
      <p className="font-semibold">{t('share.refused')}</p>
      <p className="text-pretty text-second">{error.message}</p>
    </div>
  );
}

/** A one-time link to the survey of one invitation, to copy or as a QR code. */
export function ShareDialog({ invitationId, name, onClose }: ShareDialogProps) {
  const { t } = useTranslation('invitations');
  const link = useQuery({
    queryKey: ['invitations', 'link', invitationId],
    queryFn: () => makeLink(invitationId),
    // Each link works once, so only opening this dialog creates another.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
  return (
    <Dialog open onClose={onClose} title={t('share.title', { name })}>
      {link.isPending && <Skeleton className="h-[320px] w-full" />}
      {link.isError && <NotMade error={link.error} onRetry={() => void link.refetch()} />}
      {link.isSuccess && <LinkParts name={name} link={link.data} />}
    </Dialog>
  );
}
