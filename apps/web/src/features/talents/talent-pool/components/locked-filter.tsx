import { WORK_MODES } from '@quint/domain/profile/job-choices.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { requiresUnlocked, type PoolSearch } from '../search.ts';
import { FilterPanel } from './filter-panel.tsx';

const ANY = 'any';
const NONE = {
  unlocked: undefined,
  skill: undefined,
  language: undefined,
  work_mode: undefined,
  salary: undefined,
} as const;
const MODES = [ANY, ...WORK_MODES] as const;

interface LockedFilterProps {
  readonly search: PoolSearch;
  readonly onChange: (changes: PoolSearch) => void;
}

function Fields({
  draft,
  change,
}: {
  readonly draft: PoolSearch;
  readonly change: (changes: PoolSearch) => void;
}) {
  const { t } = useTranslation('talent-pool');
  return (
    <>
      <p className="text-sm text-second">{t('filter.lockedHint')}</p>
      <Checkbox
        checked={draft.unlocked === 'true'}
        onChange={(isOn) => change({ unlocked: isOn ? 'true' : undefined })}
      >
        {t('filter.onlyUnlocked')}
      </Checkbox>
      <TextField
        label={t('filter.skill')}
        value={draft.skill ?? ''}
        maxLength={50}
        onChange={(skill) => change({ skill })}
      />
      <TextField
        label={t('filter.language')}
        value={draft.language ?? ''}
        maxLength={50}
        onChange={(language) => change({ language })}
      />
      <Select
        label={t('filter.workMode')}
        value={draft.work_mode ?? ANY}
        options={MODES.map((value) => ({
          value,
          label: value === ANY ? t('filter.anyMode') : t(`platform.modes.${value}`),
        }))}
        onChange={(mode) => change({ work_mode: mode === ANY ? undefined : mode })}
      />
      <NumberField
        label={t('filter.salary')}
        value={draft.salary ?? Number.NaN}
        min={0}
        max={999_999_999}
        onChange={(salary) => change({ salary: Number.isNaN(salary) ? undefined : salary })}
      />
    </>
  );
}

/** Filters by skills, languages, work mode and salary. They match only unlocked people, which the chip says. */
export function LockedFilter({ search, onChange }: LockedFilterProps) {
  const { t } = useTranslation('talent-pool');
  const format = useFormat();
  const { unlocked, skill, language, work_mode, salary } = search;
  const lockedFilters: PoolSearch = { unlocked, skill, language, work_mode, salary };
  const [draft, setDraft] = useState(lockedFilters);
  const labels = [
    skill,
    language,
    work_mode && t(`platform.modes.${work_mode}`),
    salary === undefined ? undefined : format.euro(salary),
  ].filter((word) => word !== undefined);
  const trimToUndefined = (text: string | undefined) => (text?.trim() === '' ? undefined : text?.trim());
  return (
    <FilterPanel
      label={t('filter.locked')}
      value={[...labels, t('filter.unlockedOnly')].join(', ')}
      active={requiresUnlocked(search)}
      onClear={() => {
        setDraft(NONE);
        onChange(NONE);
      }}
      onApply={() =>
        onChange({ ...draft, skill: trimToUndefined(draft.skill), language: trimToUndefined(draft.language) })
      }
    >
      <Fields draft={draft} change={(changes) => setDraft((before) => ({ ...before, ...changes }))} />
    </FilterPanel>
  );
}
