import type { MustHavesCount } from '@quint/contract/vacancies/must-haves.ts';
import type { Vacancy } from '@quint/contract/vacancies/people.ts';
import { hasMustHaves } from '@quint/domain/vacancies/must-haves.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltered, type MustHavesChoice } from '#features/vacancies/must-haves/model/filter.ts';
import { notify } from '#lib/notify.ts';
import { tiedMustHavesQuery, type Span, type Ways } from './api.ts';
import { useWays } from './use-ways.ts';

export type Way = 'narrow' | 'must' | 'first' | 'draw';
type CountedWay = 'first' | 'draw';
export const FIRST_NUMBER = { first: 50, draw: 20 } as const;

export interface WayChoice {
  readonly way: Way;
  readonly setWay: (way: Way) => void;
  readonly span: Span | undefined;
  readonly setSpan: (span: Span) => void;
  /** The number of people that the chosen range leaves. */
  readonly narrowedCount: number | undefined;
  readonly setNarrowedCount: (count: number) => void;
  /** What the must-haves would leave; undefined while it is counted. */
  readonly mustCount: MustHavesCount | undefined;
  readonly numbers: Readonly<Record<CountedWay, number>>;
  readonly setNumber: (way: CountedWay, number: number) => void;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly needsReason: boolean;
  /** The reason is missing, and the way was tried. */
  readonly isReasonMissing: boolean;
  /** The number of people whom the chosen way leaves out. */
  readonly excludedCount: number | undefined;
  readonly isSaving: boolean;
  readonly go: () => void;
}

/** Filters the list by the must-haves; the toast undoes it. */
function useMustHavesFilter(mustHaves: MustHavesChoice | undefined): () => void {
  const { t } = useTranslation('ways');
  return () => {
    if (mustHaves === undefined) return;
    mustHaves.onChange(true);
    notify({
      text: t('done.must'),
      action: { label: t('undo'), onPress: () => mustHaves.onChange(false), isUndo: true },
    });
  };
}

/** The chosen way with what belongs to it, and going it. */
export function useWayChoice(
  vacancy: Vacancy,
  { ways, mustHaves }: { readonly ways: Ways; readonly mustHaves: MustHavesChoice | undefined },
): WayChoice {
  const [first] = ways.narrowings;
  const [way, setWay] = useState<Way>(first === undefined ? 'draw' : 'narrow');
  const [span, setSpan] = useState<Span | undefined>(first);
  const [narrowedCount, setNarrowedCount] = useState<number | undefined>(first?.tied);
  const [numbers, setNumbers] = useState<Readonly<Record<CountedWay, number>>>(FIRST_NUMBER);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMust = isFiltered(mustHaves);
  const { isSaving, narrow, choose } = useWays(vacancy, isMust);
  const filter = useMustHavesFilter(mustHaves);
  const canAsk = mustHaves !== undefined && !isMust && hasMustHaves(mustHaves.mustHaves);
  const mustCount = useQuery({ ...tiedMustHavesQuery(vacancy.id), enabled: canAsk }).data;
  const needsReason =
    way === 'narrow' ? ways.results > 0 || ways.are_ranges_locked : way === 'draw' && ways.draws > 0;
  const text = reason.trim();
  const isIncomplete = needsReason && text === '';
  const leave = (count: number | undefined) => (count === undefined ? undefined : ways.tied - count);
  const countTaken = (of: CountedWay) => Math.min(numbers[of], ways.tied);
  return {
    way,
    setWay,
    span,
    setSpan,
    narrowedCount,
    setNarrowedCount,
    mustCount,
    numbers,
    setNumber: (of, number) => setNumbers({ ...numbers, [of]: number }),
    reason,
    setReason,
    needsReason,
    isReasonMissing: isTried && isIncomplete,
    excludedCount:
      way === 'must' ? mustCount?.unmet : leave(way === 'narrow' ? narrowedCount : countTaken(way)),
    isSaving,
    go() {
      setTried(true);
      if (isIncomplete) return;
      if (way === 'must') filter();
      else if (way !== 'narrow') void choose(way, numbers[way], text === '' ? null : text);
      else if (span !== undefined) void narrow(span, text);
    },
  };
}
