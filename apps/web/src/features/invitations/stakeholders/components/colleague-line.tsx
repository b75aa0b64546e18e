import type { MergedTrait } from '@quint/contract/roles/stakeholders.ts';
import { hasRequirement } from '@quint/psychometrics/ranges.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RangeTrack } from '#features/roles/roles/components/range-strip.tsx';
import { useFormat } from '#lib/format.ts';
import { useTraitLabels } from '#lib/trait-labels.ts';
import { Button } from '#ui/button.tsx';
import type { Ends } from '../api.ts';

export interface ColleagueLineProps {
  readonly trait: Trait;
  readonly mergedTrait: MergedTrait;
  /** The range beside which the line stands. */
  readonly now: Ends;
  /** The number of usable answers about the role. */
  readonly answers: number;
  /** Undefined where ranges can only be read. */
  readonly onAdopt: ((range: Ends) => void) | undefined;
}

/** What stakeholders said about one trait: a range to adopt, or their ranges side by side. */
export function ColleagueLine(props: ColleagueLineProps) {
  const { mergedTrait, answers } = props;
  const { t } = useTranslation('role-stakeholders');
  if (mergedTrait.agreement === 'weak') return <Disagreement {...props} />;
  if (mergedTrait.range === null) {
    return (
      <p className="text-sm text-second">{t('merged.fewTrait', { raters: mergedTrait.raters, answers })}</p>
    );
  }
  return <Agreement {...props} range={mergedTrait.range} />;
}

function Agreement({
  trait,
  mergedTrait,
  now,
  range,
  onAdopt,
}: ColleagueLineProps & { readonly range: Ends }) {
  const { t } = useTranslation('role-stakeholders');
  const { t: ranges } = useTranslation('role-ranges');
  const traits = useTraitLabels();
  const format = useFormat();
  const { agreement, rwg, raters } = mergedTrait;
  const rangeText = hasRequirement(range) ? ranges('row.range', range) : ranges('colleagues.any');
  const isSame = range.min === now.min && range.max === now.max;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 text-sm text-pretty text-second tabular-nums">
        <span className="text-ink">{ranges('colleagues.says', { count: raters, range: rangeText })}</span>
        {agreement !== 'too_few' &&
          rwg !== null &&
          ` · ${t('merged.agreement', { word: t(`merged.${agreement}`), rwg: format.number(rwg, 2) })}`}
        {isSame && ` · ${ranges('colleagues.same')}`}
      </p>
      {!isSame && onAdopt !== undefined && (
        <Button
          kind="secondary"
          size="xs"
          aria-label={ranges('colleagues.adoptTrait', { range: rangeText, ...traits.one(trait) })}
          onPress={() => onAdopt(range)}
        >
          {ranges('colleagues.adopt')}
        </Button>
      )}
    </div>
  );
}

/** The range of each person, without a name, and advice on what to do about it. */
function Disagreement({ trait, mergedTrait }: ColleagueLineProps) {
  const { t } = useTranslation('role-stakeholders');
  const { t: personality } = useTranslation('personality');
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-center gap-2 text-sm font-semibold text-partial-text">
        <MessagesSquare aria-hidden="true" className="size-4 shrink-0" />
        {t('merged.talk')}
      </p>
      <ul className="flex flex-col gap-2">
        {mergedTrait.bars.map((bar, index) => (
          // Bars have no names; equal ones are told apart by their place alone.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={index} className="grid grid-cols-[1fr_3.5rem] items-center gap-3">
            <RangeTrack trait={trait} range={{ ...bar, weight: 1 }} />
            <span className="text-end text-xs text-second tabular-nums">{personality('range', bar)}</span>
          </li>
        ))}
      </ul>
      <p className="text-xs text-pretty text-second">{t('merged.talkText')}</p>
    </div>
  );
}
