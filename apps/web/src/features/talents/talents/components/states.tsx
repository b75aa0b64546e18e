import { PartyPopper, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NoMatch, NotAllowed, NotLoaded } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toQuery, withoutFilter, type TalentsView } from '../model/view.ts';

/** The workspace has no talents yet. */
export function NoTalents({ canInvite }: { readonly canInvite: boolean }) {
  const { t } = useTranslation('talents');
  return (
    <Card padding="none">
      <EmptyState
        icon={<UserRoundPlus className="size-6" />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          canInvite && (
            <ButtonLink to="/talents/invite" kind="primary">
              {t('invite')}
            </ButtonLink>
          )
        }
      />
    </Card>
  );
}

/** The view is empty: good news for a view of tasks, otherwise nobody matches. */
export function EmptyList({ view, onClear }: { readonly view: TalentsView; readonly onClear: () => void }) {
  const { t } = useTranslation('talents');
  const { quiet, fresh } = view;
  const isOnly =
    JSON.stringify(toQuery(withoutFilter(view))) ===
    JSON.stringify(toQuery({ ...view, quiet: false, fresh: false }));
  if (!isOnly || quiet === fresh) {
    return <NoMatch title={t('noMatch.title')} text={t('noMatch.text')} onClear={onClear} />;
  }
  const which = quiet ? 'remind' : 'results';
  return (
    <EmptyState
      icon={<PartyPopper className="size-6" />}
      title={t(`nobody.${which}.title`)}
      text={t(`nobody.${which}.text`)}
    />
  );
}

/** The list failed to load: forbidden, or an error. */
export function NoAnswer({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation('talents');
  return (
    <Card padding="none">
      {isApiError(error, 'FORBIDDEN') ? (
        <NotAllowed title={t('notAllowed.title')} text={t('notAllowed.text')} />
      ) : (
        <NotLoaded title={t('failed.title')} text={t('failed.text')} onRetry={onRetry} />
      )}
    </Card>
  );
}

/** The skeleton of the list. */
export function ListSkeleton() {
  const { t } = useTranslation('common');
  return (
    <output aria-label={t('state.loading')} className="flex flex-col gap-4">
      <span className="flex flex-wrap gap-3">
        <Skeleton className="h-10 w-full md:max-w-[320px]" />
        <Skeleton className="h-10 w-28 max-md:hidden" />
        <Skeleton className="h-10 w-28 max-md:hidden" />
      </span>
      <span className="flex flex-col rounded-lg border border-line bg-surface px-4 shadow-soft">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((line) => (
          <span
            key={line}
            className="flex items-center gap-3 border-b border-line-soft py-[13px] last:border-b-0"
          >
            <Skeleton className="size-8 rounded-full" />
            <span className="flex flex-1 flex-col gap-1.5">
              <Skeleton className="h-3.5 w-40" />
              <Skeleton className="h-3 w-52" />
            </span>
            <Skeleton className="h-5 w-20 rounded-full" />
          </span>
        ))}
      </span>
    </output>
  );
}
