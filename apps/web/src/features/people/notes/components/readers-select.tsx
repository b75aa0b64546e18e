import type { NotesAnswer } from '@quint/contract/people/notes.ts';
import { useTranslation } from 'react-i18next';
import { Select } from '#ui/select.tsx';

const ADMINISTRATORS = 'administrators';

interface ReadersSelectProps {
  readonly roles: NotesAnswer['data']['roles'];
  /** The role whose hiring managers read the note, too. */
  readonly value: string | undefined;
  readonly onChange: (roleId: string | undefined) => void;
}

/** Who reads a new note: administrators only, or the hiring managers of a role as well. */
export function ReadersSelect({ roles, value, onChange }: ReadersSelectProps) {
  const { t } = useTranslation('notes');
  return (
    <Select
      label={t('whoReads')}
      value={value ?? ADMINISTRATORS}
      onChange={(next) => onChange(next === ADMINISTRATORS ? undefined : next)}
      options={[
        { value: ADMINISTRATORS, label: t('administratorsOnly') },
        ...roles.map(({ id, name }) => ({ value: id, label: t('managersToo', { role: name }) })),
      ]}
    />
  );
}
