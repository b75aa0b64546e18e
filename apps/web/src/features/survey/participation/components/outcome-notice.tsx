import { getFormErrorText } from '@quint/phrases/base/errors/form-error-text.ts';
import { CircleCheck, MailCheck, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkNotice } from '#features/survey/survey/components/link-notice.tsx';
import { Notice } from '#features/survey/survey/components/notice.tsx';
import { inFrame } from '#lib/frame.ts';
import { currentLanguage } from '#lib/i18n.ts';
import type { LinkProblem } from '#lib/link-problems.ts';
import { buttonClass } from '#ui/button-style.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import type { Outcome } from '../use-sign-up.ts';

interface OutcomeNoticeProps {
  readonly outcome: Outcome;
  readonly onAgain: () => void;
}

/** The result of a sign-up. */
export function OutcomeNotice({ outcome, onAgain }: OutcomeNoticeProps) {
  const { t } = useTranslation('participation');
  switch (outcome.kind) {
    case 'started':
      return (
        <Notice
          focus
          icon={<CircleCheck aria-hidden="true" className="size-6" />}
          title={t('confirmed.title', { name: outcome.values.name.trim() })}
          text={t('confirmed.text', { email: outcome.values.email.trim() })}
          actions={
            <a href={inFrame(outcome.next)} className={buttonClass({ kind: 'primary-lila', size: 'lg' })}>
              {t('confirmed.start')}
            </a>
          }
          note={t('confirmed.later')}
        />
      );
    case 'link_sent':
      return (
        <Notice
          focus
          icon={<MailOpen aria-hidden="true" className="size-6" />}
          title={t('sent.title')}
          text={t('sent.text', { email: outcome.values.email.trim() })}
          actions={
            <PlainButton kind="secondary" size="lg" onClick={onAgain}>
              {t('sent.other')}
            </PlainButton>
          }
        />
      );
    case 'already':
      return (
        <Notice
          focus
          icon={<MailCheck aria-hidden="true" className="size-6" />}
          title={getFormErrorText('participation.already', currentLanguage(), {})}
          text={t('already.text')}
          actions={
            <PlainButton kind="secondary" size="lg" onClick={onAgain}>
              {t('sent.other')}
            </PlainButton>
          }
        />
      );
    case 'closed':
      return <UnusableLink problem={outcome.problem} />;
  }
}

/** A public link that does not work. */
export function UnusableLink({ problem }: { readonly problem: LinkProblem }) {
  const { t } = useTranslation('participation');
  const isExpired = problem === 'expired';
  return (
    <LinkNotice
      problem={problem}
      title={isExpired ? getFormErrorText('survey.link_expired', currentLanguage(), {}) : undefined}
      text={problem === 'damaged' ? undefined : t('closed.text')}
    />
  );
}
