import { isOpen } from '@quint/domain/invitation-status.ts';
import { Ban, Link as LinkIcon, QrCode, Send, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelDialog } from '#features/invitations/components/cancel-dialog.tsx';
import { ShareDialog } from '#features/invitations/components/share-dialog.tsx';
import { makeLink } from '#features/people/api.ts';
import { findResendState } from '#features/people/model/resend-rule.ts';
import { useCopyLink } from '#features/people/use-copy-link.ts';
import { useFormat } from '#lib/format.ts';
import { SharedMenu, type MenuEntry } from '#ui/menu.tsx';
import type { InvitationState } from '../api.ts';
import type { TalentRow } from '../rows.ts';

export interface MenuTarget {
  readonly row: TalentRow;
  /** The button the menu was opened with. */
  readonly button: HTMLElement;
  readonly now: Date;
}

interface RowMenuProps {
  /** undefined: no menu is open. */
  readonly target: MenuTarget | undefined;
  readonly canInvite: boolean;
  readonly onClose: () => void;
  readonly onResend: (ids: readonly string[]) => void;
}

interface Asked {
  readonly what: 'share' | 'cancel';
  readonly invitationId: string;
  readonly name: string;
}

function useResendEntry({ target, onResend }: RowMenuProps): (invitation: InvitationState) => MenuEntry {
  const { t } = useTranslation('talents');
  const { t: invitations } = useTranslation('invitations');
  const format = useFormat();
  return (invitation) => {
    const resend = findResendState(invitation, target?.now ?? new Date());
    const hint =
      resend.can === 'later'
        ? invitations('resend.from', { date: format.date(resend.from, 'dateTime') })
        : invitations('resend.hint');
    return {
      id: 'resend',
      label: t('action.resend'),
      note: hint,
      icon: <Send className="size-4" />,
      disabled: resend.can !== 'now',
      onAction: () => onResend([invitation.id]),
    };
  };
}

function useEntries(props: RowMenuProps, ask: (asked: Asked) => void): MenuEntry[] {
  const { t } = useTranslation('talents');
  const copy = useCopyLink();
  const resendEntry = useResendEntry(props);
  const { target } = props;
  if (target === undefined) return [];
  const { row } = target;
  const open = {
    id: 'open',
    label: t('action.open'),
    icon: <UserRound className="size-4" />,
    href: `/talents/${row.id}`,
  };
  const { invitation, name } = row;
  if (!props.canInvite || invitation === null || !isOpen(invitation.status)) return [open];
  const invitationId = invitation.id;
  // The workspace must not vouch for a person whose address it cannot see.
  const sharing: MenuEntry[] = [
    {
      id: 'copy',
      divided: true,
      label: t('action.copyLink'),
      icon: <LinkIcon className="size-4" />,
      onAction: () => void copy(makeLink(invitationId).then(({ url }) => url)),
    },
    {
      id: 'share',
      label: t('action.share'),
      icon: <QrCode className="size-4" />,
      onAction: () => ask({ what: 'share', invitationId, name }),
    },
  ];
  return [
    open,
    ...(row.isMasked ? [] : sharing),
    resendEntry(invitation),
    {
      id: 'cancel',
      divided: true,
      danger: true,
      label: t('action.cancel'),
      icon: <Ban className="size-4" />,
      onAction: () => ask({ what: 'cancel', invitationId, name }),
    },
  ];
}

/** The menu of a row, and the dialogs it leads to. */
export function RowMenu(props: RowMenuProps) {
  const { target, onClose } = props;
  const { t } = useTranslation('talents');
  const [asked, setAsked] = useState<Asked>();
  const entries = useEntries(props, setAsked);
  const dismiss = () => setAsked(undefined);
  return (
    <>
      {target !== undefined && (
        <SharedMenu
          anchor={target.button}
          label={t('more', { name: target.row.name })}
          entries={entries}
          onClose={onClose}
        />
      )}
      {asked?.what === 'share' && <ShareDialog {...asked} onClose={dismiss} />}
      {asked?.what === 'cancel' && <CancelDialog {...asked} onClose={dismiss} />}
    </>
  );
}
