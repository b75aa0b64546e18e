import { describe, expect, it } from 'vitest';
import { readAddresses } from './model/address-list.ts';

describe('readAddresses', () => {
  it.each([
    ['addresses between blanks, commas and lines', 'a@mail.example, b@mail.example\nc@mail.example', 3],
    ['lines of a mail program', 'Anna K <a@mail.example>; "Beispiel, Ben" <b@mail.example>', 2],
    ['links and brackets', 'mailto:a@mail.example (b@mail.example)', 2],
    ['the same address twice', 'a@mail.example a@mail.example', 1],
  ])('reads %s', (_name, text, count) => {
    const addresses = ['a@mail.example', 'b@mail.example', 'c@mail.example'];
    expect(readAddresses(text)).toEqual(addresses.slice(0, count));
  });

  it('keeps invalid addresses, so that they are shown as wrong', () => {
    expect(readAddresses('a@mail.example, nobody')).toEqual(['a@mail.example', 'nobody']);
  });
});
