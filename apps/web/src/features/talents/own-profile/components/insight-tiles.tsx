import { ArrowRight } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { INSIGHT_STEPS, numberOf } from '#features/measures/insights/model/steps.ts';

/** One tile for each page about the result. */
export function InsightTiles({ talentId }: { readonly talentId: string }) {
  const { t } = useTranslation('insights');
  const { t: profile } = useTranslation('profile');
  return (
    <nav aria-label={profile('own.tiles')}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {INSIGHT_STEPS.map((step) => (
          <li key={step}>
            <Link
              to={`/talent-profile/$talentId/insights/${step}`}
              params={{ talentId }}
              className="group flex h-full min-h-[76px] items-center gap-3 rounded-lg border border-line bg-surface p-4 shadow-soft transition-colors hover:border-lila/50"
            >
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-lila-soft text-sm font-bold text-lila-strong tabular-nums">
                {numberOf(step)}
              </span>
              <span className="min-w-0 flex-1 font-semibold text-balance">{t(`pages.${step}.title`)}</span>
              <ArrowRight
                aria-hidden="true"
                className="size-4 shrink-0 text-third transition-colors group-hover:text-lila"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
