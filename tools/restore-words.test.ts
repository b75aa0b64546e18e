import { describe, expect, it } from 'vitest';
import { wordEnd } from './restore-words.ts';

const REPORT = { migrated: [], leftContents: 0, secret: 'same' } as const;

describe('the last lines of a restore', () => {
  it('name all that a kept secret has made unusable', () => {
    expect(wordEnd({ ...REPORT, secret: 'keep' })).toMatch(
      /Links that were mailed, second factors, secrets of webhooks and client secrets of single sign-on .* do not work/,
    );
    expect(wordEnd(REPORT)).not.toMatch(/do not work/);
  });
});
