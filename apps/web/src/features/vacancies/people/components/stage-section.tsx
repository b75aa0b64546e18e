import type { VacancyPerson } from '@quint/contract/vacancies/people.ts';
import type { Stage } from '@quint/domain/roles/stages.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSpellNumber } from '#features/base/fit/components/fit-arithmetic.tsx';
import { GroupSure, HowSureButton, HowSurePanel } from '#features/base/fit/components/how-sure.tsx';
import { useFormat } from '#lib/format.ts';
import { NotLoadedNotice } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { stagePeopleQuery } from '../api.ts';
import { groupStarts } from '../model/row.ts';
import type { StageRows } from '../use-people-rows.ts';
import { BandShares } from './band-shares.tsx';
import { RowBlocks } from './row-blocks.tsx';

interface StageSectionProps {
  readonly roleId: string;
  readonly stage: Stage;
  readonly assessment: string | undefined;
  readonly count: number;
  readonly search: string;
  /** Only this stage is shown, and all of it. */
  readonly isWhole: boolean;
  /** People who miss a must-have are left out. */
  readonly isMust: boolean;
  readonly onWhole: () => void;
  /** The verb for all people of the stage, on the right of the heading. */
  readonly action?: ReactNode;
  /** Called with the loaded people, in their order. */
  readonly onRows: (rows: StageRows) => void;
  /** The current row of the keyboard. */
  readonly currentId: string | undefined;
  readonly draw: (person: VacancyPerson, options: { readonly isLower: boolean }) => ReactNode;
}

/** The sentence about people whose fits are too close to call. */
function TieNote({ groups }: { readonly groups: readonly number[] }) {
  const { t } = useTranslation('vacancy');
  const format = useFormat();
  const spellNumber = useSpellNumber();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [first, ...lowerGroups] = groups;
  if (first === undefined || first < 2) return null;
  const lower = lowerGroups.reduce((sum, size) => sum + size, 0);
  const number = first > 12 ? format.number(first) : spellNumber(first);
  const lowerNumber = lower > 12 ? format.number(lower) : spellNumber(lower);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 text-second">
      <span>
        {lower === 0
          ? t('list.ties_first')
          : `${t('list.ties_some', { number })} · ${t('list.ties_rest', { count: lower, number: lowerNumber })}`}
      </span>
      <HowSureButton onPress={setAnchor} />
      {anchor !== undefined && (
        <HowSurePanel anchor={anchor} onClose={() => setAnchor(undefined)}>
          <GroupSure />
        </HowSurePanel>
      )}
    </span>
  );
}

/** Loads the next page when the end of the list comes into view. */
function End({ onSeen }: { readonly onSeen: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onSeen]);
  return <div ref={ref} aria-hidden="true" className="h-8" />;
}

/** The people of one stage under their heading. */
export function StageSection(props: StageSectionProps) {
  const { roleId, stage, assessment, count, search, isWhole, isMust, onWhole, action, onRows } = props;
  const { currentId, draw } = props;
  const { t } = useTranslation('vacancy');
  const format = useFormat();
  const query = useInfiniteQuery(stagePeopleQuery(roleId, { stage, assessment, search, isWhole, isMust }));
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const people = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  const groups = useMemo(() => data?.pages.at(-1)?.meta.groups ?? [], [data]);
  const starts = useMemo(() => groupStarts(groups), [groups]);
  const isRecalculating = data?.pages[0]?.meta.state === 'recalculating';
  const bands = data?.pages[0]?.meta.bands ?? null;
  const total = data?.pages[0]?.meta.total ?? count;
  useEffect(
    () => onRows({ stage, people, groups, total, isRecalculating }),
    [onRows, stage, people, groups, total, isRecalculating],
  );
  if (search !== '' && data !== undefined && total === 0) return null;
  const isHidden = total > 0 && data !== undefined && people.length === 0;
  return (
    <section aria-label={t('list.label', { stage: t(`stages.${stage}`) })} className="pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-control pb-2">
        <h2 className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">
            {t(`stages.${stage}`)}{' '}
            <span className="font-normal text-second tabular-nums">{format.number(total)}</span>
          </span>
          <TieNote groups={groups} />
        </h2>
        {action}
      </div>
      {bands !== null && <BandShares bands={bands} />}
      {data === undefined && query.isPending && <Skeleton className="my-2 h-9 w-full" />}
      {query.isError && (
        <NotLoadedNotice
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {isMust && total === 0 && data !== undefined && (
        <p className="py-2 text-second">{t('list.noMustHaves')}</p>
      )}
      {isHidden && <p className="py-2 text-second">{t('list.hidden', { count: total })}</p>}
      <RowBlocks
        people={people}
        currentId={currentId}
        draw={(person, index) => draw(person, { isLower: starts.has(index) })}
      />
      {hasNextPage && isWhole && (
        <End onSeen={() => void (isFetchingNextPage ? undefined : fetchNextPage())} />
      )}
      {hasNextPage && !isWhole && (
        <button
          type="button"
          onClick={onWhole}
          className="finger my-2 min-h-6 cursor-pointer rounded-[4px] font-semibold text-lila-strong hover:underline"
        >
          {t('list.more', { count: total })}
        </button>
      )}
    </section>
  );
}
