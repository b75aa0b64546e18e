import { describe, expect, it } from 'vitest';
import { domainOfEmail, isPublicMailDomain, recordNameOf, toDomain } from './single-sign-on.ts';

describe('a domain', () => {
  it.each([
    ['Nordlicht.Example', 'nordlicht.example'],
    [' @nordlicht.example. ', 'nordlicht.example'],
    ['büro.example', 'xn--bro-hoa.example'],
    ['a.b.nordlicht.example', 'a.b.nordlicht.example'],
  ])('%s is kept as %s', (input, domain) => {
    expect(toDomain(input)).toBe(domain);
  });

  it.each([
    '',
    'localhost',
    '10.0.0.1',
    'nordlicht',
    'a@b.example',
    'b.example/x',
    'b.example:80',
    '*.example',
    'a..b.example',
  ])('%j is none', (input) => {
    expect(toDomain(input)).toBeUndefined();
  });

  it('is read from an address', () => {
    expect(domainOfEmail('Lena@Nordlicht.example')).toBe('nordlicht.example');
    expect(domainOfEmail('@nordlicht.example')).toBeUndefined();
    expect(domainOfEmail('lena')).toBeUndefined();
  });

  it('has its record under a separate name', () => {
    expect(recordNameOf('nordlicht.example')).toBe('_quint.nordlicht.example');
  });

  it.each(['gmail.com', 'gmx.de', 'web.de'])('%s belongs to no company', (domain) => {
    expect(isPublicMailDomain(domain)).toBe(true);
  });
});
