import type { NewestResult, Overview } from '@quint/contract/home/overview.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FitLine, FitText } from '#features/base/fit/components/fit-line.tsx';
import { ExcludedText } from '#features/base/fit/components/excluded-from-rankings.tsx';
import { useRowRestoration } from '#features/base/records/use-row-restoration.ts';
import { useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink, TextLink } from '#ui/link.tsx';
import { shortDay } from '../model/days.ts';

const COMPARED_BESIDE = 2;

interface RowProps {
  readonly result: NewestResult;
  readonly onOpen: () => void;
}

function RowAction({ result, onOpen }: RowProps) {
  const { t } = useTranslation('dashboard');
  const { talent_id: id, name, is_new: isNew, peers, role } = result;
  const label = (action: string) => t('results.rowVerb', { verb: action, name });
  if (!isNew && peers.length > 0 && role !== null) {
    const talents = [id, ...peers.slice(0, COMPARED_BESIDE)].join(',');
    return (
      <ButtonLink
        to="/talents/compare"
        search={{ talents, role: role.id }}
        kind="secondary"
        aria-label={label(t('results.compare'))}
      >
        {t('results.compare')}
      </ButtonLink>
    );
  }
  const actionLabel = t(isNew ? 'results.read' : 'results.open');
  return (
    <Button kind="secondary" aria-label={label(actionLabel)} onPress={onOpen}>
      {actionLabel}
    </Button>
  );
}

function ResultRow({ result, onOpen }: RowProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { name, role, fit, date_finished: date, is_new: isNew } = result;
  const roleText = role?.is_considered === false ? t('results.bestFit', { role: role.name }) : role?.name;
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 border-t border-line px-4 py-2.5 sm:px-5 xl:col-span-5 xl:grid-cols-subgrid xl:gap-x-2.5">
      <Avatar name={name} />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2">
          <Link
            to="/talents/$talentId"
            params={{ talentId: result.talent_id }}
            onClick={onOpen}
            translate="no"
            className="finger inline-block rounded-[4px] font-semibold no-underline wrap-anywhere hover:underline"
          >
            {name}
          </Link>
          {isNew && <Badge tone="lila">{t('results.new')}</Badge>}
        </span>
        <span className="line-clamp-2 text-third" title={roleText}>
          {roleText !== undefined && `${roleText} · `}
          <time dateTime={date} title={format.date(date, 'dateTime')} className="whitespace-nowrap">
            {shortDay(format, date)}
          </time>
        </span>
      </span>
      {result.is_left_out_of_rankings && (
        <ExcludedText className="max-xl:order-last max-xl:col-span-2 max-xl:col-start-2 xl:col-span-2" />
      )}
      {fit !== null && (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-xl:order-last max-xl:col-span-2 max-xl:col-start-2 xl:contents">
          <span className="max-xl:w-26">
            <FitLine fit={fit} size="full" />
          </span>
          <FitText fit={fit} />
        </span>
      )}
      <span className="flex min-w-22 justify-end *:w-full xl:col-start-5">
        <RowAction result={result} onOpen={onOpen} />
      </span>
    </li>
  );
}

function NoResults() {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      level={3}
      icon={<Sparkles aria-hidden="true" className="size-6" />}
      title={t('results.empty')}
      text={t('results.emptyText')}
    />
  );
}

/** The people who finished last, each with the fit that matters. */
export function NewestResults({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const navigate = useNavigate();
  const { leaveFrom } = useRowRestoration();
  const { newest, finished_total: total } = overview;
  const number = format.number(total);
  const open = (index: number, talentId: string) => {
    const ids = newest.map(({ talent_id: id }) => id);
    leaveFrom(index, { name: t('results.title'), total: ids.length, start: 0, ids });
    void navigate({ to: '/talents/$talentId', params: { talentId } });
  };
  return (
    <section className="min-w-0 rounded-lg border border-line bg-surface pb-1 shadow-soft">
      <div className="flex min-h-[52px] flex-wrap items-center gap-x-5 gap-y-1 px-5 py-3">
        <h2 className="text-md font-semibold">{t('results.title')}</h2>
        {newest.length > 0 && (
          <>
            <span className="flex-1 text-right text-xs text-third max-xl:hidden">{t('results.hint')}</span>
            <TextLink
              to="/talents"
              search={{ survey: 'FINISHED' }}
              aria-label={t('results.allLabel', { number })}
              className="finger"
            >
              {t('results.all', { number })}
            </TextLink>
          </>
        )}
      </div>
      {newest.length === 0 ? (
        <NoResults />
      ) : (
        // One grid, so that all lines begin at one place.
        <ul className="xl:grid xl:gap-x-2.5 xl:grid-cols-[auto_minmax(156px,1fr)_minmax(4rem,6.5rem)_auto_auto]">
          {newest.map((result, index) => (
            <ResultRow key={result.talent_id} result={result} onOpen={() => open(index, result.talent_id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
