import { useCallback, useState } from 'react';
import type { Stage } from '@quint/domain/roles/stages.ts';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { listStageIds, type StageView } from './api.ts';
import type { PeopleRows } from './use-people-rows.ts';
import type { Selection } from './use-selection.ts';

interface StageSelection {
  readonly count: number;
  readonly label: string;
  readonly isLoading: boolean;
  readonly onPress: () => void;
}

/** The stage of all loaded people of a selection; undefined when there are several. */
function stageOf({ ids }: Selection, { byId }: PeopleRows): Stage | undefined {
  const stages = new Set([...ids].flatMap((id) => byId.get(id)?.stage ?? []));
  const [stage] = stages;
  return stages.size === 1 ? stage : undefined;
}

/** Extends a selection within one stage to all of its people, also those who are not loaded. */
export function useStageSelection(
  roleId: string,
  {
    selection,
    rows,
    filters,
  }: {
    readonly selection: Selection;
    readonly rows: PeopleRows;
    readonly filters: Omit<StageView, 'stage' | 'isWhole'>;
  },
): StageSelection | undefined {
  const { t } = useTranslation('vacancy');
  const [isLoading, setLoading] = useState(false);
  const stage = stageOf(selection, rows);
  const { assessment, search, isMust } = filters;
  const { selectAll } = selection;
  const onPress = useCallback(() => {
    if (stage === undefined) return;
    setLoading(true);
    listStageIds(roleId, { stage, assessment, search, isMust })
      .then(selectAll, notifyRefusal)
      .finally(() => setLoading(false));
  }, [roleId, stage, assessment, search, isMust, selectAll]);
  const count = stage === undefined ? 0 : (rows.loadedStages[stage]?.total ?? 0);
  if (stage === undefined || count < 2) return undefined;
  return { count, label: t('list.selectAll', { count, stage: t(`stages.${stage}`) }), isLoading, onPress };
}
