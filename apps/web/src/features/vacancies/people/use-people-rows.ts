import type { StageCounts, VacancyPerson } from '@quint/contract/vacancies/people.ts';
import type { Stage } from '@quint/domain/roles/stages.ts';
import { useCallback, useMemo, useState } from 'react';

/** What a list needs to draw the rows of a stage. */
export interface StageRows {
  readonly stage: Stage;
  readonly people: readonly VacancyPerson[];
  readonly groups: readonly number[];
  /** The number of people of the stage that match the filters, loaded or not. */
  readonly total: number;
  readonly isRecalculating: boolean;
}

type LoadedStages = Readonly<Partial<Record<Stage, StageRows>>>;

/** The stages in the order of the page: the nearest to a decision first. */
const ORDER = ['shortlist', 'finished', 'opened', 'invited', 'decided'] as const satisfies readonly Stage[];

export interface PeopleRows {
  /** The stages on the page, in their order. */
  readonly visibleStages: readonly Stage[];
  readonly loadedStages: LoadedStages;
  /** The loaded people of the visible stages, in display order. */
  readonly people: readonly VacancyPerson[];
  readonly order: readonly string[];
  readonly byId: ReadonlyMap<string, VacancyPerson>;
  /** The number of people in all stages. */
  readonly total: number;
  /** Whether the visible stages are loaded, and nobody in them matches the search. */
  readonly isEmpty: boolean;
  readonly onRows: (rows: StageRows) => void;
}

/** The rows that the sections of the page have loaded. */
export function usePeopleRows(counts: StageCounts, onlyStage: Stage | undefined): PeopleRows {
  const [loadedStages, setLoaded] = useState<LoadedStages>({});
  const visibleStages = useMemo(
    () => (onlyStage === undefined ? ORDER.filter((stage) => counts[stage] > 0) : [onlyStage]),
    [counts, onlyStage],
  );
  const people = useMemo(
    () => visibleStages.flatMap((stage) => loadedStages[stage]?.people ?? []),
    [visibleStages, loadedStages],
  );
  const order = useMemo(() => people.map(({ id }) => id), [people]);
  const byId = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  const onRows = useCallback(
    (rows: StageRows) =>
      setLoaded((before) => (before[rows.stage] === rows ? before : { ...before, [rows.stage]: rows })),
    [],
  );
  const total = ORDER.reduce((sum, stage) => sum + counts[stage], 0);
  const isEmpty = visibleStages.every((stage) => loadedStages[stage]?.total === 0);
  return { visibleStages, loadedStages, people, order, byId, total, isEmpty, onRows };
}
