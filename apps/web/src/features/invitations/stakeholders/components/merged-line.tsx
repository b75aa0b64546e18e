import type { MergedTrait } from '@quint/contract/roles/stakeholders.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { Check, MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RangeTrack } from '#features/roles/roles/components/range-strip.tsx';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { useFormat } from '#lib/format.ts';
import { useTraitLabels } from '#lib/trait-labels.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/link.tsx';
import type { Ends } from '../api.ts';

const TONE: Readonly<Record<'strong' | 'moderate' | 'weak', BadgeTone>> = {
  strong: 'strong',
  moderate: 'neutral',
  weak: 'partial',
};

export interface MergedLineProps {
  readonly roleId: string;
  readonly trait: Trait;
  readonly mergedTrait: MergedTrait;
  /** The current range of the role. */
  readonly now: Ends;
  /** The number of usable answers about the role. */
  readonly answers: number;
  /** Undefined when ranges cannot be adopted. */
  readonly onAdopt: ((trait: Trait) => void) | undefined;
}

/** The answers of stakeholders about one trait: a merged range to adopt, or their ranges side by side. */
export function MergedLine(props: MergedLineProps) {
  const { trait, mergedTrait, now, answers } = props;
  const { t } = useTranslation('role-stakeholders');
  const { t: personality } = useTranslation('personality');
  const { range } = mergedTrait;
  return (
    <li className="flex flex-col gap-2.5 border-t border-line-soft py-4 first:border-t-0 first:pt-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TraitName trait={trait} />
          <AgreementBadge mergedTrait={mergedTrait} />
        </span>
        {range !== null && (
          <span className="ml-auto font-semibold tabular-nums">{personality('range', range)}</span>
        )}
      </div>
      {range !== null && <RangeTrack trait={trait} range={{ ...range, weight: 1 }} />}
      {mergedTrait.agreement === 'weak' && <Disagreement {...props} />}
      {mergedTrait.agreement === 'too_few' && (
        <p className="text-sm text-third">{t('merged.fewTrait', { raters: mergedTrait.raters, answers })}</p>
      )}
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-third">
        <span className="tabular-nums">{t('merged.now', { min: now.min, max: now.max })}</span>
        {range !== null && <AdoptAction {...props} range={range} />}
      </div>
    </li>
  );
}

function AgreementBadge({ mergedTrait }: { readonly mergedTrait: MergedTrait }) {
  const { t } = useTranslation('role-stakeholders');
  const format = useFormat();
  const { agreement, rwg } = mergedTrait;
  if (agreement === 'too_few' || rwg === null) return null;
  return (
    <Badge tone={TONE[agreement]}>
      {t('merged.agreement', { word: t(`merged.${agreement}`), rwg: format.number(rwg, 2) })}
    </Badge>
  );
}

/** The range of each person, without a name, and advice on what to do about it. */
function Disagreement({ roleId, trait, mergedTrait }: MergedLineProps) {
  const { t } = useTranslation('role-stakeholders');
  const { t: personality } = useTranslation('personality');
  return (
    <div className="flex flex-col gap-3 rounded-md bg-partial-soft px-4 py-3">
      <p className="flex items-center gap-2 font-semibold text-partial-text">
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
      <p className="text-xs text-pretty text-second">
        {t('merged.talkText')}{' '}
        <TextLink to="/roles/$roleId/edit" params={{ roleId }}>
          {t('merged.byHand')}
        </TextLink>
      </p>
    </div>
  );
}

function AdoptAction({ trait, now, range, onAdopt }: MergedLineProps & { readonly range: Ends }) {
  const { t } = useTranslation('role-stakeholders');
  const traits = useTraitLabels();
  if (range.min === now.min && range.max === now.max) {
    return (
      <span className="flex items-center gap-1.5 font-semibold text-strong-text">
        <Check aria-hidden="true" className="size-3.5" />
        {t('merged.isSame')}
      </span>
    );
  }
  if (onAdopt === undefined) return null;
  const label = t('merged.adoptTrait', { ...range, ...traits.one(trait) });
  return (
    <Button kind="secondary" size="xs" aria-label={label} onPress={() => onAdopt(trait)}>
      {t('merged.adopt')}
    </Button>
  );
}
