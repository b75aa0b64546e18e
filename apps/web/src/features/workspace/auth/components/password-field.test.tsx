import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../../../testing/render.tsx';
import { PasswordField } from './password-field.tsx';

const SOURCES = path.join(import.meta.dirname, '../../../..');

const pages = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, source: readFileSync(path.join(SOURCES, file), 'utf8') }));

describe('PasswordField', () => {
  it('names the account of the password for the password manager', () => {
    renderUi(
      <form>
        <PasswordField label="Password" account="ada@mail.example" autoComplete="current-password" />
      </form>,
    );
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect([password.type, password.autocomplete]).toEqual(['password', 'current-password']);
    const account = password.form?.querySelector<HTMLInputElement>('[autocomplete="username"]');
    expect([account?.value, account?.readOnly, account?.hidden]).toEqual(['ada@mail.example', true, true]);
  });

  it('adds no second field if the form shows the address', () => {
    renderUi(
      <form aria-label="Sign in">
        <PasswordField label="Password" account={null} autoComplete="new-password" />
      </form>,
    );
    expect(screen.getByRole('form').querySelector('[autocomplete="username"]')).toBeNull();
  });
});

describe('every form with a password', () => {
  /** The secret of a program is not the password of a person. */
  const OF_PROGRAMS = ['features/workspace/single-sign-on/components/connection-card.tsx'];

  it('uses the field with the account', () => {
    const own = pages.filter(({ source }) => /type=(?:"password"|\{[^}]*'password')/.test(source));
    expect(own.map(({ file }) => file).sort()).toEqual(
      ['features/workspace/auth/components/password-field.tsx', ...OF_PROGRAMS].sort(),
    );
  });

  it('shows the address if the field does not have it', () => {
    const withoutAddress = pages.filter(
      ({ source }) =>
        source.includes('account={null}') &&
        !/autoComplete="username|account=\{\w/.test(source.replaceAll('account={null}', '')),
    );
    expect(withoutAddress.map(({ file }) => file)).toEqual([]);
  });
});
