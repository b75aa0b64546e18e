import type { ErasedRecord, ErasingPreview } from '@quint/contract/privacy/erasing.ts';
import { Clock, Info, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';

interface PartProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ icon, title, children }: PartProps) {
  return (
    <section className="grid grid-cols-[1.25rem_1fr] gap-x-3">
      <span aria-hidden="true" className="pt-0.5 text-third">
        {icon}
      </span>
      <h3 className="font-semibold">{title}</h3>
      <div className="col-start-2 pt-1.5 text-second">{children}</div>
    </section>
  );
}

const LIST = 'list-disc ps-4 marker:text-lila [&>li]:pb-1 [&>li]:text-pretty';

/** The lines about one record, without empty ones. */
function useLines(): (record: ErasedRecord) => string[] {
  const { t } = useTranslation('erasing');
  return (record) => {
    const { answers, results, documents, notes, messages, places, waiting_mails: mails } = record;
    const profile = [
      t('gone.name'),
      ...(record.has_photo ? [t('gone.photo')] : []),
      ...(record.has_job_profile ? [t('gone.jobProfile')] : []),
    ];
    return [
      profile.join(', '),
      answers > 0 && t('gone.answers', { count: answers }),
      results > 0 && t('gone.reports', { count: documents }),
      notes > 0 && t('gone.notes', { count: notes }),
      messages > 0 && t('gone.messages', { count: messages }),
      places > 0 && t('gone.places', { count: places }),
      mails > 0 && t('gone.mails', { count: mails }),
    ].filter((line): line is string => typeof line === 'string');
  };
}

function ErasedData({ preview, isOwn }: { readonly preview: ErasingPreview; readonly isOwn: boolean }) {
  const { t } = useTranslation('erasing');
  const linesOf = useLines();
  const { records, is_account_erased: hasAccount } = preview;
  return (
    <Part icon={<Trash2 className="size-5" />} title={t('gone.title')}>
      {records.map((record, index) => (
        <div key={`${record.organization} ${String(index)}`} className="pb-2">
          {isOwn && (
            <p className="pb-1 font-semibold text-ink">{t('gone.at', { workspace: record.organization })}</p>
          )}
          <ul className={LIST}>
            {linesOf(record).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      {hasAccount && <p>{t(isOwn ? 'gone.ownAccount' : 'gone.account')}</p>}
    </Part>
  );
}

function Stays({ preview, isOwn }: { readonly preview: ErasingPreview; readonly isOwn: boolean }) {
  const { t } = useTranslation('erasing');
  const format = useFormat();
  const { note_until: until, scores, has_opt_out: hasOptOut } = preview.stays;
  const rows = [
    ...(preview.records.length === 0 ? [] : [{ what: t('stays.note'), until: format.date(until) }]),
    ...(scores > 0
      ? [{ what: t(isOwn ? 'stays.scoresOwn' : 'stays.scores'), until: t('stays.forGood') }]
      : []),
    ...(hasOptOut ? [{ what: t('stays.optOut'), until: t('stays.forGood') }] : []),
  ];
  return (
    <Part icon={<Clock className="size-5" />} title={t('stays.title')}>
      {rows.length === 0 && <p>{t('stays.nothing')}</p>}
      <dl className="flex flex-col gap-1.5">
        {rows.map(({ what, until: end }) => (
          <div key={what} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0 text-pretty">{what}</dt>
            <dd className="shrink-0 font-semibold text-ink tabular-nums">{end}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function OutOfReach({ preview }: { readonly preview: ErasingPreview }) {
  const { t } = useTranslation('erasing');
  const format = useFormat();
  const { mails, last_mail: last, saved: savedCopies } = preview.out_of_reach;
  return (
    <Part icon={<Info className="size-5" />} title={t('reach.title')}>
      <ul className={LIST}>
        {mails > 0 && <li>{t('reach.mails', { count: mails, date: format.date(last) })}</li>}
        {savedCopies.map(({ organization, what, by, date }) => (
          <li key={`${organization} ${what} ${by}`}>
            {t(`reach.${what}`, { workspace: organization, by, date: format.date(date) })}
          </li>
        ))}
        <li>{t('reach.backups')}</li>
      </ul>
    </Part>
  );
}

/** Lists what is erased at once, what stays and until when, and what cannot be undone. */
export function ErasePreview(props: { readonly preview: ErasingPreview; readonly isOwn: boolean }) {
  return (
    <div className="flex flex-col gap-5">
      <ErasedData {...props} />
      <Stays {...props} />
      <OutOfReach preview={props.preview} />
    </div>
  );
}
