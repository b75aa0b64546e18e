import { describe, expect, it } from 'vitest';
import { USUAL_MONTHS } from './retention.ts';
import { DAYS_OF, getRetentionCutoff, RETENTION_KINDS, staysUntil } from './retention-periods.ts';

describe('the retention periods', () => {
  it('are as long as the texts say', () => {
    expect(DAYS_OF).toEqual({
      mails: 90,
      survey_sessions: 90,
      audit: 1096,
      analytics: 365,
      sign_ins: 30,
      security_events: 90,
      sign_ups: 7,
      stakeholders: 30,
      webhooks: 30,
      bin: 30,
    });
    expect(USUAL_MONTHS).toEqual({ rejected: 6, applicants: 12, employees: null });
  });

  it('end after the last day on which data is kept', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    for (const kind of RETENTION_KINDS) {
      const end = staysUntil(kind, now);
      expect(getRetentionCutoff(kind, end) <= now, kind).toBe(true);
      const twoDaysLater = new Date(end.getTime() + 2 * 86_400_000);
      expect(getRetentionCutoff(kind, twoDaysLater) > now, kind).toBe(true);
    }
  });
});
