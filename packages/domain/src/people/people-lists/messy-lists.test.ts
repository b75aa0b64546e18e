import { EVA, FRITZ, testLists, type ListCase } from './list-cases.ts';

const EXPORTS: readonly ListCase[] = [
  {
    name: 'Google Contacts',
    text: 'Name Prefix,First Name,Middle Name,Last Name,Name Suffix,Nickname,File As,Organization Name,Birthday,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value\n,Fritz,,Muster,,Fritzi,,Firm,1990-01-01,* myContacts,* Work,fritz.muster@mail.example,Home,f@home.example,Mobile,+49 30 12345\n',
    people: [`${FRITZ}|+49 30 12345`],
  },
  {
    name: 'Google Contacts with the former headings',
    text: 'Name,Given Name,Additional Name,Family Name,Yomi Name,Birthday,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value\nFritz Muster,Fritz,,Muster,,,* myContacts,* ,fritz.muster@mail.example ::: f2@mail.example,Mobile,+49 30 12345 ::: +49 30 99999\n',
    people: [`${FRITZ}|+49 30 12345`],
    notes: ['2 several_addresses'],
  },
  {
    name: 'Outlook in English',
    text: "Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business Fax,Business Phone,Mobile Phone,Assistant's Name,E-mail Address,E-mail Type,E-mail Display Name,Language,Manager's Name\nMr.,Fritz,K.,Muster,,Firm,IT,Dev,Street 1,+49 30 1,,+49 170 1234567,Bob,fritz.muster@mail.example,SMTP,Fritz Muster (fritz.muster@mail.example),German,Chef\n",
    people: [`${FRITZ}|+49 170 1234567|DE`],
  },
  {
    name: 'Outlook in German',
    text: '"Anrede","Vorname","Weitere Vornamen","Nachname","Suffix","Firma","Abteilung","Position","Straße geschäftlich","Fax geschäftlich","Telefon geschäftlich","Mobiltelefon","Name Assistent","E-Mail-Adresse","E-Mail-Typ","E-Mail: Angezeigter Name","Sprache"\n"Herr","Fritz","","Muster","","Firma","IT","","Weg 1","","+49 30 12345","","","fritz.muster@mail.example","SMTP","Fritz Muster","Deutsch"\n',
    people: [`${FRITZ}|+49 30 12345|DE`],
  },
  {
    name: 'LinkedIn connections, with notes above the headings',
    text: 'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nFritz,Muster,https://in.example/fritz,fritz.muster@mail.example,Firm,Project Manager,12 Jan 2026\nBen,Beispiel,https://in.example/ben,,Firm,,13 Jan 2026\n',
    people: [FRITZ],
    aside: ['1 above_headings', '2 above_headings', '6 no_address'],
  },
  {
    name: 'Personio',
    text: 'Personalnummer;Nachname;Vorname;Bevorzugter Name;E-Mail;Private E-Mail;Mobiltelefon;Abteilung;Vorgesetzter;E-Mail des Vorgesetzten;Eintrittsdatum\n1001;Muster;Fritz;;fritz.muster@mail.example;f@home.example;+49 170 1234567;Vertrieb;Chefin, Eva;chefin@mail.example;01.02.2020\n',
    people: [`${FRITZ}|+49 170 1234567`],
  },
  {
    name: 'SAP SuccessFactors, with a second row of headings',
    text: 'STATUS,USERID,USERNAME,FIRSTNAME,NICKNAME,MI,LASTNAME,SUFFIX,TITLE,GENDER,EMAIL,MANAGER,HR,DEPARTMENT,BIZ_PHONE,FAX,DEFAULT_LOCALE\nSTATUS,User ID,Username,First Name,Nickname,Middle Initial,Last Name,Suffix,Title,Gender,Email,Manager,HR,Department,Business Phone,Fax,Default Locale\nactive,1001,fmuster,Fritz,,K,Muster,,Engineer,M,fritz.muster@mail.example,2002,3003,IT,+49 30 12345,,de_DE\n',
    people: [`${FRITZ}|+49 30 12345|DE`],
    aside: ['2 heading'],
  },
  {
    name: 'Workday',
    text: 'Worker,Employee ID,Legal Name - First Name,Legal Name - Last Name,Email - Primary Work,Phone - Primary Work,Business Title,Manager,Manager Email\nFritz Muster,1001,Fritz,Muster,fritz.muster@mail.example,+49 30 12345,Dev,Chef Chefin,chef@mail.example\nBen Beispiel,1002,Ben,Beispiel,,,Dev,Chef,chef@mail.example\n',
    people: [`${FRITZ}|+49 30 12345`],
    aside: ['3 no_address'],
  },
  {
    name: 'DATEV, with prefixes of last names',
    text: 'Personalnummer;Familienname;Vorname;Vorsatzwort;Namenszusatz;Titel;Geburtsname;E-Mail\n00017;Heide;Anna;von der;;Dr.;Weiß;anna@mail.example\n',
    people: ['Anna|von der Heide|anna@mail.example'],
  },
  {
    name: 'an address book of Apple',
    text: 'First name,Last name,Email (work),Email (home),Phone (mobile),Company\nFritz,Muster,,fritz.muster@mail.example,+49 170 1234567,Firm\n',
    people: [`${FRITZ}|+49 170 1234567`],
  },
];

