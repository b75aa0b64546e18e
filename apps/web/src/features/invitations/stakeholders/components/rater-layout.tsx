import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '#features/survey/survey/components/language-switch.tsx';
import { SurveyLayout } from '#features/survey/survey/components/survey-layout.tsx';
import type { SavingStatus } from '../model/answer-saving.ts';

interface RaterLayoutProps {
  readonly children: ReactNode;
  readonly workspace?: string | null | undefined;
  readonly savingStatus?: SavingStatus | undefined;
  readonly progress?: { readonly value: number; readonly max: number; readonly text: string } | undefined;
}

/** The layout of the answer page of a stakeholder: the workspace, the saving status, and the language. */
export function RaterLayout({ children, workspace, savingStatus, progress }: RaterLayoutProps) {
  const { t } = useTranslation('role-survey');
  const name = workspace ?? undefined;
  return (
    <SurveyLayout
      workspaceName={name}
      promise={name === undefined ? t('promiseNobody') : t('promise', { workspace: name })}
      progress={progress}
      status={
        <>
          {progress !== undefined && <SavedLine savingStatus={savingStatus} text={progress.text} />}
          <LanguageSwitch />
        </>
      }
    >
      {children}
    </SurveyLayout>
  );
}

interface SavedLineProps {
  /** Undefined before the first answer. */
  readonly savingStatus: SavingStatus | undefined;
  readonly text: string;
}

function SavedLine({ savingStatus, text }: SavedLineProps) {
  const { t } = useTranslation('role-survey');
  const isWaiting = savingStatus?.state === 'waiting';
  return (
    <span className="flex flex-col text-right tabular-nums sm:flex-row sm:gap-1.5">
      <span className="whitespace-nowrap">{text}</span>
      <output className={isWaiting ? 'font-semibold text-partial-text' : 'max-[359px]:sr-only'}>
        {isWaiting && t('saving.waiting', { count: savingStatus.unsentCount })}
        {!isWaiting && savingStatus !== undefined && t('saving.saved')}
      </output>
    </span>
  );
}
