import type { InterviewQuestion } from '@quint/contract/roles/interview-questions.ts';
import { useTranslation } from 'react-i18next';
import { AnchorList } from '#features/groups/interview/components/anchor-list.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

/** Questions in order, with follow-ups and anchors that expand. */
export function QuestionList({ questions }: { readonly questions: readonly InterviewQuestion[] }) {
  const { t } = useTranslation('interview-questions');
  return (
    <ol className="flex flex-col">
      {questions.map(({ number, title, text, follow_ups: followUps, anchors }) => (
        <li key={number} className="flex gap-3 border-t border-line py-3 first:border-t-0">
          <span className="font-semibold tabular-nums">{number}</span>
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{title}</p>
            <p dir="auto" className="text-pretty wrap-anywhere">
              {text}
            </p>
            {(followUps.length > 0 || anchors !== null) && (
              <Disclosure label={t('more')}>
                <ul className="list-disc pt-1 pl-5 text-sm empty:hidden">
                  {followUps.map((followUp) => (
                    <li key={followUp}>{followUp}</li>
                  ))}
                </ul>
                {anchors !== null && <AnchorList label={t('anchors')} anchors={anchors} />}
              </Disclosure>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
