import { lazy, Suspense } from 'react';
import type { PeopleBarProps } from './chosen-bar.tsx';

const ChosenBar = lazy(async () => ({ default: (await import('./chosen-bar.tsx')).ChosenBar }));

/** The bar of the selected people, loaded with the first selection. */
export function PeopleBar(props: PeopleBarProps) {
  if (props.choice.selectedIds.size === 0) return null;
  return (
    <Suspense>
      <ChosenBar {...props} />
    </Suspense>
  );
}
