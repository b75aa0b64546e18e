import type { PageSubject } from '@quint/contract/measures/documents.ts';
import { REPORT_POLL_SECONDS } from '@quint/domain/base/limits.ts';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reader } from '#features/base/premium-report/api.ts';
import { LazyPremiumReport } from '#features/base/premium-report/components/lazy-premium-report.tsx';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useDocument, type DocumentCreation } from '../documents/api.ts';

/** The reader of a premium report, and whether it is unlocked. */
export interface PremiumOf {
  readonly reader: Exclude<Reader, { readonly kind: 'survey' }>;
  readonly isUnlocked: boolean;
}

interface DocumentRowProps {
  readonly subject: PageSubject;
  /** Only for the premium report. */
  readonly premium?: PremiumOf | undefined;
  /** The number of results in a report of a group. */
  readonly people?: number | undefined;
  /** Why the report cannot be created now. */
  readonly blockedReason?: string | undefined;
}

/** The web page of a report. */
function pageOf(subject: PageSubject, language: string): string {
  const search = new URLSearchParams({ language });
  if (subject.kind === 'team') return `/_internal/teams/${subject.team}/reports/big5?${search.toString()}`;
  if (subject.kind === 'assessment') {
    return `/_internal/assessments/${subject.assessment}/reports/big5?${search.toString()}`;
  }
  if (subject.kind !== 'personality') search.set('kind', subject.kind);
  if ('role' in subject && subject.role !== undefined) search.set('role', subject.role);
  return `/_internal/talents_results/${subject.result}/reports/big5?${search.toString()}`;
}

function Stage({ documentCreation }: { readonly documentCreation: DocumentCreation }) {
  const { t } = useTranslation('documents');
  if (documentCreation.stage === 'failed' && !documentCreation.isLocked) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-danger">
        {documentCreation.refusal ?? t('failed')}
        {documentCreation.refusal === undefined && (
          <Button kind="light" size="xs" onPress={documentCreation.start}>
            {t('retry')}
          </Button>
        )}
      </p>
    );
  }
  return (
    <output className="block text-xs text-third empty:hidden">
      {documentCreation.stage === 'waiting' && (
        <span className="inline-flex items-center gap-2">
          <Spinner className="size-3" />
          {t('waiting', { seconds: REPORT_POLL_SECONDS })}
        </span>
      )}
      {documentCreation.stage === 'done' && t('done')}
    </output>
  );
}

interface DocumentActionsProps extends Pick<DocumentRowProps, 'subject' | 'people' | 'blockedReason'> {
  readonly documentCreation: DocumentCreation;
}

/** Opens a report as a page, or creates its PDF. */
function DocumentActions({ subject, people, blockedReason, documentCreation }: DocumentActionsProps) {
  const { t, i18n } = useTranslation('documents');
  const name = t(`kinds.${subject.kind}.name`);
  const create = people === undefined ? t('create') : t('createFor', { count: people });
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <BlockableButton
        kind="secondary"
        size="sm"
        isLoading={documentCreation.stage === 'waiting'}
        disabledReason={blockedReason}
        aria-label={`${create}: ${name}`}
        onPress={documentCreation.start}
      >
        <FileDown aria-hidden="true" className="size-4" />
        {create}
      </BlockableButton>
      <a
        href={pageOf(subject, i18n.language)}
        target="_blank"
        rel="noopener"
        aria-label={`${t('page')}: ${name}`}
        className="link inline-target text-sm"
      >
        {t('page')}
      </a>
    </span>
  );
}

/**
 * One report: its name, its page, and the PDF, which is created on request. The premium report must be bought first.
 */
export function DocumentRow({ subject, premium, people, blockedReason }: DocumentRowProps) {
  const { t } = useTranslation('documents');
  const documentCreation = useDocument(subject);
  const isLocked = premium !== undefined && (!premium.isUnlocked || documentCreation.isLocked);
  const actions = (
    <DocumentActions
      subject={subject}
      people={people}
      blockedReason={blockedReason}
      documentCreation={documentCreation}
    />
  );
  return (
    <li className="flex flex-col gap-2 border-b border-line-soft py-3 first:pt-0 last:border-0 last:pb-0">
      <span className="font-semibold">{t(`kinds.${subject.kind}.name`)}</span>
      <span className="text-pretty text-second">{t(`kinds.${subject.kind}.text`)}</span>
      {premium === undefined ? (
        actions
      ) : (
        <LazyPremiumReport reader={premium.reader} isUnlocked={!isLocked}>
          {actions}
        </LazyPremiumReport>
      )}
      {blockedReason !== undefined && people === 0 && (
        <p className="text-pretty text-second">{blockedReason}</p>
      )}
      <Stage documentCreation={documentCreation} />
    </li>
  );
}
