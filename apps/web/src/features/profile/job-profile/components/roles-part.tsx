import { TEMPLATE_KEYS, type TemplateKey } from '@quint/domain/roles/role-template-keys.ts';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '#lib/media.ts';
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
  readonly onDone: () => void;
}

/** Adds a role and moves the focus to it; on a phone the sheet stays open for the next one. */
function RoleField({ roles, onAdd, onDone }: RoleFieldProps) {
  const { t } = useTranslation('job-profile');
  const [round, setRound] = useState(0);
  const containerRef = useRef<HTMLDivElement>(null);
  const isMobile = useIsMobile();
  const add = (role: string) => {
    flushSync(() => {
      // Resets the field with a new key.
      setRound(round + 1);
      onAdd(role);
    });
    // Not to the new field: with the focus it would open its list over the selected roles.
    if (isMobile) containerRef.current?.focus({ preventScroll: true });
    else onDone();
  };
  return (
    <div ref={containerRef} tabIndex={-1} className="max-w-[340px] outline-none max-md:max-w-none">
      {roles.length === 0 ? (
        <p className="text-second">{t('roles.all')}</p>
      ) : (
        <Combo
          key={round}
          label={t('parts.roles')}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
          value={null}
          onChange={(role) => role !== null && add(role)}
        />
      )}
    </div>
  );
}

interface RolesPartProps extends PartProps {
  /** Roles in addition to the published ones: those the person is considered for. */
  readonly knownRoles: readonly NamedRole[];
}

const isKind = (value: string): value is TemplateKey => TEMPLATE_KEYS.some((kind) => kind === value);

/** The person's preferred roles: those of the workspace, and general kinds of work. */
export function RolesPart({ talentId, preferences, knownRoles }: RolesPartProps) {
  const { t } = useTranslation('job-profile');
  const formatList = useListed();
  const save = useSavePreferredRoles(talentId);
  const publishedRoles = useQuery(roleChoicesQuery).data ?? [];
  const choices = [
    ...publishedRoles,
    ...knownRoles.filter(({ id }) => !publishedRoles.some((role) => role.id === id)),
    ...TEMPLATE_KEYS.map((kind) => ({ id: kind, name: t(`kinds.${kind}`) })),
  ];
  const nameOf = (id: string) => choices.find((role) => role.id === id)?.name ?? t('roles.gone');
  const part = useSavedPart<readonly string[]>({
    name: 'roles',
    savedValue: [
      ...(preferences?.roles_for_notifications ?? []).flatMap(({ roles_id }) => roles_id ?? []),
      ...(preferences?.kinds_of_work ?? []),
    ],
    savedAt: preferences?.date_updated,
    save: (values) => save({ roles: values.filter((value) => !isKind(value)), kinds: values.filter(isKind) }),
    failureText: t('failed.roles'),
  });
  return (
    <PartRow
      part="roles"
      Icon={Bell}
      isFilled={part.value.length > 0}
      summary={formatList(part.value.map(nameOf))}
      saveStatus={part}
      editor={(onDone) => (
        <RoleField
          roles={choices.filter(({ id }) => !part.value.includes(id))}
          onAdd={(role) => part.change([...part.value, role])}
          onDone={onDone}
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
