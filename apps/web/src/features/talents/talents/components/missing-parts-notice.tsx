import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { tagsQuery } from '../api.ts';
import { findMissingParts } from '../model/views.ts';
import { toQuery, type TalentsView } from '../model/view.ts';
import type { TalentsList } from '../use-talents-list.ts';
import { useViewActions, type ViewTab } from '../use-views.ts';

interface MissingPartsNoticeProps {
  readonly view: TalentsView;
  readonly onView: (view: TalentsView) => void;
  readonly list: Pick<TalentsList, 'roles' | 'teams'>;
  readonly active: ViewTab | undefined;
}

/** Says that the view filters by a role, group or tag that no longer exists, and offers to remove it. */
export function MissingPartsNotice({ view, onView, list, active }: MissingPartsNoticeProps) {
  const { t } = useTranslation('talents');
  const format = useFormat();
  const { data: tags } = useQuery(tagsQuery);
  const { change } = useViewActions(onView);
  const missingParts = findMissingParts(view, { ...list, tags });
  if (missingParts === undefined) return null;
  const savedView = active?.isOwn === true ? active.savedView : undefined;
  const repair = () => {
    onView(missingParts.repairedView);
    if (savedView !== undefined) {
      change.mutate({
        id: savedView.id,
        view: { ...savedView.view, query: toQuery(missingParts.repairedView) },
      });
    }
  };
  return (
    <output className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-partial bg-partial-soft px-3.5 py-2.5">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-partial-text" />
      <span className="min-w-0 flex-1">
        {t('gone.text', { what: format.list(missingParts.kinds.map((kind) => t(`gone.${kind}`))) })}
      </span>
      <Button kind="secondary" size="sm" onPress={repair}>
        {t(savedView === undefined ? 'gone.drop' : 'gone.repair')}
      </Button>
    </output>
  );
}
