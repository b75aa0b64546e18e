import type { ResultFeedback } from '@quint/contract/measures/insights.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { useSaveFeedback } from './api.ts';

export const RATINGS = ['1', '2', '3', '4', '5'] as const;
type Rating = (typeof RATINGS)[number];

interface FeedbackValues {
  readonly rating: Rating | null;
  readonly comment: string;
}

function writtenOf(storedFeedback: ResultFeedback | null): FeedbackValues {
  const rating = RATINGS.find((each) => each === String(storedFeedback?.rating)) ?? null;
  return { rating, comment: storedFeedback?.comment ?? '' };
}

interface FeedbackOptions {
  readonly talentId: string;
  readonly resultId: string;
  readonly storedFeedback: ResultFeedback | null;
  readonly onSaved: () => void;
}

/** The feedback on the pages: a rating with an optional comment, kept as a draft until it is saved. */
export function useResultFeedback({ talentId, resultId, storedFeedback, onSaved }: FeedbackOptions) {
  const { t } = useTranslation('insights-feedback');
  const [isTried, setTried] = useState(false);
  const save = useSaveFeedback(talentId);
  const reportSaveError = useSaveRefused();
  const start = writtenOf(storedFeedback);
  const { value, setValue, draft, leaveActions, finish } = useDraftedValue<FeedbackValues>(
    `result-feedback/${resultId}`,
    start,
    ({ rating, comment }) => rating === start.rating && comment.trim() === start.comment,
  );
  const { rating, comment } = value;
  const submit = () => {
    setTried(true);
    if (rating === null) return;
    const onSuccess = () => {
      finish();
      onSaved();
    };
    save.mutate(
      { result_id: resultId, rating: Number(rating), comment: comment.trim() },
      { onSuccess, onError: reportSaveError },
    );
  };
  return {
    rating: {
      value: rating,
      onChange: (next: Rating) => setValue((before) => ({ ...before, rating: next })),
      error: isTried && rating === null ? t('missing') : undefined,
    },
    comment: {
      value: comment,
      onChange: (next: string) => setValue((before) => ({ ...before, comment: next })),
    },
    isSaving: save.isPending,
    submit,
    draft,
    leaving: leaveActions,
  };
}
