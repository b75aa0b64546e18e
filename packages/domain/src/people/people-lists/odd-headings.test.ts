import { describe, expect, it } from 'vitest';
import { testLists, type ListCase } from './list-cases.ts';
import { openText } from './open-list.ts';

const LANGUAGES: readonly ListCase[] = [
  {
    name: 'Spanish, with two last names',
    text: 'Nombre;Primer apellido;Segundo apellido;Correo;Móvil\nMaría;García;López;maria@mail.example;600 123 456\nJuan;Ruiz;;juan@mail.example;',
    people: ['María|García López|maria@mail.example|600 123 456', 'Juan|Ruiz|juan@mail.example'],
  },
  {
    name: 'Ukrainian',
    text: "Прізвище;Ім'я;Електронна пошта;Тел.\nШевченко;Тарас;taras@mail.example;+380 50 1234567",
    people: ['Тарас|Шевченко|taras@mail.example|+380 50 1234567'],
  },
  {
    name: 'Greek',
    text: 'Όνομα;Επώνυμο;Ηλεκτρονική διεύθυνση;Τηλέφωνο\nΓιώργος;Παπαδόπουλος;giorgos@mail.example;+30 691 2345678',
    people: ['Γιώργος|Παπαδόπουλος|giorgos@mail.example|+30 691 2345678'],
  },
  {
    name: 'Chinese',
    text: '姓名,邮箱,手机\n王小明,wang@mail.example,+86 138 00138000',
    people: ['王小明||wang@mail.example|+86 138 00138000'],
    notes: ['2 one_name'],
  },
  {
    name: 'German and French',
    text: 'Name / Nom;Vorname / Prénom;E-Mail / Courriel;Telefon / Téléphone\nMuster;Fritz;fritz.muster@mail.example;030 123456',
    people: ['Fritz|Muster|fritz.muster@mail.example|030 123456'],
  },
  {
    name: 'English and German',
    text: 'Surname / Nachname;First name / Vorname;Email address / E-Mail-Adresse\nMuster;Fritz;fritz.muster@mail.example',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
  },
  {
    name: 'Polish',
    text: 'Imię;Nazwisko;Adres e-mail;Telefon\nFritz;Muster;fritz.muster@mail.example;030 123456',
    people: ['Fritz|Muster|fritz.muster@mail.example|030 123456'],
  },
  {
    name: 'Turkish',
    text: 'Soyadı;Adı;E-posta\nMuster;Fritz;fm@mail.example',
    people: ['Fritz|Muster|fm@mail.example'],
  },
  {
    name: 'French, last name first',
    text: 'Nom;Prénom;Adresse e-mail\nMuster;Fritz;fm@mail.example',
    people: ['Fritz|Muster|fm@mail.example'],
  },
  {
    name: 'French, whole names',
    text: 'Nom complet;Mél.\nFritz Muster;fm@mail.example',
    people: ['Fritz|Muster|fm@mail.example'],
  },
  {
    name: 'Italian',
    text: 'Cognome;Nome;Posta elettronica\nMuster;Fritz;fm@mail.example',
    people: ['Fritz|Muster|fm@mail.example'],
  },
  {
    name: 'Spanish',
    text: 'Apellidos;Nombre;Correo electrónico\nMuster Lopez;Fritz;fm@mail.example',
    people: ['Fritz|Muster Lopez|fm@mail.example'],
  },
  {
    name: 'Dutch, with prefixes',
    text: 'Achternaam;Tussenvoegsel;Voornaam;E-mailadres\nHeide;van der;Fritz;fm@mail.example',
    people: ['Fritz|van der Heide|fm@mail.example'],
  },
  {
    name: 'Portuguese',
    text: 'Sobrenome;Nome;E-mail\nMuster;Fritz;fm@mail.example',
    people: ['Fritz|Muster|fm@mail.example'],
  },
  {
    name: 'Russian',
    text: 'Фамилия;Имя;Отчество;Электронная почта\nМустер;Фриц;Иванович;fm@mail.example',
    people: ['Фриц|Мустер|fm@mail.example'],
  },
  {
    name: 'Hungarian',
    text: 'Vezetéknév;Keresztnév;E-mail cím\nMuster;Fritz;fm1@mail.example',
    people: ['Fritz|Muster|fm1@mail.example'],
  },
  {
    name: 'Spanish, whole names',
    text: 'Nombre completo;Correo electrónico;Responsable\nFritz Muster;fm1@mail.example;Eva',
    people: ['Fritz|Muster|fm1@mail.example'],
  },
  { name: 'Chinese', text: '姓;名;电子邮件\n王;小明;fm1@mail.example', people: ['小明|王|fm1@mail.example'] },
  {
    name: 'Japanese',
    text: '氏名,メール\n山田 太郎,fm1@mail.example',
    people: ['太郎|山田|fm1@mail.example'],
  },
];

