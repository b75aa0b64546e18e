import { useTranslation } from 'react-i18next';
import { noonOf } from '#lib/local-time.ts';
import { useFormat } from '#lib/format.ts';
import type { Line } from './api.ts';
import { dayAndTime, longDay } from './model/days.ts';

/** The text of a line, and the label of its button. */
export interface LineTexts {
  readonly title: string;
  readonly detail: string;
  /** The detail on narrow screens. */
  readonly short: string;
  readonly action: string;
  /** The action with the number of people; narrow screens show only this. */
  readonly actionWithCount: string;
}

type Of<Kind extends Line['kind']> = Extract<Line, { kind: Kind }>;

const SEPARATOR = ' · ';
const join = (parts: readonly string[]) => parts.filter((part) => part !== '').join(SEPARATOR);

function usePeopleTexts() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return {
    waiting({ count, never, once, first_invited, last_invited }: Of<'waiting'>): LineTexts {
      const often = count - never - once;
      const parts = [
        never > 0 ? t('day.waiting.never', { number: format.number(never) }) : '',
        once > 0 ? t('day.waiting.once', { number: format.number(once) }) : '',
        often > 0 ? t('day.waiting.often', { number: format.number(often) }) : '',
      ];
      const dates = format.range(first_invited, last_invited);
      const nonEmptyParts = parts.filter((part) => part !== '');
      return {
        title: t('day.waiting.title', { count }),
        detail: join([t('day.waiting.invited', { dates }), nonEmptyParts.join(', ')]),
        short: nonEmptyParts[0] ?? '',
        action: t('day.waiting.verb'),
        actionWithCount: t('day.waiting.verbCount', { number: format.number(count) }),
      };
    },
    undelivered({ count, names }: Of<'undelivered'>): LineTexts {
      const otherCount = count - names.length;
      const more = otherCount > 0 ? [t('day.results.more', { number: format.number(otherCount) })] : [];
      const who = [...names, ...more].join(', ');
      return {
        title: t('day.undelivered.title', { count }),
        detail: who,
        short: who,
        action: t('day.undelivered.verb'),
        actionWithCount: t('day.undelivered.verb'),
      };
    },
    results({ count, names }: Of<'results'>): LineTexts {
      const otherCount = count - names.length;
      const more = otherCount > 0 ? [t('day.results.more', { number: format.number(otherCount) })] : [];
      return {
        title: t('day.results.title', { count }),
        detail: [...names, ...more].join(', '),
        short: [...names.map((name) => name.split(' ')[0] ?? name), ...more].join(', '),
        action: t('day.results.verb'),
        actionWithCount: t('day.results.verbCount', { number: format.number(count) }),
      };
    },
  };
}

function useMentionTexts() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return {
    mention({ by, name, role, date }: Of<'mention'>): LineTexts {
      const detail = join([role?.name ?? '', format.date(date, 'dayMonthLong')]);
      return {
        title: t('day.mention.title', { person: by ?? t('day.mention.somebody'), name }),
        detail,
        short: detail,
        action: t('day.mention.verb'),
        actionWithCount: t('day.mention.verb'),
      };
    },
  };
}

function useRightsTexts() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return {
    requests({ count, due, days }: Of<'requests'>): LineTexts {
      const dueText = t(days < 0 ? 'day.requests.over' : 'day.requests.due', {
        day: format.date(due, 'dayMonthLong'),
      });
      return {
        title: t('day.requests.title', { count }),
        detail: dueText,
        short: dueText,
        action: t('day.requests.verb'),
        actionWithCount: t('day.requests.verb'),
      };
    },
    ending({ count, names, date }: Of<'ending'>): LineTexts {
      const otherCount = count - names.length;
      const more = otherCount > 0 ? [t('day.results.more', { number: format.number(otherCount) })] : [];
      const who = [...names, ...more].join(', ');
      return {
        title: t('day.ending.title', { count, day: format.date(date, 'dayMonthLong') }),
        detail: who,
        short: who,
        action: t('day.ending.verb'),
        actionWithCount: t('day.ending.verb'),
      };
    },
  };
}

function usePlannedTexts() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return {
    planned({ count, on_date: onDate, date, roles }: Of<'planned'>): LineTexts {
      const day = format.date(date, 'weekday');
      const isAll = count === onDate;
      return {
        title: isAll
          ? t('day.planned.title', { count, day })
          : t('day.planned.several', { number: format.number(count), day }),
        detail: join([
          dayAndTime(format, date),
          isAll ? '' : t('day.planned.onDay', { number: format.number(onDate) }),
          format.list(roles),
        ]),
        short: dayAndTime(format, date),
        action: t('day.planned.verb'),
        actionWithCount: t('day.planned.verb'),
      };
    },
  };
}

function useDateTexts() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return {
    assessment({ name, days, date_end: end, total, finished, compare }: Of<'assessment'>): LineTexts {
      const progress =
        total === 0
          ? t('day.assessment.nobody')
          : [
              t('day.assessment.progress', { finished, total }),
              ...(total > finished ? [t('day.assessment.open', { open: total - finished })] : []),
            ].join(', ');
      const number = compare.length;
      return {
        title:
          days === 0
            ? t('day.assessment.title_zero', { name })
            : t('day.assessment.title', { name, count: days }),
        detail: join([longDay(format, noonOf(end)), progress]),
        short: progress,
        action: t(number > 0 ? 'day.assessment.verb' : 'day.assessment.show'),
        actionWithCount: number > 0 ? t('day.assessment.verbCount', { number }) : t('day.assessment.show'),
      };
    },
    goal({ name, days, progress, date_updated: updatedAt }: Of<'goal'>): LineTexts {
      const over = { name, count: Math.abs(days) };
      const at = progress === null ? t('day.goal.unmeasured') : t('day.goal.at', { progress });
      const title = days < 0 ? t('day.goal.over', over) : t('day.goal.title', over);
      return {
        title: days === 0 ? t('day.goal.today', { name }) : title,
        detail: join([at, t('day.goal.changed', { day: format.date(updatedAt, 'dayMonthLong') })]),
        short: at,
        action: t('day.goal.verb'),
        actionWithCount: t('day.goal.verb'),
      };
    },
  };
}

/** The texts of lines of any kind. */
export function useLineTexts(): (line: Line) => LineTexts {
  const people = usePeopleTexts();
  const notes = useMentionTexts();
  const rights = useRightsTexts();
  const mails = usePlannedTexts();
  const dates = useDateTexts();
  return (line) => {
    switch (line.kind) {
      case 'requests':
        return rights.requests(line);
      case 'ending':
        return rights.ending(line);
      case 'undelivered':
        return people.undelivered(line);
      case 'mention':
        return notes.mention(line);
      case 'waiting':
        return people.waiting(line);
      case 'results':
        return people.results(line);
      case 'planned':
        return mails.planned(line);
      case 'assessment':
        return dates.assessment(line);
      case 'goal':
        return dates.goal(line);
    }
  };
}
