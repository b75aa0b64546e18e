import { useTranslation } from 'react-i18next';
import { useSaveList, type ListOfPreferences } from './api.ts';
import type { PartProps } from './model/part-props.ts';
import { useSavedPart } from './use-saved-part.ts';

type ListPart = 'languages' | 'modes' | 'places' | 'skills';

/** A list of the preferences, saved as it changes. */
export function useListPart<Entry>(
  name: ListPart,
  list: ListOfPreferences<Entry>,
  { talentId, preferences }: PartProps,
) {
  const { t } = useTranslation('job-profile');
  return useSavedPart<readonly Entry[]>({
    name,
    savedValue: list.read(preferences),
    savedAt: preferences?.date_updated,
    save: useSaveList(talentId, list),
    failureText: t(`failed.${name}`),
  });
}
