import type { AccessLine } from '@quint/contract/measures/works-council.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';

/** The accesses of one kind by one person on one day. */
export function AccessLogLine({ line }: { readonly line: AccessLine }) {
  const { t } = useTranslation('works-council');
  const format = useFormat();
  const who = line.by ?? t(line.by_platform ? 'log.platform' : 'log.nobody');
  const more = line.people - line.records.length;
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[200px_1fr_90px]">
      <span className="font-semibold wrap-anywhere">{who}</span>
      <span className="min-w-0">
        <span className="block text-pretty">{t(`log.did.${line.kind}`, { count: line.times })}</span>
        {line.records.length > 0 && (
          <span className="block text-xs text-pretty text-third">
            {t('log.records', { count: line.people })}{' '}
            <span className="wrap-anywhere tabular-nums">{line.records.join(', ')}</span>
            {more > 0 && ` ${t('log.more', { count: more })}`}
          </span>
        )}
        {line.kind !== 'members' &&
          line.kind !== 'settings' &&
          line.kind !== 'platform' &&
          line.lists > 0 && (
            <span className="block text-xs text-third">{t('log.lists', { count: line.lists })}</span>
          )}
      </span>
      <span className="text-xs text-third md:text-end">
        {t('log.last', { time: format.date(line.last, 'time') })}
      </span>
    </li>
  );
}
