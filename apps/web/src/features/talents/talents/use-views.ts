import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { useCurrentUser } from '#lib/session.ts';
import { deleteView, savedViewsQuery, talentViews, viewCountQuery, type SavedView } from './api.ts';
import { BUILT_IN, BUILT_IN_VIEWS, builtInOf, toSavedView } from './model/views.ts';
import { toQuery, type TalentsView } from './model/view.ts';

/** A view as a tab. */
export interface ViewTab {
  readonly id: string;
  readonly name: string;
  readonly view: TalentsView;
  /** Undefined for a built-in one. */
  readonly savedView: SavedView | undefined;
  readonly isOwn: boolean;
  /** The number of its talents; undefined while loading. */
  readonly count: number | undefined;
}

export interface NewView {
  readonly name: string;
  readonly isShared: boolean;
}

const NO_VIEWS: readonly SavedView[] = [];

/** The tabs above the list, each with the number of its talents. */
export function useViewTabs(view: TalentsView): {
  readonly tabs: readonly ViewTab[];
  readonly active: ViewTab | undefined;
} {
  const { t } = useTranslation('talents');
  const userId = useCurrentUser().id;
  const { data: savedViews = NO_VIEWS } = useQuery(savedViewsQuery);
  const views = [
    ...BUILT_IN.map((id) => ({
      id: id as string,
      name: t(`views.${id}`),
      view: BUILT_IN_VIEWS[id],
      savedView: undefined,
      isOwn: false,
    })),
    ...savedViews.map((each) => ({
      id: each.id,
      name: each.name,
      view: toSavedView(each),
      savedView: each,
      isOwn: each.user === userId,
    })),
  ];
  const counts = useQueries({ queries: views.map((each) => viewCountQuery(each.view)) });
  const tabs = views.map((each, index): ViewTab => ({ ...each, count: counts[index]?.data }));
  const id = tabs.some((tab) => tab.id === view.savedViewId) ? view.savedViewId : builtInOf(view);
  return { tabs, active: tabs.find((tab) => tab.id === id) };
}

interface ViewToSave extends NewView {
  readonly view: TalentsView;
  readonly hiddenColumns: readonly string[];
}

/** The actions for saved views. */
export function useViewActions(onView: (view: TalentsView) => void) {
  const { t } = useTranslation('talents');
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: savedViewsQuery.queryKey });
  const save = useMutation({
    mutationFn: ({ view, hiddenColumns, name, isShared }: ViewToSave) =>
      talentViews.create({
        name,
        is_shared: isShared,
        view: { query: toQuery(view), hidden: [...hiddenColumns] },
      }),
    async onSuccess(id, { view, name }) {
      await refresh();
      onView({ ...view, savedViewId: id });
      notify({ id: 'view', text: t('views.saved', { name }) });
    },
  });
  const change = useMutation({
    mutationFn: ({
      id,
      ...changes
    }: {
      id: string;
      name?: string;
      is_shared?: boolean;
      view?: SavedView['view'];
    }) => talentViews.update(id, changes),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => deleteView(id),
    async onSuccess(_none, { name, is_shared, view }) {
      onView(BUILT_IN_VIEWS.all);
      await refresh();
      const restore = async () => {
        await talentViews.create({ name, is_shared, view });
        await refresh();
      };
      notify({
        id: 'view',
        text: t('views.deleted', { name }),
        action: { label: t('views.undo'), onPress: () => void restore().catch(() => refresh()) },
      });
    },
  });
  return { save, change, remove };
}
