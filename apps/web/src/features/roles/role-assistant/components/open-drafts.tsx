import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDeleteRecord } from '#features/base/records/use-delete-record.ts';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { openDraftsQuery } from '../api.ts';
import { STEP_COUNT } from '../model/answers.ts';

/** Roles whose assistant was not finished, with links to continue; nothing without one. */
export function OpenDrafts() {
  const { t } = useTranslation('role-assistant');
  const format = useFormat();
  const drafts = useQuery(openDraftsQuery);
  const discard = useDeleteRecord('roles', () => void drafts.refetch());
  const rows = drafts.data ?? [];
  if (rows.length === 0) return null;
  return (
    <Card title={t('open.title')}>
      <ul className="flex flex-col divide-y divide-line">
        {rows.map(({ roleId, name, answeredCount, date }) => (
          <li
            key={roleId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 first:pt-0 last:pb-0"
          >
            <span className="flex min-w-0 flex-col">
              <span className="font-semibold wrap-anywhere">{name}</span>
              <span className="text-xs text-third tabular-nums">
                {t('open.answered', { answered: answeredCount, total: STEP_COUNT, date: format.date(date) })}
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              <ButtonLink
                to="/roles/create/assistant"
                search={{ role: roleId }}
                kind="secondary"
                size="sm"
                aria-label={t('open.resumeNamed', { name })}
              >
                {t('open.resume')}
              </ButtonLink>
              <Button
                kind="text"
                size="sm"
                aria-label={t('open.discardNamed', { name })}
                onPress={() => discard.mutate({ id: roleId, name })}
              >
                {t('open.discard')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
