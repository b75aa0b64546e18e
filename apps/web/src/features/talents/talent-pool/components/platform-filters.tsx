import { LOCATION_RADII_KM } from '@quint/domain/profile/job-choices.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleRow } from '#features/roles/roles/api.ts';
import { TextField } from '#ui/field.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { RangeSlider } from '#ui/range-slider.tsx';
import { Select } from '#ui/select.tsx';
import { readTraitChoice, writeTraitChoice } from '../model/traits.ts';
import type { PoolSearch } from '../search.ts';
import { FilterPanel } from './filter-panel.tsx';
import { LockedFilter } from './locked-filter.tsx';

const NONE = 'none';
const RADII = LOCATION_RADII_KM.filter((km) => km > 0);
const TONES = { O: 'o', C: 'c', E: 'e', A: 'a', ES: 'es' } as const;

interface FilterProps {
  readonly search: PoolSearch;
  readonly onChange: (changes: PoolSearch) => void;
}

function PlaceFilter({ search: { place, radius }, onChange }: FilterProps) {
  const { t } = useTranslation('talent-pool');
  const [text, setText] = useState(place ?? '');
  const [far, setFar] = useState(radius);
  const value = () => {
    if (place === undefined)
      return radius === undefined ? t('filter.anyPlace') : t('filter.onlyRadius', { km: radius });
    return radius === undefined ? place : t('filter.placeValue', { place, km: radius });
  };
  return (
    <FilterPanel
      label={t('filter.place')}
      value={value()}
      active={place !== undefined || radius !== undefined}
      onClear={() => {
        setText('');
        setFar(undefined);
        onChange({ place: undefined, radius: undefined });
      }}
      onApply={() => onChange({ place: text.trim() === '' ? undefined : text.trim(), radius: far })}
    >
      <TextField
        label={t('filter.place')}
        hint={t('filter.placeHint')}
        value={text}
        maxLength={120}
        onChange={setText}
      />
      <Select
        label={t('filter.radius')}
        value={far === undefined ? NONE : String(far)}
        options={[
          { value: NONE, label: t('filter.anyRadius') },
          ...RADII.map((km) => ({ value: String(km), label: t('filter.km', { km }) })),
        ]}
        onChange={(selectedKm) => setFar(RADII.find((km) => String(km) === selectedKm))}
      />
    </FilterPanel>
  );
}

function TraitFilter({ search, onChange }: FilterProps) {
  const { t } = useTranslation('talent-pool');
  const { t: traits } = useTranslation('personality');
  const traitChoice = readTraitChoice(search.traits);
  const [choice, setChoice] = useState(traitChoice);
  const labels = TRAITS.flatMap((letter) => {
    const range = traitChoice[letter];
    return range === undefined ? [] : [t('filter.traitRange', { letter, from: range[0], to: range[1] })];
  });
  return (
    <FilterPanel
      label={t('filter.traits')}
      value={labels.length === 0 ? t('filter.allTraits') : labels.join(', ')}
      active={labels.length > 0}
      onClear={() => {
        setChoice({});
        onChange({ traits: undefined });
      }}
      onApply={() => onChange({ traits: writeTraitChoice(choice) })}
    >
      {TRAITS.map((trait) => (
        <RangeSlider
          key={trait}
          label={traits(`traits.${trait}.name`)}
          tone={TONES[trait]}
          value={choice[trait] ?? [1, 9]}
          onChange={(range) => setChoice((before) => ({ ...before, [trait]: range }))}
        />
      ))}
    </FilterPanel>
  );
}

function DesiredRoleFilter({ search: { wish }, onChange }: FilterProps) {
  const { t } = useTranslation('talent-pool');
  const [text, setText] = useState(wish ?? '');
  return (
    <FilterPanel
      label={t('filter.wish')}
      value={wish ?? t('filter.anyWish')}
      active={wish !== undefined}
      onClear={() => {
        setText('');
        onChange({ wish: undefined });
      }}
      onApply={() => onChange({ wish: text.trim().length < 3 ? undefined : text.trim() })}
    >
      <TextField
        label={t('filter.wish')}
        hint={t('filter.wishHint')}
        value={text}
        maxLength={120}
        onChange={setText}
      />
    </FilterPanel>
  );
}

interface PlatformFiltersProps extends FilterProps {
  readonly roles: readonly RoleRow[];
  /** The workspace is one of the two for role finders. */
  readonly isRoleFinder: boolean;
}

/** The filters of the platform pool, and the role for comparison. */
export function PlatformFilters({ search, onChange, roles, isRoleFinder }: PlatformFiltersProps) {
  const { t } = useTranslation('talent-pool');
  const options = [
    { value: NONE, label: t('filter.noRole') },
    ...roles.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const selectedRole = search.role ?? NONE;
  const variants = [
    { value: NONE, label: t('filter.qualified') },
    { value: 'role_finder', label: t('filter.finders') },
  ];
  const nameOf = (list: typeof options, value: string) =>
    list.find((option) => option.value === value)?.label ?? t('filter.gone');
  return (
    <div className="flex flex-wrap gap-2.5">
      <FilterChip
        label={t('filter.fit')}
        value={nameOf(options, selectedRole)}
        active={search.role !== undefined}
        options={options}
        selectedValues={[selectedRole]}
        onChange={([value]) => onChange({ role: value === NONE ? undefined : value })}
      />
      {isRoleFinder && (
        <FilterChip
          label={t('filter.variant')}
          value={nameOf(variants, search.variant ?? NONE)}
          active={search.variant !== undefined}
          options={variants}
          selectedValues={[search.variant ?? NONE]}
          onChange={([value]) => onChange({ variant: value === 'role_finder' ? 'role_finder' : undefined })}
        />
      )}
      <PlaceFilter search={search} onChange={onChange} />
      <TraitFilter search={search} onChange={onChange} />
      <DesiredRoleFilter search={search} onChange={onChange} />
      <LockedFilter search={search} onChange={onChange} />
    </div>
  );
}
