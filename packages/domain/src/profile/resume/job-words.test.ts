import { expect, it } from 'vitest';
import { sectionOfPlainWords } from './heading-words.ts';
import { findSection } from './headings.ts';
import { isAboutPerson, isSelfEmployed, isTraining, looksLikeCompany, looksLikeRole } from './job-words.ts';
import { isCountry } from './places.ts';

it.each([
  'Ausbildung zum Elektroniker',
  'Ausbildung Kfz-Mechatroniker, Autohaus Weber',
  'Berufsausbildung zur Köchin',
  'Lehre als Tischler bei Holzbau Krämer',
  'KV-Lehre bei der Gemeinde',
  'Umschulung zur Fachinformatikerin',
  'Abendschule: Techniker, Max-Eyth-Schule',
  'Sozialassistentin, Fachschule Trier (schulische Ausbildung)',
  'Studium der Psychologie, Universität Leipzig',
  'BSc Nursing, University of Lagos',
  'Rechtsreferendariat',
  'Weiterbildung Praxisanleitung',
  'Mittlere Reife, Realschule Passau',
])('knows "%s" as a training', (text) => {
  expect(isTraining(text)).toBe(true);
});

it.each([
  'Leiterin Ausbildung, Stadtwerke',
  'Ausbildungsleiter, Siemens AG',
  'Koordinatorin Duales Studium, Bosch',
  'Staff Writer, Boston, MA',
  'Studienrat, Gymnasium am Stadtpark',
  'Teacher, Elm High School',
  'Lehrerin, Fritz-Reuter-Schule',
])('does not take "%s" for a training', (text) => {
  expect(isTraining(text)).toBe(false);
});

it.each(['Freelance', 'Selbstständig', 'selbständig', 'freiberuflich', 'Self-employed', 'Selbstständigkeit'])(
  'recognises "%s" as an employer',
  (text) => {
    expect(isSelfEmployed(text)).toBe(true);
    expect(isSelfEmployed(`${text} Grafiker`)).toBe(false);
  },
);

it.each([
  'Diplom-Psychologin, 47 Jahre, Leipzig',
  'geboren am 3. Mai 1986',
  'born 1990 in Hull',
  'ann@mail.example',
])('knows that "%s" is about the person', (text) => {
  expect(isAboutPerson(text)).toBe(true);
});

it('treats the workshop of a trade and the consultancy of advisers as employers', () => {
  expect(looksLikeCompany('Tischlerei Holm')).toBe(true);
  expect(looksLikeRole('Tischlerei Holm')).toBe(false);
  expect(looksLikeRole('Brightwater Advisory')).toBe(false);
  expect(looksLikeRole('Schülerpraktikum')).toBe(true);
});

it.each([
  ['Beru icher Werdegang', 'jobs'],
  ['Beruicher Werdegang', 'jobs'],
  ['Certi cates', 'others'],
  ['Pro le', 'person'],
])('knows the heading "%s" that has lost its ligatures', (heading, section) => {
  expect(findSection(heading)).toBe(section);
});

it.each([
  ['Arbeitsverhältnisse', 'jobs'],
  ['Schul- und Berufsbildung', 'education'],
  ['Schul- und Berufsausbildung', 'education'],
  ['Bergwerk Erfahrung Süd', undefined],
  ['Verkäuferin', undefined],
])('recognises by the words alone what "%s" is about', (heading, section) => {
  expect(sectionOfPlainWords(heading)).toBe(section);
});

it('knows countries in both languages', () => {
  expect(['Croatia', 'Kroatien', 'Türkiye', 'UK'].map(isCountry)).toEqual([true, true, true, true]);
  expect(isCountry('Cardiff')).toBe(false);
});