const HEADINGS: readonly ListCase[] = [
  {
    name: 'words without blanks between them',
    text: 'displayName,givenName,surname,mail,telephoneNumber,preferredLanguage,managerEmail\nMuster F,Fritz,Muster,fritz.muster@mail.example,+49 30 12345,de-DE,chef@mail.example',
    people: [`${FRITZ}|+49 30 12345|DE`],
  },
  {
    name: 'the questions of a form',
    text: 'Zeitstempel,E-Mail-Adresse,Wie heißt du?,Welche Sprache sprichst du?\n2026/01/01,fritz.muster@mail.example,Fritz Muster,Deutsch',
    people: [`${FRITZ}||DE`],
  },
  {
    name: 'an applicant system with the address of the recruiter',
    text: 'Candidate Name,Candidate Email,Job,Stage,Recruiter Email\nFritz Muster,fritz.muster@mail.example,Dev,Interview,rec@mail.example',
    people: [FRITZ],
  },
  {
    name: 'headings in French',
    text: 'Prénom;Nom;Courriel\nFritz;Muster;fritz.muster@mail.example',
    people: [FRITZ],
  },

  {
    name: 'last name first',
    text: 'Nachname;Vorname;E-Mail\nMuster;Fritz;f1@mail.example',
    people: ['Fritz|Muster|f1@mail.example'],
  },
  {
    name: 'headings in capitals with underscores',
    text: 'EMAIL_ADDRESS,LAST_NAME,FIRST_NAME\nf1@mail.example,Muster,Fritz',
    people: ['Fritz|Muster|f1@mail.example'],
  },
  {
    name: '"Nachname, Vorname" in one column',
    text: 'Nachname, Vorname;E-Mail\nMuster, Fritz;f1@mail.example',
    people: ['Fritz|Muster|f1@mail.example'],
  },
  {
    name: '"Name" with the last name in front, as the addresses show',
    text: 'Name;E-Mail\nMuster Fritz;fritz.muster@mail.example\nGroß Eva;eva.gross@mail.example',
    people: [FRITZ, EVA],
  },
  {
    name: 'a line with the separator',
    text: 'sep=;\nVorname;Nachname;E-Mail\nFritz;Muster;f1@mail.example',
    people: ['Fritz|Muster|f1@mail.example'],
  },
  {
    name: 'a line with a tab as separator',
    text: 'sep=\t\nVorname\tNachname\tE-Mail\nFritz\tMuster\tf1@mail.example',
    people: ['Fritz|Muster|f1@mail.example'],
  },
  {
    name: 'vertical bars',
    text: 'Vorname | Nachname | E-Mail\nFritz | Muster | f1@mail.example',
    people: ['Fritz|Muster|f1@mail.example'],
  },
  {
    name: 'headings nobody knows',
    text: 'Wer;Wo;Wie erreichbar\nFritz Muster;Berlin;fritz.muster@mail.example',
    people: [FRITZ],
  },
  {
    name: 'headings nobody knows, over the heading of a group',
    text: 'Liste;;\nWer;Team;Erreichbar unter\nVertrieb;;\nMuster Fritz;Vertrieb;fritz.muster@mail.example\nGro? Eva;IT;eva.gross@mail.example',
    people: [FRITZ],
    aside: ['1 above_headings', '3 group', '5 damaged'],
  },
  {
    name: 'headings in row three under a title, and a total',
    text: 'Teilnehmende des Workshops;;\nStand: 01.02.2026;;\nVorname;Nachname;E-Mail\nFritz;Muster;fritz.muster@mail.example\n;;\nAnzahl: 1;;\nErstellt von chefin@mail.example am 01.02.2026;;',
    people: [FRITZ],
    aside: ['1 above_headings', '2 above_headings', '6 total', '7 total'],
  },
  {
    name: 'two rows of headings, the upper one merged',
    text: 'Mitarbeiter;;Kontakt;\nVorname;Nachname;E-Mail;Telefon\nFritz;Muster;fritz.muster@mail.example;030 1234567',
    people: [`${FRITZ}|030 1234567`],
    aside: ['1 above_headings'],
  },
  {
    name: 'headings repeated in the middle, and group rows',
    text: 'Vorname;Nachname;E-Mail\nVertrieb;;\nFritz;Muster;fritz.muster@mail.example\nVorname;Nachname;E-Mail\nIT;;\nEva;Groß;eva.gross@mail.example\n',
    people: [FRITZ, EVA],
    aside: ['2 group', '4 heading', '5 group'],
  },
  {
    name: 'headings below the first people',
    text: 'Fritz;Muster;fritz.muster@mail.example\nVorname;Nachname;E-Mail\nEva;Groß;eva.gross@mail.example',
    people: [FRITZ, EVA],
  },
  {
    name: 'headings that stand above the wrong columns',
    text: 'E-Mail;Vorname;Nachname\nFritz;Muster;fritz.muster@mail.example\nEva;Groß;eva.gross@mail.example',
    people: [FRITZ, EVA],
  },
  {
    name: 'private and work addresses',
    text: 'Vorname;Nachname;E-Mail privat;E-Mail dienstlich\nFritz;Muster;f@home.example;fritz.muster@mail.example\nEva;Groß;eva.gross@mail.example;',
    people: [FRITZ, EVA],
  },
  {
    name: 'two hundred columns',
    text: `Vorname;Nachname;E-Mail;${Array.from({ length: 200 }, (_, n) => `Feld ${n}`).join(';')}\nFritz;Muster;fritz.muster@mail.example;${Array.from({ length: 200 }, () => 'x').join(';')}`,
    people: [FRITZ],
  },
];

