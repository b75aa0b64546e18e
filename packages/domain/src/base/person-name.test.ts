import { describe, expect, it } from 'vitest';
import { isOnlyTitles, lastNameOf, parsePersonName, splitFullName, splitName } from './person-name.ts';

describe('splitName', () => {
  it.each([
    ['Ada', 'Ada', null],
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['  Ada  King   Lovelace ', 'Ada King', 'Lovelace'],
    ['Ada von und zu Lovelace', 'Ada', 'von und zu Lovelace'],
    ['x'.repeat(60), 'x'.repeat(50), null],
    [`Ada ${'é'.repeat(60)}`, 'Ada', 'é'.repeat(50)],
  ])('splits %j before the last name', (name, first, last) => {
    expect(splitName(name)).toEqual({ first, last });
  });
});

describe('parsePersonName', () => {
  it.each([
    // Titles and salutations
    ['Prof. Dr. med. Anna von der Heide', 'Prof. Dr. med.', 'Anna', 'von der Heide', ''],
    ['Frau Prof. Dr. Dr. h.c. mult. Anna Beispiel', 'Frau Prof. Dr. Dr. h.c. mult.', 'Anna', 'Beispiel', ''],
    ['Dipl.-Ing. (FH) Max Muster', 'Dipl.-Ing. (FH)', 'Max', 'Muster', ''],
    ['Dr.-Ing. Max Muster', 'Dr.-Ing.', 'Max', 'Muster', ''],
    ['Dr.med. Anna Beispiel', 'Dr.med.', 'Anna', 'Beispiel', ''],
    ['PD Dr. Anna Roth', 'PD Dr.', 'Anna', 'Roth', ''],
    ['Mag.a Lisa Huber', 'Mag.a', 'Lisa', 'Huber', ''],
    ['Doc. MUDr. Jan Novák', 'Doc. MUDr.', 'Jan', 'Novák', ''],
    ['Mr John Smith', 'Mr', 'John', 'Smith', ''],
    ['Sr. Juan Pérez', 'Sr.', 'Juan', 'Pérez', ''],
    ['Dr Nat Cole', 'Dr', 'Nat', 'Cole', ''],
    ['Sir Ian Muster', 'Sir', 'Ian', 'Muster', ''],
    ['Herrn Rechtsanwalt Tim Klein', 'Herrn Rechtsanwalt', 'Tim', 'Klein', ''],
    ['Uz. Dr. Elif Kaya', 'Uz. Dr.', 'Elif', 'Kaya', ''],
    ['Av. Mehmet Öz', 'Av.', 'Mehmet', 'Öz', ''],
    ['Dr hab. inż. Adam Nowak', 'Dr hab. inż.', 'Adam', 'Nowak', ''],
    ['Bc. Jana Nováková DiS.', 'Bc.', 'Jana', 'Nováková', 'DiS.'],
    // Letters behind a whole name
    ['Ms Jane Doe, FRSA', 'Ms', 'Jane', 'Doe', 'FRSA'],
    ['Jane Doe, Ph.D., M.Ed.', '', 'Jane', 'Doe', 'Ph.D., M.Ed.'],
    ['DOE SMITH, JANE', '', 'JANE', 'DOE SMITH', ''],
    ['van der Berg, JC', '', 'JC', 'van der Berg', ''],
    // First names with particles
    ['María del Carmen Pérez', '', 'María del Carmen', 'Pérez', ''],
    ['María de los Ángeles Ruiz', '', 'María de los Ángeles', 'Ruiz', ''],
    ['Juan de Dios', '', 'Juan', 'de Dios', ''],
    ['Juan de la Cruz', '', 'Juan', 'de la Cruz', ''],
    ['Herr Müller', 'Herr', '', 'Müller', ''],
    ['B.Sc. Anna Beispiel', 'B.Sc.', 'Anna', 'Beispiel', ''],
    // Suffixes
    ['Martin King Jr.', '', 'Martin', 'King', 'Jr.'],
    ['Juan Pérez Sr.', '', 'Juan', 'Pérez', 'Sr.'],
    ['John Smith III', '', 'John', 'Smith', 'III'],
    ['John Smith, Jr., PhD', '', 'John', 'Smith', 'Jr., PhD'],
    ['Ing. Jan Novák, Ph.D.', 'Ing.', 'Jan', 'Novák', 'Ph.D.'],
    ['Anna Beispiel (M.Sc.)', '', 'Anna', 'Beispiel', '(M.Sc.)'],
    ['Anna Beispiel (she/her)', '', 'Anna', 'Beispiel', '(she/her)'],
    ['Anna Beispiel geb. Schmidt', '', 'Anna', 'Beispiel', 'geb. Schmidt'],
    // Remarks of directories and meetings
    ['Müller, Anna (HR)', '', 'Anna', 'Müller', '(HR)'],
    ['Anna Müller [extern] (Guest)', '', 'Anna', 'Müller', '[extern], (Guest)'],
    ['Anna Müller（株式会社）', '', 'Anna', 'Müller', '（株式会社）'],
    ['Anna Müller | Firm', '', 'Anna', 'Müller', '| Firm'],
    ['(Anna Müller)', '', 'Anna', 'Müller', ''],
    ['Anna (Annie) Müller', '', 'Anna (Annie)', 'Müller', ''],
    ['Univ.-Prof. Mag. Dr. Anna Huber, MAS', 'Univ.-Prof. Mag. Dr.', 'Anna', 'Huber', 'MAS'],
    ['Ma, MA', '', 'MA', 'Ma', ''],
    ['Anna Müller MdB', '', 'Anna', 'Müller', 'MdB'],
    // Order
    ['Herr von Beispiel', 'Herr', '', 'von Beispiel', ''],
    ['von der Heide', '', 'von der Heide', '', ''],
    ['van der Berg Jan', '', 'Jan', 'van der Berg', ''],
    ['Иванов Иван Иванович', '', 'Иван Иванович', 'Иванов', ''],
    ['Роман Аркадьевич Абрамович', '', 'Роман Аркадьевич', 'Абрамович', ''],
    ['Müller, Dr. Anna', 'Dr.', 'Anna', 'Müller', ''],
    ['Dr. Müller, Anna', 'Dr.', 'Anna', 'Müller', ''],
    ['Müller, Anna, Dr.', 'Dr.', 'Anna', 'Müller', ''],
    ['Smith, John, Jr.', '', 'John', 'Smith', 'Jr.'],
    ['Smith Jr., John', '', 'John', 'Smith', 'Jr.'],
    ['Beethoven, Ludwig van', '', 'Ludwig', 'van Beethoven', ''],
    ['von Goethe, Johann Wolfgang', '', 'Johann Wolfgang', 'von Goethe', ''],
    ['"Müller, Anna"', '', 'Anna', 'Müller', ''],
    ['DUPONT Jean', '', 'Jean', 'DUPONT', ''],
    ['Jean de LA FONTAINE', '', 'Jean', 'de LA FONTAINE', ''],
    ['김 민준', '', '민준', '김', ''],
    ['田中 太郎', '', '太郎', '田中', ''],
    // Particles
    ['Karl Freiherr von und zu Beispiel', '', 'Karl', 'Freiherr von und zu Beispiel', ''],
    ['José Ortega y Gasset', '', 'José', 'Ortega y Gasset', ''],
    ['Juan De La Cruz', '', 'Juan', 'De La Cruz', ''],
    ['Ana dos Santos Silva', '', 'Ana', 'dos Santos Silva', ''],
    ['Jan van ’t Hoff', '', 'Jan', 'van ’t Hoff', ''],
    ['Sean O’ Brien', '', 'Sean', 'O’ Brien', ''],
    ['Seán Mc Carthy', '', 'Seán', 'Mc Carthy', ''],
    ['Mohammed bin Salman', '', 'Mohammed', 'bin Salman', ''],
    ['Mohammed Al-Fayed', '', 'Mohammed', 'Al-Fayed', ''],
    ['محمد بن سلمان', '', 'محمد', 'بن سلمان', ''],
    ['ANNA VON DER HEIDE', '', 'ANNA', 'VON DER HEIDE', ''],
    // Names that look like titles and suffixes
    ['Jack Ma', '', 'Jack', 'Ma', ''],
    ['Amartya Sen', '', 'Amartya', 'Sen', ''],
    ['Herr, Anna', '', 'Anna', 'Herr', ''],
    ['Anna Herr', '', 'Anna', 'Herr', ''],
    ['TJ Miller', '', 'TJ', 'Miller', ''],
    ['M. Dupont', '', 'M.', 'Dupont', ''],
    ['Dr.', '', 'Dr.', '', ''],
    // One name, and spelling that stays
    ['Suharto', '', 'Suharto', '', ''],
    ['김민준', '', '김민준', '', ''],
    ['王小明', '', '王小明', '', ''],
    ['anna müller', '', 'anna', 'müller', ''],
    ['Anna-Lena Müller-Lüdenscheidt', '', 'Anna-Lena', 'Müller-Lüdenscheidt', ''],
    ['Anna 🚀 Müller ✨', '', 'Anna', 'Müller', ''],
    ['\u200bAnna\u00a0\n Mu\u0308ller\ufeff', '', 'Anna', 'Müller', ''],
    ['', '', '', '', ''],
  ])('takes %j apart', (text, title, first_name, last_name, suffix) => {
    expect(parsePersonName(text)).toMatchObject({ title, first_name, last_name, suffix });
    expect(splitFullName(text)).toEqual({ first_name, last_name });
  });

  it.each([
    ['María García López', true],
    ['J. R. R. Tolkien', true],
    ['王小明', true],
    ['Herr Müller', true],
    ['Anna Müller', false],
    ['Müller, Anna Maria', false],
    ['Anna von der Heide', false],
    ['Suharto', false],
  ])('says whether the last name of %s is a guess', (text, isUnsure) => {
    expect(parsePersonName(text).isUnsure).toBe(isUnsure);
  });
});

