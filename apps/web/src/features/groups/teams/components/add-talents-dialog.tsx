import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PeopleField } from '#features/base/records/components/people-fields.tsx';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { notMembers } from '../model/members.ts';
import type { useMembers } from '../use-members.ts';

export interface AddingProps {
  readonly members: readonly { readonly id: string }[];
  readonly memberChanges: ReturnType<typeof useMembers>;
  readonly onClose: () => void;
}

interface AddButtonsProps {
  readonly chosenIds: readonly string[];
  readonly memberChanges: AddingProps['memberChanges'];
  readonly onClose: () => void;
}

/** The buttons of a dialog that adds people. */
export function AddButtons({ chosenIds, memberChanges, onClose }: AddButtonsProps) {
  const { t } = useTranslation('teams');
  const { t: common } = useTranslation('common');
  return (
    <>
      <Button kind="secondary" onPress={onClose}>
        {common('action.cancel')}
      </Button>
      <BlockableButton
        kind="primary-lila"
        isLoading={memberChanges.isSaving}
        disabledReason={chosenIds.length === 0 ? t('adding.nobody') : undefined}
        onPress={() => memberChanges.add(chosenIds, onClose)}
      >
        {t('adding.submit', { count: chosenIds.length })}
      </BlockableButton>
    </>
  );
}

/** Adds talents of the workspace by typing their names. */
export function AddTalentsDialog({ members, memberChanges, onClose }: AddingProps) {
  const { t } = useTranslation('teams');
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('detail.type')}
      actions={<AddButtons chosenIds={chosenIds} memberChanges={memberChanges} onClose={onClose} />}
    >
      <PeopleField
        label={t('adding.people')}
        hint={t('adding.hint')}
        which={notMembers(members)}
        selectedIds={chosenIds}
        onChange={setChosenIds}
      />
    </Dialog>
  );
}
