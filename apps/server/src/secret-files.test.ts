import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig, SETTINGS } from '#config.ts';
import { SECRET_SETTINGS, withSecretFiles } from '#secret-files.ts';

let folder: string;
const writeSecret = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'quint-secret-files-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('secrets in files', () => {
  it('are settings of the configuration', () => {
    expect(SETTINGS).toEqual(expect.arrayContaining([...SECRET_SETTINGS]));
  });

  it('are read without the line end, and replace the name of their file', () => {
    const DATABASE_URL_FILE = writeSecret('url', 'postgres://quint:pw@db/quint\n');
    const SECRET_FILE = writeSecret('secret', `${'s'.repeat(40)}\n`);
    const env = withSecretFiles({ DATABASE_URL_FILE, SECRET_FILE, SECRET: '', DATA_DIR: folder });
    expect(env).toEqual({
      DATABASE_URL: 'postgres://quint:pw@db/quint',
      SECRET: 's'.repeat(40),
      DATA_DIR: folder,
    });
    expect(readConfig(env)).toMatchObject({ secret: 's'.repeat(40) });
  });

  it('are rejected with a message when the file is missing, empty, or not the only source', () => {
    expect(() => withSecretFiles({ SECRET_FILE: join(folder, 'none') })).toThrow(
      /^SECRET_FILE is ".*none", which cannot be read \(ENOENT\)\.$/,
    );
    const SMTP_URL_FILE = writeSecret('smtp', '\n');
    expect(() => withSecretFiles({ SMTP_URL_FILE })).toThrow(/^SMTP_URL_FILE is ".*", which is empty\.$/);
    expect(() => withSecretFiles({ SECRET_FILE: SMTP_URL_FILE, SECRET: 'x' })).toThrow(
      'SECRET and SECRET_FILE are both set: set one of them.',
    );
  });

  it('do not affect other names', () => {
    expect(withSecretFiles({ PRICES_FILE: '/etc/prices.json', LOG_LEVEL: 'info' })).toEqual({
      PRICES_FILE: '/etc/prices.json',
      LOG_LEVEL: 'info',
    });
  });
});
