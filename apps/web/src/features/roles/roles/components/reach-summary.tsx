import { findRatiosToReview, type GroupRatio, type GroupReach } from '@quint/psychometrics/group-reach.ts';
import { isInformative } from '@quint/psychometrics/reach.ts';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { TextLink } from '#ui/link.tsx';
import { isBroad } from '../use-narrowing.ts';
import { useRatioTexts } from '../use-ratio-texts.ts';
import type { RoleReach } from '../use-reach.ts';

function Ratio({ ratio: of }: { readonly ratio: GroupRatio }) {
  const { ratio, shares } = useRatioTexts()(of);
  return (
    <>
      <span className="block font-semibold">{ratio}</span>
      {shares}{' '}
    </>
  );
}

/**
 * Where clearly fewer people of one sex or age group fit than of the other, by the published norms. It asks a question
 * about the work, and neither judges nor blocks.
 */
function GroupRatios({ groups }: { readonly groups: GroupReach }) {
  const { t } = useTranslation('role-ranges');
  const ratios = findRatiosToReview(groups);
  if (ratios.length === 0) return null;
  return (
    <div className="mt-1.5 flex gap-2 rounded-md lg:max-w-76 bg-partial-soft px-3 py-2 text-xs text-partial-text tabular-nums forced-colors:border">
      <TriangleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
      <p className="min-w-0">
        {ratios.map((ratio) => (
          <Ratio key={ratio.lower.group} ratio={ratio} />
        ))}
        {t('groups.ask')}{' '}
        <TextLink to="/fairness" className="text-partial-text underline">
          {t('groups.link')}
        </TextLink>
      </p>
    </div>
  );
}

interface ReachSummaryProps {
  readonly reach: RoleReach;
  /** The saved version; undefined for a new role. */
  readonly savedVersion: { readonly reach: RoleReach; readonly version: number } | undefined;
}

/** For example "31 of 100 people of the norm group fit · 9 of your 29", with bold numbers. */
function Sentence({ reach: { norm, own } }: Pick<ReachSummaryProps, 'reach'>) {
  const { t } = useTranslation('role-ranges');
  if (norm === null) return <p className="text-md font-semibold">{t('editor.nothing')}</p>;
  return (
    <p className="text-md tabular-nums">
      <strong>{t('editor.bold', { count: norm.reach.strong })}</strong> {t('editor.fitNorm')}
      {own !== null && (
        <>
          {' · '}
          <strong>{t('editor.own', { count: own.fit, total: own.total })}</strong>
        </>
      )}
    </p>
  );
}

/** The share of the norm group on a track, with a tick for the saved version. */
function ShareTrack({ reach: { norm }, savedVersion }: ReachSummaryProps) {
  const { t } = useTranslation('role-ranges');
  const share = norm?.reach.strong ?? 100;
  const green = isInformative(norm?.reach);
  const before = savedVersion?.reach.norm?.reach.strong;
  const own = savedVersion?.reach.own;
  const isMoved = before !== undefined && savedVersion !== undefined;
  return (
    <div className="flex flex-col gap-1 pt-2">
      <span aria-hidden="true" className="shape-track relative block h-2 rounded-full bg-mute-strong">
        <span
          className={cx('shape absolute inset-y-0 left-0 rounded-full', green ? 'bg-strong' : 'bg-control')}
          style={{ width: `${share}%` }}
        />
        {isMoved && (
          <span
            className="shape absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-second"
            style={{ left: `${before}%` }}
          />
        )}
      </span>
      {isMoved && (
        <p className="text-end text-xs text-third tabular-nums">
          {own === null || own === undefined
            ? t('editor.saved', { version: savedVersion.version, count: before })
            : t('editor.savedOwn', {
                version: savedVersion.version,
                count: before,
                own: own.fit,
                total: own.total,
              })}
        </p>
      )}
    </div>
  );
}

function Note({ reach: { norm } }: Pick<ReachSummaryProps, 'reach'>) {
  const { t } = useTranslation('role-ranges');
  if (norm === null) return <p className="pt-1 text-sm text-third">{t('editor.nothingText')}</p>;
  if (!isBroad(norm)) return null;
  return <p className="pt-1 text-sm text-third">{t('editor.broad')}</p>;
}

/** The effect of the ranges: who fits in the norm group and in the workspace, compared with the saved version. */
export function ReachSummary({ legend, ...props }: ReachSummaryProps & { readonly legend: ReactNode }) {
  const { t } = useTranslation('role-ranges');
  const { groups } = props.reach;
  return (
    <div className="min-[1100px]:pb-2">
      <div className="flex items-baseline justify-between gap-4">
        <Sentence {...props} />
        <p className="shrink-0 text-xs text-third max-lg:hidden">{t('editor.fit')}</p>
      </div>
      <div className="flex flex-col gap-x-6 gap-y-2 lg:flex-row">
        <div className="min-w-0 flex-1">
          <ShareTrack {...props} />
          <Note {...props} />
          <div className="max-[1100px]:hidden">{legend}</div>
        </div>
        {groups !== null && <GroupRatios groups={groups} />}
      </div>
    </div>
  );
}
