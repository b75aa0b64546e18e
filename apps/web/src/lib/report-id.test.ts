import { describe, expect, it } from 'vitest';
import { requireReportId } from './report-id.ts';

describe('A report', () => {
  it.each([undefined, '', ' '])('is not requested with the id %j', (id) => {
    expect(() => requireReportId(id)).toThrow(new Error('Report ID is required'));
  });

  it('is requested by its id', () => {
    expect(requireReportId('of-anna')).toBe('of-anna');
  });
});
