import { describe, expect, it } from 'vitest';
import {
  countByDay,
  mailDayOf,
  MAILS_PER_DAY,
  canUseCustomText,
  morningOf,
  planMails,
  WORKING_DAYS,
} from './mail-budget.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const budget = (mailsByDay: Readonly<Record<string, number>> = {}, perDay = 2) => ({
  perDay,
  mailsByDay: new Map(Object.entries(mailsByDay)),
  now: NOW,
});

describe('the days of the budget', () => {
  it('are those of Berlin, in winter and in summer', () => {
    expect(mailDayOf(new Date('2026-11-22T22:59:00Z'))).toBe('2026-11-22');
    expect(mailDayOf(new Date('2026-11-22T23:00:00Z'))).toBe('2026-11-23');
    expect(mailDayOf(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02');
    expect(morningOf('2026-11-23').toISOString()).toBe('2026-11-23T07:00:00.000Z');
    expect(morningOf('2026-07-02').toISOString()).toBe('2026-07-02T06:00:00.000Z');
    expect(morningOf('2026-03-29').toISOString()).toBe('2026-03-29T06:00:00.000Z');
    expect(morningOf('2026-10-25').toISOString()).toBe('2026-10-25T07:00:00.000Z');
  });
});

describe('the budget of a day', () => {
  it('depends on the plan', () => {
    expect(MAILS_PER_DAY).toEqual({ basic: 50, flow: 2000, enterprise: 10_000 });
  });
});

describe('planMails', () => {
  it('sends mails over the budget on the following mornings, in order', () => {
    const slots = planMails(budget({ '2026-11-22': 1 }), [null, null, null, null, null]);
    expect(countByDay(slots)).toEqual([
      { day: '2026-11-22', mails: 1 },
      { day: '2026-11-23', mails: 2 },
      { day: '2026-11-24', mails: 2 },
    ]);
    expect(slots.map(({ sendAt }) => sendAt?.toISOString().slice(0, 13) ?? null)).toEqual([
      null,
      '2026-11-23T07',
      '2026-11-23T07',
      '2026-11-24T07',
      '2026-11-24T07',
    ]);
  });

  it('keeps the requested time while its day has room, and skips full days', () => {
    const later = new Date('2026-11-24T15:00:00Z');
    const slots = planMails(budget({ '2026-11-24': 1, '2026-11-25': 2 }), [later, later]);
    expect(slots).toEqual([
      { day: '2026-11-24', sendAt: later },
      { day: '2026-11-26', sendAt: morningOf('2026-11-26') },
    ]);
  });

  it('postpones answers to applicants to the mornings of working days', () => {
    const friday = new Date('2026-11-27T08:00:00Z');
    const slots = planMails(budget(), [friday, friday, friday, friday, friday], WORKING_DAYS);
    expect(countByDay(slots)).toEqual([
      { day: '2026-11-27', mails: 2 },
      { day: '2026-11-30', mails: 2 },
      { day: '2026-12-01', mails: 1 },
    ]);
    expect(slots[2]?.sendAt).toEqual(new Date('2026-11-30T08:00:00Z'));
  });

  it('sends at once if the requested time has passed', () => {
    expect(planMails(budget(), [new Date('2026-11-01T00:00:00Z')])).toEqual([
      { day: '2026-11-22', sendAt: null },
    ]);
  });
});

describe('canUseCustomText', () => {
  it.each([
    [{ pack: 'basic', isTrial: true, finished: 4 }, false],
    [{ pack: 'basic', isTrial: false, finished: 5 }, true],
    [{ pack: 'flow', isTrial: true, finished: 0 }, false],
    [{ pack: 'flow', isTrial: false, finished: 0 }, true],
    [{ pack: 'enterprise', isTrial: false, finished: 0 }, true],
  ] as const)('%o: %s', (trust, may) => expect(canUseCustomText(trust)).toBe(may));
});
