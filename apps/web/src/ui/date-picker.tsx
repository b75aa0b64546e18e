import { parseDate, parseDateTime, type CalendarDate, type CalendarDateTime } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Popover,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useFormat } from '#lib/format.ts';
import { FieldLabel, FieldNotes, INPUT_CLASS, type BaseFieldProps } from './field-frame.tsx';

export interface DateFieldProps extends BaseFieldProps {
  readonly name?: string | undefined;
  /** 2026-11-24, with a time 2026-11-24T09:00; empty without a value. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The earliest day or time. */
  readonly min?: string | undefined;
  readonly withTime?: boolean | undefined;
  readonly inputRef?: Ref<HTMLDivElement> | undefined;
}

type Day = CalendarDate | CalendarDateTime;

/** The day or time of a text; null for an empty or invalid one. */
function readDay(text: string | undefined, withTime: boolean): Day | null {
  if (text === undefined || text === '') return null;
  try {
    return withTime ? parseDateTime(text) : parseDate(text.slice(0, 10));
  } catch {
    return null;
  }
}

/** 2026-11-24, or 2026-11-24T09:00. */
function toText(day: Day | null, withTime: boolean): string {
  return day === null ? '' : day.toString().slice(0, withTime ? 16 : 10);
}

const STEP =
  'finger grid size-8 place-items-center rounded-full text-second outline-none hover:bg-mute hover:text-ink data-disabled:opacity-40 data-focus-visible:outline-2 data-focus-visible:outline-focus';

/** The days of a month. */
function Month() {
  return (
    <Calendar>
      <div className="flex items-center justify-between gap-2 pb-2">
        <AriaButton slot="previous" className={STEP}>
          <ChevronLeft aria-hidden="true" className="size-4" />
        </AriaButton>
        <Heading className="font-semibold" />
        <AriaButton slot="next" className={STEP}>
          <ChevronRight aria-hidden="true" className="size-4" />
        </AriaButton>
      </div>
      <CalendarGrid>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="h-9 text-xs text-third">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="grid size-9 max-md:size-[min(44px,(100vw-50px)/7)] cursor-default place-items-center rounded-full tabular-nums outline-none hover:bg-mute data-disabled:opacity-40 data-focus-visible:outline-2 data-focus-visible:outline-focus data-outside-month:invisible data-selected:bg-lila data-selected:text-on-lila forced-colors:data-selected:bg-[Highlight]"
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

/** The date field with its calendar, loaded by `DateField`. */
export function DatePickerField(props: DateFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    min,
    withTime = false,
    inputRef,
    value,
    onChange,
    ...pickerProps
  } = props;
  const { t } = useTranslation();
  const { locale } = useFormat();
  const earliest = readDay(min, withTime);
  return (
    <I18nProvider locale={locale}>
      <DatePicker<Day>
        {...pickerProps}
        value={readDay(value, withTime)}
        onChange={(day) => onChange(toText(day, withTime))}
        granularity={withTime ? 'minute' : 'day'}
        {...(earliest === null ? {} : { minValue: earliest })}
        hideTimeZone
        isRequired={required === true}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        className="flex w-full flex-col gap-1.5"
      >
        <FieldLabel label={label} required={required} hideLabel={hideLabel} />
        <Group
          ref={inputRef}
          className={cx(
            INPUT_CLASS,
            'flex min-h-10 items-center max-md:min-h-11 py-1 pr-1 pl-3 data-focus-within:border-focus data-focus-within:ring-1 data-focus-within:ring-focus',
            withTime && 'max-w-[260px]',
          )}
        >
          <DateInput className="flex min-w-0 flex-1 text-base tabular-nums">
            {(segment) => (
              <DateSegment
                segment={segment}
                className="min-h-6 min-w-6 rounded-sm px-px text-center leading-6 caret-transparent outline-none data-focused:bg-lila data-focused:text-on-lila data-placeholder:text-third data-[type=literal]:min-w-0 data-[type=literal]:px-0 data-focused:data-placeholder:text-on-lila"
              />
            )}
          </DateInput>
          <AriaButton aria-label={t('field.calendar')} className={STEP}>
            <CalendarDays aria-hidden="true" className="size-4" />
          </AriaButton>
        </Group>
        <FieldNotes hint={hint} error={error} />
        <Popover className="rounded-md border border-line bg-raised p-3 shadow-soft entering:animate-[rise_150ms_ease-in-out]">
          <Dialog className="outline-none">
            <Month />
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}
