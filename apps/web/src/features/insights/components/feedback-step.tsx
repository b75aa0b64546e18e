import { FEEDBACK_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendFeedback } from '#features/help/api.ts';
import { useSaveRefused } from '#features/records/use-save-refused.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/choice.tsx';
import { TextArea } from '#ui/field.tsx';
import { ButtonLink } from '#ui/link.tsx';

const RATINGS = ['1', '2', '3', '4', '5'] as const;
type Rating = (typeof RATINGS)[number];

/** How well the result describes the person, as a number and a comment; sending and skipping lead to the profile. */
export function FeedbackStep({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('insights');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const [rating, setRating] = useState<Rating | null>(null);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const send = useSendFeedback();
  const refused = useSaveRefused();
  const submit = () => {
    setTried(true);
    if (rating === null || text.trim() === '') return;
    send.mutate(
      { rating: Number(rating), text: text.trim() },
      {
        onSuccess: () => {
          notify({ text: t('feedback.thanks') });
          void navigate({ to: '/talent-profile/$talentId', params: { talentId } });
        },
        onError: refused,
      },
    );
  };
  const required = common('form.required');
  return (
    <Card>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <RadioGroup
          label={t('feedback.rating')}
          required
          options={RATINGS.map((value) => ({ value, label: t(`feedback.ratings.${value}`) }))}
          value={rating}
          onChange={setRating}
          error={isTried && rating === null ? required : undefined}
        />
        <TextArea
          label={t('feedback.text')}
          hint={t('feedback.hint')}
          required
          rows={4}
          maxLength={FEEDBACK_MAX_CHARACTERS}
          value={text}
          onChange={setText}
          error={isTried && text.trim() === '' ? required : undefined}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink to="/talent-profile/$talentId" params={{ talentId }} kind="secondary">
            {t('feedback.skip')}
          </ButtonLink>
          <Button type="submit" kind="primary-lila" loading={send.isPending}>
            {t('feedback.send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
