import { CHANCE_OF_HUNDRED, hasDifference } from '@quint/psychometrics/differences.ts';
import { useTranslation } from 'react-i18next';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { DoubtMark } from '#ui/doubt.tsx';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextLink } from '#ui/link.tsx';
import type { Comparison, ComparedTrait } from '../model/comparison.ts';
import type { Lift } from '../use-lift.ts';
import { PersonShape } from './person-shape.tsx';
import { TraitFinding } from './trait-finding.tsx';
import { DotRowAxis, TraitDotRows } from './trait-dot-rows.tsx';

const ROW =
  'md:grid md:grid-cols-[11.5rem_minmax(0,1fr)] md:gap-x-4 xl:grid-cols-[11.5rem_minmax(0,1fr)_20.5rem]';

function Poles({ of, below = false }: { readonly of: ComparedTrait; readonly below?: boolean }) {
  const { t } = useTranslation('personality');
  return (
    <div
      aria-hidden="true"
      className={`flex justify-between gap-3 text-xs text-third ${below ? 'pt-1.5 md:hidden print:hidden' : 'pb-1.5 max-md:not-print:hidden'}`}
    >
      <span>{t(`traits.${of.trait}.left`)}</span>
      <span className="text-right">{t(`traits.${of.trait}.right`)}</span>
    </div>
  );
}

interface TraitRowProps {
  readonly of: ComparedTrait;
  readonly comparison: Comparison;
  readonly lift: Lift;
  readonly withRole: boolean;
}

function TraitRow({ of, comparison, lift, withRole }: TraitRowProps) {
  const { t } = useTranslation('comparison');
  const { range } = of;
  return (
    <li className={`border-t border-line-soft py-2.5 ${ROW} print:break-inside-avoid`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pb-1.5 md:block md:pt-5 md:pb-0">
        <h3 className="font-semibold">
          <TraitName trait={of.trait} />
        </h3>
        {withRole && (
          <p className="text-xs text-third">
            {range === undefined ? t('noRange') : t('range', { min: range.min, max: range.max })}
          </p>
        )}
      </div>
      <div>
        <Poles of={of} />
        <TraitDotRows of={of} people={comparison.people} lift={lift} />
        <Poles of={of} below />
      </div>
      <div className="pt-2 md:col-start-2 xl:col-start-3 xl:pt-4">
        <TraitFinding of={of} names={comparison.names} lift={lift} />
      </div>
    </li>
  );
}

function Legend({ comparison, withRole }: { readonly comparison: Comparison; readonly withRole: boolean }) {
  const { t } = useTranslation('comparison');
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-second max-md:not-print:hidden">
      {comparison.people.map((of) => (
        <li key={of.id} className="inline-flex items-center gap-1.5">
          <PersonShape of={of} className="size-3.5" />
          {of.short}
          <DoubtMark quality={of.quality} />
        </li>
      ))}
      {withRole && (
        <li className="inline-flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="shape h-3.5 w-4 border-x-2 border-lila bg-lila-soft print:[print-color-adjust:exact]"
          />
          {t('legendRange')}
        </li>
      )}
    </ul>
  );
}

interface DotRowsCardProps {
  readonly comparison: Comparison;
  readonly lift: Lift;
  readonly withRole: boolean;
  readonly onlyDifferences: boolean;
  readonly onOnlyDifferences: (only: boolean) => void;
}

/** Differences between people: one axis for each trait, one row for each person, and the finding in words beside it. */
export function DotRowsCard(props: DotRowsCardProps) {
  const { comparison, lift, withRole, onlyDifferences, onOnlyDifferences } = props;
  const { t } = useTranslation('comparison');
  const visibleTraits = comparison.traits.filter((trait) => !onlyDifferences || hasDifference(trait.finding));
  const hiddenCount = comparison.traits.length - visibleTraits.length;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-3">
        <h2 className="text-md font-semibold">{t('chart')}</h2>
        <Legend comparison={comparison} withRole={withRole} />
        <span className="ml-auto max-md:ml-0 print:hidden">
          <Switch checked={onlyDifferences} onChange={onOnlyDifferences}>
            {t('onlyDifferences')}
          </Switch>
        </span>
      </div>
      <ul>
        {visibleTraits.map((trait) => (
          <TraitRow key={trait.trait} of={trait} comparison={comparison} lift={lift} withRole={withRole} />
        ))}
      </ul>
      <output className="block pt-1 text-sm text-second empty:hidden">
        {hiddenCount > 0 &&
          (visibleTraits.length === 0 ? t('allHidden') : t('hidden', { count: hiddenCount }))}
      </output>
      <div className={`pt-1.5 text-xs text-third ${ROW}`}>
        <p className="max-md:not-print:hidden">{t('scale')}</p>
        <DotRowAxis />
        <p className="max-xl:col-start-2 max-md:pt-1">
          <span className="md:hidden print:hidden">{t('scale')} · </span>
          {t(comparison.people.length > 2 ? 'level.several' : 'level.two')}{' '}
          {t('chance', { count: CHANCE_OF_HUNDRED })}{' '}
          <TextLink to="/big-five-manual" className="inline-target">
            {t('howTo')}
          </TextLink>
        </p>
      </div>
    </Card>
  );
}
