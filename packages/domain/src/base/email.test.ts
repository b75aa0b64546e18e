import { describe, expect, it } from 'vitest';
import { findEmailProblem } from './email-check.ts';
import { normalizeEmail, toEmail, toMailboxAddress } from './email.ts';

/** Spellings of anna@mail.example that people copy, type and export. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'blanks around it': '  anna@mail.example\n',
  'no-break spaces': '\u00a0anna@mail.example\u202f',
  'a zero-width space': 'an\u200bna@mail.example',
  'a soft hyphen': 'anna@ma\u00adil.example',
  'a byte order mark': '\ufeffanna@mail.example',
  'marks of direction': '\u202aanna@mail.example\u202c',
  'isolates of direction': '\u2068anna@mail.example\u2069',
  'a word joiner': 'anna\u2060@mail.example',
  'tag characters': 'anna\u{e0041}\u{e007f}@mail.example',
  'a variation selector': 'anna\ufe0f@mail.example',
  'a joiner between Latin letters': 'an\u200dna@mail.example',
  'a control character': 'anna@mail.example\u0000',
  'mailto:': 'mailto:anna@mail.example',
  'mailto: with a subject': 'MAILTO:anna@mail.example?subject=Hello%20there',
  'angle brackets': '<anna@mail.example>',
  'a name before angle brackets': 'Anna Kowalski <anna@mail.example>',
  'a quoted name with a comma': '"Kowalski, Anna" <anna@mail.example>;',
  'brackets of Outlook': 'Anna Kowalski [mailto:anna@mail.example]',
  'a link of Outlook': 'anna@mail.example<mailto:anna@mail.example>',
  'a link in Markdown': '[anna@mail.example](mailto:anna@mail.example)',
  'straight quotes': '"anna@mail.example"',
  apostrophes: "'anna@mail.example'",
  'German quotes': '„anna@mail.example“',
  'a full stop': 'anna@mail.example.',
  'a comma': 'anna@mail.example,',
  'a semicolon': 'anna@mail.example;',
  parentheses: '(anna@mail.example)',
  'a bullet': '• anna@mail.example',
  'a dash of a list': '- anna@mail.example',
  'blanks around the at sign': 'anna @ mail.example',
  'full-width letters': 'ａｎｎａ＠ｍａｉｌ．ｅｘａｍｐｌｅ',
  'an ideographic full stop': 'anna@mail。example',
  'the name of a field': 'E-Mail: anna@mail.example',
  'the protocol of an address book': 'smtp:anna@mail.example',
  'the fields of a link': 'anna@mail.example?subject=Hello',
  'the at sign in letters': 'anna(at)mail.example',
  'the at sign in letters, in square brackets': 'anna [at] mail.example',
  'the at sign and the full stop in letters': 'anna [at] mail [dot] example',
  'a remark behind it': 'anna@mail.example (private)',
  'angle brackets of a web page': '&lt;anna@mail.example&gt;',
  capitals: 'ANNA@MAIL.EXAMPLE',
};

describe('one address', () => {
  it.each(Object.entries(SPELLINGS))('is recognised with %s', (_, text) => {
    expect(findEmailProblem(text)).toBeUndefined();
    expect(normalizeEmail(text)).toBe('anna@mail.example');
  });

  it.each([
    ['a@bücher.example', 'a@bücher.example'],
    ['a@bu\u0308cher.example', 'a@bücher.example'],
    ['a@BÜCHER.Example', 'a@bücher.example'],
    ['a@xn--bcher-kva.example', 'a@bücher.example'],
    ['a@XN--BCHER-KVA.example', 'a@bücher.example'],
    ['a@xn--strae-oqa.example', 'a@straße.example'],
    ['a@例え。テスト', 'a@例え.テスト'],
    ['mu\u0308ller@mail.example', 'müller@mail.example'],
    ['MÜLLER@mail.example', 'müller@mail.example'],
    ['संपर्क@डाटामेल.example', 'संपर्क@डाटामेल.example'],
    ['a@نامه\u200cای.example', 'a@نامه\u200cای.example'],
    // Other spellings that only look similar are different mailboxes.
    ['anna+jobs@mail.example', 'anna+jobs@mail.example'],
    ['an.na@mail.example', 'an.na@mail.example'],
    ["o'brien@mail.example", "o'brien@mail.example"],
    ['a@strasse.example', 'a@strasse.example'],
  ])('%j is compared as %j', (text, normalizedEmail) => {
    expect(findEmailProblem(text)).toBeUndefined();
    expect(normalizeEmail(text)).toBe(normalizedEmail);
  });

  it('is stored with ASCII capitals as typed', () => {
    expect(toEmail('<Anna.Kowalski@Mail.Example>')).toBe('Anna.Kowalski@Mail.Example');
    expect(toEmail('Anna.MÜLLER@Mail.Example')).toBe('anna.müller@Mail.Example');
    expect(toEmail('Anna@BÜCHER.Example')).toBe('Anna@bücher.example');
  });

  it('is mailed with the ASCII spelling of its domain', () => {
    expect(toMailboxAddress('Anna@bücher.example')).toBe('Anna@xn--bcher-kva.example');
    expect(toMailboxAddress('a@नमूना.example')).toBe('a@xn--l2bar9dsa.example');
    expect(toMailboxAddress('anna@mail.example')).toBe('anna@mail.example');
  });
});

describe('findEmailProblem', () => {
  it.each([
    ['', 'required'],
    [' \u200b\u00a0', 'required'],
    ['<>', 'required'],
    [`${'a'.repeat(65)}@mail.example`, 'local_part_too_long'],
    [`a@${'b'.repeat(60)}.${'c'.repeat(60)}.example`, 'too_long'],
    ['anna', 'invalid'],
    ['anna@mail', 'invalid'],
    ['@mail.example', 'invalid'],
    ['anna@', 'invalid'],
    ['an na@mail.example', 'invalid'],
    ['an\nna@mail.example', 'invalid'],
    ['anna@mail.example ben@mail.example', 'invalid'],
    ['anna@@mail.example', 'invalid'],
    ['anna..k@mail.example', 'invalid'],
    ['anna.@mail.example', 'invalid'],
    ['anna@mail..example', 'invalid'],
    ['anna@-mail.example', 'invalid'],
    ['anna@mail_1.example', 'invalid'],
    ['anna@10.0.0.1', 'invalid'],
    ['anna@mail.example:25', 'invalid'],
    ['anna@mail.example%0d', 'invalid'],
    ['"anna k"@mail.example', 'invalid'],
    ['a,b@mail.example', 'invalid'],
    ['📧@mail.example', 'invalid'],
  ] as const)('refuses %j: %s', (text, problem) => {
    expect(findEmailProblem(text)).toBe(problem);
  });

  it.each(['.', ' ', '(', '<', '@', '<@', '[@', '" '])(
    'rejects a million characters in linear time: %j',
    (part) => {
      const text = `a${part.repeat(1_000_000 / part.length)}a`;
      expect(findEmailProblem(text)).toBe('too_long');
      expect(normalizeEmail(text)).toBe(text);
    },
  );

  const PIECES =
    'anna Ü u\u0308 İ Σ @ @ . mail.example xn--bcher-kva.example bücher.example \u200b \u00ad < > " \' mailto: ＠ 。 - \u200c ا %41 ? ( )'
      .split(' ')
      .concat(' ');
  /** A deterministic sequence of numbers below `max` (Park and Miller). */
  function createDice(seed: number) {
    let state = seed;
    return (max: number) => (state = (state * 48_271) % 2_147_483_647) % max;
  }

  it('agrees with the stored form of any text, which is stable', () => {
    const dice = createDice(20_261_128);
    for (let round = 0; round < 5000; round += 1) {
      const text = Array.from({ length: 1 + dice(7) }, () => PIECES[dice(PIECES.length)]).join('');
      const storedEmail = toEmail(text);
      if (findEmailProblem(text) !== undefined) continue;
      expect([text, findEmailProblem(storedEmail), toEmail(storedEmail)]).toEqual([
        text,
        undefined,
        storedEmail,
      ]);
      expect([text, normalizeEmail(storedEmail)]).toEqual([text, storedEmail.toLowerCase()]);
    }
  });
});
