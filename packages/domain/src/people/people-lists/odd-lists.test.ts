import { testLists, type ListCase } from './list-cases.ts';

const OTHER_PEOPLE: readonly ListCase[] = [
  {
    name: 'of an applicant system',
    text: 'Candidate Name,Email,Phone,Job,Recruiter,Coordinator,Source,Credited To,Credited To Email,Coordinator Email\nFritz Muster,fritz.muster@mail.example,+49 30 12345,Dev,Eva,Tom,Web,Ref Person,ref@firm.example,tom@firm.example',
    people: ['Fritz|Muster|fritz.muster@mail.example|+49 30 12345'],
  },
  {
    name: 'of the coordinator, in front',
    text: 'Application ID,Coordinator Email,Candidate ID,First Name,Last Name,Email(s),Phone(s)\n1,tom@firm.example,2,Fritz,Muster,fritz.muster@mail.example,+49 30 12345',
    people: ['Fritz|Muster|fritz.muster@mail.example|+49 30 12345'],
  },
  {
    name: 'of the administrators',
    text: 'Id,Name,Emails,Phones,Source,Referrer,Tags,Admin Emails\n1,Fritz Muster,"fritz.muster@mail.example, f2@mail.example","+49 30 12345, +49 30 99999",Web,,,admin@firm.example',
    people: ['Fritz|Muster|fritz.muster@mail.example|+49 30 12345'],
    notes: ['2 several_addresses'],
  },
  {
    name: 'of a department',
    text: '"Bewerber-ID";"Anrede";"Akad. Titel";"Vorname";"Nachname";"E-Mail-Adresse";"Telefonnummer";"Fachbereich E-Mail"\n"1";"Herr";"";"Fritz";"Muster";"fritz.muster@mail.example";"030 12345";"fb@firm.example"',
    people: ['Fritz|Muster|fritz.muster@mail.example|030 12345'],
  },
  {
    name: 'of the owner, and links to contacts',
    text: 'Contact,Name,Headline,Emails,Owner,Owner Email,Links\nabc,Fritz Muster,Dev,fritz.muster@mail.example,Eva,eva@firm.example,',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
  },
  {
    name: 'of the buyer',
    text: 'Order #,Order Date,First Name,Surname,Email,Quantity,Ticket Type,Attendee #,Buyer First Name,Buyer Surname,Buyer Email\n1,2026-01-01,Fritz,Muster,fritz.muster@mail.example,1,Std,2,Bea,Buyer,bea@mail.example',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
  },
  {
    name: 'of the manager alone',
    text: 'Name;Manager E-Mail\nFritz Muster;chef@mail.example',
    people: [],
    aside: ['2 no_address'],
  },
  {
    name: 'of the manager alone, beside both names',
    text: 'Vorname;Nachname;E-Mail Führungskraft;Abteilung\nFritz;Muster;chef@mail.example;IT',
    people: [],
    aside: ['2 no_address'],
  },
  {
    name: 'of the HR department',
    text: 'Vorname;Nachname;HR-Kontakt E-Mail;E-Mail\nFritz;Muster;hr@firm.example;fritz.muster@mail.example',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
  },
  {
    name: 'of business partners',
    text: 'First Name,Last Name,HR Business Partner Email,HRBP Email,HR Contact Email,Email\nFritz,Muster,hr@firm.example,h2@firm.example,h3@firm.example,fritz.muster@mail.example',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
  },
  {
    name: 'of the team leader, in five spellings',
    text: 'Vorname;Nachname;Teamleiter Mail;Mail TL;Chef E-Mail;Leiter E-Mail;Lead Email;Mail\nFritz;Muster;a@firm.example;b@firm.example;c@firm.example;d@firm.example;e@firm.example;fritz.muster@mail.example',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
  },
  {
    name: 'of references, parents and agencies',
    text: 'First Name,Last Name,Reference 1 Email,Referee Email,Parent Email,Guardian Email,Next of Kin Email,Line Manager Email,Boss Email,Agency Email,Owner Email,Submitted by (email),Email\nFritz,Muster,a@firm.example,b@firm.example,c@firm.example,d@firm.example,e@firm.example,f@firm.example,g@firm.example,h@firm.example,i@firm.example,j@firm.example,fritz.muster@mail.example',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
  },
  {
    name: 'of the manager, where the own ones are missing',
    text: 'Vorname;Nachname;E-Mail;Vorgesetzter E-Mail\nFritz;Muster;;chef@mail.example\nEva;Groß;;chef@mail.example',
    people: [],
    aside: ['2 no_address', '3 no_address'],
  },
  {
    name: 'of the company',
    text: 'Firma;Vorname;Nachname;E-Mail Firma;E-Mail\nFirm;Fritz;Muster;info@firm.example;fritz.muster@mail.example',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
  },
  {
    name: 'of the same person, a former one',
    text: 'Vorname;Nachname;alte E-Mail;neue E-Mail\nFritz;Muster;alt@mail.example;neu@mail.example',
    people: ['Fritz|Muster|neu@mail.example'],
  },
  {
    name: "of the manager, beside the manager's name",
    text: 'Vorname;Nachname;E-Mail;Vorname Vorgesetzter;Nachname Vorgesetzter;E-Mail Vorgesetzter\nFritz;Muster;fritz.muster@mail.example;Eva;Chef;eva@firm.example\nBen;Beispiel;;Eva;Chef;eva@firm.example',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
    aside: ['3 no_address'],
  },
  {
    name: 'of the person reported to',
    text: 'Display name,Email,Reports to,Reports to email\nFritz Muster,fm1@mail.example,Eva,eva@firm.example',
    people: ['Fritz|Muster|fm1@mail.example'],
  },
  {
    name: 'of the contact person, who is the person of the row',
    text: 'Firma;Ansprechpartner;eMail\nFirm GmbH;Fritz Muster;fritz.muster@mail.example',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
  },
];

