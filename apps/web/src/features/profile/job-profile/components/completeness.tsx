import { JOB_PROFILE_PARTS, toCompleteness } from '@quint/domain/profile/job-profile.ts';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';

/** How many parts are there, as a word and a count: no warning, whatever is missing. */
export function Completeness({ doneCount }: { readonly doneCount: number }) {
  const { t } = useTranslation('job-profile');
  const all = JOB_PROFILE_PARTS.length;
  return (
    <div className="flex w-[232px] flex-col gap-2 max-md:w-full">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold">{t(`complete.${toCompleteness(doneCount)}`)}</span>
        <span className="text-second tabular-nums">{t('complete.count', { done: doneCount, all })}</span>
      </p>
      <span aria-hidden="true" className="grid grid-cols-8 gap-1">
        {JOB_PROFILE_PARTS.map((part, at) => (
          <span
            key={part}
            className={cx(
              'h-1.5 rounded-full',
              at < doneCount ? 'shape bg-lila' : 'shape-track bg-mute-strong',
            )}
          />
        ))}
      </span>
    </div>
  );
}
