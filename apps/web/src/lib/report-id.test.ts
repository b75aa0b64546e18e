import { describe, expect, it } from 'vitest';
import { requireReportId } from './report-id.ts';

describe('A report', () => {
  it.each([undefined, '', ' '])('is not asked for with the id %j', (id) => {
    expect(() => requireReportId(id)).toThrow(new Error('Report ID is required'));
  });

  it('is asked for by its id', () => {
    expect(requireReportId('of-anna')).toBe('of-anna');
  });
});
