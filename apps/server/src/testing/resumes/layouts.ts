import type { SampleJob, SamplePerson } from '#testing/resumes/person.ts';

/** Typst source of a resume. */
type Layout = (person: SamplePerson) => string;

const LABELS = {
  en: {
    jobs: 'Work Experience',
    skills: 'Skills',
    languages: 'Languages',
    education: 'Education',
    certificates: 'Certificates',
    profile: 'Profile',
    contact: 'Contact',
    today: 'present',
    at: 'at',
    since: 'since',
    to: '–',
    role: 'Position',
    company: 'Employer',
    place: 'Location',
    time: 'Dates',
  },
  de: {
    jobs: 'Berufserfahrung',
    skills: 'Kenntnisse',
    languages: 'Sprachen',
    education: 'Ausbildung',
    certificates: 'Zertifikate',
    profile: 'Profil',
    contact: 'Kontakt',
    today: 'heute',
    at: 'bei',
    since: 'seit',
    to: 'bis',
    role: 'Position',
    company: 'Arbeitgeber',
    place: 'Ort',
    time: 'Zeitraum',
  },
} as const;
const MONTHS = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
};
const SHORT = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  de: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
};

function content(text: string): string {
  return `#${JSON.stringify(text)}`;
}

function bold(text: string): string {
  return `#strong(${JSON.stringify(text)})`;
}

function parts(date: string): { year: string; month: number } {
  const [year = '', month = '1'] = date.split('-');
  return { year, month: Number(month) };
}

type Write = (date: string, locale: 'en' | 'de') => string;
const numeric: Write = (date) => `${date.slice(5)}/${date.slice(0, 4)}`;
const writeDotted: Write = (date) => `01.${date.slice(5)}.${date.slice(0, 4)}`;
const long: Write = (date, locale) => `${MONTHS[locale][parts(date).month - 1]} ${parts(date).year}`;
const short: Write = (date, locale) => `${SHORT[locale][parts(date).month - 1]} ${parts(date).year}`;
const iso: Write = (date) => date;

function time(job: SampleJob, { locale }: SamplePerson, write: Write, dash = ' – '): string {
  return `${write(job.start, locale)}${dash}${job.end === undefined ? LABELS[locale].today : write(job.end, locale)}`;
}

const bullets = (tasks: readonly string[]) => tasks.map((task) => `- ${content(task)}`).join('\n');
const BASE =
  '#set text(font: "Figtree", size: 10pt)\n#set page(paper: "a4", margin: 2cm)\n#set par(leading: 0.6em)\n';
const TITLE =
  '#show heading.where(level: 2): it => block(above: 16pt, below: 8pt, text(size: 13pt, it.body))\n';

function header({ name, contact }: SamplePerson): string {
  return `= ${content(name)}\n${content(contact.join(' · '))}\n\n`;
}

function education({ locale, education: entries, certificates }: SamplePerson): string {
  const schools = entries.map(
    ({ title, school, from, to }) =>
      `${content(`${from} – ${to}`)} #h(1em) ${content(`${title}, ${school}`)} \\`,
  );
  return `== ${LABELS[locale].education}\n${schools.join('\n')}\n== ${LABELS[locale].certificates}\n${certificates.map((each) => `- ${content(each)}`).join('\n')}\n`;
}

const writeLanguages = (
  { languages }: SamplePerson,
  write: (name: string, level: string) => string,
  between: string,
) => languages.map(({ name, level }) => write(name, level)).join(between);

/** One column, with the time at the right end of the role's line. */
const classic: Layout = (person) => {
  const labels = LABELS[person.locale];
  const jobs = person.jobs.map(
    (job) =>
      `#block[${bold(job.role)} #h(1fr) ${content(time(job, person, short))} \\\n#emph[${content(`${job.company}, ${job.place}`)}]]\n${bullets(job.tasks)}\n`,
  );
  return `${BASE}${TITLE}${header(person)}== ${labels.profile}\n${content(person.profile)}\n== ${labels.jobs}\n${jobs.join('\n')}\n${education(person)}
== ${labels.skills}\n${content(person.skills.join(', '))}\n== ${labels.languages}\n${content(writeLanguages(person, (name, level) => `${name} (${level})`, ', '))}\n`;
};

