import { describe, expect, it } from 'vitest';
import { nextWebhookAttempt, WEBHOOK_PAUSES } from './webhooks.ts';

describe('pauses between the attempts of a webhook', () => {
  it('grow, and end within a day', () => {
    expect(WEBHOOK_PAUSES).toEqual([...WEBHOOK_PAUSES].toSorted((a, b) => a - b));
    const hours = WEBHOOK_PAUSES.reduce((sum, each) => sum + each, 0) / 3600;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it('follow the attempts, and there is none after the last', () => {
    const now = new Date('2026-01-01T00:00:00Z');
    expect(nextWebhookAttempt(1, now)).toEqual(new Date('2026-01-01T00:00:05Z'));
    expect(nextWebhookAttempt(2, now)).toEqual(new Date('2026-01-01T00:01:00Z'));
    expect(nextWebhookAttempt(10, now)).toBeUndefined();
  });
});
