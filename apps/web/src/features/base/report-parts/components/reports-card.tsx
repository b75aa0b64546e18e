import type { PageSubject } from '@quint/contract/measures/documents.ts';
import { useTranslation } from 'react-i18next';
import { isAdmin } from '#lib/guard.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';
import { DocumentRow, type PremiumOf } from './document-row.tsx';

interface ReportsCardProps {
  readonly subjects: readonly PageSubject[];
  /** The person of the premium report, where the subjects have one. */
  readonly premium?: PremiumOf | undefined;
  /** The number of results in a report of a group. */
  readonly people?: number | undefined;
  /** Why reports cannot be created now. */
  readonly blockedReason?: string | undefined;
}

/** The reports about the subject of the page. The route must load the phrases of `documents`. */
export function ReportsCard({ subjects, premium, people, blockedReason }: ReportsCardProps) {
  const { t } = useTranslation('documents');
  const user = useMaybeCurrentUser();
  const administrates = user !== undefined && isAdmin(user);
  return (
    <Card title={t('title')}>
      <ul className="flex flex-col">
        {subjects.map((subject) => (
          <DocumentRow
            key={JSON.stringify(subject)}
            subject={subject}
            premium={subject.kind === 'premium' ? premium : undefined}
            people={people}
            blockedReason={blockedReason}
          />
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-2 pt-3 text-xs text-third">
        {t('manual')}:
        <TextLink to="/big-five-manual" className="inline-target">
          {t('manualLink')}
        </TextLink>
        {administrates && (
          <TextLink to="/fairness" className="inline-target">
            {t('fairness')}
          </TextLink>
        )}
      </p>
    </Card>
  );
}
