import { describe, expect, it } from 'vitest';
import { requireTalentId, updateTalent } from './talent-update.ts';

describe('A talent', () => {
  it('is not requested without its key', () => {
    expect(() => requireTalentId(undefined)).toThrow(new Error('Talent ID is required'));
    expect(() => requireTalentId('')).toThrow('Talent ID is required');
    expect(requireTalentId('anna')).toBe('anna');
  });

  it('is not changed without its key or without a change', async () => {
    await expect(updateTalent('', { status: 'FAVOURITE' })).rejects.toThrow(
      new Error('Talent ID is required'),
    );
    await expect(updateTalent('anna', undefined)).rejects.toThrow(new Error('Payload is required'));
    await expect(updateTalent('anna', {})).rejects.toThrow(new Error('Payload is required'));
  });
});
