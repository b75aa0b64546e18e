import { describe, expect, it } from 'vitest';
import { looksDamaged } from './damaged-names.ts';
import { repairText } from './repair.ts';

describe('repairText', () => {
  it.each([
    ['MÃ¼ller', 'Müller'],
    ['GroÃŸ', 'Groß'],
    ['Ã–zil, Ãœbel, Ã„rzte', 'Özil, Übel, Ärzte'],
    ['MÃƒÂ¼ller', 'Müller'],
    ['M√ºller', 'Müller'],
    ['Fran√ßois', 'François'],
    ['M├╝ller', 'Müller'],
    ['Wei├ƒ', 'Weiß'],
    ['YÄ±lmaz', 'Yılmaz'],
    ['Å\u0081ukasz', 'Łukasz'],
    ['Oâ€™Brien', 'O’Brien'],
    ['M&uuml;ller &amp; Gro&#223;', 'Müller & Groß'],
  ])('reads %s as %s', (text, repairedText) => {
    expect(repairText(text).text).toBe(repairedText);
  });

  it.each(['Äpfel', 'Åse', 'CAFÉ…', 'Conceição', 'SÃO', 'Ñandú', 'O’Neill', 'Müller', 'R&D', '„ABC Ä“'])(
    'leaves %s as it is',
    (text) => {
      expect(repairText(text)).toEqual({ text, repairs: 0 });
    },
  );
});

describe('looksDamaged', () => {
  it.each([
    'M?ller',
    'M\uFFFDller',
    'M³ller',
    'Mⁿller',
    'J¸rgen',
    'Gro§',
    'MŸller',
    'JŠger',
    'M„ller',
    '?zdemir',
    'Gro?',
    'M\u0081ller',
    'MÃ¼ller',
    'M%C3%BCller',
    'MΩller',
    'Mπller',
    'Mºller',
    'JoÀªo',
  ])('says so of %j', (name) => {
    expect(looksDamaged(name)).toBe(true);
  });

  it.each([
    'Anna „Nana“ Kowalski',
    'O’Neill',
    "d'Arc",
    'Anne-Marie',
    'Müller (extern)',
    'Þór',
    'Peña',
    'Šimić',
    'Zoë',
    'Yılmaz',
    'Иванов',
    '李小龍',
    'محمد',
    'Jean‑Luc',
    'Smith, Jr.',
    'Γιώργος Παπαδόπουλος',
    'ΑΘΑΝΑΣΙΟΥ Ωραία',
    'Mª José Núñez',
    'D.ª Ana',
  ])('does not of %j', (name) => {
    expect(looksDamaged(name)).toBe(false);
  });
});
