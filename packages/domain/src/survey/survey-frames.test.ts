import { describe, expect, it } from 'vitest';
import { allowsFrame, isFramedPath, normalizeFrameOrigin, readFrameWorkspace } from './survey-frames.ts';

describe('normalizeFrameOrigin', () => {
  it.each([
    ['https://www.example.com', 'https://www.example.com'],
    [' https://WWW.Example.com/jobs?a=1 ', 'https://www.example.com'],
    ['https://example.com:8443', 'https://example.com:8443'],
    ['https://*.example.com', 'https://*.example.com'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
  ])('takes %s as %s', (text, origin) => {
    expect(normalizeFrameOrigin(text)).toBe(origin);
  });

  it.each([
    'http://www.example.com',
    'https://*',
    'https://*.com',
    'https://*.*.example.com',
    'https://www.*.example.com',
    'https://intranet',
    'https://user@example.com',
    "https://example.com;script-src'unsafe-inline'",
    'https://exa mple.com',
    'https://example.com,evil.example',
    '*',
    'null',
    'data:text/html,x',
    'www.example.com',
    '',
    `https://${'a.'.repeat(140)}example`,
  ])('refuses %s', (text) => {
    expect(normalizeFrameOrigin(text)).toBeUndefined();
  });
});

it('allows exact origins, and subdomains of a wildcard but not the domain itself', () => {
  const origins = ['https://jobs.example.com', 'https://*.nordlicht.example'];
  expect(allowsFrame(origins, 'https://jobs.example.com')).toBe(true);
  expect(allowsFrame(origins, 'https://a.b.nordlicht.example')).toBe(true);
  for (const origin of [
    'https://nordlicht.example',
    'https://evilnordlicht.example',
    'http://a.nordlicht.example',
    'https://jobs.example.com:8443',
    'https://jobs.example.com.evil.example',
    'null',
  ]) {
    expect(allowsFrame(origins, origin)).toBe(false);
  }
  expect(allowsFrame([], 'https://jobs.example.com')).toBe(false);
});

it('allows framing the survey and the public links, but nothing else', () => {
  for (const path of [
    '/survey',
    '/survey/',
    '/survey/result',
    '/survey/signup',
    '/survey/signuptalentpool',
  ]) {
    expect(isFramedPath(path)).toBe(true);
  }
  for (const path of ['/', '/talents', '/survey-admin', '/survey/signup/more', '/survey/mails-off']) {
    expect(isFramedPath(path)).toBe(false);
  }
});

it('reads a workspace only by its id', () => {
  const id = '01922d4c-7d34-7a1b-9c1d-2f3a4b5c6d7e';
  expect(readFrameWorkspace(id)).toBe(id);
  expect(readFrameWorkspace([id])).toBeUndefined();
  expect(readFrameWorkspace(`${id}'`)).toBeUndefined();
});
