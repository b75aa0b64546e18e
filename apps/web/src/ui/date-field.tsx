import { lazy, Suspense } from 'react';
import { cx } from '#lib/class-names.ts';
import type { DateFieldProps } from './date-picker.tsx';

const DatePickerField = lazy(async () => ({ default: (await import('./date-picker.tsx')).DatePickerField }));

/** A placeholder as high as the field, so that nothing moves. */
function LoadingField({ label, hideLabel, hint, error, withTime }: DateFieldProps) {
  return (
    <span className="flex w-full flex-col gap-1.5">
      <span className={hideLabel === true ? 'sr-only' : 'text-sm font-semibold text-ink'}>{label}</span>
      <span
        className={cx(
          'min-h-10 max-md:min-h-11 rounded-md border border-control',
          withTime === true && 'max-w-[260px]',
        )}
      />
      {(error ?? hint) !== undefined && <span className="text-xs text-third">{error ?? hint}</span>}
    </span>
  );
}

/**
 * A day, or a day and a local time, in the language of the screen. Calendars need much code: a page shows its other
 * fields without waiting for it.
 */
export function DateField(props: DateFieldProps) {
  return (
    <Suspense fallback={<LoadingField {...props} />}>
      <DatePickerField {...props} />
    </Suspense>
  );
}
