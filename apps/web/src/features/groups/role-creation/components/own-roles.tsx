import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { offeredRolesQuery } from '#features/roles/roles/api.ts';
import { RangeStrip } from '#features/roles/roles/components/range-strip.tsx';
import { NotLoadedNotice } from '#ui/empty-states.tsx';

/** The roles of the workspace, each of which can be copied; nothing when there are none. */
export function OwnRoles({ onCopy }: { readonly onCopy: (roleId: string) => void }) {
  const { t } = useTranslation('role-creation');
  const roles = useQuery(offeredRolesQuery);
  if (roles.isError) {
    return (
      <NotLoadedNotice
        error={roles.error}
        isRetrying={roles.isFetching}
        onRetry={() => void roles.refetch()}
      />
    );
  }
  if (roles.data === undefined || roles.data.length === 0) return null;
  return (
    <section className="flex flex-col gap-4 pt-10">
      <div>
        <h2 className="text-md font-semibold">{t('templates.own')}</h2>
        <p className="text-third">{t('templates.ownText')}</p>
      </div>
      <ul className="rounded-lg border border-line bg-surface shadow-soft">
        {roles.data.map((role) => (
          <li
            key={role.id}
            className="relative flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-5 py-3 first:border-t-0 hover:bg-mute"
          >
            <button
              type="button"
              aria-label={t('templates.copy', { name: role.name })}
              onClick={() => onCopy(role.id)}
              className="min-w-0 flex-1 basis-48 text-left font-semibold wrap-anywhere after:absolute after:inset-0"
            >
              {role.name}
            </button>
            <span className="w-full sm:w-[300px]">
              <RangeStrip attributes={role.attributes} />
            </span>
            <Copy aria-hidden="true" className="size-4 shrink-0 text-third max-sm:hidden" />
          </li>
        ))}
      </ul>
    </section>
  );
}