describe('a text of 200,000 characters', () => {
  it.each(['()', '(a) ', 'a, ', 'geb. ', 'von '])('is not taken apart: %j', (part) => {
    const text = `Anna ${part.repeat(200_000 / part.length)}.`;
    expect(parsePersonName(text)).toMatchObject({ first_name: text, last_name: '', isUnsure: true });
    expect(lastNameOf(text)).toBe(text);
  });
});

describe('lastNameOf', () => {
  it.each([
    ['Müller', 'Müller'],
    ['Müller jun.', 'Müller'],
    ['Smith III', 'Smith'],
    ['Smith, PhD', 'Smith'],
    ['Roth, MBA', 'Roth'],
    ['Groß, geb. Klein', 'Groß'],
    ['Groß (geb. Klein)', 'Groß'],
    ['Prof. Dr. von der Heide', 'von der Heide'],
    ['Müller (extern)', 'Müller'],
    ['Herr', 'Herr'],
    ['Jr.', 'Jr.'],
    ['Kow, alski', 'Kow, alski'],
    ['', ''],
  ])('reads %j as %j', (text, name) => {
    expect(lastNameOf(text)).toBe(name);
  });
});

describe('isOnlyTitles', () => {
  it.each([
    ['Prof. Dr. med.', true],
    ['Dipl.-Ing.', true],
    ['MBA', true],
    ['Dr. Müller', false],
    ['Anna', false],
    ['', false],
  ])('distinguishes titles from names: %j', (text, isIt) => {
    expect(isOnlyTitles(text)).toBe(isIt);
  });
});
