import { FEEDBACK_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import type { PublicSettings } from '@quint/contract/operation/public-settings.ts';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { useDialogLeave } from '#features/base/records/use-dialog-leave.tsx';
import { notify } from '#lib/notify.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-style.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/field.tsx';
import { feedbackFormUrl } from '../form.ts';
import { RATINGS, useFeedback } from '../use-feedback.ts';

interface FeedbackDialogProps {
  readonly settings: PublicSettings;
  readonly onClose: () => void;
}

/** The form of the installation, prefilled with the user; without one, the product's own. */
export function FeedbackDialog({ settings, onClose }: FeedbackDialogProps) {
  return settings.links.feedback === null ? (
    <OwnForm onClose={onClose} />
  ) : (
    <ForeignForm forms={settings.links.feedback} onClose={onClose} />
  );
}

function ForeignForm({
  forms,
  onClose,
}: {
  readonly forms: NonNullable<PublicSettings['links']['feedback']>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('help');
  const url = feedbackFormUrl(forms, useCurrentUser());
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('feedback.title')}
      actions={
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ kind: 'secondary' })}
        >
          {t('feedback.openForm')}
        </a>
      }
    >
      <iframe
        title={t('feedback.frame')}
        src={url}
        className="h-[60vh] w-full rounded-md border border-line"
      />
    </Dialog>
  );
}

function OwnForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('help');
  const { rating, text, isSending, submit, draft, leaving } = useFeedback(() => {
    notify({ text: t('feedback.sent') });
    onClose();
  });
  const { close, question } = useDialogLeave(leaving, onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={t('feedback.title')}
      actions={
        <>
          <span className="mr-auto self-center">
            <DraftLine draft={draft} />
          </span>
          <Button kind="primary-lila" isLoading={isSending} onPress={submit}>
            {t('feedback.send')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-pretty text-second">{t('feedback.lead')}</p>
        <RadioGroup
          label={t('feedback.rating')}
          required
          options={RATINGS.map((value) => ({ value, label: t(`feedback.ratings.${value}`) }))}
          {...rating}
        />
        <TextArea
          label={t('feedback.text')}
          required
          rows={5}
          maxLength={FEEDBACK_MAX_CHARACTERS}
          {...text}
        />
      </div>
      {question}
    </Dialog>
  );
}
