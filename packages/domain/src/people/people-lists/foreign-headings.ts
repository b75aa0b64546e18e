const toSet = (text: string) => new Set(text.split(' '));

/** Headings of first and last names in other languages. */
const FIRST = toSet(
  'prénom prénoms prenom nombre nombres nome imię imie imiona voornaam voornamen förnamn fornavn etunimi jméno jmeno meno keresztnév utónév prenume ime имя όνομα isim 名 이름 імя имя etunimet eesnimi vardas vārds',
);
const LAST = toSet(
  'apellido apellidos cognome nazwisko achternaam efternamn efternavn etternavn sukunimi příjmení prijmeni priezvisko vezetéknév családnév nume prezime sobrenome apelido soyad soyadı soyisim фамилия прізвище επώνυμο 姓 성 perekonnanimi pavardė uzvārds',
);
const WHOLE = toSet('nom név naam navn namn nimi фио фіо 姓名 氏名 名前 성명 الاسم');
const BESIDE = toSet(
  'name names vorname nachname first last given family surname completo completa complet i e y et und and og och en a',
);

/** The meaning of a heading that consists only of words for names, at least one of another language. */
export function foreignName(text: string) {
  // Turkish, and too short for a part of a heading.
  if (/^adı?$/.test(text)) return 'first_name';
  if (/^(?:adı?|isim) soy(?:adı?|isim)$/.test(text)) return 'full_name';
  if (text === 'tussenvoegsel' || text === 'tussenvoegsels') return 'particle';
  const all = text.split(' ');
  if (!all.every((word) => FIRST.has(word) || LAST.has(word) || WHOLE.has(word) || BESIDE.has(word)))
    return undefined;
  const [first, last] = [all.findIndex((word) => FIRST.has(word)), all.findIndex((word) => LAST.has(word))];
  if (first !== -1 && last !== -1) return first < last ? 'full_name' : 'full_name_reversed';
  if (/ complet[oa]?$/.test(text)) return 'full_name';
  if (first !== -1) return 'first_name';
  if (last !== -1) return 'last_name';
  return all.some((word) => WHOLE.has(word)) ? 'full_name' : undefined;
}