/** The German form: time on the left, everything else beside it. */
const tabular: Layout = (person) => {
  const labels = LABELS[person.locale];
  const grid = (rows: readonly (readonly [string, string])[]) =>
    `#grid(columns: (4cm, 1fr), row-gutter: 12pt, ${rows.map(([left, right]) => `[${left}], [${right}]`).join(', ')})\n`;
  const jobs = person.jobs.map(
    (job) =>
      [
        content(time(job, person, numeric)),
        `${bold(job.role)} \\\n${content(`${job.company}, ${job.place}`)}\n${bullets(job.tasks)}`,
      ] as const,
  );
  const schools = person.education.map(
    ({ title, school, from, to }) => [content(`${from} – ${to}`), content(`${title}, ${school}`)] as const,
  );
  const tongues = person.languages.map(({ name, level }) => [content(name), content(level)] as const);
  return `${BASE}${TITLE}${header(person)}== ${labels.jobs}\n${grid(jobs)}== ${labels.education}\n${grid(schools)}== ${labels.languages}\n${grid(tongues)}== ${labels.skills}\n${bullets(person.skills)}\n`;
};

/** A dark column on the left with contact, skills and languages. */
const sidebar: Layout = (person) => {
  const labels = LABELS[person.locale];
  const side = `#set text(fill: white)\n== ${labels.contact}\n${person.contact.map((line) => `${content(line)} \\`).join('\n')}\n== ${labels.skills}\n${person.skills.map((skill) => `${content(skill)} \\`).join('\n')}\n== ${labels.languages}\n${writeLanguages(person, (name, level) => `${content(`${name} – ${level}`)} \\`, '\n')}`;
  const jobs = person.jobs.map(
    (job) =>
      `${bold(job.company)}, ${content(job.place)} \\\n${content(job.role)} \\\n${content(time(job, person, long))}\n${bullets(job.tasks)}\n`,
  );
  return `#set text(font: "Figtree", size: 10pt)\n#set page(paper: "a4", margin: 0pt)\n${TITLE}#grid(columns: (6.5cm, 1fr), fill: (x, y) => if x == 0 { rgb("#1d2a44") }, inset: 24pt, [${side}\n#v(1fr)], [= ${content(person.name)}\n${content(person.profile)}\n== ${labels.jobs}\n${jobs.join('\n')}\n${education(person)}])`;
};

/** A light column on the right; each level is below its language. */
const rightColumn: Layout = (person) => {
  const labels = LABELS[person.locale];
  const jobs = person.jobs.map(
    (job) =>
      `#text(size: 11pt)[${bold(job.role)}] \\\n${content(`${job.company} | ${job.place}`)} \\\n#text(fill: gray)[${content(time(job, person, short, '–'))}]\n${bullets(job.tasks)}\n`,
  );
  const side = `== ${labels.skills}\n${bullets(person.skills)}\n== ${labels.languages}\n${writeLanguages(person, (name, level) => `${bold(name)} \\\n${content(level)} \\`, '\n')}\n== ${labels.contact}\n${person.contact.map((line) => `${content(line)} \\`).join('\n')}`;
  return `${BASE}${TITLE}= ${content(person.name)}\n#v(6pt)\n#grid(columns: (1fr, 5cm), column-gutter: 24pt, [== ${labels.jobs}\n${jobs.join('\n')}\n${education(person)}], [${side}\n])`;
};

/** A table with a column for each part of a job. */
const table: Layout = (person) => {
  const labels = LABELS[person.locale];
  const rows = person.jobs.map((job) =>
    [time(job, person, numeric, '-'), job.role, job.company, job.place]
      .map((cell) => `[${content(cell)}]`)
      .join(', '),
  );
  const tongues = person.languages.map(({ name, level }) => `[${content(name)}], [${content(level)}]`);
  return `${BASE}${TITLE}${header(person)}== ${labels.jobs}\n#table(columns: (auto, 1fr, 1fr, auto), [*${labels.time}*], [*${labels.role}*], [*${labels.company}*], [*${labels.place}*], ${rows.join(', ')})\n== ${labels.languages}\n#table(columns: 2, ${tongues.join(', ')})\n== ${labels.skills}\n${content(person.skills.join(' · '))}\n${education(person)}`;
};

