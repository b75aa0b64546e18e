import { getFormErrorText } from '@quint/phrases/errors/form-error-text.ts';
import { CircleCheck, Link2Off, MailCheck, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#features/survey/components/notice.tsx';
import { inFrame } from '#lib/frame.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { useLinkTexts, type LinkProblem } from '#lib/link-problems.ts';
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
      return <ClosedDoor problem={outcome.problem} />;
  }
}

/** The public link leads nowhere. */
export function ClosedDoor({ problem }: { readonly problem: LinkProblem }) {
  const { t } = useTranslation('participation');
  const { title, text } = useLinkTexts(problem);
  return (
    <Notice
      icon={<Link2Off aria-hidden="true" className="size-6" />}
      title={problem === 'expired' ? getFormErrorText('survey.link_expired', currentLanguage(), {}) : title}
      text={problem === 'damaged' ? text : t('closed.text')}
    />
  );
}
