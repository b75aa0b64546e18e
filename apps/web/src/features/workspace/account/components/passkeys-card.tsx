import type { Passkey } from '@quint/contract/workspace/passkeys.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { supportsPasskeys } from '#features/workspace/auth/passkeys/api.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { api } from '#lib/api-client.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Badge } from '#ui/badge.tsx';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { passkeysQuery, refresh } from '../api.ts';
import { QuerySection } from './query-section.tsx';

const AddPasskey = onDemand(async () => (await import('./passkey-dialogs.tsx')).AddPasskey);
const RenamePasskey = onDemand(async () => (await import('./passkey-dialogs.tsx')).RenamePasskey);
const ProofDialog = onDemand(async () => (await import('./proof-dialog.tsx')).ProofDialog);

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { name, date_last_used: lastUse } = passkey;
  return (
    <li className="flex items-center gap-3.5 border-t border-line py-3">
      <KeyRound aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-third" />
      <div className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium wrap-anywhere">
          {name}
          {passkey.is_synced && <Badge>{t('passkeys.synced')}</Badge>}
        </span>
        <span className="text-xs text-third">
          {t('passkeys.created', { date: format.date(passkey.date_created) })}
          {' · '}
          {lastUse === null ? t('passkeys.unused') : t('passkeys.used', { when: format.relative(lastUse) })}
        </span>
      </div>
      <Button kind="icon" size="sm" aria-label={t('passkeys.renameLabel', { name })} onPress={onRename}>
        <Pencil aria-hidden="true" className="size-4" />
      </Button>
      <Button kind="icon" size="sm" aria-label={t('passkeys.removeLabel', { name })} onPress={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </li>
  );
}

function RemovePasskey({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const { t } = useTranslation('profile');
  const remove = useMutation({
    mutationFn: (password: string) =>
      api(`/auth/passkeys/${passkey.id}`, { method: 'DELETE', body: { password } }),
    onSuccess: () => {
      notify({ id: 'passkeys', text: t('passkeys.removed') });
      onClose();
    },
    onSettled: () => refresh(passkeysQuery),
  });
  return (
    <ProofDialog
      title={t('passkeys.removeTitle', { name: passkey.name })}
      text={t('passkeys.removeText')}
      submit={t('avatar.remove')}
      isPending={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onVerify={(password) => remove.mutate(password)}
    />
  );
}

type Step = { readonly name: 'add' } | { readonly name: 'rename' | 'remove'; readonly passkey: Passkey };

/** The passkeys of the account: add, rename, remove. */
export function PasskeysCard() {
  const { t } = useTranslation('profile');
  const passkeys = useQuery(passkeysQuery);
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const isAddable = supportsPasskeys();
  return (
    <Card title={t('passkeys.title')}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-pretty text-second">{t('passkeys.text')}</p>
        <QuerySection query={passkeys}>
          {(list) =>
            list.length === 0 ? (
              <p className="text-third">{t('passkeys.none')}</p>
            ) : (
              <ul className="w-full">
                {list.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRename={() => setStep({ name: 'rename', passkey })}
                    onRemove={() => setStep({ name: 'remove', passkey })}
                  />
                ))}
              </ul>
            )
          }
        </QuerySection>
        <BlockableButton
          kind="primary"
          size="sm"
          disabledReason={isAddable ? undefined : t('passkeys.unsupported')}
          onPress={() => setStep({ name: 'add' })}
        >
          {t('passkeys.add')}
        </BlockableButton>
      </div>
      {step?.name === 'add' && <AddPasskey onClose={close} />}
      {step?.name === 'rename' && <RenamePasskey passkey={step.passkey} onClose={close} />}
      {step?.name === 'remove' && <RemovePasskey passkey={step.passkey} onClose={close} />}
    </Card>
  );
}
