import type { Language } from '../languages.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The minimum seconds for each unit, and its length; minutes are used up to an hour and a half. */
const UNITS = [
  { from: 36 * HOUR, length: DAY, en: ['a day', 'days'], de: ['einem Tag', 'Tagen'] },
  { from: 90 * MINUTE, length: HOUR, en: ['an hour', 'hours'], de: ['einer Stunde', 'Stunden'] },
  { from: MINUTE, length: MINUTE, en: ['a minute', 'minutes'], de: ['einer Minute', 'Minuten'] },
  { from: 0, length: 1, en: ['a second', 'seconds'], de: ['einer Sekunde', 'Sekunden'] },
] as const;

/** A waiting time for use after "in": "40 minutes", "einer Stunde". Rounded up, so that it is over by then. */
export function getWaitText(seconds: number, language: Language): string {
  const { length, [language]: unitLabels } = UNITS.find(({ from }) => seconds >= from) ?? UNITS[3];
  const count = Math.max(1, Math.ceil(seconds / length));
  return count === 1 ? unitLabels[0] : `${count} ${unitLabels[1]}`;
}
