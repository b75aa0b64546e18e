import { afterEach, describe, expect, it } from 'vitest';
import { fromWorkspaceText, isElsewhere, tomorrowMorningText, toWorkspaceText } from './workspace-time.ts';

const zone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = zone;
});

describe.each(['UTC', 'America/New_York', 'Pacific/Auckland'])(
  'times of workspaces in a browser in %s',
  (of) => {
    it('are those of Berlin, in winter, in summer, and around the change of the clocks', () => {
      process.env['TZ'] = of;
      for (const [text, time] of [
        ['2026-12-04T09:00', '2026-12-04T08:00:00.000Z'],
        ['2026-07-03T09:00', '2026-07-03T07:00:00.000Z'],
        ['2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
        ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
        ['2026-10-25T09:00', '2026-10-25T08:00:00.000Z'],
        ['2026-12-31T23:59', '2026-12-31T22:59:00.000Z'],
      ] as const) {
        expect(fromWorkspaceText(text).toISOString()).toBe(time);
        expect(toWorkspaceText(new Date(time))).toBe(text);
      }
      expect(tomorrowMorningText(new Date('2026-12-03T23:30:00Z'))).toBe('2026-12-05T09:00');
      expect(isElsewhere(new Date('2026-12-04T08:00:00Z'))).toBe(true);
    });
  },
);

it('is the time of the browser in Berlin', () => {
  process.env['TZ'] = 'Europe/Berlin';
  expect(isElsewhere(new Date('2026-07-03T08:00:30Z'))).toBe(false);
});
