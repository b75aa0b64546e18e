import { Clock, FileText, Save, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Card } from '#ui/card.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { countAnswered, RESULT, REVIEW, START, STEP_COUNT, type AssistantDraft } from '../model/answers.ts';

interface PromiseProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

function PromiseItem({ icon: Icon, title, text }: PromiseProps) {
  return (
    <li className="flex gap-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-lila-soft text-lila-strong">
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="font-semibold">{title}</span>
        <span className="text-pretty text-second">{text}</span>
      </span>
    </li>
  );
}

interface StartScreenProps {
  readonly draft: AssistantDraft;
  /** Whether the answers are stored only in this browser. */
  readonly isGuest: boolean;
  /** The heading takes the focus when the user comes back. */
  readonly isReturn: boolean;
  readonly onGo: (screen: number) => void;
  readonly onRestart: () => void;
  /** Earlier drafts, shown above. */
  readonly before?: ReactNode;
}

function useResumeLabel(): (screen: number) => string {
  const { t } = useTranslation('role-assistant');
  return (screen) => {
    if (screen === RESULT) return t('start.resumeResult');
    return screen === REVIEW ? t('start.resumeReview') : t('start.resume', { number: screen });
  };
}

/** The duration, the result, and that answers are saved. */
export function StartScreen({ draft, isGuest, isReturn, onGo, onRestart, before }: StartScreenProps) {
  const { t } = useTranslation('role-assistant');
  const formatResumeLabel = useResumeLabel();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReturn) heading.current?.focus();
  }, [isReturn]);
  const answeredCount = countAnswered(draft.answers);
  const resumeAt = Math.max(draft.screen, START + 1);
  return (
    <div className={cx('flex max-w-[720px] flex-col gap-5', isGuest && 'mx-auto')}>
      {before}
      <Card>
        <div className="flex flex-col gap-6 md:p-3">
          <div>
            <h1
              ref={heading}
              tabIndex={-1}
              className="text-number font-semibold tracking-[-0.02em] text-balance outline-none md:text-headline"
            >
              {t('start.title')}
            </h1>
            <p className="pt-2 text-md text-pretty text-second">{t('start.lead')}</p>
          </div>
          <ul className="flex flex-col gap-5">
            <PromiseItem icon={Clock} title={t('start.minutes')} text={t('start.minutesText')} />
            <PromiseItem icon={FileText} title={t('start.result')} text={t('start.resultText')} />
            <PromiseItem
              icon={Save}
              title={t('start.kept')}
              text={t(isGuest ? 'start.keptHere' : 'start.keptText')}
            />
          </ul>
          {answeredCount > 0 && (
            <p className="rounded-md bg-lila-soft px-4 py-3 wrap-anywhere">
              {t('start.begun', {
                title: draft.answers.title.trim() === '' ? t('untitled') : draft.answers.title,
                answered: answeredCount,
                total: STEP_COUNT,
              })}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <PlainButton kind="primary-lila" size="lg" onClick={() => onGo(answeredCount > 0 ? resumeAt : 1)}>
              {answeredCount > 0 ? formatResumeLabel(resumeAt) : t('start.begin')}
            </PlainButton>
            {answeredCount > 0 && (
              <PlainButton kind="secondary" size="lg" onClick={onRestart}>
                {t('start.anew')}
              </PlainButton>
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}
