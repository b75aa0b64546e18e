import type { RightsRequest } from '@quint/contract/privacy/rights-requests.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { TextLink } from '#ui/link.tsx';
import { useAnswer } from '../requests/api.ts';
import { useErrorText } from '#lib/use-error-text.ts';

const MOST_CHARACTERS = 2000;

function AnswerForm({ request, onClose }: { readonly request: RightsRequest; readonly onClose: () => void }) {
  const { t } = useTranslation('data-requests');
  const { t: common } = useTranslation();
  const answerDraft = useDraftedValue(`answer/${request.id}`, '', (value) => value.trim() === '');
  const text = answerDraft.value;
  const answer = useAnswer(request.id);
  const errorText = useErrorText();
  const send = () =>
    answer.mutate(
      { text: text.trim() },
      {
        onSuccess() {
          answerDraft.finish();
          notify({ text: t('answer.sent', { name: request.name }) });
        },
      },
    );
  return (
    <div className="flex flex-col gap-3 pt-3">
      <TextArea
        label={t('answer.label', { name: request.name })}
        hint={t('answer.hint')}
        value={text}
        onChange={answerDraft.setValue}
        maxLength={MOST_CHARACTERS}
        rows={4}
      />
      <DraftLine draft={answerDraft.draft} />
      <AlertLine>{errorText(answer.error)}</AlertLine>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary-lila" disabled={text.trim() === ''} isLoading={answer.isPending} onPress={send}>
          {t('answer.send')}
        </Button>
        <Button kind="secondary" onPress={onClose}>
          {common('action.cancel')}
        </Button>
      </div>
    </div>
  );
}

interface RequestRowProps {
  readonly request: RightsRequest;
  /** The time at which the page was opened, used for due dates. */
  readonly now: Date;
}

/** A request of a person with its text and due date; once answered, with the answer. */
export function RequestRow({ request, now }: RequestRowProps) {
  const { t } = useTranslation('data-requests');
  const format = useFormat();
  const [isAnswering, setAnswering] = useState(false);
  const { talent_id: talentId, name, kind, text, date, due, answer, date_answered: answerDate } = request;
  const row = useRef<HTMLLIElement>(null);
  const answerNow = () => {
    flushSync(() => setAnswering(true));
    row.current?.querySelector('textarea')?.focus();
  };
  const isLate = answerDate === null && new Date(due) < now;
  return (
    <li ref={row} className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink
          to="/talents/$talentId"
          params={{ talentId }}
          className="inline-flex min-h-6 min-w-0 items-center font-semibold max-md:min-h-11"
        >
          {name}
        </TextLink>
        <Badge tone={kind === 'human' ? 'lila' : 'neutral'}>{t(`kind.${kind}`)}</Badge>
        {isLate && <Badge tone="danger">{t('late')}</Badge>}
        <span className="ml-auto text-sm text-third tabular-nums max-md:ml-0 max-md:basis-full">
          {answerDate === null
            ? t('due', { date: format.date(date), due: format.date(due) })
            : t('answered', { date: format.date(answerDate) })}
        </span>
      </div>
      <p className="max-w-[75ch] pt-1.5 text-pretty wrap-anywhere whitespace-pre-line">
        {text ?? t('noText')}
      </p>
      {answer !== null && (
        <p className="mt-2 max-w-[75ch] border-l-2 border-lila/40 pl-3 text-pretty wrap-anywhere whitespace-pre-line text-second">
          {answer}
        </p>
      )}
      {answerDate === null && !isAnswering && (
        <div className="pt-3">
          <Button kind="secondary" aria-label={t('answer.open', { name })} onPress={answerNow}>
            {t('answer.verb')}
          </Button>
        </div>
      )}
      {answerDate === null && isAnswering && (
        <AnswerForm request={request} onClose={() => setAnswering(false)} />
      )}
    </li>
  );
}