const CONTENTS: readonly ListCase[] = [
  {
    name: 'an enumeration',
    text: '1. Fritz Muster – fritz.muster@mail.example\n• Eva Groß (eva.gross@mail.example)',
    people: [FRITZ, EVA],
  },

  {
    name: 'a salutation in front',
    text: 'Herr;Fritz;Muster;fritz.muster@mail.example\nFrau;Eva;Groß;eva.gross@mail.example',
    people: [FRITZ, EVA],
  },
  {
    name: 'last names in front, as the addresses show',
    text: 'Muster;Fritz;fritz.muster@mail.example\nGroß;Eva;e.gross@mail.example',
    people: [FRITZ, 'Eva|Groß|e.gross@mail.example'],
  },
  {
    name: 'last name in front on a single line',
    text: 'Muster;Fritz;fritz.muster@mail.example',
    people: [FRITZ],
  },
  {
    name: 'last names in front in a list in which each line is another',
    text: 'Muster Fritz <fritz.muster@mail.example>\nGroß;Eva;eva.gross@mail.example\neva2@mail.example',
    people: [FRITZ, EVA, '||eva2@mail.example'],
  },
  {
    name: 'staff numbers, dates and departments',
    text: '1001;Fritz;Muster;12.03.1985;Vertrieb;fritz.muster@mail.example\n1002;Eva;Groß;01.04.1990;IT;eva.gross@mail.example',
    people: [FRITZ, EVA],
  },
  { name: 'a staff number behind', text: 'Fritz;Muster;fritz.muster@mail.example;4711007', people: [FRITZ] },
  {
    name: 'titles in a column of their own',
    text: 'Dr.;Fritz;Muster;fritz.muster@mail.example\nProf. Dr.;Eva;Groß;eva.gross@mail.example',
    people: [FRITZ, EVA],
  },
  {
    name: 'titles and salutations in the name',
    text: 'Name;E-Mail\nHerr Dr. Fritz Muster;fritz.muster@mail.example\nFrau Prof. Dr. Eva Groß;eva.gross@mail.example',
    people: [FRITZ, EVA],
  },
  {
    name: 'guarded, shortened and incomplete phone numbers',
    text: 'Vorname;Nachname;E-Mail;Telefon\nA;A;a@mail.example;\'+49 30 12345\nB;B;b@mail.example;="+49 30 12345"\nC;C;c@mail.example;4,93E+11\nD;D;d@mail.example;1701234567\nE;E;e@mail.example;4930123456789\nF;F;f@mail.example;n/a\nG;G;g@mail.example;030 12345 / 0170 1234567',
    people: [
      'A|A|a@mail.example|+49 30 12345',
      'B|B|b@mail.example|+49 30 12345',
      'C|C|c@mail.example',
      'D|D|d@mail.example|1701234567',
      'E|E|e@mail.example|+4930123456789',
      'F|F|f@mail.example',
      'G|G|g@mail.example|030 12345',
    ],
    notes: ['4 phone_shortened', '5 phone_without_zero'],
  },
  {
    name: 'addresses with what surrounds them',
    text: 'Name;E-Mail\nFritz Muster;mailto:fritz.muster@mail.example\nEva Groß;Eva Groß <eva.gross@mail.example>\nC D;c (at) mail.example',
    people: [FRITZ, EVA, 'C|D|c@mail.example'],
  },
  {
    name: 'two addresses in a cell',
    text: 'Vorname;Nachname;E-Mail\nFritz;Muster;"fritz.muster@mail.example, f@home.example"',
    people: [FRITZ],
    notes: ['2 several_addresses'],
  },
  {
    name: 'a single name',
    text: 'Vorname;Nachname;E-Mail\nPlato;;plato@mail.example\n;Sukarno;sukarno@mail.example',
    people: ['Plato||plato@mail.example', 'Sukarno||sukarno@mail.example'],
    notes: ['2 one_name', '3 one_name'],
  },
  {
    name: 'a distribution list',
    text: 'Muster, Fritz <fritz.muster@mail.example>; Groß, Eva <eva.gross@mail.example>',
    people: [FRITZ, EVA],
  },
  {
    name: 'cells with line breaks',
    text: 'Vorname;Nachname;E-Mail\n"Fritz";"Muster\n(extern)";fritz.muster@mail.example',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
  },
  {
    name: 'mixed separators',
    text: 'Vorname;Nachname;E-Mail\nFritz,Muster,fritz.muster@mail.example\nEva;Groß;eva.gross@mail.example',
    people: [FRITZ, EVA],
  },
  {
    name: 'errors of formulas and placeholders',
    text: 'Vorname;Nachname;E-Mail\nFritz;#NV;fritz.muster@mail.example\nBen;B;#REF!\nCarl;C;k. A.',
    people: ['Fritz||fritz.muster@mail.example'],
    notes: ['2 one_name'],
    aside: ['3 error', '4 no_address'],
  },
  {
    name: 'names that are words of a report',
    text: 'Vorname;Nachname;E-Mail\nJimmy;Page;jimmy@mail.example\nPage;Total;p@mail.example',
    people: ['Jimmy|Page|jimmy@mail.example', 'Page|Total|p@mail.example'],
  },
  {
    name: 'damaged letters',
    text: 'Vorname;Nachname;E-Mail\nJ?rg;Muster;j@mail.example\nFritz;M\uFFFDller;f@mail.example\nEva;M³ller;e@mail.example',
    people: [],
    aside: ['2 damaged', '3 damaged', '4 damaged'],
  },
  {
    name: 'letters that were encoded twice',
    text: 'Vorname;Nachname;E-Mail\nJÃ¼rgen;GroÃŸ;j@mail.example\nEva;M├╝ller;e@mail.example\nM&uuml;ge;Y√ºcel;m@mail.example',
    people: ['Jürgen|Groß|j@mail.example', 'Eva|Müller|e@mail.example', 'Müge|Yücel|m@mail.example'],
  },
];

testLists([
  ['The export of', EXPORTS],
  ['A list with headings:', HEADINGS],
  ['A list by its contents:', CONTENTS],
]);
