import { useQuery } from '@tanstack/react-query';
import { CircleSlash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { ownVacanciesQuery } from '../api.ts';

/** Replaces a page of a person who no longer decides about any role, and says whom to ask. */
export function EndedNotice() {
  const { t } = useTranslation('deciders');
  const { data } = useQuery(ownVacanciesQuery);
  const contact = data?.ended?.contact ?? null;
  return (
    <EmptyState
      level={1}
      icon={<CircleSlash aria-hidden="true" className="size-6" />}
      title={t('ended.title')}
      text={contact === null ? t('ended.text') : t('ended.ask', { name: contact })}
      action={
        <ButtonLink to="/profile" kind="secondary">
          {t('ended.account')}
        </ButtonLink>
      }
    />
  );
}
