import type { SamplePerson } from '#testing/resumes/person.ts';

export const ENGLISH_PEOPLE: readonly SamplePerson[] = [
  {
    locale: 'en',
    name: 'Tamsin Ferrow',
    contact: [
      'tamsin.ferrow@mail.example',
      '+44 20 7946 0000',
      '12 Harbour Lane, Bristol',
      'Born 4 May 1988',
    ],
    profile:
      'Product manager who likes short roads from a question to an answer, and teams that tell each other what they found.',
    jobs: [
      {
        role: 'Senior Product Manager',
        company: 'Brightwater Ltd',
        place: 'Bristol',
        start: '2021-03',
        tasks: [
          'Led the checkout team of nine people through two launches',
          'Cut the time from idea to test from six weeks to two',
        ],
      },
      {
        role: 'Product Owner',
        company: 'Northlight Studio',
        place: 'London',
        start: '2017-09',
        end: '2021-02',
        tasks: ['Owned the roadmap of the booking platform', 'Introduced weekly interviews with customers'],
      },
      {
        role: 'Business Analyst',
        company: 'Carrow & Sons Insurance',
        place: 'Hexham',
        start: '2013-10',
        end: '2017-08',
        tasks: ['Modelled claims processes and wrote the requirements for a new portal'],
      },
    ],
    skills: ['Product discovery', 'Roadmaps', 'User research', 'SQL', 'Facilitation', 'A/B testing'],
    languages: [
      { code: 'en', name: 'English', level: 'native', proficiency: 'native' },
      { code: 'fr', name: 'French', level: 'fluent', proficiency: 'fluent' },
      { code: 'es', name: 'Spanish', level: 'basic', proficiency: 'beginner' },
    ],
    education: [
      { title: 'MSc Human-Computer Interaction', school: 'University of Bath', from: '2010', to: '2012' },
    ],
    certificates: ['PSPO I, certified 2021'],
  },
  {
    locale: 'en',
    name: 'Jonah Pellworth',
    contact: ['jonah.pellworth@mail.example', '+1 206 555 0100', 'Seattle, WA'],
    profile:
      'Nurse turned data analyst. Ten years on wards taught me which numbers help at three in the morning.',
    jobs: [
      {
        role: 'Data Analyst',
        company: 'Cascadia Health Inc.',
        place: 'Seattle',
        start: '2020-06',
        tasks: ['Built dashboards for forty clinics', 'Trained ward managers to read their own figures'],
      },
      {
        role: 'Charge Nurse',
        company: 'Mercy Hill Hospital',
        place: 'Denver',
        start: '2014-01',
        end: '2020-05',
        tasks: ['Ran a ward of twenty-two beds', 'Wrote the night schedule'],
      },
      {
        role: 'Staff Nurse',
        company: 'Oak Valley Clinic',
        place: 'Boulder',
        start: '2010-08',
        end: '2013-12',
        tasks: ['Cared for patients after surgery'],
      },
      {
        role: 'Nursing Intern',
        company: 'St. Brigid Hospital',
        place: 'Chicago',
        start: '2009-05',
        end: '2010-06',
        tasks: ['Assisted in the emergency department'],
      },
    ],
    skills: ['Python', 'Tableau', 'Statistics', 'Clinical workflows', 'Training', 'Excel', 'Power BI', 'R'],
    languages: [
      { code: 'en', name: 'English', level: 'native', proficiency: 'native' },
      { code: 'zh', name: 'Mandarin', level: 'B1', proficiency: 'intermediate' },
    ],
    education: [{ title: 'BSc Nursing', school: 'Loyola University', from: '2006', to: '2010' }],
    certificates: ['Registered Nurse licence'],
  },
  {
    locale: 'en',
    name: 'Priya Oakhurst',
    contact: ['priya.oakhurst@mail.example', '+353 1 555 0142', 'Dublin 8', 'Date of birth: 21/09/1996'],
    profile: 'I look after customers from the first call to the third renewal.',
    jobs: [
      {
        role: 'Customer Success',
        company: 'Tidewell',
        place: 'Dublin',
        start: '2023-02',
        tasks: [
          'Keeps 60 accounts in good health, 2023 renewal rate 97 %',
          'Writes the help articles that nobody else wants to write',
        ],
      },
      {
        role: 'Account Manager',
        company: 'Kestrel & Finch',
        place: 'Galway',
        start: '2019-07',
        end: '2023-01',
        tasks: ['Grew the region from 12 to 40 accounts between 2019 and 2022'],
      },
      {
        role: 'Barista',
        company: 'The Copper Kettle',
        place: 'Cork',
        start: '2016-11',
        end: '2019-06',
        tasks: ['Opened the shop at six'],
      },
    ],
    skills: ['Onboarding', 'Salesforce', 'Renewals', 'Conflict resolution', 'Public speaking'],
    languages: [
      { code: 'en', name: 'English', level: 'fluent', proficiency: 'fluent' },
      { code: 'hi', name: 'Hindi', level: 'mother tongue', proficiency: 'native' },
      { code: 'ga', name: 'Irish', level: 'conversational', proficiency: 'intermediate' },
    ],
    education: [{ title: 'BA Communications', school: 'Dublin City University', from: '2013', to: '2016' }],
    certificates: ['First aid at work'],
  },
];
