import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AtSign, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notesLinkOf } from '#features/people/notes/model/notes-link.ts';
import { useFormat } from '#lib/format.ts';
import { ownVacanciesQuery } from '../api.ts';

/** The notes that mention a hiring manager, who has not opened them. */
export function MentionList() {
  const { t } = useTranslation('deciders');
  const format = useFormat();
  const mentions = useQuery(ownVacanciesQuery).data?.mentions ?? [];
  if (mentions.length === 0) return null;
  return (
    <ul aria-label={t('mentions.title')} className="mb-6 border-y border-line">
      {mentions.map((mention) => (
        <li key={mention.note} className="border-t border-line first:border-t-0">
          <Link
            {...notesLinkOf(mention)}
            className="finger flex items-center gap-3 py-3 no-underline hover:text-lila-strong"
          >
            <AtSign aria-hidden="true" className="size-5 shrink-0 text-second" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold text-pretty wrap-anywhere">
                {t('mentions.line', {
                  person: mention.by ?? t('mentions.somebody'),
                  name: mention.name,
                })}
              </span>
              <span className="block text-sm text-third wrap-anywhere">
                {[mention.role?.name, format.date(mention.date, 'dayMonthLong')].filter(Boolean).join(' · ')}
              </span>
            </span>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-third" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