const FORMS: readonly ListCase[] = [
  {
    name: 'a record of lines for each person',
    text: 'Name: Anna Beispiel\nE-Mail: anna@mail.example\nTelefon: 030 123456\n\nName: Ben Muster\nE-Mail: ben@mail.example\nTelefon: 030 123457',
    people: ['Anna|Beispiel|anna@mail.example|030 123456', 'Ben|Muster|ben@mail.example|030 123457'],
  },
  {
    name: 'records with both names',
    text: 'Vorname: Anna\nNachname: Beispiel\nE-Mail: anna@mail.example\n\nVorname: Ben\nNachname: Muster\nE-Mail: ben@mail.example',
    people: ['Anna|Beispiel|anna@mail.example', 'Ben|Muster|ben@mail.example'],
  },
  {
    name: 'a table with its headings on the left',
    text: 'Vorname\tAnna\nNachname\tBeispiel\nE-Mail\tanna@mail.example',
    people: ['Anna|Beispiel|anna@mail.example'],
  },
  {
    name: 'names and addresses that take turns',
    text: 'Anna Beispiel\nanna@mail.example\n\nBen Muster\nben@mail.example',
    people: ['Anna|Beispiel|anna@mail.example', 'Ben|Muster|ben@mail.example'],
  },
  {
    name: 'names in brackets',
    text: 'anna@mail.example (Anna Beispiel)\nben@mail.example (Ben Muster)',
    people: ['Anna|Beispiel|anna@mail.example', 'Ben|Muster|ben@mail.example'],
  },
  {
    name: 'enumerations and bullets',
    text: '1. Anna Beispiel – anna@mail.example\n2. Ben Muster – ben@mail.example\n• Cem Öz, cem@mail.example\n- Dan Ek: dan@mail.example\na) Eli Ek eli@mail.example',
    people: [
      'Anna|Beispiel|anna@mail.example',
      'Ben|Muster|ben@mail.example',
      'Cem|Öz|cem@mail.example',
      'Dan|Ek|dan@mail.example',
      'Eli|Ek|eli@mail.example',
    ],
  },
  {
    name: 'the fields of a mail',
    text: 'From: Anna Beispiel <anna@mail.example>\nTo: Ben Muster <ben@mail.example>; Cem Öz <cem@mail.example>\nCc: Dan Ek <dan@mail.example>',
    people: [
      'Anna|Beispiel|anna@mail.example',
      'Ben|Muster|ben@mail.example',
      'Cem|Öz|cem@mail.example',
      'Dan|Ek|dan@mail.example',
    ],
  },
  {
    name: 'lines in quotation marks',
    text: '"Vorname;Nachname;E-Mail"\n"Fritz;Muster;fritz.muster@mail.example"\n"Eva;Groß;eva@mail.example"',
    people: ['Fritz|Muster|fritz.muster@mail.example', 'Eva|Groß|eva@mail.example'],
  },
  {
    name: 'columns that blanks align',
    text: 'Vorname     Nachname     E-Mail\nFritz       Muster       fritz.muster@mail.example\nEva         Groß         eva.gross@mail.example',
    people: ['Fritz|Muster|fritz.muster@mail.example', 'Eva|Groß|eva.gross@mail.example'],
  },
  {
    name: 'slashes',
    text: 'Fritz Muster / fritz.muster@mail.example / 030 123456',
    people: ['Fritz|Muster|fritz.muster@mail.example|030 123456'],
  },
  {
    name: 'addresses spelt in words',
    text: 'Vorname;Nachname;E-Mail\nFritz;Muster;fritz.muster (at) mail.example\nEva;Groß;eva.gross[at]mail[dot]example\nBen;Beispiel;ben at mail dot example\nCem;Öz;cem(a)mail.example\nDan;Ek;dan@mail,example\nEli;Ek;eli @ mail.example',
    people: [
      'Fritz|Muster|fritz.muster@mail.example',
      'Eva|Groß|eva.gross@mail.example',
      'Ben|Beispiel|ben@mail.example',
      'Cem|Öz|cem@mail.example',
      'Dan|Ek|dan@mail',
      'Eli|Ek|eli@mail.example',
    ],
  },
  {
    name: 'suffixes and titles behind and before last names',
    text: 'Vorname;Nachname;E-Mail\nFritz;Müller jun.;fritz@mail.example\nEva;Groß, geb. Klein;eva@mail.example\nAl;Smith Jr.;al@mail.example\nJo;Smith III;jo@mail.example\nMa;Smith, PhD;ma@mail.example\nMi;Prof. Dr. Groß;mi@mail.example',
    people: [
      'Fritz|Müller|fritz@mail.example',
      'Eva|Groß|eva@mail.example',
      'Al|Smith|al@mail.example',
      'Jo|Smith|jo@mail.example',
      'Ma|Smith|ma@mail.example',
      'Mi|Groß|mi@mail.example',
    ],
  },
  {
    name: 'two last names, as the addresses show',
    text: 'Name;E-Mail\nAdrian Lopez Garcia;adrian.lopez@mail.example\nAnna Maria Müller;anna.mueller@mail.example\nJuan Perez Soto;jperezsoto@mail.example\nEva Ruiz Gil;eva.ruizgil@mail.example\nAna Ruiz Gil;ana.ruiz.gil@mail.example',
    people: [
      'Adrian|Lopez Garcia|adrian.lopez@mail.example',
      'Anna Maria|Müller|anna.mueller@mail.example',
      'Juan|Perez Soto|jperezsoto@mail.example',
      'Eva|Ruiz Gil|eva.ruizgil@mail.example',
      'Ana|Ruiz Gil|ana.ruiz.gil@mail.example',
    ],
  },
  {
    name: 'a salutation and one name',
    text: 'Frau Groß <eva@mail.example>\nHerr Muster <f@mail.example>',
    people: ['Groß||eva@mail.example', 'Muster||f@mail.example'],
    notes: ['1 one_name', '2 one_name'],
  },
  {
    name: 'a report of participants in sections',
    text: '1. Zusammenfassung\nBesprechungstitel\tOnboarding\nTeilnehmer anwesend\t2\nStartzeit\t1.2.26, 10:00:00\n\n2. Teilnehmende\nName\tErster Beitritt\tLetztes Verlassen\tDauer der Besprechung\tE-Mail\tTeilnehmer-ID (UPN)\tRolle\nFritz Muster\t1.2.26, 10:00:00\t1.2.26, 11:00:00\t1h\tfritz.muster@mail.example\tfritz.muster@firm.example\tOrganisator\nGroß, Eva (Extern)\t1.2.26, 10:00:00\t1.2.26, 11:00:00\t1h\teva.gross@mail.example\teva@firm.example\tReferent\n\n3. Aktivitäten während der Besprechung\nName\tBeitrittszeit\tZeitpunkt des Verlassens\tDauer\tE-Mail\tRolle\nFritz Muster\t1.2.26, 10:00:00\t1.2.26, 11:00:00\t1h\tfritz.muster@mail.example\tOrganisator',
    people: [
      'Fritz|Muster|fritz.muster@mail.example',
      'Eva|Groß|eva.gross@mail.example',
      'Fritz|Muster|fritz.muster@mail.example',
    ],
    aside: [
      '1 above_headings',
      '2 above_headings',
      '3 above_headings',
      '4 above_headings',
      '6 above_headings',
      '11 group',
      '12 heading',
    ],
  },
  {
    name: 'a list printed with lines',
    text: '|Pers.Nr. |Nachname  |Vorname |E-Mail                    |\n|---------|----------|--------|--------------------------|\n|00001001 |Muster    |Fritz   |fritz.muster@mail.example |',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
    aside: ['2 total'],
  },
  {
    name: 'anonymous answers of a form',
    text: 'ID;Startzeit;Fertigstellungszeit;E-Mail;Name;Wie lautet dein Vor- und Nachname?;Deine E-Mail-Adresse\n1;01.02.26 10:00;01.02.26 10:02;anonymous;;Fritz Muster;fritz.muster@mail.example',
    people: ['Fritz|Muster|fritz.muster@mail.example'],
  },
  {
    name: 'addresses of a link with its fields',
    text: 'mailto:fritz.muster@mail.example,eva.gross@mail.example?subject=Hello',
    people: ['||fritz.muster@mail.example', '||eva.gross@mail.example'],
  },
  {
    name: 'totals',
    text: 'Nr;Name;E-Mail\n1;Fritz Muster;fritz.muster@mail.example\n2;Eva Groß;eva.gross@mail.example\nSumme;2;\n;Gesamt: 2;',
    people: ['Fritz|Muster|fritz.muster@mail.example', 'Eva|Groß|eva.gross@mail.example'],
    aside: ['4 total', '5 total'],
  },
];

testLists([
  ['An address of another person:', OTHER_PEOPLE],
  ['A list in another form:', FORMS],
]);
