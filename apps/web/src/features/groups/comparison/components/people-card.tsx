import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { InviteAgain } from '#features/people/people/components/invite-again.tsx';
import { rolesQuery } from '#features/roles/roles/api.ts';
import { Card } from '#ui/card.tsx';
import { DoubtLine, DoubtSign } from '#ui/doubt.tsx';
import { cx } from '#lib/class-names.ts';
import { useIsMobile } from '#lib/media.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Lift } from '../use-lift.ts';
import { PersonColumn } from './person-column.tsx';
import { PersonShape } from './person-shape.tsx';

const COLUMNS = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-2 md:grid-cols-4' } as const;

const TOP_BAR_PX = 56;

/** Whether the columns have scrolled out at the top. */
function usePassed() {
  const card = useRef<HTMLUListElement>(null);
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const look = () => setPassed((card.current?.getBoundingClientRect().bottom ?? TOP_BAR_PX) < TOP_BAR_PX);
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, []);
  return [card, isPassed] as const;
}

interface PeopleCardProps {
  readonly comparison: Comparison;
  readonly roleId: string | undefined;
  readonly lift: Lift;
  /** Undefined for readers who run nothing: without actions and links to pages they cannot open. */
  readonly onRemove: ((id: string) => void) | undefined;
  /** On a phone the finding about fit is below the columns. */
  readonly finding: ReactNode;
}

/** The people beside each other. On a phone their names and numbers stay visible while the traits scroll. */
export function PeopleCard({ comparison, roleId, lift, onRemove, finding }: PeopleCardProps) {
  const isRun = onRemove !== undefined;
  const roles = useQuery({ ...rolesQuery, enabled: isRun }).data ?? [];
  const { people } = comparison;
  const [card, isPassed] = usePassed();
  const isPhone = useIsMobile();
  const columns = COLUMNS[people.length as 2 | 3 | 4];
  return (
    <>
      {!isPhone && finding}
      <div className="max-md:-mx-2">
        <Card padding={isPhone ? 'sm' : 'base'}>
          <ul ref={card} className={cx('grid max-md:gap-y-0', columns)}>
            {people.map((of) => (
              <PersonColumn
                key={of.id}
                of={of}
                roleId={roleId}
                roleNames={of.person.roles
                  .filter(({ rejectedAt }) => rejectedAt === null)
                  .flatMap(({ roleId: id }) => roles.find((role) => role.id === id)?.name ?? [])}
                lift={lift}
                onRemove={onRemove}
              />
            ))}
          </ul>
          {isPhone && (
            <div className="flex flex-col gap-2 pb-2 empty:hidden print:hidden">
              {people
                .filter(({ quality }) => isDoubtful(quality))
                .map(({ id, short, quality, person }) => (
                  <DoubtLine
                    key={id}
                    quality={quality}
                    name={short}
                    action={isRun && <InviteAgain person={person} roleId={roleId} />}
                  />
                ))}
            </div>
          )}
          {isPhone && finding}
        </Card>
      </div>
      <div
        aria-hidden="true"
        className={cx(
          'fixed inset-x-4 top-14 z-10 h-11 items-center rounded-md border border-line bg-raised px-2 shadow-soft md:hidden print:hidden',
          people.length === 4 ? 'grid-cols-4' : columns,
          isPassed ? 'grid' : 'hidden',
        )}
      >
        {people.map((of) => (
          <span key={of.id} className="flex min-w-0 items-center gap-1.5 px-1.5 text-sm">
            <PersonShape of={of} className="size-3.5" />
            <span className="truncate font-semibold">{of.short}</span>
            {of.fit !== undefined && of.fit.score !== null && (
              <span className="ml-auto inline-flex items-center gap-1 tabular-nums">
                <DoubtSign quality={of.quality} />
                {of.fit.score}
              </span>
            )}
          </span>
        ))}
      </div>
    </>
  );
}
