import type { PageSubject } from '@quint/contract/documents.ts';
import { useTranslation } from 'react-i18next';
import { isAdmin } from '#lib/guard.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';
import { DocumentRow } from './document-row.tsx';

interface ReportsCardProps {
  readonly subjects: readonly PageSubject[];
  /** The premium report was not bought. */
  readonly premiumLocked?: boolean | undefined;
  /** How many results a report of a group is about. */
  readonly people?: number | undefined;
  /** Why reports cannot be made now. */
  readonly blocked?: string | undefined;
}

/** The reports about the subject of the page. Its route loads the phrases of `documents`. */
export function ReportsCard({ subjects, premiumLocked = false, people, blocked }: ReportsCardProps) {
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
            locked={subject.kind === 'premium' && premiumLocked}
            people={people}
            blocked={blocked}
          />
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-2 pt-3 text-xs text-third">
        {t('manual')}:
        <TextLink
          to="/big-five-manual"
          className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11"
        >
          {t('manualLink')}
        </TextLink>
        {administrates && (
          <TextLink
            to="/fairness"
            className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11"
          >
            {t('fairness')}
          </TextLink>
        )}
      </p>
    </Card>
  );
}
