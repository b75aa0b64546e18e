import type { Decider } from '@quint/contract/vacancies/deciders.ts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedMailOf } from '#features/people/people/model/person.ts';
import { useMailTexts } from '#features/people/people/use-mail-texts.ts';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { useFormat } from '#lib/format.ts';
import { isAdmin } from '#lib/guard.ts';
import { notify } from '#lib/notify.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { decidersQuery, useRemoveDecider } from '../api.ts';
import { toNameOf } from '../model/names.ts';
import { AddDeciderForm } from './add-decider-form.tsx';

/** The mail of an open invitation failed. */
function RefusedMail({ decider }: { readonly decider: Decider }) {
  const { t } = useTranslation('deciders');
  const toMailTexts = useMailTexts();
  const refusedMail = refusedMailOf(decider);
  if (decider.status !== 'invited' || refusedMail === undefined) return null;
  const { summary } = toMailTexts(refusedMail);
  return (
    <span className="basis-full text-sm text-pretty">
      <strong className="font-semibold text-danger">{summary}.</strong> {t('refused')}
    </span>
  );
}

interface DeciderLineProps {
  readonly decider: Decider;
  /** Undefined for those who may not remove people. */
  readonly onRemove: (() => void) | undefined;
}

function DeciderLine({ decider, onRemove }: DeciderLineProps) {
  const { t } = useTranslation('deciders');
  const format = useFormat();
  const name = toNameOf(t('unnamed'))(decider);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5 first:border-t-0">
      <Avatar name={name} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-center gap-x-2">
          <span translate="no" className="font-semibold wrap-anywhere">
            {name}
          </span>
          {decider.is_self && <span className="text-third">{t('you')}</span>}
          {decider.status === 'invited' && <Badge>{t('invited')}</Badge>}
        </span>
        <span className="text-xs wrap-anywhere text-third">
          {t(`kinds.${decider.kind}`)} · {t('since', { date: format.date(decider.since, 'date') })}
        </span>
      </span>
      {onRemove !== undefined && (
        <Button kind="icon" size="sm" aria-label={t('remove.entry', { name })} onPress={onRemove}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      )}
      <RefusedMail decider={decider} />
    </li>
  );
}

interface RemovalProps {
  readonly roleId: string;
  readonly decider: Decider;
  readonly onClose: () => void;
}

function RemovalQuestion({ roleId, decider, onClose }: RemovalProps) {
  const { t } = useTranslation('deciders');
  const removal = useRemoveDecider(roleId);
  const reportRefusal = useSaveRefused();
  const name = toNameOf(t('unnamed'))(decider);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() =>
        removal.mutate(decider.id, {
          onSuccess: () => notify({ text: t('remove.done', { name }) }),
          onError: reportRefusal,
          onSettled: onClose,
        })
      }
      isLoading={removal.isPending}
      title={t('remove.title', { name })}
      text={t(decider.kind === 'administrator' ? 'remove.administrator' : 'remove.text')}
      confirm={t('remove.confirm')}
    />
  );
}

interface DecidersSheetProps {
  readonly roleId: string;
  readonly onClose: () => void;
}

/** Who decides about a role. Administrators add and remove people; hiring managers read. */
export function DecidersSheet({ roleId, onClose }: DecidersSheetProps) {
  const { t } = useTranslation('deciders');
  const canChange = isAdmin(useCurrentUser());
  const { data: deciders = [] } = useQuery(decidersQuery(roleId));
  const [personToRemove, setPersonToRemove] = useState<Decider>();
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <div className="flex flex-col gap-5">
        {deciders.length > 0 && (
          <ul>
            {deciders.map((decider) => (
              <DeciderLine
                key={decider.id}
                decider={decider}
                onRemove={canChange ? () => setPersonToRemove(decider) : undefined}
              />
            ))}
          </ul>
        )}
        {canChange && <AddDeciderForm roleId={roleId} />}
        <div className="border-t border-line pt-4">
          <h3 className="font-semibold">{t('sees.title')}</h3>
          <p className="pt-1 text-pretty text-second">{t('sees.text')}</p>
          <p className="pt-1 text-pretty text-second">{t('sees.never')}</p>
        </div>
      </div>
      {personToRemove !== undefined && (
        <RemovalQuestion
          roleId={roleId}
          decider={personToRemove}
          onClose={() => setPersonToRemove(undefined)}
        />
      )}
    </Dialog>
  );
}
