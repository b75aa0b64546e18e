import type { RoleQuestions, InterviewQuestion } from '@quint/contract/roles/interview-questions.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchorList } from '#features/vacancies/interviews/components/anchor-list.tsx';
import { failureText } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { questionsQuery, useMakeVersion } from '../api.ts';
import { OwnForm } from './own-form.tsx';

/** Questions in order, with follow-ups and anchors that expand. */
function QuestionList({ questions }: { readonly questions: readonly InterviewQuestion[] }) {
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

interface NextVersionProps {
  readonly roleId: string;
  readonly of: RoleQuestions;
}

/** A preview of the next version, who was asked the current one, and the button that creates it. */
function NextVersion({ roleId, of }: NextVersionProps) {
  const { t } = useTranslation('interview-questions');
  const format = useFormat();
  const make = useMakeVersion(roleId);
  const { next, met, current } = of;
  const { version } = current;
  if (next === null || version === null) return null;
  const others = met.count - met.names.length;
  const names = format.list([...met.names, ...(others > 0 ? [t('next.others', { count: others })] : [])]);
  return (
    <section className="mt-3 rounded-md bg-partial-soft px-4 py-3">
      <h3 className="font-semibold">{t('next.title', { version: version + 1 })}</h3>
      <p className="text-pretty">{t('next.text', { version })}</p>
      <QuestionList questions={next.questions} />
      {met.count > 0 && <p className="text-pretty">{t('next.met', { count: met.count, version, names })}</p>}
      <div className="flex flex-wrap items-center gap-3 pt-2">
        <Button kind="secondary" isLoading={make.isPending} onPress={() => make.mutate(version)}>
          {t('next.make', { version: version + 1 })}
        </Button>
        <AlertLine>{make.isError && failureText(make.error, t('next.failed'))}</AlertLine>
      </div>
    </section>
  );
}

/** The interview questions for everybody in a role, and the role's own questions. */
export function QuestionsView({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('interview-questions');
  const format = useFormat();
  const query = useQuery(questionsQuery(roleId));
  const [isEditing, setEditing] = useState(false);
  if (query.isPending) return <Skeleton className="h-64 w-full" />;
  if (query.isError) return <NotLoaded error={query.error} onRetry={() => void query.refetch()} />;
  const { current, earlier, own } = query.data;
  const { version, questions } = current;
  return (
    <>
      <p className="text-pretty text-second">
        {version === null ? t('open') : t('version', { version, date: format.date(current.date) })}
      </p>
      {questions.length === 0 && <p className="pt-2 text-pretty">{t('none')}</p>}
      <QuestionList questions={questions} />
      <NextVersion roleId={roleId} of={query.data} />
      <div className="border-t border-line pt-3">
        {isEditing ? (
          <>
            <h3 className="pb-2 font-semibold">{t('own.title')}</h3>
            <OwnForm roleId={roleId} own={own} onClose={() => setEditing(false)} />
          </>
        ) : (
          <Button kind="light" size="sm" onPress={() => setEditing(true)}>
            {t(own.questions.length === 0 ? 'own.write' : 'own.edit')}
          </Button>
        )}
      </div>
      {earlier.map((set) => (
        <Disclosure
          key={set.version}
          look="line"
          label={t('earlier', { version: set.version, date: format.date(set.date) })}
        >
          <QuestionList questions={set.questions} />
        </Disclosure>
      ))}
    </>
  );
}
