import { DEFAULT_RADIUS_KM, LOCATION_RADII_KM } from '@quint/domain/profile/job-choices.ts';
import { JOB_ENTRIES_MAX, type JobLocation } from '@quint/domain/profile/job-profile.ts';
import { TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { MapPin } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { useSaveList, type Preferences } from '../api.ts';
import type { PartProps } from '../model/part-props.ts';
import { listTowns } from '../model/towns.ts';
import { useListed } from '../use-listed.ts';
import { useSavedPart } from '../use-saved-part.ts';
import { Chips } from './chips.tsx';
import { PartRow } from './part-row.tsx';
import { PlaceField } from './place-field.tsx';

interface PlaceEditorProps {
  readonly isFull: boolean;
  readonly onAdd: (place: JobLocation) => void;
}

/** A place with its radius, while it is typed. */
function PlaceEditor({ isFull, onAdd }: PlaceEditorProps) {
  const { t } = useTranslation('job-profile');
  const [place, setPlace] = useState('');
  const [radius, setRadius] = useState(String(DEFAULT_RADIUS_KM));
  const [problem, setProblem] = useState<string>();
  const [towns] = useState(() => listTowns(currentLanguage()));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const location = place.trim();
    if (location === '') return setProblem(t('places.required'));
    if (location.length > TITLE_MAX_CHARACTERS) {
      return setProblem(t('places.tooLong', { max: TITLE_MAX_CHARACTERS }));
    }
    setPlace('');
    setProblem(undefined);
    return onAdd({ location, radius: Number(radius) });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      <div className="w-full max-w-[240px] max-md:max-w-none">
        <PlaceField
          label={t('places.place')}
          hint={t('places.hint')}
          error={problem}
          value={place}
          onChange={(next) => {
            setPlace(next);
            setProblem(undefined);
          }}
          suggestions={towns}
        />
      </div>
      <div className="w-full max-w-[140px] max-md:max-w-none">
        <Select
          label={t('places.radius')}
          options={LOCATION_RADII_KM.map((km) => ({
            value: String(km),
            label: km === 0 ? t('places.only') : t('places.km', { km }),
          }))}
          value={radius}
          onChange={setRadius}
        />
      </div>
      <span className="pt-[28px] max-md:w-full max-md:pt-0 max-md:[&_button]:min-h-11">
        <Button type="submit" kind="secondary" wide disabled={isFull}>
          {t('add')}
        </Button>
      </span>
    </form>
  );
}

const PLACES = {
  read: (preferences: Preferences | null): readonly JobLocation[] => preferences?.locations ?? [],
  write: (locations: readonly JobLocation[]) => ({ locations }),
  keyOf: ({ location }: JobLocation) => location,
};

/** The preferred places of work. */
export function PlacesPart({ talentId, preferences }: PartProps) {
  const { t } = useTranslation('job-profile');
  const formatList = useListed();
  const save = useSaveList(talentId, PLACES);
  const part = useSavedPart<readonly JobLocation[]>({
    name: 'places',
    savedValue: PLACES.read(preferences),
    savedAt: preferences?.date_updated,
    save,
    failureText: t('failed.places'),
  });
  const add = (place: JobLocation) =>
    part.change([...part.value.filter(({ location }) => location !== place.location), place]);
  return (
    <PartRow
      part="places"
      Icon={MapPin}
      isFilled={part.value.length > 0}
      summary={formatList(part.value.map(({ location }) => location))}
      saveStatus={part}
      editor={() => <PlaceEditor isFull={part.value.length >= JOB_ENTRIES_MAX} onAdd={add} />}
    >
      <Chips
        label={t('parts.places')}
        chips={part.value.map(({ location, radius: km }) => ({
          id: location,
          label: location,
          note: km === 0 ? undefined : t('places.around', { km }),
        }))}
        onRemove={(location) => part.change(part.value.filter((place) => place.location !== location))}
      />
    </PartRow>
  );
}
