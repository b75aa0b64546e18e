import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LaterStatements } from '#features/survey/statement/components/later-statements.tsx';
import { rememberCompared } from '#lib/comparison-memory.ts';
import { useCurrentUser } from '#lib/session.ts';
import { listenForLetters } from '#lib/shortcuts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Comparison, Ranges } from '../model/comparison.ts';
import { useLift } from '../use-lift.ts';
import { FitFinding } from './compare-header.tsx';
import { DotRowsCard } from './dot-rows-card.tsx';
import { NumbersCard } from './numbers-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { RadarCard } from './radar-card.tsx';

interface CompareKeys {
  readonly count: number;
  readonly onPick: (index: number) => void;
  readonly onDifferences: () => void;
}

/** The keys 1 to 4 select a person, `d` shows only differences. */
function useCompareKeys({ count, onPick, onDifferences }: CompareKeys): void {
  useEffect(
    () =>
      listenForLetters((letter) => {
        if (letter === 'd') {
          onDifferences();
          return true;
        }
        const index = Number(letter) - 1;
        if (!Number.isInteger(index) || index < 0 || index >= count) return false;
        document.querySelector<HTMLElement>(`[data-person="${letter}"]`)?.focus();
        onPick(index);
        return true;
      }),
    [count, onPick, onDifferences],
  );
}

/** The cards of the page, in approximately their size. */
export function CompareSkeleton() {
  return (
    <>
      <Skeleton className="-mt-2 h-5 w-2/3 max-md:hidden" />
      <Skeleton className="h-[214px] w-full rounded-lg max-md:h-[286px]" />
      <Skeleton className="h-[540px] w-full rounded-lg max-md:h-[860px]" />
    </>
  );
}

interface ComparisonContentProps {
  readonly comparison: Comparison;
  /** The role beside which the people are compared. */
  readonly role: { readonly id: string; readonly ranges: Ranges } | undefined;
  readonly reach: number | undefined;
  /** Removes a person from the comparison; undefined for readers who run nothing. */
  readonly onRemove: ((id: string) => void) | undefined;
}

/** The people, their differences as a chart and as a table, and what they say themselves. */
export function ComparisonContent({ comparison, role, reach, onRemove }: ComparisonContentProps) {
  const { t } = useTranslation('comparison');
  const { t: matching } = useTranslation('matching');
  const lift = useLift();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const workspaceId = useCurrentUser().active_workspace?.id ?? '';
  useEffect(() => rememberCompared(workspaceId), [workspaceId]);
  useCompareKeys({
    count: comparison.people.length,
    onPick: (index) => lift.pin([index]),
    onDifferences: () => setOnlyDifferences((only) => !only),
  });
  return (
    <>
      <PeopleCard
        comparison={comparison}
        roleId={role?.id}
        lift={lift}
        onRemove={onRemove}
        finding={<FitFinding comparison={comparison} reach={reach} />}
      />
      <DotRowsCard
        comparison={comparison}
        lift={lift}
        withRole={role !== undefined}
        onlyDifferences={onlyDifferences}
        onOnlyDifferences={setOnlyDifferences}
      />
      <NumbersCard comparison={comparison} withRole={role !== undefined} />
      <LaterStatements people={comparison.people} />
      <RadarCard comparison={comparison} ranges={role?.ranges} />
      <p className="text-sm text-pretty text-third">
        {role !== undefined && `${t('caveat')} ${matching('normGroup')} `}
        <span className="max-md:hidden print:hidden">{t('keys')}</span>
      </p>
    </>
  );
}
