import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig, readSettings } from '#config.ts';
import { StartupError } from '#startup-error.ts';

const PUBLIC = 'https://hr.acme.example';
let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'quint-config-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const read = (env: NodeJS.ProcessEnv) =>
  readConfig({ DATABASE_URL: 'postgres://localhost/quint', DATA_DIR: dataDir, ...env });

function refusalOf(env: NodeJS.ProcessEnv): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('an invalid setting', () => {
  const ROOT = 'links and cookies of Quint begin at the root of a site';
  it.each([
    ['PUBLIC_URL', 'https://acme.example/quint', ROOT],
    ['PUBLIC_URL', 'https://acme.example/?a=b', ROOT],
    ['PUBLIC_URL', 'https://anna:secret@acme.example', ROOT],
    ['PUBLIC_URL', 'ftp://acme.example', ROOT],
    ['PUBLIC_URL', 'acme.example', ROOT],
    ['TRUSTED_PROXIES', 'banana', '"banana" is neither an address nor a network'],
    ['TRUSTED_PROXIES', '10.0.0.1, 10.0.0.0/40', '"10.0.0.0/40" is neither an address nor a network'],
    ['SMTP_URL', 'mailhost:25', 'it begins with smtp:// or smtps://, like smtp://mailhost:25'],
    ['DATABASE_URL', 'mysql://localhost/quint', 'it begins with postgres://'],
    ['SECRET', 'short', 'give 32 characters or more'],
    ['DEMO_PASSWORD', 'Password1', 'This password is one of the most common ones'],
    ['DEMO_PASSWORD', 'a1b2c3', 'A password has at least 8'],
    ['ADMIN_PASSWORD', 'password1', 'This password is one of the most common ones'],
    ['ADMIN_PASSWORD', 'x'.repeat(256), 'A password has at most 255'],
    ['PORT', 'eighty', 'Invalid input'],
    ['LINK_GUIDE', 'javascript:alert(1)', 'Invalid'],
  ])('is named in a sentence: %s=%s', (name, value, why) => {
    expect(refusalOf({ [name]: value })).toContain(`The configuration is not valid. ${name}: ${why}`);
  });

  it('does not change the data folder', () => {
    expect(() => read({ PUBLIC_URL: 'https://acme.example/quint' })).toThrow(StartupError);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe('the AI endpoint', () => {
  const AI = { AI_BASE_URL: 'https://api.example.com/v1/', AI_MODEL: 'small-1', AI_API_KEY: 'k' };

  it('is read with its defaults, and does not exist without settings', () => {
    expect(read({}).ai).toBeUndefined();
    expect(read({ AI_DAILY_TOKENS: '5' }).ai).toBeUndefined();
    expect(read(AI).ai).toEqual({
      baseUrl: 'https://api.example.com/v1',
      model: 'small-1',
      apiKey: 'k',
      dailyTokens: 200_000,
      timeoutMs: 60_000,
    });
  });

  it('may be on this machine without https and without a key', () => {
    const here = { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'small-1' };
    expect(read(here).ai).toMatchObject({ baseUrl: 'http://127.0.0.1:11434/v1', apiKey: undefined });
  });

  it('may be elsewhere without https only if the operator allows it', () => {
    const plain = { AI_BASE_URL: 'http://models:8000/v1', AI_MODEL: 'small-1' };
    expect(refusalOf(plain)).toContain('AI_BASE_URL leads to models without https');
    expect(read({ ...plain, AI_PLAIN_HTTP: 'on' }).ai?.baseUrl).toBe('http://models:8000/v1');
  });

  it.each([
    [{ AI_BASE_URL: AI.AI_BASE_URL }, 'AI_BASE_URL and AI_MODEL go together'],
    [{ AI_MODEL: 'small-1' }, 'AI_BASE_URL and AI_MODEL go together'],
    [{ AI_API_KEY: 'k' }, 'AI_API_KEY is set without AI_BASE_URL'],
    [{ ...AI, AI_BASE_URL: 'https://me:secret@api.example.com/v1' }, 'give the address below which'],
    [{ ...AI, AI_BASE_URL: 'https://api.example.com/v1?key=1' }, 'give the address below which'],
    [{ ...AI, AI_BASE_URL: 'file:///etc/passwd' }, 'give the address below which'],
    [{ ...AI, AI_DAILY_TOKENS: '0' }, 'AI_DAILY_TOKENS'],
    [{ ...AI, AI_TIMEOUT_SECONDS: 'soon' }, 'AI_TIMEOUT_SECONDS'],
  ])('is refused where it cannot work: %j', (env, why) => {
    expect(refusalOf(env)).toContain(why);
    expect(refusalOf(env)).not.toContain('secret');
  });
});

describe('without a setting', () => {
  it('the product binds to localhost, until a public URL is set', () => {
    expect(read({}).host).toBe('127.0.0.1');
    expect(read({ PUBLIC_URL: 'http://localhost:5173' }).host).toBe('127.0.0.1');
    expect(read({ PUBLIC_URL: PUBLIC }).host).toBe('0.0.0.0');
    expect(read({ HOST: '10.0.0.7' }).host).toBe('10.0.0.7');
  });

  it('an empty database gets the demo world only if it is not public', () => {
    expect(read({}).demo).toBe(true);
    expect(read({ PUBLIC_URL: 'http://localhost:5173' }).demo).toBe(true);
    expect(read({ PUBLIC_URL: PUBLIC }).demo).toBe(false);
    expect(read({ PUBLIC_URL: PUBLIC, DEMO: 'on' }).demo).toBe(true);
    expect(read({ DEMO: 'off' }).demo).toBe(false);
  });
});

it('accepts a public URL as browsers format it', () => {
  expect(read({ PUBLIC_URL: 'https://HR.acme.example:443/' }).publicUrl).toBe(PUBLIC);
});
