import type { FitOfRole } from '@quint/contract/matching.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FitShown } from '#features/fit/components/fit-line.tsx';
import { TraitName } from '#features/roles/components/trait-name.tsx';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { TRAIT_FILL } from '#ui/trait-fill.ts';
import type { ComparedTalent } from '../api.ts';
import { isBeyondError } from '../model/differences.ts';

const STANINES = 9;

function positionOf(stanine: number): string {
  return `${((stanine - 0.5) / STANINES) * 100}%`;
}

/** One result on a track of nine: the point with its error bar. */
function TraitCell({ talent, trait }: { readonly talent: ComparedTalent; readonly trait: Trait }) {
  const { t } = useTranslation('comparison');
  const format = useFormat();
  const score = talent.latestResult?.result.traits[trait] ?? null;
  if (score === null) return <span className="text-third">{t('notScored')}</span>;
  const low = Math.max(score.low, 0.5);
  const high = Math.min(score.high, STANINES + 0.5);
  return (
    <span className="flex flex-col gap-1.5">
      <span className="flex items-baseline gap-2">
        <span className="text-md font-bold tabular-nums">{format.number(score.stanine)}</span>
        <span className="text-xs whitespace-nowrap text-third tabular-nums">
          {t('span', { low: format.number(score.low, 1), high: format.number(score.high, 1) })}
        </span>
      </span>
      <span aria-hidden="true" className="shape-track relative block h-2 rounded-full bg-mute">
        <span
          className="absolute inset-y-[3px] rounded-full bg-control"
          style={{ left: positionOf(low), width: `${((high - low) / STANINES) * 100}%` }}
        />
        <span
          className={cx('shape absolute -top-0.5 size-3 -translate-x-1/2 rounded-full', TRAIT_FILL[trait])}
          style={{ left: positionOf(score.stanine) }}
        />
      </span>
    </span>
  );
}

function TalentLink({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Link
      to="/talents/$talentId"
      params={{ talentId: id }}
      className="inline-flex min-h-6 min-w-36 items-center rounded-[4px] text-base font-semibold wrap-anywhere text-ink hover:underline"
    >
      {name}
    </Link>
  );
}

interface TraitComparisonProps {
  readonly talents: readonly ComparedTalent[];
  /** Hides traits on which nobody differs beyond the measurement error. */
  readonly onlyDifferences: boolean;
  /** The role shown in the last line, with the fit of each talent. */
  readonly role: { readonly id: string; readonly name: string } | undefined;
  readonly fits: readonly (FitOfRole | undefined)[];
}

/** Two to four people side by side, trait by trait. */
export function TraitComparison({ talents, onlyDifferences, role, fits }: TraitComparisonProps) {
  const { t } = useTranslation('comparison');
  const results = talents.flatMap(({ latestResult }) => latestResult?.result.traits ?? []);
  const traits = TRAITS.filter((trait) => !onlyDifferences || isBeyondError(results, trait));
  const rows = traits.map((trait) => ({
    id: trait as string,
    head: (
      <span className="flex flex-col items-start gap-1">
        <TraitName trait={trait} />
        {isBeyondError(results, trait) && <Badge tone="lila">{t('differs')}</Badge>}
      </span>
    ),
    cells: talents.map((talent) => <TraitCell key={talent.id} talent={talent} trait={trait} />),
  }));
  const fitRow = {
    id: 'fit',
    head: t('fit', { role: role?.name ?? '' }),
    cells: talents.map(({ id }, index) => {
      const fit = fits[index];
      return <FitShown key={id} fit={fit} />;
    }),
  };
  return (
    <DataTable
      caption={t('table')}
      density="roomy"
      columns={[
        { key: 'trait', header: <span className="block min-w-32">{t('trait')}</span> },
        ...talents.map(({ id, fullname }) => ({ key: id, header: <TalentLink id={id} name={fullname} /> })),
      ]}
      rows={role === undefined ? rows : [...rows, fitRow]}
    />
  );
}
