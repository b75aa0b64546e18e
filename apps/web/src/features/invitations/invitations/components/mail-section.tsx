import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { toLocale } from '@quint/contract/base/languages.ts';
import {
  canUseCustomText,
  CUSTOM_TEXT_FINISHED_SURVEYS,
  type Trust,
} from '@quint/domain/invitations/mail-budget.ts';
import type { AddressForm } from '@quint/domain/workspace/address-form.ts';
import { wordingOf } from '@quint/phrases/base/address-form.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import { invitationMailDe } from '@quint/phrases/invitations/mails/invitations.de.ts';
import { invitationMailEn } from '@quint/phrases/invitations/mails/invitations.en.ts';
import { invitationMailSie } from '@quint/phrases/invitations/mails/invitations.sie.ts';
import { Lock } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#lib/session.ts';
import { TextLink } from '#ui/link.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { hasCustomText, MAIL_LANGUAGES, type InviteOptions, type CustomText } from '../model/options.ts';
import type { MailRecipients } from '../model/recipients.ts';
import { MailPreview } from './mail-preview.tsx';

interface MailSectionProps {
  readonly options: InviteOptions;
  readonly onOptions: (change: Partial<InviteOptions>) => void;
  readonly recipients: MailRecipients;
  /** When the invitations are sent; undefined means at once. */
  readonly sendAt: Date | undefined;
  /** The conditions for custom texts; undefined while loading. */
  readonly trust: Trust | undefined;
  /** How German mails address talents. */
  readonly addressForm: AddressForm;
}

const STANDARD = { en: invitationMailEn, de: invitationMailDe, sie: invitationMailSie };
const SUBJECT_MAX_CHARACTERS = 150;
const MESSAGE_MAX_CHARACTERS = 5000;
/** Placeholders that the server fills in for each person. */
const MARKERS = { firstName: '{{first_name}}', workspace: '{{workspace}}', date: '{{date}}' } as const;
const MARKER_NAMES = ['firstName', 'workspace', 'date'] as const;

interface CustomTextFormProps {
  readonly language: StoredLanguage;
  readonly addressForm: AddressForm;
  readonly customText: CustomText;
  readonly onTextChange: (customText: CustomText) => void;
  /** The workspace may not use custom texts yet. */
  readonly isLocked: boolean;
}

function CustomTextForm({ language, addressForm, customText, onTextChange, isLocked }: CustomTextFormProps) {
  const { t } = useTranslation('invitations');
  const message = useRef<HTMLTextAreaElement>(null);
  const standard = wordingOf(STANDARD, toLocale(language), addressForm);
  const workspace = useCurrentUser().active_workspace?.name ?? '';
  const fill = (text: string) => interpolate(text, { workspace });
  const insert = (marker: string) => {
    const box = message.current;
    const from = box?.selectionStart ?? customText.message.length;
    const to = box?.selectionEnd ?? from;
    onTextChange({
      ...customText,
      message: customText.message.slice(0, from) + marker + customText.message.slice(to),
    });
    box?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('mail.subject')}
        placeholder={fill(standard.subject)}
        maxLength={SUBJECT_MAX_CHARACTERS}
        value={customText.subject}
        disabled={isLocked}
        onChange={(subject) => onTextChange({ ...customText, subject })}
      />
      <TextArea
        label={t('mail.message')}
        hint={t('mail.usualHint')}
        rows={8}
        placeholder={fill(standard.intro)}
        maxLength={MESSAGE_MAX_CHARACTERS}
        inputRef={message}
        value={customText.message}
        disabled={isLocked}
        onChange={(text) => onTextChange({ ...customText, message: text })}
      />
      <fieldset className="flex flex-wrap items-center gap-2 max-md:gap-y-4">
        <legend className="float-left pr-1 text-xs text-third">{t('mail.markers')}:</legend>
        {MARKER_NAMES.map((name) => (
          <Button key={name} kind="light" size="xs" disabled={isLocked} onPress={() => insert(MARKERS[name])}>
            {t(`mail.${name}`)}
          </Button>
        ))}
      </fieldset>
      <div>
        {hasCustomText(customText) ? (
          <Button kind="secondary" size="sm" onPress={() => onTextChange({ subject: '', message: '' })}>
            {t('mail.reset')}
          </Button>
        ) : (
          <Button
            kind="secondary"
            size="sm"
            disabled={isLocked}
            onPress={() => onTextChange({ subject: standard.subject, message: standard.intro })}
          >
            {t('mail.start')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The reason why the fields are locked, and how to unlock them. */
function LockedNote({ finishedCount }: { readonly finishedCount: number }) {
  const { t } = useTranslation('invitations');
  return (
    <p className="mb-4 flex items-start gap-2 rounded-md bg-partial-soft px-3 py-2 text-sm text-partial-text">
      <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="text-pretty">
        {t('mail.locked', { min: CUSTOM_TEXT_FINISHED_SURVEYS, finished: finishedCount })}{' '}
        <TextLink to="/plans">{t('mail.plans')}</TextLink>
      </span>
    </p>
  );
}

/** The mail in both languages: custom text next to the preview. */
export function MailSection(props: MailSectionProps) {
  const { options, onOptions, recipients, sendAt, trust, addressForm } = props;
  const { t } = useTranslation('invitations');
  // Shows the mail that will be sent, until another language is selected here.
  const [choice, choose] = useState<{ readonly language: StoredLanguage; readonly of: StoredLanguage }>();
  const { language: next } = recipients;
  const language = choice?.of === next ? choice.language : next;
  const customText = options.words[language];
  const customLanguages = MAIL_LANGUAGES.filter((each) => hasCustomText(options.words[each]));
  const [onlyWorded] = customLanguages;
  const isLocked = trust !== undefined && !canUseCustomText(trust);
  return (
    <Card
      title={t('mail.title')}
      aside={
        <SegmentedControl
          label={t('mail.languages')}
          size="sm"
          options={MAIL_LANGUAGES.map((value) => ({ value, label: t(`people.${value}`) }))}
          value={language}
          onChange={(value) => choose({ language: value, of: next })}
        />
      }
    >
      <p className="pb-4 text-second">{t('mail.lead')}</p>
      {customLanguages.length === 1 && onlyWorded !== undefined && (
        <p className="mb-4 rounded-md bg-partial-soft px-3 py-2 text-sm text-partial-text">
          {t('mail.onlyOther', { language: t(`people.${onlyWorded}`) })}
        </p>
      )}
      {isLocked && <LockedNote finishedCount={trust.finished} />}
      <div className="grid gap-6 lg:grid-cols-2">
        <CustomTextForm
          isLocked={isLocked}
          language={language}
          addressForm={addressForm}
          customText={customText}
          onTextChange={(texts) => onOptions({ words: { ...options.words, [language]: texts } })}
        />
        <div className="min-w-0">
          <h3 className="pb-1.5 text-sm font-semibold">{t('mail.preview')}</h3>
          {recipients.counts[language] === 0 && recipients.count > 0 && (
            <p className="pb-1.5 text-sm text-second">
              {t('mail.nobodyIn', { language: t(`people.${language}`) })}
            </p>
          )}
          {options.inviteType === '' ? (
            <p className="rounded-md border border-line bg-canvas p-4 text-second">
              {t('mail.needsPurpose')}
            </p>
          ) : (
            <MailPreview
              language={language}
              customText={customText}
              inviteType={options.inviteType}
              roles={options.roles}
              {...recipients.names[language]}
              sendAt={sendAt}
            />
          )}
        </div>
      </div>
    </Card>
  );
}
