import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#lib/session.ts';
import { Combo } from '#ui/combo.tsx';
import { roleChoicesQuery, useSavePreferredRoles } from '../api.ts';
import type { PartProps } from '../model/part-props.ts';
import { useListed } from '../use-listed.ts';
import { useSavedPart } from '../use-saved-part.ts';
import { Chips } from './chips.tsx';
import { PartRow } from './part-row.tsx';

interface NamedRole {
  readonly id: string;
  readonly name: string;
}

interface RoleFieldProps {
  readonly roles: readonly NamedRole[];
  readonly onAdd: (role: string) => void;
}

function RoleField({ roles, onAdd }: RoleFieldProps) {
  const { t } = useTranslation('job-profile');
  const workspace = useCurrentUser().active_workspace?.name ?? '';
  const [round, setRound] = useState(0);
  if (roles.length === 0 && round === 0) {
    return <p className="text-second">{t('roles.none', { workspace })}</p>;
  }
  return (
    <div className="max-w-[340px] max-md:max-w-none">
      <Combo
        key={round}
        label={t('parts.roles')}
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        onChange={(role) => {
          if (role === null) return;
          // A new field, so that it starts empty.
          setRound(round + 1);
          onAdd(role);
        }}
      />
    </div>
  );
}

interface RolesPartProps extends PartProps {
  /** Roles the person knows beside the published ones: those they are considered for. */
  readonly known: readonly NamedRole[];
}

/** The roles the person would like to have. */
export function RolesPart({ talentId, preferences, known }: RolesPartProps) {
  const { t } = useTranslation('job-profile');
  const listed = useListed();
  const save = useSavePreferredRoles(talentId);
  const published = useQuery(roleChoicesQuery).data ?? [];
  const choices = [...published, ...known.filter(({ id }) => !published.some((role) => role.id === id))];
  const nameOf = (id: string) => choices.find((role) => role.id === id)?.name ?? t('roles.gone');
  const part = useSavedPart<readonly string[]>({
    name: 'roles',
    saved: (preferences?.roles_for_notifications ?? []).flatMap(({ roles_id }) => roles_id ?? []),
    savedAt: preferences?.date_updated,
    save,
    failed: t('failed.roles'),
  });
  return (
    <PartRow
      part="roles"
      Icon={Bell}
      isFilled={part.value.length > 0}
      summary={listed(part.value.map(nameOf))}
      saved={part}
      editor={() => (
        <RoleField
          roles={choices.filter(({ id }) => !part.value.includes(id))}
          onAdd={(role) => part.change([...part.value, role])}
        />
      )}
    >
      <Chips
        label={t('parts.roles')}
        chips={part.value.map((id) => ({ id, label: nameOf(id) }))}
        onRemove={(id) => part.change(part.value.filter((role) => role !== id))}
      />
    </PartRow>
  );
}
