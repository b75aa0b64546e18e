import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PeopleField } from '#features/records/components/people-fields.tsx';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { notMembers } from '../model/members.ts';
import type { useMembers } from '../use-members.ts';

export interface AddingProps {
  readonly members: readonly { readonly id: string }[];
  readonly adding: ReturnType<typeof useMembers>;
  readonly onClose: () => void;
}

interface AddButtonsProps {
  readonly chosen: readonly string[];
  readonly adding: AddingProps['adding'];
  readonly onClose: () => void;
}

/** The buttons of a dialog that adds people. */
export function AddButtons({ chosen, adding, onClose }: AddButtonsProps) {
  const { t } = useTranslation('teams');
  const { t: common } = useTranslation('common');
  return (
    <>
      <Button kind="secondary" onPress={onClose}>
        {common('action.cancel')}
      </Button>
      <BlockableButton
        kind="primary-lila"
        loading={adding.isSaving}
        disabledReason={chosen.length === 0 ? t('adding.nobody') : undefined}
        onPress={() => adding.add(chosen, onClose)}
      >
        {t('adding.submit', { count: chosen.length })}
      </BlockableButton>
    </>
  );
}

/** Adds talents of the workspace, found by typing. */
export function AddTalentsDialog({ members, adding, onClose }: AddingProps) {
  const { t } = useTranslation('teams');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('detail.type')}
      actions={<AddButtons chosen={chosen} adding={adding} onClose={onClose} />}
    >
      <PeopleField
        label={t('adding.people')}
        hint={t('adding.hint')}
        which={notMembers(members)}
        chosen={chosen}
        onChange={setChosen}
      />
    </Dialog>
  );
}
