import { describe, expect, it } from 'vitest';
import { wordEnd } from './restore-words.ts';

const REPORT = { appliedMigrations: [], leftContents: 0, secret: 'same' } as const;

describe('the last lines of a restore', () => {
  it('say what has ended, and what has been restored', () => {
    const text = wordEnd(REPORT);
    expect(text).toMatch(/Passwords are those of the day of the backup.*removed since are members again/);
    expect(text).toMatch(/All API tokens are revoked/);
    expect(text).toMatch(/All webhooks are switched off/);
  });

  it('list everything that an unchanged secret has made unusable', () => {
    expect(wordEnd({ ...REPORT, secret: 'keep' })).toMatch(
      /Links that were mailed, second factors, secrets of webhooks and client secrets of single sign-on .* do not work/,
    );
    expect(wordEnd(REPORT)).not.toMatch(/do not work/);
  });
});
