import { afterEach, describe, expect, it, vi } from 'vitest';
import { getTemporaryUserId, temporaryUserCookie } from './temporary-user.ts';

const NAME = 'quint_temp_user_id';
const ID = '6f1d2f2e-7d0b-4f0c-9a53-0f6f2f2f9c11';
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const inCookie = () => new RegExp(`${NAME}=([^;]*)`).exec(document.cookie)?.[1];

/** A browser in which these storages refuse everything; each refusal must be logged. */
function refuse(...storages: readonly ('cookies' | 'localStorage' | 'sessionStorage')[]) {
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  if (storages.includes('cookies')) {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(deny);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(deny);
  }
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (storages.includes(name))
      vi.stubGlobal(name, { getItem: deny, setItem: deny, clear: () => undefined });
  }
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // The spies were set on the document itself, whose cookies come from its prototype.
  Reflect.deleteProperty(document, 'cookie');
  document.cookie = `${NAME}=; Max-Age=0; Path=/`;
  sessionStorage.clear();
});

describe('the temporary user id', () => {
  it('is read from the cookie', () => {
    document.cookie = `${NAME}=${ID}; Path=/`;
    localStorage.setItem(NAME, ID.replace('6f', '00'));
    expect(getTemporaryUserId(null)).toBe(ID);
  });

  it('is read from local storage, and then also stored in the cookie', () => {
    localStorage.setItem(NAME, ID);
    expect(getTemporaryUserId(null)).toBe(ID);
    expect(inCookie()).toBe(ID);
  });

  it('is otherwise new, random and stored in both', () => {
    document.cookie = `${NAME}=anna; Path=/`;
    const id = getTemporaryUserId(null);
    expect(id).toMatch(UUID_V4);
    expect([inCookie(), localStorage.getItem(NAME)]).toEqual([id, id]);
    expect(getTemporaryUserId(null)).toBe(id);
  });

  it('is stored only in local storage if cookies are refused', () => {
    const warn = refuse('cookies');
    const id = getTemporaryUserId(null);
    expect(localStorage.getItem(NAME)).toBe(id);
    expect(getTemporaryUserId(null)).toBe(id);
    expect(warn).toHaveBeenCalledWith(
      'The temporary user id cannot be kept in cookies',
      expect.any(DOMException),
    );
  });

  it('is stored in session storage if both are refused', () => {
    const warn = refuse('cookies', 'localStorage');
    const id = getTemporaryUserId(null);
    expect(sessionStorage.getItem(NAME)).toBe(id);
    expect(getTemporaryUserId(null)).toBe(id);
    expect(warn.mock.calls.map(([text]) => String(text))).toContain(
      'The temporary user id cannot be kept in localStorage',
    );
  });

  it('lasts until the page is closed if everything is refused', () => {
    refuse('cookies', 'localStorage', 'sessionStorage');
    const id = getTemporaryUserId(null);
    expect(id).toMatch(UUID_V4);
    expect(getTemporaryUserId(null)).toBe(id);
  });
});

describe('its cookie', () => {
  const base = `${NAME}=${ID}; Max-Age=31536000; Path=/; SameSite=Lax`;

  it.each([
    ['http:', 'localhost', null, base],
    ['https:', 'app.quint.example', null, `${base}; Secure`],
    ['https:', 'app.quint.example', 'quint.example', `${base}; Secure; Domain=.quint.example`],
    ['https:', 'quint.example', 'quint.example', `${base}; Secure; Domain=.quint.example`],
    ['https:', 'otherquint.example', 'quint.example', `${base}; Secure`],
    ['http:', 'localhost', 'quint.example', base],
  ])('on %s//%s with the parent domain %s', (protocol, hostname, parentDomain, text) => {
    expect(temporaryUserCookie(ID, { protocol, hostname }, parentDomain)).toBe(text);
  });
});
