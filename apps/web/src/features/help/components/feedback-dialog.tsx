import type { PublicSettings } from '@quint/contract/public-settings.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-style.ts';
import { RadioGroup } from '#ui/choice.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/field.tsx';
import { useSendFeedback } from '../api.ts';
import { feedbackFormUrl } from '../form.ts';

const RATINGS = ['1', '2', '3', '4', '5'] as const;
type Rating = (typeof RATINGS)[number];
const TEXT_MAX_CHARACTERS = 2000;

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
  const { t: common } = useTranslation();
  const [rating, setRating] = useState<Rating | null>(null);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const send = useSendFeedback();
  const missing = common('form.required');
  const submit = () => {
    setTried(true);
    if (rating === null || text.trim() === '') return;
    send.mutate(
      { rating: Number(rating), text: text.trim() },
      {
        onSuccess: () => {
          notify({ text: t('feedback.sent') });
          onClose();
        },
        onError: (error) => notifyRefusal(error),
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('feedback.title')}
      actions={
        <Button kind="primary-lila" loading={send.isPending} onPress={submit}>
          {t('feedback.send')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-pretty text-second">{t('feedback.lead')}</p>
        <RadioGroup
          label={t('feedback.rating')}
          required
          options={RATINGS.map((value) => ({ value, label: t(`feedback.ratings.${value}`) }))}
          value={rating}
          onChange={setRating}
          error={tried && rating === null ? missing : undefined}
        />
        <TextArea
          label={t('feedback.text')}
          required
          rows={5}
          maxLength={TEXT_MAX_CHARACTERS}
          value={text}
          onChange={setText}
          error={tried && text.trim() === '' ? missing : undefined}
        />
      </div>
    </Dialog>
  );
}
