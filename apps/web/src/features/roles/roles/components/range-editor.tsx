import type { Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { announce } from '#lib/announce.ts';
import type { RangeState, RoleAttributes, WeightedRange } from '../api.ts';
import type { RoleForm } from '../form.ts';
import { dotScaleOf, type DotScale } from '../model/plot.ts';
import { isMovedFrom } from '../model/ranges.ts';
import { isSameSpan, type Proposal, type Proposals, type RangeSpan } from '../model/proposals.ts';
import { useNarrowing } from '../use-narrowing.ts';
import { useFinishedProfiles, useReach, type RoleReach } from '../use-reach.ts';
import { ReachSummary } from './reach-summary.tsx';
import { ProposalSign } from './range-offers.tsx';
import { TraitRange, warningOf } from './trait-range.tsx';

export interface RangeEditorProps {
  readonly form: UseFormReturn<RoleForm>;
  /** The saved ranges and their version; undefined for a new role. */
  readonly savedRanges:
    | { readonly attributes: RoleAttributes; readonly state: RangeState | undefined }
    | undefined;
  /** The proposals of stakeholders or a template. */
  readonly proposals: Proposals;
  /** Called after a step: a handle was released, or a weight selected. */
  readonly onStep: () => void;
}

/** Announces the effect of the ranges once after a step, not while a handle is moving. */
function useSpokenReach(reach: RoleReach, attributes: RoleAttributes): (trait: Trait) => void {
  const { t } = useTranslation('role-ranges');
  const latest = useRef({ reach, attributes });
  useEffect(() => {
    latest.current = { reach, attributes };
  });
  return useCallback(
    (trait) => {
      // The numbers of the last step are available after it was rendered.
      requestAnimationFrame(() => {
        const { norm, own } = latest.current.reach;
        const warning = warningOf(latest.current.attributes[trait]);
        const counts = { count: norm?.reach.strong ?? 100, own: own?.fit, total: own?.total };
        const sentence = own === null ? t('editor.spoken', counts) : t('editor.spokenOwn', counts);
        announce(warning === null ? sentence : `${sentence}. ${t(`editor.${warning}`)}`);
      });
    },
    [t],
  );
}

interface LegendProps {
  readonly total: number | undefined;
  /** The number of doubtful results. */
  readonly doubtful: number;
  readonly scale: DotScale;
  readonly version: number | undefined;
  /** One of the shown proposals, which all have the same source. */
  readonly proposal: Proposal | undefined;
}

function Legend({ total, doubtful, scale, version, proposal }: LegendProps) {
  const { t } = useTranslation('role-ranges');
  const { t: common } = useTranslation();
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1.5 text-xs text-third">
      {total !== undefined && (
        <li className="flex items-center gap-1.5">
          <span aria-hidden="true" className="shape size-1.5 rounded-full bg-second" />
          <span aria-hidden="true" className="shape size-1.5 rounded-full bg-control" />
          {t('editor.legendDots', { count: scale.peoplePerDot, total })}
        </li>
      )}
      {total !== undefined && doubtful > 0 && (
        <li data-doubt="group" className="flex items-center gap-1.5 text-partial-text">
          <span aria-hidden="true" className="size-2 rounded-full border border-current" />
          {common('doubt.count', { count: doubtful })}
        </li>
      )}
      <li className="flex items-center gap-1.5">
        <svg aria-hidden="true" viewBox="0 0 20 8" className="h-2 w-5 fill-none stroke-control">
          <path d="M0 7.5C5 7.5 6 1 10 1s5 6.5 10 6.5" />
        </svg>
        {t('editor.legendNorm')}
      </li>
      {version !== undefined && (
        <li className="flex items-center gap-1.5">
          <span aria-hidden="true" className="h-1.5 w-5 border border-t-0 border-dashed border-third" />
          {t('editor.legendSaved', { version })}
        </li>
      )}
      {proposal !== undefined && (
        <li className="flex items-center gap-1.5">
          <ProposalSign />
          {t(`proposal.legend.${proposal.source.kind === 'stakeholders' ? 'raters' : 'template'}`)}
        </li>
      )}
      {total === undefined && <li>{t('editor.ownFew')}</li>}
    </ul>
  );
}

