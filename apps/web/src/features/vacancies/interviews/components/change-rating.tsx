import type { InterviewParams } from '@quint/contract/vacancies/interviews.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#lib/failures.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useChangeRating } from '../api.ts';
import { RatingScale } from './rating-scale.tsx';

const REASON_MAX = 280;
const REASON_ROWS = 3;

interface ChangeRatingProps {
  readonly interviewKey: InterviewParams;
  /** The number of the question in the reader's own version. */
  readonly question: number;
  /** The number of the question on the page. */
  readonly number: number;
  readonly rating: number | null;
}

/** Changes an own rating that others can see, with a reason. */
export function ChangeRating({ interviewKey, question, number, rating }: ChangeRatingProps) {
  const { t } = useTranslation('interview');
  const save = useChangeRating(interviewKey);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState({ rating, couldNotTell: rating === null });
  const [reason, setReason] = useState('');
  const open = () => {
    setState({ rating, couldNotTell: rating === null });
    setReason('');
    save.reset();
    setOpen(true);
  };
  return (
    <p className="pt-2">
      <Button kind="light" size="xs" onPress={open}>
        {t('compare.change.open')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('compare.change.title', { number })}
          submit={t('compare.change.save')}
          isPending={save.isPending}
          disabled={reason.trim() === '' || state.rating === rating}
          refusal={save.isError ? failureText(save.error, t('compare.change.failed')) : undefined}
          onClose={() => setOpen(false)}
          onSubmit={() =>
            save.mutate({ question, rating: state.rating, reason }, { onSuccess: () => setOpen(false) })
          }
        >
          <p className="text-pretty text-second">{t('compare.change.lead')}</p>
          <RatingScale question={{ number, anchors: null }} state={state} onChange={setState} />
          <TextArea
            label={t('compare.change.reason')}
            rows={REASON_ROWS}
            maxLength={REASON_MAX}
            required
            value={reason}
            onChange={setReason}
          />
        </FormDialog>
      )}
    </p>
  );
}
