import { MOST_COMPARED } from '@quint/domain/base/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PeopleField } from '#features/base/records/components/people-fields.tsx';
import { isOffered, rolesQuery } from '#features/roles/roles/api.ts';
import { Combo } from '#ui/combo.tsx';
import { SubmitDialog } from '#ui/form-dialog.tsx';
import { firstIds, type CompareSearch } from '../search.ts';

interface PeopleDialogProps {
  readonly selectedIds: readonly string[];
  readonly roleId: string | undefined;
  readonly onClose: () => void;
  readonly onChoose: (search: CompareSearch) => void;
}

/** Selects the people to compare, and the role. */
export function PeopleDialog({ selectedIds, roleId, onClose, onChoose }: PeopleDialogProps) {
  const { t } = useTranslation('comparison');
  const [people, setPeople] = useState(firstIds(selectedIds));
  const [role, setRole] = useState(roleId ?? null);
  const roles = useQuery(rolesQuery).data ?? [];
  const isFull = people.length >= MOST_COMPARED;
  const choose = () => {
    onChoose({
      ...(people.length === 0 ? {} : { talents: people.join(',') }),
      ...(role === null ? {} : { role }),
    });
    onClose();
  };
  return (
    <SubmitDialog
      onClose={onClose}
      title={t('dialog.title')}
      submit={t('dialog.done')}
      disabled={people.length === 0}
      onSubmit={choose}
    >
      <div className="flex flex-col gap-5">
        <PeopleField
          label={t('dialog.people')}
          hint={
            isFull ? t('dialog.full', { count: MOST_COMPARED }) : t('dialog.hint', { count: MOST_COMPARED })
          }
          isFull={isFull}
          selectedIds={people}
          onChange={setPeople}
        />
        <Combo
          label={t('dialog.role')}
          hint={t('dialog.roleHint')}
          options={roles
            .filter((one) => isOffered(one, role === null ? [] : [role]))
            .map(({ id, name }) => ({ value: id, label: name }))}
          value={roles.some(({ id }) => id === role) ? role : null}
          onChange={setRole}
        />
      </div>
    </SubmitDialog>
  );
}