/** Stable functions that change single ranges, so that a step renders only its own trait. */
function useChanges({ form, onStep }: RangeEditorProps, speak: (trait: Trait) => void) {
  const change = useCallback(
    (trait: Trait, range: WeightedRange) =>
      form.setValue(`attributes.${trait}`, range, { shouldDirty: true }),
    [form],
  );
  const latestStep = useRef(onStep);
  useEffect(() => {
    latestStep.current = onStep;
  });
  const step = useCallback(
    (trait: Trait) => {
      latestStep.current();
      speak(trait);
    },
    [speak],
  );
  const weigh = useCallback(
    (trait: Trait, weight: number) => {
      form.setValue(`attributes.${trait}.weight`, weight, { shouldDirty: true });
      step(trait);
    },
    [form, step],
  );
  const take = useCallback(
    (trait: Trait, { min, max }: RangeSpan) => {
      change(trait, { ...form.getValues(`attributes.${trait}`), min, max });
      step(trait);
    },
    [form, change, step],
  );
  return { onChange: change, onStep: step, onWeight: weigh, onTake: take };
}

/** The proposals that differ from the saved ranges. */
function useShownProposals({ proposals, savedRanges }: RangeEditorProps): Proposals {
  const attributes = savedRanges?.attributes;
  return useMemo(
    () =>
      Object.fromEntries(
        TRAITS.flatMap((trait) => {
          const proposal = attributes && proposals[trait];
          return proposal && !isSameSpan(proposal.range, attributes[trait]) ? [[trait, proposal]] : [];
        }),
      ),
    [proposals, attributes],
  );
}

/** The five ranges, and above them how many people fit while they move. */
export function RangeEditor(props: RangeEditorProps) {
  const { form, savedRanges } = props;
  const attributes = useWatch({ control: form.control, name: 'attributes' });
  const { people, doubtful } = useFinishedProfiles();
  const reach = useReach(attributes, people);
  const savedReach = useReach(savedRanges?.attributes ?? attributes, people);
  const scale = useMemo(() => dotScaleOf(people === null ? [] : Object.values(people.stacks)), [people]);
  const changes = useChanges(props, useSpokenReach(reach, attributes));
  const proposals = useShownProposals(props);
  const isNarrowing = useNarrowing(reach);
  const version = savedRanges?.state?.range_history.length;
  const isMoved =
    savedRanges !== undefined && version !== undefined && isMovedFrom(savedRanges.attributes, attributes);
  const legend = (
    <Legend
      total={people?.size}
      doubtful={doubtful}
      scale={scale}
      version={isMoved ? version : undefined}
      proposal={Object.values(proposals)[0]}
    />
  );
  return (
    <div className="flex flex-col max-[1100px]:gap-3 min-[1100px]:rounded-lg min-[1100px]:border min-[1100px]:border-line min-[1100px]:bg-surface min-[1100px]:p-5 min-[1100px]:pb-3 min-[1100px]:shadow-soft">
      <div className="z-10 max-[1100px]:sticky max-[1100px]:top-3 max-[1100px]:rounded-lg max-[1100px]:border max-[1100px]:border-line max-[1100px]:bg-surface max-[1100px]:p-4 max-[1100px]:shadow-soft max-md:top-14">
        <ReachSummary
          reach={reach}
          savedVersion={isMoved ? { reach: savedReach, version } : undefined}
          legend={legend}
        />
      </div>
      <div className="max-[1100px]:rounded-lg max-[1100px]:border max-[1100px]:border-line max-[1100px]:bg-surface max-[1100px]:px-4 max-[1100px]:py-3 max-[1100px]:shadow-soft">
        <div className="pb-2 min-[1100px]:hidden">{legend}</div>
        {TRAITS.map((trait) => (
          <TraitRange
            key={trait}
            trait={trait}
            range={attributes[trait]}
            {...changes}
            proposal={proposals[trait]}
            isNarrowing={isNarrowing}
            savedRange={savedRanges?.attributes[trait]}
            source={savedRanges?.state?.range_sources[trait]}
            people={people}
            scale={scale}
          />
        ))}
      </div>
    </div>
  );
}
