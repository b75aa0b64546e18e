import type { OverviewLine } from '@quint/contract/home/overview.ts';
import { DATA_REQUESTS_PATH } from '@quint/domain/home/overview.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { digestMailDe } from '@quint/phrases/home/mails/digest.de.ts';
import { digestMailEn } from '@quint/phrases/home/mails/digest.en.ts';
import { clockOf } from '#features/actions/overview/model.ts';
import { formatMailWeekday } from '#mail/dates.ts';
import { formatMailNumber } from '#mail/numbers.ts';

export const DIGEST_TEXTS = { en: digestMailEn, de: digestMailDe } as const;
type Texts = typeof digestMailEn;

export const DEFAULT_ZONE = 'Europe/Berlin';
/** The mail is sent from the first of these local hours on; after a downtime until the last. */
const FIRST_HOUR = 7;
const LAST_HOUR = 11;
const WORKING_DAYS = 5;

/** Whether the mail is due at a given time: in the morning of a working day. */
export function isMorning(now: Date, zone: string): boolean {
  const { hour, weekday } = clockOf(now, zone);
  return weekday < WORKING_DAYS && hour >= FIRST_HOUR && hour < LAST_HOUR;
}

/** A line of the mail: without names of people, with the page it is about. */
export interface DigestLine {
  readonly title: string;
  readonly detail: string;
  readonly path: string;
}

type Plural = { [Key in keyof Texts]: Key extends `${infer Stem}_other` ? Stem : never }[keyof Texts];

/** The text for a number: singular or plural. */
export function countIn(language: Language, stem: Plural, count: number, values: object = {}): string {
  const text = DIGEST_TEXTS[language][`${stem}_${count === 1 ? 'one' : 'other'}`];
  return interpolate(text, { count: formatMailNumber(count, language), ...values });
}

function formatDays(
  language: Language,
  stem: 'assessment' | 'goal',
  { name, days }: { name: string; days: number },
): string {
  if (days === 0) return interpolate(DIGEST_TEXTS[language][`${stem}Today`], { name });
  return days < 0 ? countIn(language, 'goalOver', -days, { name }) : countIn(language, stem, days, { name });
}

/** The page with a note that mentions the reader. */
function notesPathOf({ talent, role }: Extract<OverviewLine, { kind: 'mention' }>): string {
  return role === null
    ? `/talents/${talent}?tab=notes`
    : `/roles/${role.id}/talents/${talent}/interview#notes`;
}

/** The text of the mail for a line of the overview. */
export function formatLine(line: OverviewLine, language: Language, zone: string): DigestLine {
  const texts = DIGEST_TEXTS[language];
  switch (line.kind) {
    case 'requests': {
      const detail = interpolate(texts.requestsDue, {
        date: formatMailWeekday(new Date(line.due), language, zone),
      });
      return { title: countIn(language, 'requests', line.count), detail, path: DATA_REQUESTS_PATH };
    }
    case 'ending': {
      const detail = interpolate(texts.endingFirst, {
        date: formatMailWeekday(new Date(line.date), language, zone),
      });
      return { title: countIn(language, 'ending', line.count), detail, path: DATA_REQUESTS_PATH };
    }
    case 'undelivered': {
      const title = countIn(language, 'undelivered', line.count);
      return { title, detail: '', path: '/talents?undelivered=true' };
    }
    case 'mention':
      return { title: texts.mention, detail: line.role?.name ?? '', path: notesPathOf(line) };
    case 'waiting': {
      const { count, never, once } = line;
      const parts = (['never', 'once', 'often'] as const)
        .map((word) => ({ word, count: { never, once, often: count - never - once }[word] }))
        .filter((part) => part.count > 0)
        .map((part) => interpolate(texts[part.word], { count: formatMailNumber(part.count, language) }));
      const title = countIn(language, 'waiting', count);
      return { title, detail: parts.join(', '), path: '/talents?quiet=true' };
    }
    case 'results':
      return { title: countIn(language, 'results', line.count), detail: '', path: '/talents?new=true' };
    case 'assessment': {
      const detail = line.total === 0 ? '' : interpolate(texts.progress, line);
      return { title: formatDays(language, 'assessment', line), detail, path: `/assessments/${line.id}` };
    }
    case 'planned': {
      const detail = interpolate(texts.plannedNext, {
        date: formatMailWeekday(new Date(line.date), language, zone),
      });
      return { title: countIn(language, 'planned', line.count), detail, path: '/talents?survey=SCHEDULED' };
    }
    case 'goal': {
      const detail = line.progress === null ? '' : interpolate(texts.at, line);
      return { title: formatDays(language, 'goal', line), detail, path: `/goals/${line.id}` };
    }
  }
}
