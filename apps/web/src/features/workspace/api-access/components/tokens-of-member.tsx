import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NotLoadedNotice } from '#ui/empty-states.tsx';
import { apiTokensQuery } from '../api.ts';
import { TakeOverButton } from './take-over-button.tsx';

/** The tokens of the workspace that end with an administrator, to be taken over first. Nothing when there are none. */
export function TokensOfMember({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('api-access');
  const { data = [], error, isError, isFetching, refetch } = useQuery(apiTokensQuery);
  if (isError) {
    return (
      <div className="pt-4">
        <NotLoadedNotice error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  const ending = data.filter(
    ({ kind, state, responsible_id: id }) => kind === 'workspace' && state === 'active' && id === userId,
  );
  if (ending.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 pt-4">
      <h3 className="font-semibold">{t('ofMember.title')}</h3>
      <p className="text-sm text-pretty text-second">{t('ofMember.text')}</p>
      <ul>
        {ending.map((token) => (
          <li
            key={token.id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2 wrap-anywhere"
          >
            {token.name}
            <TakeOverButton token={token} />
          </li>
        ))}
      </ul>
    </section>
  );
}
