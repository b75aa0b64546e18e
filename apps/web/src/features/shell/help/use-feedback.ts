import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { useSendFeedback } from './api.ts';

export const RATINGS = ['1', '2', '3', '4', '5'] as const;
type Rating = (typeof RATINGS)[number];

interface Feedback {
  readonly rating: Rating | null;
  readonly text: string;
}
const NOTHING: Feedback = { rating: null, text: '' };

/** A rating and a comment, both required, kept as a draft until they are sent. */
export function useFeedback(onSent: () => void) {
  const { t } = useTranslation('common');
  const [isTried, setTried] = useState(false);
  const send = useSendFeedback();
  const reportSaveError = useSaveRefused();
  const { value, setValue, draft, leaveActions, finish } = useDraftedValue<Feedback>(
    'feedback/product',
    NOTHING,
    ({ rating, text }) => rating === null && text.trim() === '',
  );
  const { rating } = value;
  const text = value.text.trim();
  const submit = () => {
    setTried(true);
    if (rating === null || text === '') return;
    const onSuccess = () => {
      finish();
      onSent();
    };
    send.mutate({ rating: Number(rating), text }, { onSuccess, onError: reportSaveError });
  };
  const getMissingError = (isMissing: boolean) => (isTried && isMissing ? t('form.required') : undefined);
  return {
    rating: {
      value: rating,
      onChange: (next: Rating) => setValue((before) => ({ ...before, rating: next })),
      error: getMissingError(rating === null),
    },
    text: {
      value: value.text,
      onChange: (next: string) => setValue((before) => ({ ...before, text: next })),
      error: getMissingError(text === ''),
    },
    isSending: send.isPending,
    submit,
    draft,
    leaving: leaveActions,
  };
}
