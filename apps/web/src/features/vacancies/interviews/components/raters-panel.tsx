import type { Interview, InterviewColleague } from '@quint/contract/vacancies/interviews.ts';
import { useTranslation } from 'react-i18next';
import { failureText } from '#lib/failures.ts';
import { useCurrentUser } from '#lib/session.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { useExcuse, useRemind } from '../api.ts';
import { RaterDots, type DotKind } from './rater-dots.tsx';

interface RatersPanelProps {
  readonly interview: Interview;
  /** How many questions the reader has rated. */
  readonly ratedCount: number;
}

interface ColleagueProps {
  readonly interview: Interview;
  readonly rater: InterviewColleague;
}

/** Reminding a colleague whose ratings are missing, and, for administrators, not waiting for them. */
function ColleagueActions({ interview, rater }: ColleagueProps) {
  const { t } = useTranslation('interview');
  const key = { roleId: interview.role.id, talentId: interview.person.id };
  const remind = useRemind(key);
  const excuse = useExcuse(key);
  const name = rater.name ?? t('raters.former');
  const isRunning = interview.role.state === 'recruiting' && interview.opened_at === null;
  if (rater.state === 'done' || !isRunning) return null;
  const isExcused = rater.state === 'excused';
  const excuseLabel = rater.is_you
    ? t(isExcused ? 'raters.expectYou' : 'raters.excuseYou')
    : t(isExcused ? 'raters.expect' : 'raters.excuse', { name });
  return (
    <div className="flex flex-wrap items-center gap-2 pt-1 pl-11 empty:hidden">
      {!rater.is_you && !isExcused && !remind.isSuccess && (
        <Button kind="light" size="xs" isLoading={remind.isPending} onPress={() => remind.mutate(rater.user)}>
          {t('raters.remind', { name })}
        </Button>
      )}
      {interview.may_excuse && (
        <Button
          kind="text"
          size="xs"
          isLoading={excuse.isPending}
          onPress={() => excuse.mutate({ user: rater.user, isExcused: !isExcused })}
        >
          {excuseLabel}
        </Button>
      )}
      <output className="text-xs text-third empty:hidden">
        {remind.isSuccess && t('raters.reminded', { name })}
      </output>
      <AlertLine size="sm">
        {remind.isError && failureText(remind.error, t('raters.remindFailed'))}
        {excuse.isError && failureText(excuse.error, t('raters.excuseFailed'))}
      </AlertLine>
    </div>
  );
}

interface RowProps extends ColleagueProps {
  readonly ratedCount: number;
}

function RaterRow({ interview, rater, ratedCount }: RowProps) {
  const { t } = useTranslation('interview');
  const count = interview.questions.length;
  const { is_you: isYou, state } = rater;
  const name = rater.name ?? t('raters.former');
  const kindOf = (index: number): DotKind => {
    if (isYou) return index < ratedCount ? 'rated' : 'open';
    return state === 'done' ? 'hidden' : 'open';
  };
  const own = state === 'done' ? t('raters.doneYou') : t('raters.progress', { rated: ratedCount, count });
  return (
    <li>
      <div className="flex items-start gap-3">
        <Avatar name={name} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere" translate={isYou ? undefined : 'no'}>
            {isYou ? t('raters.you') : name}
          </span>
          <span className="block text-sm text-second">
            {isYou && state !== 'excused' ? own : t(`raters.${state}`)}
          </span>
        </span>
        {state !== 'excused' && (
          <RaterDots kinds={Array.from({ length: count }, (_, index) => kindOf(index))} />
        )}
      </div>
      <ColleagueActions interview={interview} rater={rater} />
    </li>
  );
}

/** Who rates and who is done, never what they rated. */
export function RatersPanel({ interview, ratedCount }: RatersPanelProps) {
  const { t } = useTranslation('interview');
  const { id: userId, fullname } = useCurrentUser();
  // The first change makes the reader a rater, which the page knows before the server has said so.
  const isNewRater = ratedCount > 0 && interview.raters.every(({ is_you: isYou }) => !isYou);
  const raters = isNewRater
    ? [
        ...interview.raters,
        { user: userId, name: fullname, is_you: true, state: 'open' as const, done_at: null },
      ]
    : interview.raters;
  const active = raters.filter(({ state }) => state !== 'excused');
  const isOnlyYou = active.length === 1 && active[0]?.is_you === true;
  const rule = active.length === 0 ? 'none' : isOnlyYou ? 'alone' : active.length === 2 ? 'both' : 'all';
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{t('raters.title')}</h2>
      <ul className="flex flex-col gap-3">
        {raters
          .toSorted((one, other) => Number(other.is_you) - Number(one.is_you))
          .map((rater) => (
            <RaterRow key={rater.user} interview={interview} rater={rater} ratedCount={ratedCount} />
          ))}
      </ul>
      <p className="text-sm text-pretty text-second">{t(`raters.${rule}`)}</p>
    </section>
  );
}
