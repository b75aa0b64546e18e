import {
  canUseCustomText,
  CUSTOM_TEXT_FINISHED_SURVEYS,
  type Trust,
} from '@quint/domain/invitations/mail-budget.ts';
import { STAKEHOLDER_MESSAGE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '#lib/use-settled.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextArea } from '#ui/field.tsx';
import { TextLink } from '#ui/link.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { previewQuery } from '../api.ts';
import { languageOf } from '../model/address-rows.ts';
import type { RequestForm, Question } from '../use-asking.ts';

const LANGUAGES = ['DE', 'EN'] as const;
const PREVIEW_AFTER_MS = 400;

interface MailFieldsProps extends Pick<RequestForm, 'question' | 'change' | 'ready'> {
  /** The name of the role in the mail. */
  readonly roleName: string;
  /** What own words depend on; undefined while loading. */
  readonly trust: Trust | undefined;
}

/** Language, own words, and the mail as it will look. */
export function MailFields({ question, change, ready, roleName, trust }: MailFieldsProps) {
  const { t } = useTranslation('role-stakeholders');
  const [isShown, setShown] = useState(false);
  const isLocked = trust !== undefined && !canUseCustomText(trust);
  return (
    <Card title={t('ask.mail')}>
      <div className="flex flex-col items-start gap-5">
        <div className="flex flex-col items-start gap-1.5">
          <span className="text-sm font-semibold">{t('ask.language')}</span>
          <SegmentedControl
            label={t('ask.language')}
            options={LANGUAGES.map((value) => ({ value, label: t(`ask.${value}`) }))}
            value={question.language}
            onChange={(language) => change({ language })}
          />
          <span className="text-xs text-pretty text-third">{t('ask.languageHint')}</span>
        </div>
        {isLocked ? (
          <p className="flex items-start gap-2 rounded-md bg-partial-soft px-3 py-2 text-sm text-partial-text">
            <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="text-pretty">
              {t('ask.locked', { min: CUSTOM_TEXT_FINISHED_SURVEYS })}{' '}
              <TextLink to="/plans">{t('ask.plans')}</TextLink>
            </span>
          </p>
        ) : (
          <TextArea
            label={t('ask.message')}
            hint={t('ask.messageHint')}
            rows={3}
            maxLength={STAKEHOLDER_MESSAGE_MAX_CHARACTERS}
            value={question.message}
            onChange={(message) => change({ message })}
          />
        )}
        <Button kind="secondary" size="sm" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
          {t(isShown ? 'ask.previewHide' : 'ask.preview')}
        </Button>
        {isShown && <Preview question={question} ready={ready} roleName={roleName} />}
      </div>
    </Card>
  );
}

interface PreviewProps extends Pick<RequestForm, 'ready'> {
  readonly question: Question;
  readonly roleName: string;
}

/** The mail as it will look, in each language of the addresses. */
function Preview({ question, ready, roleName }: PreviewProps) {
  const { t } = useTranslation('role-stakeholders');
  const message = useSettled(question.message.trim(), PREVIEW_AFTER_MS);
  const role = useSettled(roleName.trim(), PREVIEW_AFTER_MS);
  const [chosenLanguage, choose] = useState<Question['language']>();
  const hasBoth = ready.some((row) => languageOf(row, question.language) !== question.language);
  const language = (hasBoth ? chosenLanguage : undefined) ?? question.language;
  const preview = useQuery(previewQuery({ role, language, ...(message === '' ? {} : { message }) }));
  if (preview.isError) return <p className="text-danger">{t('ask.previewFailed')}</p>;
  if (preview.data === undefined) return <Skeleton className="h-[440px] w-full" />;
  return (
    <div className="flex w-full flex-col items-start gap-2">
      {hasBoth && (
        <SegmentedControl
          size="sm"
          label={t('ask.previewLanguage')}
          options={LANGUAGES.map((value) => ({ value, label: t(`ask.${value}`) }))}
          value={language}
          onChange={choose}
        />
      )}
      <p className="font-semibold wrap-anywhere">
        {t('ask.previewSubject', { subject: preview.data.subject })}
      </p>
      <iframe
        title={t('ask.previewFrame')}
        sandbox=""
        srcDoc={preview.data.html}
        className="h-[480px] w-full rounded-md border border-line bg-canvas"
      />
    </div>
  );
}
