/** Invented people of the demo world: first name, last name. Their addresses are in mail.example. */
export const NORDLICHT_PEOPLE: readonly (readonly [first: string, last: string])[] = [
  ['Anna', 'Kowalski'],
  ['Mehmet', 'Fidan'],
  ['Jonas', 'Seidel'],
  ['Clara', 'Beck'],
  ['Tunde', 'Okafor'],
  ['Sofia', 'Rinaldi'],
  ['Paul', 'Vogel'],
  ['Ines', 'Neumann'],
  ['Lukas', 'Brandner'],
  ['Mira', 'Hoffmann'],
  ['Emre', 'Yildiz'],
  ['Katharina', 'Lorenz'],
  ['Felix', 'Ostermann'],
  ['Amelie', 'Reuter'],
  ['David', 'Kern'],
  ['Hanna', 'Petersen'],
  ['Nikolai', 'Sommer'],
  ['Leonie', 'Albrecht'],
  ['Tobias', 'Wendt'],
  ['Yara', 'Haddad'],
  ['Benjamin', 'Krüger'],
  ['Charlotte', 'Engel'],
  ['Oskar', 'Lindqvist'],
  ['Franziska', 'Maurer'],
  ['Julian', 'Thoma'],
  ['Nele', 'Friedrichs'],
  ['Samuel', 'Adeyemi'],
  ['Marlene', 'Schuster'],
  ['Kilian', 'Baumgart'],
  ['Elif', 'Demirel'],
  ['Moritz', 'Hagedorn'],
  ['Greta', 'Winkler'],
  ['Adrian', 'Popescu'],
  ['Johanna', 'Ritter'],
  ['Maximilian', 'Groß'],
  ['Lea', 'Steinbach'],
  ['Rafael', 'Monteiro'],
  ['Theresa', 'Jung'],
  ['Finn', 'Carstens'],
  ['Paula', 'Zimmer'],
  ['Henrik', 'Dahl'],
  ['Selma', 'Kaplan'],
  ['Vincent', 'Arnold'],
  ['Ida', 'Marquardt'],
  ['Noah', 'Feldmann'],
  ['Luisa', 'Brenner'],
  ['Anton', 'Wiesner'],
  ['Zoe', 'Papadakis'],
];

export const BASALT_PEOPLE: readonly (readonly [first: string, last: string])[] = [
  ['Grace', 'Whitfield'],
  ['Oliver', 'Pembrook'],
  ['Priya', 'Raman'],
  ['Liam', 'Gallagher-Stone'],
  ['Chloe', 'Ashdown'],
  ['Marcus', 'Lindholm'],
  ['Fatima', 'Rahimi'],
  ['Ethan', 'Brookfield'],
  ['Naomi', 'Clearwater'],
  ['Hugo', 'Delacroix'],
];

export const EISWERK_PEOPLE: readonly (readonly [first: string, last: string])[] = [
  ['Birte', 'Jansen'],
  ['Ole', 'Thomsen'],
  ['Svea', 'Lorenzen'],
];

/** The demo address of a person: plain letters, in mail.example. */
export function addressOf(first: string, last: string): string {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replaceAll('ä', 'ae')
      .replaceAll('ö', 'oe')
      .replaceAll('ü', 'ue')
      .replaceAll('ß', 'ss')
      .replaceAll(/[^a-z-]/g, '');
  return `${plain(first)}.${plain(last)}@mail.example`;
}
