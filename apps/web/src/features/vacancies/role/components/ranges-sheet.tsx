import type { Vacancy } from '@quint/contract/vacancies/people.ts';
import { hasRequirement } from '@quint/psychometrics/ranges.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useTranslation } from 'react-i18next';
import { RangeTrack } from '#features/roles/roles/components/range-strip.tsx';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useTimesLabel } from './weight-choice.tsx';

interface RangesSheetProps {
  readonly vacancy: Vacancy;
  readonly onClose: () => void;
}

/** The ranges of a role for hiring managers, who read them. */
export function RangesSheet({ vacancy, onClose }: RangesSheetProps) {
  const { t } = useTranslation('role-ranges');
  const { t: personality } = useTranslation('personality');
  const times = useTimesLabel();
  const { norm, ranges } = vacancy;
  return (
    <Dialog open title={t('manager.title')} onClose={onClose}>
      <p className="text-md">
        {norm === null ? (
          <strong className="font-semibold">{`${t('sentence.nothing')}.`}</strong>
        ) : (
          <>
            <strong className="font-semibold">{t('sentence.norm', { count: norm.reach.strong })}</strong>{' '}
            {`${t('sentence.people')}.`}
          </>
        )}
      </p>
      <p className="pt-1 pb-3 text-pretty text-second">{t('manager.text')}</p>
      <ul>
        {TRAITS.map((trait) => {
          const range = ranges[trait];
          const isCounted = hasRequirement(range);
          return (
            <li key={trait} className="flex flex-col gap-1.5 border-t border-line py-3">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">
                  <TraitName trait={trait} />
                </span>
                <span className="tabular-nums">
                  {isCounted ? t('row.range', range) : t('row.free')}
                  {isCounted &&
                    range.weight > 1 &&
                    ` · ${t('manager.weight', { times: times(range.weight) })}`}
                </span>
              </span>
              <RangeTrack trait={trait} range={range} />
              <span className="flex justify-between gap-4 text-xs text-third">
                <span>{personality(`traits.${trait}.left`)}</span>
                <span className="text-end">{personality(`traits.${trait}.right`)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
