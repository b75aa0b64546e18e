import type { RetentionView } from '@quint/contract/privacy/retention.ts';
import { RETENTION_NOTICE_DAYS } from '@quint/domain/privacy/retention.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/link.tsx';

interface EndingProps {
  readonly ending: RetentionView['ending'];
}

/** People and the days on which their data is erased, the first ones by name. Needs the phrases of `retention`. */
export function EndingList({ ending }: EndingProps) {
  const { t } = useTranslation('retention');
  const format = useFormat();
  const { count, people } = ending;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {people.map(({ id, name, rule, ends_at: end, is_noticed: isNoticed }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <TextLink
              to="/talents/$talentId"
              params={{ talentId: id }}
              className="inline-flex min-h-6 min-w-0 items-center max-md:min-h-11"
            >
              {name}
            </TextLink>
            <span className="min-w-0 flex-1 text-sm text-third">{t(`why.${rule}`)}</span>
            {isNoticed && <Badge>{t('ending.told')}</Badge>}
            <span className="font-semibold tabular-nums">{format.lastDay(end)}</span>
          </li>
        ))}
      </ul>
      {count > people.length && (
        <p className="pt-2 text-sm text-third">{t('ending.more', { count: count - people.length })}</p>
      )}
    </>
  );
}

/** The people whose data is erased next, as a part of the settings. */
export function EndingPeople({ ending }: EndingProps) {
  const { t } = useTranslation('retention');
  return (
    <section>
      <h4 className="pb-2 font-semibold">{t('ending.title', { days: RETENTION_NOTICE_DAYS })}</h4>
      {ending.count === 0 ? (
        <p className="text-second">{t('ending.nobody')}</p>
      ) : (
        <EndingList ending={ending} />
      )}
    </section>
  );
}
