import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertGoodPassword } from './password-rules.ts';

describe('assertGoodPassword', () => {
  it.each([
    ['1234567', 'password.too_short'],
    ['', 'password.too_short'],
    // Eight code units, four characters.
    ['😀😀😀😀', 'password.too_short'],
    ['x'.repeat(256), 'password.too_long'],
    ['password', 'password.too_common'],
    ['PassWord', 'password.too_common'],
    ['1qaz2wsx', 'password.too_common'],
  ])('refuses %s', (password, code) => {
    expect(() => assertGoodPassword(password)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    'Nordlicht2024!',
    'nord licht gmbh',
    'lena.demirel',
    'Lena.Demirel@nordlicht.example',
    'LenaDemirel1',
    '123-Quintessenz',
    'Übermut 1999',
  ])('refuses %s of a person to whom the word belongs', (password) => {
    const words = [
      'Quintessenz',
      'Nordlicht',
      'Nord-Licht GmbH',
      'lena.demirel@nordlicht.example',
      'Übermut',
    ];
    expect(() => assertGoodPassword(password, words)).toThrow(
      expect.objectContaining({ code: 'password.own_word' }),
    );
  });

  it('accepts a phrase containing such a word, and digits if no word has letters', () => {
    expect(() => assertGoodPassword('nordlicht over the quay', ['Nordlicht'])).not.toThrow();
    expect(() => assertGoodPassword('9481 7730 22', ['24/7', ''])).not.toThrow();
  });

  it.each([
    'Password123!',
    'Welcome123',
    'Hallo1234',
    'Sommer2025',
    'Herbst2026!',
    'Passwort1!',
    'P4ssw0rt2026',
    'pa$$word2026',
    'Berlin2026',
    'München1900!',
    '2026Winter!!',
    'Weihnachten24',
    'Januar2027',
    'Montag2026!',
    'Willkommen1',
    'Geheim123!',
    'Schatz2024',
    'Fussball11',
    'sommersommer',
    'Hallo-Hallo-1',
    'l3tm31n!!',
    'Qwertz123456',
    'Pass-word-2026',
    'Iloveyou1',
    'Manchester1',
    'Sonnenschein7',
    '12345678910',
    'abcd1234',
    'Schalke04',
    'Admin2026',
    'Frühjahr2026',
    'SommerWinter1',
    'HalloWelt2026',
    '1.FC Köln!',
    '5ommer2026',
    'sommer2o26',
    '2026remmoS',
  ])('refuses %s, which is a common word with decoration', (password) => {
    expect(() => assertGoodPassword(password)).toThrow(
      expect.objectContaining({ code: 'password.too_common' }),
    );
  });

  it.each([
    'Mai2026!!',
    'May20262026',
    'Okt.2026!!',
    'Q1-2026!',
    'HSV1887!',
    'BMW12345',
    'xyz-12345',
    '1234567A!',
    '24.12.1990',
    '19901224!',
    '01012000',
    '20262026!',
    '8765-4321',
    'aaaa-1111',
    'qwert-asdf-1',
  ])('refuses %s, which is a date, a year or a row with hardly anything else', (password) => {
    expect(() => assertGoodPassword(password)).toThrow(
      expect.objectContaining({ code: 'password.too_common' }),
    );
  });

  it.each([
    'BVB09BVB09',
    'bvb09 bvb09 bvb09',
    'HSVHSV1887',
    'fcb1900fcb',
    'Schalke04Schalke04',
    'Sommer2026!Sommer2026!',
    'Passwort-Passwort',
    'abc123abc123',
    'Xk4!Xk4!',
    'lalalala',
    'passpasspas',
    'Xy!Xy!Xy!Xy!X',
    'kokokokokok',
  ])('refuses %s, which repeats something short', (password) => {
    expect(() => assertGoodPassword(password)).toThrow(
      expect.objectContaining({ code: 'password.too_common' }),
    );
  });

  it.each([
    'qwertz12345',
    'asdfghjkl1!',
    'asdfghjklöä',
    'qwertzuiopü',
    '1qay2wsx3edc',
    'qayxswedc',
    'zaq12wsx',
    '1q2w3e4r5t',
    'Mo-Di-Mi-Do',
    'Jan-Feb-März',
    'aabbccddee',
    '112233445566a',
    'QQwwEErr1',
  ])('refuses %s, which follows the keyboard or the calendar', (password) => {
    expect(() => assertGoodPassword(password)).toThrow(
      expect.objectContaining({ code: 'password.too_common' }),
    );
  });

  it.each([
    'MontagDienstag1',
    'Januar-Februar!',
    'BerlinMünchen2026',
    'Köln.Düsseldorf',
    'Frühling-Berlin-26',
    'FruehlingBerlin26',
    'sommer-2026-berlin',
    'Passwort2026Sommer',
    'P4ssw0rtS0mm3r1',
    'bvb-dortmund',
    'MeinPasswort!Mein',
    'Sommer in Berlin 2026',
    'sonne,sommer,strand',
    'ichliebeberlin',
  ])('refuses %s, which is a few of the most common words', (password) => {
    expect(() => assertGoodPassword(password)).toThrow(
      expect.objectContaining({ code: 'password.too_common' }),
    );
  });

  it.each([
    ['Basalt2026', ['Basalt AG']],
    ['B4salt-2026!', ['Basalt AG']],
    ['!!Quint2026!!', ['Quint']],
    ['Basalt-Sommer-Berlin', ['Basalt AG']],
    ['Passwort für Basalt', ['Basalt AG']],
    ['KimPark!KimPark!', ['Kim', 'Park']],
    ['ich bin Kim 2026', ['Kim', 'Park']],
    ['Steinbruch2026', ['kim@steinbruch.example']],
    ['steinbruch.example1', ['kim@steinbruch.example']],
    ['basaltag1', ['Basalt AG']],
    ['BasaltSommer2026', ['Basalt AG']],
    ['Quint12345', ['Quint']],
    ['Nordlicht!2026', ['lena@nordlicht.example']],
    ['Demirel1985', ['lena.demirel@mail.example']],
    ['Kim-123456', ['Kim', 'Park']],
    ['ParkKim1990', ['Kim', 'Park']],
    ['MuellerPasswort1', ['Müller']],
    ['Müller.2026', ['Mueller']],
  ])('refuses %s for a person with the words %j', (password, words) => {
    expect(() => assertGoodPassword(password, words)).toThrow(
      expect.objectContaining({ code: 'password.own_word' }),
    );
  });

  it.each([
    'correct horse battery',
    'x'.repeat(255),
    'ununsual',
    '😀🐳🌵🍋🚲🎈🔑🧭',
    'seven quiet herons wading',
    'a brand new phrase',
    'drei müde Igel',
    'Kaffee Lampe Ufer',
    'grüner-Tee-am-Kanal',
    'Regenschirm im Kühlschrank',
    'wolke!tisch!honig',
    'kX9#mQ2vL7pR',
    'tr7Wq2zLk0Yn',
    'G4v-8uPx-2mNq',
    'h8Gd93jKfLs0',
    'q7xkz0wvbn4m',
    'vK9#mQ2x',
    'a7#x2!9k',
    'Tr0ub4dor&3',
    'Igel 1887 Ufer',
    'ZvYq8PdTn3Ks',
    '9481 7730 2266',
    'MeinHundFriert.Heute',
    'basalt and two other stones',
    'sommer liegt im keller',
    'der Regen im Mai',
    'Berlin wolke tisch honig',
    'Montag Suppe, Dienstag Fisch',
    'igelkanalmond',
    'berlinmontagsummerwinter',
  ])('takes %s', (password) => {
    const words = ['Basalt AG', 'Kim', 'Park', 'kim.park@mail.example', 'Quint'];
    expect(() => assertGoodPassword(password, words)).not.toThrow();
  });

  it('accepts random passwords of twelve characters', () => {
    const alphabet = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
    const words = ['Basalt AG', 'Kim', 'Park', 'kim.park@mail.example', 'Quint'];
    // A fixed sequence, so that the test is deterministic.
    let seed = 20_261_127;
    const next = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return alphabet[seed % alphabet.length] ?? '';
    };
    const refusedPasswords: string[] = [];
    for (let attempt = 0; attempt < 5000; attempt++) {
      const password = Array.from({ length: 12 }, next).join('');
      try {
        assertGoodPassword(password, words);
      } catch {
        refusedPasswords.push(password);
      }
    }
    expect(refusedPasswords).toEqual([]);
  });

  it('accepts random phrases of four words, including common ones', () => {
    const words = `winter berlin montag wolke tisch honig igel kanal lampe ufer regen brot fenster
      wagen horse battery staple otter purple window bottle paper copper anchor meadow quiet`.split(/\s+/);
    const own = ['Basalt AG', 'Kim', 'Park', 'kim.park@mail.example', 'Quint'];
    const phrase = fc
      .tuple(
        fc.uniqueArray(fc.constantFrom(...words), { minLength: 4, maxLength: 4 }),
        fc.constantFrom('', ' ', '-', '.'),
        fc.boolean(),
      )
      .map(([phraseParts, sign, isCapital]) => {
        const text = phraseParts.join(sign);
        return isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
      });
    fc.assert(
      fc.property(phrase, (password) => {
        expect(() => assertGoodPassword(password, own)).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });
});
