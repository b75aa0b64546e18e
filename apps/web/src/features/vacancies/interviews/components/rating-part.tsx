import type { Interview } from '@quint/contract/vacancies/interviews.ts';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui/skeleton.tsx';
import { isDone, mergeStates, unsavedStates } from '../model/ratings.ts';
import { useRatings, useStoredRatings } from '../use-ratings.ts';
import { OwnRatings } from './own-ratings.tsx';
import { RatingView } from './rating-view.tsx';
import { SideNotes } from './side-notes.tsx';
import { StoppedNotice } from './stopped-notice.tsx';

const GRID = 'grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem] print:hidden';

/** Rating while the ratings of others are hidden. */
function Rating({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interview');
  const ratings = useRatings(interview);
  if (ratings === undefined) return <Skeleton className="h-96 w-full" />;
  const { states, strayStates, status } = ratings;
  const ratedCount = [...states.values()].filter(isDone).length;
  return (
    <div className={GRID}>
      <div className="min-w-0">
        {status.stop !== undefined && (
          <StoppedNotice
            states={states}
            questions={interview.questions}
            reason={status.stop.reason ?? t('stopped.lost')}
          />
        )}
        {strayStates.length > 0 && (
          <StoppedNotice states={mergeStates([], strayStates)} questions={[]} reason={t('stopped.version')} />
        )}
        <RatingView interview={interview} ratings={ratings} />
      </div>
      <SideNotes interview={interview} ratedCount={ratedCount} />
    </div>
  );
}

/** What this device still has of ratings that can no longer be changed, as far as the server does not have it. */
export function LateNotice({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interview');
  const { role, person, own, questions } = interview;
  const { ratings, discard } = useStoredRatings({ roleId: role.id, talentId: person.id });
  const states = unsavedStates(own.ratings, ratings ?? []);
  if (states.size === 0) return null;
  return (
    <div className="print:hidden">
      <StoppedNotice states={states} questions={questions} reason={t('stopped.late')} onDiscard={discard} />
    </div>
  );
}

/** The sheet before the ratings of others are visible. */
export function RatingPart({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interview');
  const { questions, version, own, may_rate: mayRate } = interview;
  if (questions.length === 0) {
    return (
      <p className="text-pretty print:hidden">
        <strong className="font-semibold">{t('empty.title')}</strong> {t('empty.text')}
      </p>
    );
  }
  const lead = [
    t('lead', { count: questions.length }),
    ...(version === null ? [] : [t('version', { version })]),
  ].join(' ');
  return (
    <>
      <p className="pb-4 text-pretty text-second print:hidden">{lead}</p>
      {mayRate ? (
        <Rating interview={interview} />
      ) : (
        <div className={GRID}>
          <div className="min-w-0">
            <OwnRatings interview={interview} />
          </div>
          <SideNotes
            interview={interview}
            ratedCount={[...mergeStates(own.ratings, []).values()].filter(isDone).length}
          />
        </div>
      )}
    </>
  );
}
