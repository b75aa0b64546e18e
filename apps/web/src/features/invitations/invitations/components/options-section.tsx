import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isOffered, rolesQuery } from '#features/roles/roles/api.ts';
import { teamNamesQuery } from '#features/base/records/api.ts';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Switch } from '#ui/switch.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { Select } from '#ui/select.tsx';
import { MAIL_LANGUAGES, type InviteOptions } from '../model/options.ts';

interface OptionsSectionProps {
  readonly options: InviteOptions;
  readonly onOptions: (change: Partial<InviteOptions>) => void;
  readonly hasTeams: boolean;
  readonly isDateWrong: boolean;
  /** The user tried to send without a purpose. */
  readonly isPurposeMissing: boolean;
  /** Whether the page decides for which role people are invited. */
  readonly isForRole: boolean;
}

interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

interface AssignProps {
  readonly label: string;
  readonly records: readonly NamedRecord[];
  readonly selectedIds: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** A multi-select of roles or groups. */
function Assign({ label, records, selectedIds, onChange }: AssignProps) {
  const { t } = useTranslation('invitations');
  const only = records.find((record) => record.id === selectedIds[0]);
  const several = t('options.several', { count: selectedIds.length });
  return (
    <FilterChip
      label={label}
      value={
        selectedIds.length === 0
          ? t('options.none')
          : selectedIds.length === 1
            ? (only?.name ?? several)
            : several
      }
      active={selectedIds.length > 0}
      disabled={records.length === 0}
      multiple
      options={records.map(({ id, name }) => ({ value: id, label: name }))}
      selectedValues={selectedIds}
      onChange={onChange}
    />
  );
}

function AssignSection({
  options,
  onOptions,
  hasTeams,
}: Pick<OptionsSectionProps, 'options' | 'onOptions' | 'hasTeams'>) {
  const { t } = useTranslation('invitations');
  const roles = useQuery(rolesQuery).data ?? [];
  const teams = useQuery({ ...teamNamesQuery, enabled: hasTeams }).data ?? [];
  return (
    <div className="flex flex-col gap-2">
      <span className="flex flex-wrap gap-2">
        <Assign
          label={t('options.roles')}
          records={roles.filter((role) => isOffered(role, options.roles))}
          selectedIds={options.roles}
          onChange={(ids) => onOptions({ roles: ids })}
        />
        {hasTeams && (
          <Assign
            label={t('options.teams')}
            records={teams}
            selectedIds={options.teams}
            onChange={(ids) => onOptions({ teams: ids })}
          />
        )}
      </span>
      <p className="text-xs text-third">{t('options.rolesHint')}</p>
    </div>
  );
}

function PurposeChoice({
  options,
  onOptions,
  isPurposeMissing,
}: Pick<OptionsSectionProps, 'options' | 'onOptions' | 'isPurposeMissing'>) {
  const { t } = useTranslation('invitations');
  return (
    <RadioGroup
      label={t('options.type')}
      look="cards"
      required
      error={isPurposeMissing ? t('options.typeMissing') : undefined}
      options={[
        { value: 'team', label: t('options.team'), note: t('options.teamNote') },
        { value: 'recruiting', label: t('options.recruiting'), note: t('options.recruitingNote') },
      ]}
      value={options.inviteType === '' ? null : options.inviteType}
      onChange={(inviteType) => onOptions({ inviteType })}
    />
  );
}

/** The options that apply to the whole list. */
export function OptionsSection(props: OptionsSectionProps) {
  const { options, onOptions, isDateWrong, isForRole } = props;
  const { t } = useTranslation('invitations');
  return (
    <Card title={t('options.title')}>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        {!isForRole && <PurposeChoice {...props} />}
        <div className="flex flex-col gap-5">
          {!isForRole && <AssignSection {...props} />}
          <Select
            label={t('options.language')}
            hint={t('options.languageHint')}
            options={MAIL_LANGUAGES.map((value) => ({ value, label: t(`people.${value}`) }))}
            value={options.language}
            onChange={(language) => onOptions({ language })}
          />
          <div className="flex flex-col gap-3">
            <Switch checked={options.isLater} onChange={(isLater) => onOptions({ isLater })}>
              {t('options.later')}
            </Switch>
            {options.isLater && (
              <DateField
                required
                withTime
                label={t('options.laterAt')}
                hint={t('options.laterHint', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
                value={options.sendAt}
                onChange={(sendAt) => onOptions({ sendAt })}
                error={isDateWrong ? t('options.laterPast') : undefined}
              />
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}
