import { FEEDBACK_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RATINGS, useFeedback } from '#features/help/use-feedback.ts';
import { DraftLine } from '#features/records/components/draft-line.tsx';
import { LeaveForm } from '#features/records/components/leave-form.tsx';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextArea } from '#ui/field.tsx';
import { ButtonLink } from '#ui/link.tsx';

/** How well the result describes the person, as a number and a comment; sending and skipping lead to the profile. */
export function FeedbackStep({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('insights');
  const navigate = useNavigate();
  const { rating, text, isSending, submit, draft, leaving } = useFeedback(`insights/${talentId}`, () => {
    notify({ text: t('feedback.thanks') });
    void navigate({ to: '/talent-profile/$talentId', params: { talentId } });
  });
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
          {...rating}
        />
        <TextArea
          label={t('feedback.text')}
          hint={t('feedback.hint')}
          required
          rows={4}
          maxLength={FEEDBACK_MAX_CHARACTERS}
          {...text}
        />
        <div className="flex flex-wrap items-center justify-end gap-3">
          <span className="mr-auto">
            <DraftLine draft={draft} />
          </span>
          <ButtonLink to="/talent-profile/$talentId" params={{ talentId }} kind="secondary">
            {t('feedback.skip')}
          </ButtonLink>
          <Button type="submit" kind="primary-lila" loading={isSending}>
            {t('feedback.send')}
          </Button>
        </div>
        <LeaveForm leaving={leaving} />
      </form>
    </Card>
  );
}
