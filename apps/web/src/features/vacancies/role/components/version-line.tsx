import { Lock, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RangeState, RoleDetail } from '#features/roles/roles/api.ts';
import { FixRanges } from '#features/roles/roles/components/range-lock.tsx';
import { useFormat } from '#lib/format.ts';
import { TextLink } from '#ui/link.tsx';
import type { RoleReach } from '../use-reach.ts';

interface VersionLineProps {
  readonly role: RoleDetail;
  readonly state: RangeState;
  readonly isReadOnly: boolean;
  /** How many fit the saved ranges, while others are drafted. */
  readonly savedReach: RoleReach | undefined;
}

/** The current version: when it was fixed, or why it was made. */
function useVersionText({ range_lock: lock, range_history: versions }: RangeState): string {
  const { t } = useTranslation('role-ranges');
  const format = useFormat();
  const version = versions.length;
  const { reason, results } = versions.at(-1) ?? { reason: null, results: 0 };
  if (reason !== null) {
    const sentence =
      results === 0
        ? t('lock.changedEarly', { version, reason })
        : t('lock.changed', { version, count: results, reason });
    return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
  }
  const { kind, date, by, before_results: isBefore } = lock;
  if (kind === null || date === null) return t('version.open', { version });
  const values = { version: lock.version, date: format.date(date, 'dayMonthLong'), by };
  if (kind === 'results') return t('version.results', values);
  const when = isBefore ? 'before' : 'later';
  return by === null ? t(`version.${when}Alone`, values) : t(`version.${when}`, values);
}

/** Which version the ranges are, whether it is fixed, and what moving a handle does. */
export function VersionLine({ role, state, isReadOnly, savedReach }: VersionLineProps) {
  const { t } = useTranslation('role-ranges');
  const text = useVersionText(state);
  const version = state.range_history.length;
  const isFixed = state.range_lock.kind !== null;
  const Icon = isFixed ? Lock : LockOpen;
  const norm = savedReach?.norm?.reach.strong ?? 100;
  const own = savedReach?.own;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1.5 text-sm text-second">
      <p className="flex min-w-0 items-start gap-2">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-third" />
        <span className="text-pretty tabular-nums">
          {text}{' '}
          {isFixed && !isReadOnly && savedReach === undefined && t('version.next', { version: version + 1 })}
          {savedReach !== undefined &&
            (own === null || own === undefined
              ? t('sure.saved', { count: norm })
              : t('sure.savedOwn', { count: norm, own: own.fit, total: own.total }))}
          {isReadOnly && t(role.state === 'filled' ? 'version.filled' : 'version.archived')}
        </span>
      </p>
      {version > 1 && (
        <TextLink to="/roles/$roleId" params={{ roleId: role.id }} search={{ tab: 'history' }}>
          {t('lock.history')}
        </TextLink>
      )}
      {!isFixed && !isReadOnly && <FixRanges roleId={role.id} />}
    </div>
  );
}
