import { TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { Combo } from '#ui/combo.tsx';
import { TextField } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { RequestForm } from '../use-asking.ts';

interface RoleChoiceProps extends Pick<RequestForm, 'question' | 'change' | 'isTried'> {
  readonly roles: readonly { readonly id: string; readonly name: string }[];
}

/** The role to ask about: one that exists, or the name of a new one. */
export function RoleChoice({ question, change, isTried, roles }: RoleChoiceProps) {
  const { t } = useTranslation('role-stakeholders');
  const { isNew, name, roleId } = question;
  return (
    <Card
      title={t('ask.role')}
      aside={
        <SegmentedControl
          label={t('ask.which')}
          size="sm"
          options={[
            { value: 'existing', label: t('ask.existing') },
            { value: 'new', label: t('ask.new') },
          ]}
          value={isNew ? 'new' : 'existing'}
          onChange={(value) => change({ isNew: value === 'new' })}
        />
      }
    >
      {isNew ? (
        <TextField
          required
          label={t('ask.name')}
          hint={t('ask.nameHint')}
          placeholder={t('ask.namePlaceholder')}
          maxLength={TITLE_MAX_CHARACTERS}
          value={name}
          onChange={(next) => change({ name: next })}
          error={isTried && name.trim() === '' ? t('ask.nameMissing') : undefined}
        />
      ) : (
        <Combo
          required
          label={t('ask.choose')}
          hint={t('ask.chooseHint')}
          options={roles.map((role) => ({ value: role.id, label: role.name }))}
          value={roleId === '' ? null : roleId}
          onChange={(id) => change({ roleId: id ?? '' })}
          error={isTried && roleId === '' ? t('ask.roleMissing') : undefined}
        />
      )}
    </Card>
  );
}
