import { describe, expect, it } from 'vitest';
import { nextWebhookAttempt, WEBHOOK_PAUSES } from './webhooks.ts';

const now = new Date('2026-01-01T00:00:00Z');

describe('pauses between the attempts of a webhook', () => {
  it('increase, and end within a day', () => {
    expect(WEBHOOK_PAUSES).toEqual([...WEBHOOK_PAUSES].toSorted((a, b) => a - b));
    const hours = WEBHOOK_PAUSES.reduce((sum, each) => sum + each, 0) / 3600;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it('match the attempts, without one after the last', () => {
    expect(nextWebhookAttempt(1, { now, random: 0 })).toEqual(new Date('2026-01-01T00:00:05Z'));
    expect(nextWebhookAttempt(2, { now, random: 0 })).toEqual(new Date('2026-01-01T00:01:00Z'));
    expect(nextWebhookAttempt(10, { now, random: 0 })).toBeUndefined();
  });

  it('have a random addition of at most a fifth', () => {
    expect(nextWebhookAttempt(2, { now, random: 0.5 })).toEqual(new Date('2026-01-01T00:01:06Z'));
    expect(nextWebhookAttempt(2, { now, random: 1 })).toEqual(new Date('2026-01-01T00:01:12Z'));
  });

  it.each([
    ['longer than the pause', 1, 600, '2026-01-01T00:10:00Z'],
    ['shorter than the pause', 4, 600, '2026-01-01T00:30:00Z'],
  ])('heed what the target asks for: %s', (_, attempts, retryAfter, next) => {
    expect(nextWebhookAttempt(attempts, { now, retryAfter, random: 0 })).toEqual(new Date(next));
  });

  it('keep a random addition when the target asks for a pause', () => {
    const next = nextWebhookAttempt(1, { now, retryAfter: 600, random: 1 });
    expect(next).toEqual(new Date('2026-01-01T00:12:00Z'));
  });
});