/** Headings in a separate column, beside their content. */
const labelColumn: Layout = (person) => {
  const labels = LABELS[person.locale];
  const row = (label: string, body: string) => `[#text(weight: 700)[${label}]], [${body}]`;
  const jobs = person.jobs.map(
    (job) =>
      `${bold(job.role)}, ${content(job.company)}, ${content(job.place)} \\\n${content(time(job, person, long))}\n${bullets(job.tasks)}\n`,
  );
  return `${BASE}${header(person)}#grid(columns: (4cm, 1fr), row-gutter: 18pt, ${[
    row(labels.profile, content(person.profile)),
    row(labels.jobs, jobs.join('\n')),
    row(labels.skills, content(person.skills.join(', '))),
    row(labels.languages, content(writeLanguages(person, (name, level) => `${name}: ${level}`, '; '))),
  ].join(', ')})`;
};

/** The oldest job first, one line each. */
const oneLiners: Layout = (person) => {
  const labels = LABELS[person.locale];
  const jobs = person.jobs
    .toReversed()
    .map(
      (job) =>
        `${content(`${time(job, person, numeric)}: ${job.role} ${labels.at} ${job.company}, ${job.place}`)} \\`,
    );
  return `${BASE}${TITLE}${header(person)}${education(person)}== ${labels.jobs}\n${jobs.join('\n')}\n== ${labels.skills}\n${content(person.skills.join('; '))}\n== ${labels.languages}\n${writeLanguages(person, (name, level) => `- ${content(`${name} (${level})`)}`, '\n')}`;
};

/** Two columns of text, like a newspaper. */
const twoColumns: Layout = (person) => {
  const labels = LABELS[person.locale];
  const jobs = person.jobs.map(
    (job) =>
      `${bold(job.role)} \\\n${content(job.company)} \\\n${content(job.place)} \\\n${content(time(job, person, short))}\n${bullets(job.tasks)}\n`,
  );
  return `${BASE}${TITLE}#place(top, scope: "parent", float: true)[= ${content(person.name)}]\n#set page(columns: 2)\n== ${labels.profile}\n${content(person.profile)}\n== ${labels.jobs}\n${jobs.join('\n')}#colbreak()\n${education(person)}== ${labels.skills}\n${bullets(person.skills)}\n== ${labels.languages}\n${writeLanguages(person, (name, level) => `${content(`${name}, ${level}`)} \\`, '\n')}`;
};

/** The company first with its town in brackets; languages within the skills; times written out. */
const companyFirst: Layout = (person) => {
  const labels = LABELS[person.locale];
  const jobs = person.jobs.map((job) => {
    const period =
      job.end === undefined
        ? `${labels.since} ${long(job.start, person.locale)}`
        : `${long(job.start, person.locale)} ${person.locale === 'de' ? 'bis' : 'to'} ${long(job.end, person.locale)}`;
    return `${bold(`${job.company} (${job.place})`)} \\\n${content(`${job.role}, ${period}`)}\n${bullets(job.tasks)}\n`;
  });
  return `${BASE}${TITLE}${header(person)}== ${labels.jobs}\n${jobs.join('\n')}\n${education(person)}== ${labels.skills}\n${bold(person.locale === 'de' ? 'Fachlich:' : 'Professional:')} ${content(person.skills.join(', '))} \\\n${bold(`${labels.languages}:`)} ${content(writeLanguages(person, (name, level) => `${name} (${level})`, ', '))}`;
};

/** Each part of a job with a label. */
const namedParts: Layout = (person) => {
  const labels = LABELS[person.locale];
  const jobs = person.jobs.map((job) =>
    [
      [
        labels.time,
        time(
          job,
          person,
          person.locale === 'de' ? writeDotted : iso,
          person.locale === 'de' ? ' – ' : ' to ',
        ),
      ],
      [labels.role, job.role],
      [labels.company, job.company],
      [labels.place, job.place],
    ]
      .map(([label = '', value = '']) => `#text(weight: 500)[${content(`${label}:`)}] ${content(value)} \\`)
      .join('\n'),
  );
  return `${BASE}${TITLE}${header(person)}== ${labels.jobs}\n${jobs.join('\n\n')}\n\n${education(person)}== ${labels.languages}\n${writeLanguages(person, (name, level) => `${content(`${name}: ${level}`)} \\`, '\n')}\n== ${labels.skills}\n${content(person.skills.join(' | '))}`;
};

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  'one column, time on the right': classic,
  'time on the left': tabular,
  'dark column on the left': sidebar,
  'column on the right': rightColumn,
  'table with borders': table,
  'headings on the left': labelColumn,
  'one line for each job, oldest first': oneLiners,
  'two columns': twoColumns,
  'company first': companyFirst,
  'named parts': namedParts,
};
