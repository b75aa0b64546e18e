import { expect, it } from 'vitest';
import { formatLine } from './model.ts';

const ZONE = 'Europe/Berlin';

it.each([
  ['en', '2,093 people have not responded for a week', '1,040 never reminded, 1,053 reminded once'],
  [
    'de',
    '2.093 Talente haben seit einer Woche nicht reagiert',
    '1.040 noch nie erinnert, 1.053 einmal erinnert',
  ],
] as const)('writes large numbers as the language %s does', (language, title, detail) => {
  const line = {
    kind: 'waiting',
    key: 'waiting',
    count: 2093,
    never: 1040,
    once: 1053,
    first_invited: '2026-10-01',
    last_invited: '2026-10-08',
    quiet_since: '2026-10-09T12:00:00.000Z',
  } as const;
  expect(formatLine(line, language, ZONE)).toMatchObject({ title, detail });
});
