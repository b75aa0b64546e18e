import type { ErasingPreview } from '@quint/contract/privacy/erasing.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { TextField } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ErasureTarget } from '../erasure/api.ts';
import { erasingQuery } from '../erasure/api.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import { ErasePreview } from './erase-preview.tsx';

interface EraseDialogProps {
  readonly target: ErasureTarget;
  /** The name of a person whom an administrator erases, as the list shows it. */
  readonly person?: string | undefined;
  readonly onClose: () => void;
  /** Does it; a refusal stands in the dialog. */
  readonly onErase: (typedName: string) => Promise<unknown>;
}

const plain = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The second step: the name, then the red button. */
function TypeName(props: {
  readonly name: string;
  readonly isOwn: boolean;
  readonly onErase: EraseDialogProps['onErase'];
  readonly onClose: () => void;
}) {
  const { name, isOwn, onErase, onClose } = props;
  const { t } = useTranslation('erasing');
  const [typedName, setTypedName] = useState('');
  const errorText = useErrorText();
  const erase = useMutation({ mutationFn: (confirmedName: string) => onErase(confirmedName) });
  const isSame = plain(typedName) === plain(name);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSame && !erase.isPending) erase.mutate(typedName);
      }}
    >
      <p className="text-pretty text-second">{t(isOwn ? 'type.own' : 'type.other', { name })}</p>
      <TextField
        inputRef={(field) => field?.focus()}
        label={t('type.label', { name })}
        value={typedName}
        onChange={setTypedName}
        autoComplete="off"
      />
      <AlertLine>{errorText(erase.error)}</AlertLine>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button kind="secondary" size="lg" onPress={onClose}>
          {t(isOwn ? 'keepOwn' : 'keepOther')}
        </Button>
        <Button type="submit" kind="primary-danger" size="lg" disabled={!isSame} isLoading={erase.isPending}>
          {t(isOwn ? 'type.eraseOwn' : 'type.eraseOther')}
        </Button>
      </div>
    </form>
  );
}

function FirstStep(props: {
  readonly preview: ErasingPreview;
  readonly isOwn: boolean;
  readonly onClose: () => void;
  readonly onGoOn: () => void;
}) {
  const { preview, isOwn, onClose, onGoOn } = props;
  const { t } = useTranslation('erasing');
  return (
    <div className="flex flex-col gap-5">
      <ErasePreview preview={preview} isOwn={isOwn} />
      <AlertLine>{preview.refusal?.message ?? ''}</AlertLine>
      <div className="flex flex-wrap justify-between gap-3 max-sm:flex-col-reverse">
        <Button kind="text" size="lg" onPress={onClose}>
          {t(isOwn ? 'keepOwn' : 'keepOther')}
        </Button>
        <Button
          kind="secondary-danger"
          size="lg"
          disabled={preview.refusal !== null}
          // The field of the next step takes the focus when it appears.
          onPress={() => flushSync(onGoOn)}
        >
          {t('goOn')}
        </Button>
      </div>
    </div>
  );
}

/**
 * Deletes a person for good, in two steps: first what is gone at once, what stays and until when, and what nobody can
 * take back; then the name is typed.
 */
export function EraseDialog({ target, person, onClose, onErase }: EraseDialogProps) {
  const { t } = useTranslation('erasing');
  const [isSure, setSure] = useState(false);
  const isOwn = 'own' in target;
  const { data, isPending, refetch } = useQuery(erasingQuery(target));
  const name = data?.name ?? person ?? '';
  return (
    <Dialog open onClose={onClose} alert title={isOwn ? t('titleOwn') : t('titleOther', { name })}>
      {isPending && <Skeleton className="h-64 w-full" />}
      {!isPending && data === undefined && <NotLoaded onRetry={() => void refetch()} />}
      {data !== undefined && !isSure && (
        <FirstStep preview={data} isOwn={isOwn} onClose={onClose} onGoOn={() => setSure(true)} />
      )}
      {data !== undefined && isSure && (
        <TypeName name={name} isOwn={isOwn} onErase={onErase} onClose={onClose} />
      )}
    </Dialog>
  );
}
