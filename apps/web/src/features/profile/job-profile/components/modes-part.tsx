import { WORK_MODES, type WorkMode } from '@quint/domain/profile/job-choices.ts';
import { toggleWorkMode } from '@quint/domain/profile/job-profile.ts';
import { Check, Laptop } from 'lucide-react';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useSaveList, type Preferences } from '../api.ts';
import { useSavedPart } from '../use-saved-part.ts';
import type { PartProps } from '../model/part-props.ts';
import { PartRow } from './part-row.tsx';

const MODES = {
  read: (preferences: Preferences | null): readonly WorkMode[] => preferences?.work_mode ?? [],
  write: (work_mode: readonly WorkMode[]) => ({ work_mode }),
  keyOf: (mode: WorkMode) => mode,
};

/** On site, hybrid, remote: any combination. */
export function ModesPart({ talentId, preferences }: PartProps) {
  const { t } = useTranslation('job-profile');
  const format = useFormat();
  const save = useSaveList(talentId, MODES);
  const part = useSavedPart<readonly WorkMode[]>({
    name: 'modes',
    savedValue: MODES.read(preferences),
    savedAt: preferences?.date_updated,
    save,
    failureText: t('failed.modes'),
  });
  const isFilled = part.value.length > 0;
  return (
    <PartRow
      part="modes"
      Icon={Laptop}
      isFilled={isFilled}
      summary={format.list(part.value.map((mode) => t(`mode.${mode}`)))}
      saveStatus={part}
    >
      {WORK_MODES.map((mode) => (
        <ToggleButton
          key={mode}
          isSelected={part.value.includes(mode)}
          onChange={() => part.change(toggleWorkMode(part.value, mode))}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-control bg-surface px-3.5 text-sm font-medium transition-colors hover:bg-mute data-selected:border-lila data-selected:bg-lila-soft data-selected:font-semibold data-selected:text-lila-strong max-md:min-h-11 forced-colors:data-selected:bg-[Highlight] forced-colors:data-selected:forced-color-adjust-none forced-colors:data-selected:text-[HighlightText]"
        >
          {part.value.includes(mode) && <Check aria-hidden="true" className="size-3.5" />}
          {t(`mode.${mode}`)}
        </ToggleButton>
      ))}
    </PartRow>
  );
}
