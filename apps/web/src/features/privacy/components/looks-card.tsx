import type { OwnLogLine, OwnWorkspaceData } from '@quint/contract/privacy/privacy.ts';
import { Check, Eye, FileDown, Link2, LockOpen, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { Card } from '#ui/card.tsx';

import { useEndDeviceSession } from '../api.ts';

const VIEWS = ['all', 'people', 'unlocks', 'links'] as const;
type View = (typeof VIEWS)[number];
const MOST_SHOWN = 5;

const ICON: Readonly<Record<OwnLogLine['kind'], LucideIcon>> = {
  read: Eye,
  listed: Eye,
  compared: Eye,
  printed: FileDown,
  exported: FileDown,
  unlocked: LockOpen,
  copied: Link2,
  opened: Link2,
};
const VIEW_OF: Readonly<Record<OwnLogLine['kind'], View>> = {
  read: 'people',
  listed: 'people',
  compared: 'people',
  printed: 'people',
  exported: 'people',
  unlocked: 'unlocks',
  copied: 'links',
  opened: 'links',
};

/** The name with the workspace; for the own survey, a device. */
function useWho(): (line: OwnLogLine) => string {
  const { t } = useTranslation('your-data');
  return ({ kind, who, workspace }) => {
    if (kind === 'opened') return t('log.survey');
    return who === null ? workspace : t('log.who', { name: who, workspace });
  };
}

function useWhat(): (line: OwnLogLine) => string {
  const { t } = useTranslation('your-data');
  return ({ kind, role, device, opened_by: by }) => {
    if (kind === 'compared') return role === null ? t('log.read') : t('log.compared', { role });
    if (kind !== 'opened') return t(`log.${kind}`);
    return [t(`log.devices.${device ?? 'unknown'}`), by === 'copied' ? t('log.byCopy') : '']
      .filter((part) => part !== '')
      .join(' · ');
  };
}

interface LineProps {
  readonly line: OwnLogLine;
  readonly onRequestReason: () => void;
}

function Line({ line, onRequestReason }: LineProps) {
  const { t } = useTranslation('your-data');
  const format = useFormat();
  const [who, what] = [useWho()(line), useWhat()(line)];
  const end = useEndDeviceSession();
  const Icon = ICON[line.kind];
  const notYou = () => end.mutate(line.id, { onSuccess: () => notify({ text: t('log.ended') }) });
  const action = 'link inline-flex min-h-6 items-center text-sm font-semibold max-md:min-h-11';
  return (
    <li className="grid grid-cols-[2rem_1fr] items-center gap-x-3 border-t border-line py-2 first:border-t-0 md:grid-cols-[2rem_1fr_8.5rem_5.5rem]">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-8 place-items-center rounded-full max-md:self-start',
          line.kind === 'unlocked' ? 'bg-lila-soft text-lila-strong' : 'bg-mute text-second',
        )}
      >
        <Icon strokeWidth={1.75} className="size-4" />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold max-md:block">{who}</span> <span className="text-second">{what}</span>
      </span>
      <time dateTime={line.date} className="text-sm text-second tabular-nums max-md:col-start-2">
        {format.date(line.date, 'dateTime')}
      </time>
      <span className="max-md:col-start-2 max-md:empty:hidden md:text-right">
        {line.kind === 'opened' && line.is_live && (
          <button type="button" className={action} disabled={end.isPending} onClick={notYou}>
            {t('log.notYou')}
          </button>
        )}
        {line.kind === 'unlocked' && (
          <button type="button" className={action} onClick={onRequestReason}>
            {t('log.askWhy')}
          </button>
        )}
      </span>
    </li>
  );
}

interface LooksCardProps {
  readonly workspaceRecord: OwnWorkspaceData;
  readonly onRequestReason: () => void;
}

/** The access log: who opened the data, when, and what. Lines cannot be removed. */
export function LooksCard({ workspaceRecord, onRequestReason }: LooksCardProps) {
  const { t } = useTranslation('your-data');
  const format = useFormat();
  const [view, setView] = useState<View>('all');
  const [isWhole, setWhole] = useState(false);
  const lines = workspaceRecord.log.filter(({ kind }) => view === 'all' || VIEW_OF[kind] === view);
  const visibleLines = isWhole ? lines : lines.slice(0, MOST_SHOWN);
  const since = format.date(workspaceRecord.log_since);
  const total = view === 'all' ? workspaceRecord.log_total : lines.length;
  return (
    <Card
      title={t('log.title')}
      aside={
        <span className="flex flex-wrap gap-1.5">
          {VIEWS.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === view}
              className={cx(
                'inline-flex min-h-7 items-center gap-1.5 rounded-full border px-3 text-sm max-md:min-h-11',
                value === view ? 'border-lila-soft bg-lila-soft text-lila-strong' : 'border-line text-second',
              )}
              onClick={() => setView(value)}
            >
              {value === view && <Check aria-hidden="true" className="size-3.5" />}
              {t(`log.views.${value}`)}
            </button>
          ))}
        </span>
      }
    >
      {lines.length === 0 ? (
        <p className="pb-3 text-second">{t('log.nobody')}</p>
      ) : (
        <ul>
          {visibleLines.map((line) => (
            <Line key={`${line.kind}-${line.id}`} line={line} onRequestReason={onRequestReason} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3 text-sm text-third">
        <span>
          {t('log.count', { shown: format.number(visibleLines.length), total: format.number(total), since })}
        </span>
        {lines.length > visibleLines.length && (
          <button
            type="button"
            className="link inline-flex min-h-6 items-center font-semibold max-md:min-h-11"
            onClick={() => setWhole(true)}
          >
            {t('log.all')}
          </button>
        )}
      </div>
    </Card>
  );
}
