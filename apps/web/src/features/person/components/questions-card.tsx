import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { interviewQuery } from '#features/interview/api.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { DoubtMark, type WithQuality } from '#ui/doubt.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { capital } from './ask-sentence.tsx';
import { SheetLink } from './sheet-link.tsx';

/** The topics of the interview sheet, beside the picture. */
export function QuestionsCard({
  roleId,
  talentId,
  quality,
}: WithQuality & { readonly roleId: string; readonly talentId: string }) {
  const { t } = useTranslation('matching');
  const sheets = useQuery(interviewQuery({ roleId, talents: [talentId], language: currentLanguage() }));
  const sheet = sheets.data?.data.sheets[0];
  if (sheets.isPending) return <Skeleton className="h-40 w-full" />;
  if (sheets.isError) return <NotLoaded error={sheets.error} onRetry={() => void sheets.refetch()} />;
  return (
    <section className="rounded-lg bg-lila-soft p-5">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-2">
        <h2 className="text-md font-semibold">{t('interview.title')}</h2>
        <SheetLink roleId={roleId} talentId={talentId} />
      </div>
      <DoubtMark quality={quality} className="pb-2" />
      {sheet?.nothing !== null && sheet !== undefined && (
        <p className="text-second">
          <strong className="font-semibold text-ink">{sheet.nothing.title}</strong> {sheet.nothing.text}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {sheet?.topics.map((topic) => (
          <li key={topic.trait}>
            <h3 className="font-semibold">{topic.heading}</h3>
            <p className="text-sm text-second">{capital(topic.why)}</p>
            <ul className="list-disc pt-1 pl-5">
              {topic.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
