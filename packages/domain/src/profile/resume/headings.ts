/** The topic of a part of a resume. `mixed` has languages and other skills; the heading of `unknown` has no known words. */
export type Section =
  | 'jobs'
  | 'skills'
  | 'languages'
  | 'mixed'
  | 'education'
  | 'others'
  | 'person'
  | 'unknown';

const KNOWN_HEADINGS: Readonly<Record<Exclude<Section, 'unknown'>, readonly string[]>> = {
  jobs: [
    'experience',
    'experiences',
    'work experience',
    'working experience',
    'professional experience',
    'job experience',
    'relevant experience',
    'employment',
    'employment history',
    'work history',
    'career',
    'career history',
    'professional background',
    'professional career',
    'positions',
    'internships',
    'work',
    'jobs',
    'arbeit',
    'professional appointments',
    'academic appointments',
    'academic positions',
    'schuldienst',
    'berufserfahrung',
    'berufserfahrungen',
    'berufliche erfahrung',
    'berufliche erfahrungen',
    'arbeitserfahrung',
    'praxiserfahrung',
    'praktische erfahrung',
    'praktische erfahrungen',
    'beruflicher werdegang',
    'berufsweg',
    'werdegang',
    'berufliche stationen',
    'stationen',
    'berufspraxis',
    'berufstätigkeit',
    'berufliche tätigkeit',
    'berufliche tätigkeiten',
    'berufliche laufbahn',
    'praktika',
    'erfahrung',
    'erfahrungen',
    'berufliches',
  ],
  skills: [
    'skills',
    'key skills',
    'core skills',
    'top skills',
    'technical skills',
    'hard skills',
    'soft skills',
    'professional skills',
    'it skills',
    'computer skills',
    'competencies',
    'core competencies',
    'competences',
    'strengths',
    'expertise',
    'areas of expertise',
    'tools',
    'technologies',
    'tech stack',
    'stack',
    'abilities',
    'kenntnisse',
    'fähigkeiten',
    'kompetenzen',
    'kernkompetenzen',
    'fachkenntnisse',
    'fachkompetenzen',
    'it kenntnisse',
    'edv kenntnisse',
    'edv',
    'it',
    'stärken',
    'methodenkompetenz',
    'methoden',
    'software',
    'besondere kenntnisse',
    'weitere kenntnisse',
    'persönliche stärken',
    'werkzeuge',
    'fertigkeiten',
    'technologien',
    'programmierkenntnisse',
    'software kenntnisse',
  ],
  languages: [
    'languages',
    'language',
    'language skills',
    'sprachen',
    'sprachkenntnisse',
    'fremdsprachen',
    'fremdsprachenkenntnisse',
    'sprachliche kenntnisse',
    'spoken languages',
    'foreign languages',
  ],
  mixed: [
    'skills languages',
    'languages skills',
    'it sprachen',
    'sprachen it',
    'sprachen edv',
    'edv sprachen',
    'kenntnisse sprachen',
    'sprachen kenntnisse',
    'sprachen it kenntnisse',
    'it sprachkenntnisse',
    'sprach it kenntnisse',
    'sprachen fähigkeiten',
    'sprachen kompetenzen',
    'kenntnisse fähigkeiten sprachen',
  ],
  education: [
    'education',
    'academic background',
    'academic education',
    'qualifications',
    'studies',
    'schooling',
    'education training',
    'ausbildung',
    'bildung',
    'bildungsweg',
    'schulbildung',
    'schule',
    'studium',
    'ausbildung studium',
    'studium ausbildung',
    'akademischer werdegang',
    'akademische ausbildung',
    'schulische ausbildung',
    'berufsausbildung',
    'hochschulbildung',
    'schulischer werdegang',
    'bildungsgang',
    'lehre',
    'schulbesuch',
    'schullaufbahn',
    'degrees',
  ],
  others: [
    'certificates',
    'certifications',
    'licenses certifications',
    'courses',
    'awards',
    'publications',
    'projects',
    'volunteering',
    'volunteer work',
    'volunteer experience',
    'memberships',
    'further training',
    'achievements',
    'additional information',
    'miscellaneous',
    'honors',
    'honours',
    'zertifikate',
    'zertifizierungen',
    'weiterbildung',
    'weiterbildungen',
    'fortbildung',
    'fortbildungen',
    'ehrenamt',
    'ehrenamtliches engagement',
    'engagement',
    'soziales engagement',
    'projekte',
    'publikationen',
    'veröffentlichungen',
    'auszeichnungen',
    'mitgliedschaften',
    'sonstiges',
    'führerschein',
    'kurse',
    'weitere qualifikationen',
    'zusatzqualifikationen',
    'teaching',
    'grants',
  ],
  person: [
    'profile',
    'about me',
    'about',
    'summary',
    'professional summary',
    'objective',
    'career objective',
    'contact',
    'contact details',
    'personal details',
    'personal information',
    'personal data',
    'interests',
    'hobbies',
    'hobbies interests',
    'interests hobbies',
    'references',
    'curriculum vitae',
    'resume',
    'résumé',
    'cv',
    'profil',
    'kurzprofil',
    'über mich',
    'zusammenfassung',
    'kontakt',
    'kontaktdaten',
    'persönliche daten',
    'persönliche angaben',
    'angaben zur person',
    'zur person',
    'persönliches',
    'interessen',
    'hobbys',
    'hobbies und interessen',
    'interessen hobbys',
    'hobbys interessen',
    'freizeit',
    'referenzen',
    'lebenslauf',
    'ziel',
    'adresse',
    'anschrift',
    'tabellarischer lebenslauf',
    'personal profile',
    'personal',
  ],
};

