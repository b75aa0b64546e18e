import type { RangeSource } from '@quint/contract/roles/role-sources.ts';
import { shareInside } from '@quint/psychometrics/base-rate.ts';
import { hasRequirement } from '@quint/psychometrics/ranges.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import type { TFunction } from 'i18next';
import { Check } from 'lucide-react';
import { Group } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useTraitLabels } from '#lib/trait-labels.ts';
import { Button } from '#ui/button.tsx';
import { narrowerRanges } from '../model/narrowing.ts';
import { isSameSpan, type Proposal, type RangeSpan } from '../model/proposals.ts';

/** The bracket of a proposal as an icon before its text. */
export function ProposalSign() {
  return (
    <span
      aria-hidden="true"
      className="h-2 w-5 shrink-0 rounded-b-sm border-2 border-t-0 border-control forced-colors:border-[CanvasText]"
    />
  );
}

function whoOf(source: RangeSource, t: TFunction<'role-ranges'>): string {
  return source.kind === 'stakeholders'
    ? t('proposal.raters', { count: source.raters })
    : t('proposal.template');
}

interface ProposalLineProps {
  /** The id with which the handles of the slider refer to this description. */
  readonly id: string;
  readonly trait: Trait;
  readonly proposal: Proposal;
  readonly range: RangeSpan;
  readonly onTake: (range: RangeSpan) => void;
}

/** A proposed range, with a button that adopts it. */
export function ProposalLine({ id, trait, proposal, range, onTake }: ProposalLineProps) {
  const { t } = useTranslation('role-ranges');
  const traits = useTraitLabels();
  const who = whoOf(proposal.source, t);
  if (isSameSpan(proposal.range, range)) {
    return (
      <p id={id} className="flex min-h-7 items-center gap-1.5 text-xs text-second">
        <Check aria-hidden="true" className="size-3.5 shrink-0 text-strong" />
        {t('proposal.same', { who })}
      </p>
    );
  }
  const what = hasRequirement(proposal.range) ? t('editor.range', proposal.range) : t('proposal.any');
  return (
    <div className="flex min-h-7 items-center justify-between gap-3">
      <p id={id} className="flex min-w-0 items-center gap-2 text-xs text-pretty text-second tabular-nums">
        <ProposalSign />
        <span>{t('proposal.says', { who, range: what })}</span>
      </p>
      <Button
        kind="secondary"
        size="xs"
        aria-label={t('proposal.adoptTrait', { range: what, ...traits.one(trait) })}
        onPress={() => onTake(proposal.range)}
      >
        {t('proposal.adopt')}
      </Button>
    </div>
  );
}

interface NarrowerRangesProps {
  readonly trait: Trait;
  readonly range: RangeSpan;
  readonly onTake: (range: RangeSpan) => void;
  /** Called with the range under the pointer or focus, which the track shows. */
  readonly onLook: (range: RangeSpan | undefined) => void;
}

/** Three narrower ranges to choose from, each with its share of the norm group. */
export function NarrowerRanges({ trait, range, onTake, onLook }: NarrowerRangesProps) {
  const { t } = useTranslation('role-ranges');
  const traits = useTraitLabels();
  const offers = narrowerRanges(range);
  if (offers.length === 0) return null;
  return (
    <Group
      aria-label={t('narrow.label', { ...traits.one(trait) })}
      className="flex flex-wrap items-center gap-1.5 max-md:pt-1"
    >
      <span aria-hidden="true" className="pe-1 text-xs text-second">
        {t('narrow.to')}
      </span>
      {offers.map((offer) => {
        const look = () => onLook(offer);
        const leave = () => onLook(undefined);
        return (
          <Button
            key={`${offer.min}-${offer.max}`}
            kind="secondary"
            size="xs"
            onPress={() => onTake(offer)}
            onHoverStart={look}
            onHoverEnd={leave}
            onFocus={look}
            onBlur={leave}
          >
            <span aria-hidden="true" className="tabular-nums">{`${offer.min}–${offer.max}`}</span>
            <span className="sr-only">{`${t('editor.range', offer)}, `}</span>
            <span className="font-normal text-third tabular-nums max-md:sr-only min-[1100px]:max-xl:sr-only">
              {t('editor.inside', { count: shareInside(trait, offer) })}
            </span>
          </Button>
        );
      })}
    </Group>
  );
}
