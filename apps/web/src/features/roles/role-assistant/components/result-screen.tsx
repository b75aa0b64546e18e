import type { RoleDraft } from '@quint/contract/roles/role-assistant.ts';
import { isInformative } from '@quint/psychometrics/reach.ts';
import { TRAITS, type Trait } from '@quint/psychometrics/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RangeOrigin } from '#features/roles/roles/components/range-origin.tsx';
import { RangeTrack } from '#features/roles/roles/components/range-strip.tsx';
import { TraitName } from '#features/roles/roles/components/trait-name.tsx';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { analysisQuery, baseRateQuery } from '../api.ts';
import type { Answers } from '../model/answers.ts';

interface TraitResultProps {
  readonly trait: Trait;
  readonly draft: RoleDraft;
  /** The number of people in the range, of 100 in the norm group; undefined until it was computed. */
  readonly inside: number | undefined;
}

/** The range of a trait with the answers behind it. */
function TraitResult({ trait, draft, inside }: TraitResultProps) {
  const { t } = useTranslation('role-assistant');
  const { t: personality } = useTranslation('personality');
  const range = draft.attributes[trait];
  const { hasRange, isContradictory } = draft.evidence[trait];
  const source = draft.range_sources[trait];
  return (
    <li className="flex flex-col gap-1.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <TraitName trait={trait} />
        <span className={hasRange ? 'font-semibold tabular-nums' : 'text-third'}>
          {hasRange ? personality('range', { min: range.min, max: range.max }) : t('result.free')}
        </span>
      </span>
      <RangeTrack trait={trait} range={range} />
      <span className="flex justify-between gap-4 text-xs text-third">
        <span>{personality(`traits.${trait}.left`)}</span>
        <span className="text-end">{personality(`traits.${trait}.right`)}</span>
      </span>
      {hasRange && inside !== undefined && (
        <span className="text-xs text-second tabular-nums">{t('result.inside', { count: inside })}</span>
      )}
      {isContradictory && <span className="text-xs text-partial-text">{t('ranges.contradictory')}</span>}
      {source !== undefined && <RangeOrigin trait={trait} source={source} />}
    </li>
  );
}

const TEXTS = ['purpose', 'accountabilities', 'value_creation', 'description'] as const;

function Texts({ draft }: { readonly draft: RoleDraft }) {
  const { t } = useTranslation('role-assistant');
  const filledFields = TEXTS.filter((field) => draft[field] !== null);
  return (
    <Card title={t('result.texts')}>
      {filledFields.length === 0 ? (
        <p className="text-third">{t('result.nothing')}</p>
      ) : (
        <dl className="flex flex-col gap-4">
          {filledFields.map((field) => (
            <div key={field}>
              <dt className="pb-0.5 text-xs font-semibold text-third">{t(`result.${field}`)}</dt>
              <dd className="whitespace-pre-line text-pretty wrap-anywhere">{draft[field]}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

/** The ranges, and how many people of the norm group fit them. */
function Ranges({ draft }: { readonly draft: RoleDraft }) {
  const { t } = useTranslation('role-assistant');
  const { data: rate } = useQuery(baseRateQuery(draft.attributes));
  const reach = rate?.reach.strong;
  return (
    <Card title={t('result.ranges')}>
      <ul className="flex flex-col gap-5">
        {TRAITS.map((trait) => (
          <TraitResult key={trait} trait={trait} draft={draft} inside={rate?.inside[trait]} />
        ))}
      </ul>
      <p className="min-h-10 pt-5 text-pretty text-second">
        {rate === null && t('result.reachNone')}
        {rate !== null && rate !== undefined && reach !== undefined && (
          <>
            {t('result.reach', { count: reach })} {!isInformative(rate.reach) && t('result.reachWide')}
          </>
        )}
      </p>
    </Card>
  );
}

interface ResultScreenProps {
  readonly answers: Answers;
  /** The actions for the draft. */
  readonly children: ReactNode;
}

/** The role from the answers: texts, ranges with their answers, and the next steps. */
export function ResultScreen({ answers, children }: ResultScreenProps) {
  const { t } = useTranslation('role-assistant');
  const { t: common } = useTranslation('common');
  const analysis = useQuery(analysisQuery(answers));
  const draft = analysis.data;
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = draft !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  if (analysis.isError) {
    return <NotLoaded level={1} error={analysis.error} onRetry={() => void analysis.refetch()} />;
  }
  if (draft === undefined) return <PageSkeleton label={common('state.loading')} />;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-title font-semibold tracking-[-0.01em] wrap-anywhere outline-none"
        >
          {t('result.title', { name: draft.name })}
        </h1>
        <p className="pt-0.5 text-third">{t('result.lead')}</p>
      </div>
      {draft.notes.map(({ kind, text }) => (
        <p
          key={kind}
          className={
            kind === 'no_requirement'
              ? 'text-pretty text-third'
              : 'rounded-md bg-partial-soft px-4 py-3 text-pretty text-partial-text'
          }
        >
          {text}
        </p>
      ))}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <Texts draft={draft} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Ranges draft={draft} />
        </div>
        {children}
      </div>
    </div>
  );
}
