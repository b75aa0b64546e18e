import { useTranslation } from 'react-i18next';
import { noonOf } from '#lib/local-time.ts';
import { useFormat } from '#lib/format.ts';
import type { Line } from './api.ts';
import { dayAndTime, longDay } from './model/days.ts';

/** What a line says, and what its button is called. */
export interface LineWords {
  readonly title: string;
  readonly detail: string;
  /** The detail on narrow screens. */
  readonly short: string;
  readonly verb: string;
  /** The verb with the number of people it acts on; on narrow screens it stands alone. */
  readonly verbCount: string;
}

type Of<Kind extends Line['kind']> = Extract<Line, { kind: Kind }>;

const SEPARATOR = ' · ';
const join = (parts: readonly string[]) => parts.filter((part) => part !== '').join(SEPARATOR);

function usePeopleWords() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return {
    waiting({ count, never, once, first_invited, last_invited }: Of<'waiting'>): LineWords {
      const often = count - never - once;
      const told = [
        never > 0 ? t('day.waiting.never', { number: format.number(never) }) : '',
        once > 0 ? t('day.waiting.once', { number: format.number(once) }) : '',
        often > 0 ? t('day.waiting.often', { number: format.number(often) }) : '',
      ];
      const dates = format.range(first_invited, last_invited);
      const tells = told.filter((part) => part !== '');
      return {
        title: t('day.waiting.title', { count }),
        detail: join([t('day.waiting.invited', { dates }), tells.join(', ')]),
        short: tells[0] ?? '',
        verb: t('day.waiting.verb'),
        verbCount: t('day.waiting.verbCount', { number: format.number(count) }),
      };
    },
    undelivered({ count, names }: Of<'undelivered'>): LineWords {
      const rest = count - names.length;
      const more = rest > 0 ? [t('day.results.more', { number: format.number(rest) })] : [];
      const who = [...names, ...more].join(', ');
      return {
        title: t('day.undelivered.title', { count }),
        detail: who,
        short: who,
        verb: t('day.undelivered.verb'),
        verbCount: t('day.undelivered.verb'),
      };
    },
    results({ count, names }: Of<'results'>): LineWords {
      const rest = count - names.length;
      const more = rest > 0 ? [t('day.results.more', { number: format.number(rest) })] : [];
      return {
        title: t('day.results.title', { count }),
        detail: [...names, ...more].join(', '),
        short: [...names.map((name) => name.split(' ')[0] ?? name), ...more].join(', '),
        verb: t('day.results.verb'),
        verbCount: t('day.results.verbCount', { number: format.number(count) }),
      };
    },
  };
}

function useRightsWords() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return {
    requests({ count, due, days }: Of<'requests'>): LineWords {
      const owed = t(days < 0 ? 'day.requests.over' : 'day.requests.due', {
        day: format.date(due, 'dayMonthLong'),
      });
      return {
        title: t('day.requests.title', { count }),
        detail: owed,
        short: owed,
        verb: t('day.requests.verb'),
        verbCount: t('day.requests.verb'),
      };
    },
    ending({ count, names, date }: Of<'ending'>): LineWords {
      const rest = count - names.length;
      const more = rest > 0 ? [t('day.results.more', { number: format.number(rest) })] : [];
      const who = [...names, ...more].join(', ');
      return {
        title: t('day.ending.title', { count, day: format.date(date, 'dayMonthLong') }),
        detail: who,
        short: who,
        verb: t('day.ending.verb'),
        verbCount: t('day.ending.verb'),
      };
    },
  };
}

function usePlannedWords() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return {
    planned({ count, on_date: onDate, date, roles }: Of<'planned'>): LineWords {
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
        verb: t('day.planned.verb'),
        verbCount: t('day.planned.verb'),
      };
    },
  };
}

function useDateWords() {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return {
    assessment({ name, days, date_end: end, total, finished, compare }: Of<'assessment'>): LineWords {
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
        verb: t(number > 0 ? 'day.assessment.verb' : 'day.assessment.show'),
        verbCount: number > 0 ? t('day.assessment.verbCount', { number }) : t('day.assessment.show'),
      };
    },
    goal({ name, days, progress, date_updated: updated }: Of<'goal'>): LineWords {
      const over = { name, count: Math.abs(days) };
      const at = progress === null ? t('day.goal.unmeasured') : t('day.goal.at', { progress });
      const title = days < 0 ? t('day.goal.over', over) : t('day.goal.title', over);
      return {
        title: days === 0 ? t('day.goal.today', { name }) : title,
        detail: join([at, t('day.goal.changed', { day: format.date(updated, 'dayMonthLong') })]),
        short: at,
        verb: t('day.goal.verb'),
        verbCount: t('day.goal.verb'),
      };
    },
  };
}

/** The words of lines of any kind. */
export function useLineWords(): (line: Line) => LineWords {
  const people = usePeopleWords();
  const rights = useRightsWords();
  const mails = usePlannedWords();
  const dates = useDateWords();
  return (line) => {
    switch (line.kind) {
      case 'requests':
        return rights.requests(line);
      case 'ending':
        return rights.ending(line);
      case 'undelivered':
        return people.undelivered(line);
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