const SPELLINGS: readonly ListCase[] = [
  {
    name: 'phonetic names',
    text: 'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value\nFritz,,Muster,FURITTSU,,MUSUTA,Dr.,Jr.,,,* Work,fritz.muster@mail.example,Mobile,+49 30 12345',
    people: ['Fritz|Muster|fritz.muster@mail.example|+49 30 12345'],
  },
  {
    name: 'hyphenated at the end of a line',
    text: '"Vor-\nname";"Nach-\nname";"E-Mail-\nAdresse"\nFritz;Muster;fritz.muster@mail.example',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
  },
  {
    name: 'with characters nobody sees',
    text: '\u00a0Vorname\u00a0;Nach\u00adname;\u200bE-Mail\ufeff\nFritz;Muster;fritz.muster@mail.example',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
  },
  {
    name: 'in two words',
    text: 'Vor name;Nach name;E Mail;Tel Nr\nFritz;Muster;fritz.muster@mail.example;030 123456',
    people: ['Fritz|Muster|fritz.muster@mail.example|030 123456'],
  },
  {
    name: 'abbreviated words',
    text: 'MA-Name;MA-Mail\nFritz Muster;fritz.muster@mail.example',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
  },
  {
    name: 'initials',
    text: 'VN;NN;Mail\nFritz;Muster;fm1@mail.example',
    people: ['Fritz|Muster|fm1@mail.example'],
  },
  {
    name: 'initials of first and last',
    text: 'lname,fname,email\nMuster,Fritz,fm1@mail.example',
    people: ['Fritz|Muster|fm1@mail.example'],
  },
  {
    name: 'names of database columns',
    text: 'FIRST_NM,LAST_NM,EMAIL_ID\nFritz,Muster,fm1@mail.example',
    people: ['Fritz|Muster|fm1@mail.example'],
  },
  {
    name: '"Name" beside "Nachname"',
    text: 'Nachname;Name;E-Mail\nMuster;Fritz;x1@mail.example\nGroß;Eva Groß;x2@mail.example',
    people: ['Fritz|Muster|x1@mail.example', 'Eva|Groß|x2@mail.example'],
  },
  {
    name: '"Name und Vorname"',
    text: 'Name und Vorname;E-Mail\nMuster Fritz;fm1@mail.example',
    people: ['Fritz|Muster|fm1@mail.example'],
  },
  {
    name: 'a remark about the order',
    text: 'Name (Vorname Nachname);E-Mail\nFritz Muster;fm1@mail.example',
    people: ['Fritz|Muster|fm1@mail.example'],
  },
  {
    name: '"Employee #" is no name',
    text: '"Employee #","Last name, First name","Work Email","Job Title","Reporting to"\n1,"Muster, Fritz",fm1@mail.example,Dev,"Chef, Eva"',
    people: ['Fritz|Muster|fm1@mail.example'],
  },
  {
    name: 'two tables, the second has the people',
    text: 'Meeting ID,Topic,Start Time,End Time,User Email,Duration (Minutes),Participants\n123,Onboarding,01/02/2026,01/02/2026,host@firm.example,60,2\n\nName (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),Guest\nFritz Muster,fritz.muster@mail.example,01/02/2026,01/02/2026,60,Yes',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
    aside: ['1 above_headings', '2 above_headings'],
  },
  {
    name: 'departments in brackets behind the name',
    text: 'Name,SamAccountName,UserPrincipalName,mail,Enabled\n"Muster, Fritz (HR)",fmuster,fritz.muster@firm.example,fritz.muster@mail.example,True',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
  },
  {
    name: 'asterisks, footnotes and units',
    text: 'Vorname*;Nachname *;E-Mail (Pflichtfeld)*;Tel. [mobil]¹\nFritz;Muster;fritz.muster@mail.example;0170 1234567',
    people: ['Fritz|Muster|fritz.muster@mail.example|0170 1234567'],
  },
  {
    name: 'a group of people',
    text: 'Lehrer;E-Mail\nFritz Muster;fritz.muster@mail.example',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
  },
];

testLists([
  ['Headings in another language:', LANGUAGES],
  ['Headings spelt otherwise:', SPELLINGS],
]);

describe('A column called "Title" is', () => {
  it.each([
    ['title', 'Dr.', 'Prof. Dr.'],
    ['title', '', ''],
    ['salutation', 'Ms.', 'Mr.'],
    ['unused', 'Head of HR', 'Engineer'],
  ])('%s with "%s" and "%s" in it', (meaning, first, second) => {
    const list = openText(
      `Title,First Name,Last Name,E-mail\n${first},Eva,Groß,eva@mail.example\n${second},Fritz,Muster,fritz@mail.example`,
    );
    expect(list.kind === 'table' && list.columns[0]?.meaning).toBe(meaning);
  });
});
