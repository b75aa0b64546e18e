import type { SamplePerson } from '#testing/resumes/person.ts';

export const GERMAN_PEOPLE: readonly SamplePerson[] = [
  {
    locale: 'de',
    name: 'Mareike Altensiel',
    contact: [
      'mareike.altensiel@mail.example',
      '+49 40 5550 1234',
      'Deichweg 8, 22559 Hamburg',
      'Geboren am 12.07.1990 in Kiel',
    ],
    profile:
      'Ingenieurin für Prozesse, die gern dort steht, wo Technik und Einkauf aneinander vorbeireden, und beides zusammenbringt.',
    jobs: [
      {
        role: 'Projektleiterin Logistik',
        company: 'Hafenwerk GmbH',
        place: 'Hamburg',
        start: '2019-03',
        tasks: [
          'Verantwortet die Einführung eines neuen Lagersystems an drei Standorten',
          'Führt ein Team von sieben Personen',
        ],
      },
      {
        role: 'Prozessingenieurin',
        company: 'Elbkontor AG',
        place: 'Bremen',
        start: '2015-04',
        end: '2019-02',
        tasks: ['Optimierte den Wareneingang und senkte die Durchlaufzeit um 30 %'],
      },
      {
        role: 'Werkstudentin Einkauf',
        company: 'Nordufer e. V.',
        place: 'Bad Salzuflen',
        start: '2012-10',
        end: '2015-03',
        tasks: ['Pflegte Lieferantendaten und bereitete Verhandlungen vor'],
      },
    ],
    skills: ['Projektmanagement', 'SAP EWM', 'Lean Management', 'MS Office', 'Verhandlungsführung'],
    languages: [
      { code: 'de', name: 'Deutsch', level: 'Muttersprache', proficiency: 'native' },
      { code: 'en', name: 'Englisch', level: 'verhandlungssicher', proficiency: 'fluent' },
      { code: 'pl', name: 'Polnisch', level: 'Grundkenntnisse', proficiency: 'beginner' },
    ],
    education: [
      {
        title: 'M.Sc. Wirtschaftsingenieurwesen',
        school: 'Technische Universität Hamburg',
        from: '2010',
        to: '2015',
      },
    ],
    certificates: ['Führerschein Klasse B', 'Ausbildereignung (IHK), 2020'],
  },
  {
    locale: 'de',
    name: 'Emre Lindqvist',
    contact: [
      'emre.lindqvist@mail.example',
      '0171 5550199',
      'Am Markt 3, 04109 Leipzig',
      'Geburtsdatum: 03.11.1994',
    ],
    profile:
      'Entwickler mit Freude an ruhigen Systemen. Schreibe lieber den Test zuerst und die Dokumentation nicht zuletzt.',
    jobs: [
      {
        role: 'Softwareentwickler',
        company: 'Kranich Software GmbH',
        place: 'Leipzig',
        start: '2022-01',
        tasks: ['Entwickelt Schnittstellen für Krankenkassen', 'Betreut zwei Auszubildende'],
      },
      {
        role: 'Junior-Entwickler',
        company: 'Datenhof eG',
        place: 'Jena',
        start: '2018-09',
        end: '2021-12',
        tasks: ['Baute das Kundenportal neu und löste drei alte Anwendungen ab'],
      },
      {
        role: 'Fachinformatiker (Ausbildung)',
        company: 'Stadt Gera',
        place: 'Gera',
        start: '2015-08',
        end: '2018-07',
        tasks: ['Durchlief Betrieb, Entwicklung und Service'],
      },
    ],
    skills: ['TypeScript', 'PostgreSQL', 'Docker', 'Java', 'Scrum', 'Linux', 'REST-Schnittstellen'],
    languages: [
      { code: 'de', name: 'Deutsch', level: 'Muttersprache', proficiency: 'native' },
      { code: 'tr', name: 'Türkisch', level: 'Muttersprache', proficiency: 'native' },
      { code: 'en', name: 'Englisch', level: 'C1', proficiency: 'advanced' },
      { code: 'sv', name: 'Schwedisch', level: 'gute Kenntnisse', proficiency: 'intermediate' },
    ],
    education: [{ title: 'Mittlere Reife', school: 'Oberschule am Park', from: '2009', to: '2015' }],
    certificates: ['Certified Scrum Developer'],
  },
  {
    locale: 'de',
    name: 'Korbinian Achleitner',
    contact: ['k.achleitner@mail.example', '+43 662 555 010', '5020 Salzburg', 'Familienstand: ledig'],
    profile: 'Pflege, Küche und seit 2016 Personal: drei Berufe, ein Faden, nämlich Menschen.',
    jobs: [
      {
        role: 'People & Culture',
        company: 'Almhof Betriebe',
        place: 'Salzburg',
        start: '2021-10',
        tasks: ['Begleitet 140 Mitarbeitende in sechs Häusern', 'Hat die Einarbeitung neu aufgebaut'],
      },
      {
        role: 'Personalsachbearbeiter',
        company: 'Landesklinikum Linz',
        place: 'Linz',
        start: '2016-02',
        end: '2021-09',
        tasks: ['Erstellte Dienstpläne und Verträge'],
      },
      {
        role: 'Koch',
        company: 'Gasthof Zur Post',
        place: 'Bad Ischl',
        start: '2009-09',
        end: '2016-01',
        tasks: ['Leitete die kalte Küche'],
      },
    ],
    skills: ['Arbeitsrecht', 'Lohnverrechnung', 'Konfliktgespräche', 'BMD', 'Moderation'],
    languages: [
      { code: 'de', name: 'Deutsch', level: 'Muttersprache', proficiency: 'native' },
      { code: 'it', name: 'Italienisch', level: 'fließend', proficiency: 'fluent' },
      { code: 'en', name: 'Englisch', level: 'B2', proficiency: 'intermediate' },
    ],
    education: [{ title: 'Lehre zum Koch', school: 'Berufsschule Salzburg', from: '2006', to: '2009' }],
    certificates: ['Personalverrechnerprüfung 2017'],
  },
];
