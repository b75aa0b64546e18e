import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#lib/api-error.ts';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { DRAFT_FIELDS, type Draft } from '../model/draft.ts';

interface ChangedMeanwhileProps {
  /** The refusal, which names who changed the record, and when. */
  readonly error: ApiError;
  readonly before: Draft;
  readonly mine: Draft;
  readonly theirs: Draft;
  readonly onTake: () => void;
}

/** Another administrator saved first: who and when, and each changed field with both values. */
export function ChangedMeanwhile({ error, before, mine, theirs, onTake }: ChangedMeanwhileProps) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const { changed_by: by, changed_at: at } = error.details;
  const when = typeof at === 'string' ? format.relative(at) : '';
  const changed = DRAFT_FIELDS.filter((field) => before[field] !== theirs[field]);
  const shown = (text: string) => (text === '' ? t('edit.empty') : text);
  return (
    <section role="alert" className="mb-4 rounded-md bg-partial-soft p-4">
      <h3 className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        {typeof by === 'string' ? t('edit.changedBy', { name: by, when }) : t('edit.changed', { when })}
      </h3>
      {changed.length === 0 ? (
        <p className="pt-1 text-second">{t('edit.nothing')}</p>
      ) : (
        <dl className="pt-2">
          {changed.map((field) => (
            <div key={field} className="py-1">
              <dt className="text-sm font-semibold">{t(`edit.${field}`)}</dt>
              <dd className="wrap-anywhere text-second">
                {t('edit.both', { theirs: shown(theirs[field]), mine: shown(mine[field]) })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="pt-2">
        <Button kind="secondary" size="sm" onPress={onTake}>
          {t('edit.takeTheirs')}
        </Button>
      </div>
    </section>
  );
}
