import type { RoleDraft } from '@quint/contract/roles/role-assistant.ts';
import { isInformative } from '@quint/psychometrics/reach.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { analysisQuery, baseRateQuery } from '../api.ts';
import type { Answers } from '../model/answers.ts';
import { TraitResult } from './trait-result.tsx';

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