const LIGATURE = /ff[il]?|f[il]/u;
const SECTION_OF = new Map<string, Section>();
for (const section of Object.keys(KNOWN_HEADINGS) as (keyof typeof KNOWN_HEADINGS)[]) {
  for (const heading of KNOWN_HEADINGS[section]) SECTION_OF.set(heading, section);
}

/** Some fonts do not map their ligatures: "Beru icher Werdegang". */
const SECTION_WITHOUT_LIGATURES = new Map(
  [...SECTION_OF]
    .filter(([heading]) => LIGATURE.test(heading))
    .flatMap(([heading, section]) =>
      ['', ' '].map((gap) => [heading.replaceAll(new RegExp(LIGATURE, 'gu'), gap), section] as const),
    ),
);

const HEADING_MAX_CHARACTERS = 60;
const JOINTS = /(?<![\p{L}\d])(?:and|und|sowie|meine?|my)(?![\p{L}\d])|[^\p{L}\d]+/gu;
function normalise(text: string): string {
  return text.toLowerCase().replaceAll(JOINTS, ' ').trim();
}

function sectionOfParts(text: string): Section | undefined {
  const parts = text.split(/\s*(?:&|\/|,|\+|\bund\b|\band\b)\s*/iu).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > 3) return undefined;
  const sections = parts.map((part) => SECTION_OF.get(normalise(part.replace(/[-–]$/, ''))));
  if (sections.includes(undefined)) return undefined;
  const kinds = new Set(sections);
  if (kinds.size === 1) return sections[0];
  if (kinds.has('languages') && kinds.has('skills') && kinds.size === 2) return 'mixed';
  return sections[0];
}

/** The part of a resume that a line opens; undefined for a line that is not a heading. */
export function findSection(line: string): Section | undefined {
  const text = line.trim().replace(/:$/, '');
  if (text === '' || text.length > HEADING_MAX_CHARACTERS) return undefined;
  const heading = normalise(text);
  return SECTION_OF.get(heading) ?? SECTION_WITHOUT_LIGATURES.get(heading) ?? sectionOfParts(text);
}

/** A heading with content in the same line: "Languages: German, English". */
export function findInlineSection(line: string): { section: Section; content: string } | undefined {
  const at = line.search(/[:\t]/u);
  if (at < 2 || at > HEADING_MAX_CHARACTERS) return undefined;
  const content = line.slice(at + 1).trim();
  const section = findSection(line.slice(0, at));
  return section === undefined || content === '' ? undefined : { section, content };
}
