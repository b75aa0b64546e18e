import { writeFile } from 'node:fs/promises';
import { DOCUMENT_SHEETS } from './document-sheets.ts';

export type Visitor = 'guest' | 'talent' | 'council' | 'admin' | 'platform';

interface Screen {
  readonly name: string;
  /** A short description. */
  readonly title: string;
  readonly who: Visitor;
  /** Letters with a 1 are replaced by records of the demo data, as in the landings. */
  readonly path: string;
  /** A key that opens an overlay. */
  readonly open?: string;
  /** The id of a part further down the page, at which the picture starts. */
  readonly part?: string;
}

const INSIGHTS = [
  ['self-perception', 'how you see yourself'],
  ['external-perception', 'how others may see you'],
  ['work-focus', 'what you work by'],
  ['communication-style', 'how you talk'],
  ['work-environment', 'where you work well'],
  ['personal-mission', 'what you want to use it for'],
  ['personality-profile', 'everything at once'],
  ['feedback', 'how well it describes you'],
] as const;

export const SCREENS: readonly Screen[] = [
  { name: 'login', title: 'Login', who: 'guest', path: '/' },
  { name: 'sign-up', title: 'Sign-up of a workspace', who: 'guest', path: '/signup' },
  { name: 'plans', title: 'Plans', who: 'guest', path: '/plans' },
  { name: 'plans-own', title: 'Plans for a workspace', who: 'admin', path: '/plans' },
  {
    name: 'checkout',
    title: 'Order summary',
    who: 'admin',
    path: '/checkout?type=ws-talent-insights&packageKey=25x-talent-insights',
  },
  { name: 'api-access', title: 'API tokens', who: 'admin', path: '/api-access' },
  { name: 'help', title: 'Help centre', who: 'guest', path: '/help' },
  { name: 'video-guide', title: 'Guide', who: 'guest', path: '/video-guide' },
  { name: 'survey-entrance', title: 'Public sign-up for the survey', who: 'guest', path: '/surveyb2c' },
  { name: 'not-found', title: 'Page not found', who: 'guest', path: '/no-such-page' },
  { name: 'dashboard', title: 'Overview', who: 'admin', path: '/dashboard' },
  { name: 'palette', title: 'Command palette', who: 'admin', path: '/dashboard', open: 'Control+k' },
  { name: 'roles', title: 'Roles', who: 'admin', path: '/roles' },
  { name: 'role-ways', title: 'Start of a new role', who: 'admin', path: '/roles/create' },
  { name: 'role-templates', title: 'Templates for roles', who: 'admin', path: '/roles/create/templates' },
  { name: 'role-assistant', title: 'Role assistant', who: 'guest', path: '/role-assistant' },
  {
    name: 'stakeholders-ask',
    title: 'Asking stakeholders',
    who: 'admin',
    path: '/roles/create/stakeholders',
  },
  { name: 'role', title: 'Role', who: 'admin', path: '/roles/r1' },
  { name: 'role-edit', title: 'Ranges and texts of a role', who: 'admin', path: '/roles/r1?tab=ranges' },
  { name: 'role-talent', title: 'Talent for a role', who: 'admin', path: '/roles/r1/talents/t1' },
  { name: 'talents', title: 'Talents with their fit', who: 'admin', path: '/talents?role=r1' },
  { name: 'invite', title: 'Invitation', who: 'admin', path: '/talents/invite' },
  { name: 'talent', title: 'Talent', who: 'admin', path: '/talents/t1' },
  { name: 'compare', title: 'Comparison', who: 'admin', path: '/talents/compare?talents=t1,t2,t3&role=r1' },
  { name: 'interview', title: 'Interview sheet', who: 'admin', path: '/roles/r1/talents/t1/interview' },
  { name: 'teams', title: 'Groups', who: 'admin', path: '/teams' },
  { name: 'team', title: 'Group', who: 'admin', path: '/teams/g1' },
  { name: 'goals', title: 'Goals', who: 'admin', path: '/goals' },
  { name: 'goal', title: 'Goal', who: 'admin', path: '/goals/z1' },
  { name: 'assessments', title: 'Assessments', who: 'admin', path: '/assessments' },
  { name: 'assessment', title: 'Assessment', who: 'admin', path: '/assessments/a1' },
  { name: 'talent-job', title: 'Job profile of a talent', who: 'admin', path: '/talents/t1?tab=job' },
  { name: 'talent-pool', title: 'Own talent pool', who: 'admin', path: '/talent-pool' },
  { name: 'pool', title: 'Platform talent pool', who: 'admin', path: '/talent-pool?tab=platform&role=r1' },
  {
    name: 'pool-person',
    title: 'Talent of the platform',
    who: 'admin',
    path: '/talent-pool/p1/roles/r1?of=platform',
  },
  { name: 'organization', title: 'Organisation', who: 'admin', path: '/organization/w1' },
  { name: 'fairness', title: 'Fairness by group', who: 'admin', path: '/fairness' },
  { name: 'bin', title: 'Bin', who: 'admin', path: '/bin' },
  { name: 'survey-frames', title: 'Survey on your own site', who: 'admin', path: '/survey-frames' },
  { name: 'webhooks', title: 'Webhooks', who: 'admin', path: '/webhooks' },
  { name: 'settings', title: 'Settings', who: 'admin', path: '/settings/w1' },
  { name: 'single-sign-on', title: 'Single sign-on', who: 'admin', path: '/settings/w1/single-sign-on' },
  {
    name: 'settings-rights',
    title: 'Data and rights in a workspace',
    who: 'admin',
    path: '/settings/w1',
    part: 'data-and-rights',
  },
  { name: 'billing', title: 'Billing of a workspace', who: 'admin', path: '/billing' },
  { name: 'data-requests', title: 'Requests and deadlines', who: 'admin', path: '/data-requests' },
  { name: 'account', title: 'Account', who: 'admin', path: '/profile' },
  { name: 'account-data', title: 'Data of an account', who: 'admin', path: '/profile/data' },
  { name: 'own-profile', title: 'My profile', who: 'talent', path: '/talent-profile/t1' },
  { name: 'own-result', title: 'Own result', who: 'talent', path: '/talent-profile/t1?tab=result' },
  { name: 'own-roles', title: 'Own roles and teams', who: 'talent', path: '/talent-profile/t1?tab=roles' },
  {
    name: 'own-role',
    title: 'Own fit for a role',
    who: 'talent',
    path: '/talent-profile/t1/roles/r1',
  },
  { name: 'your-data', title: 'Your data', who: 'talent', path: '/talent-profile/t1?tab=data' },
  { name: 'resume', title: 'Choosing a CV', who: 'talent', path: '/talent-profile/t1/resume' },
  ...INSIGHTS.map(([step, title]) => ({
    name: step === 'work-focus' ? 'insight' : `insight-${step}`,
    title: `Own result in eight pages: ${title}`,
    who: 'talent' as const,
    path: `/talent-profile/t1/insights/${step}`,
  })),
  { name: 'works-council', title: 'Overview of the works council', who: 'council', path: '/works-council' },
  { name: 'works-council-roles', title: 'Ranges of all roles', who: 'council', path: '/works-council/roles' },
  {
    name: 'works-council-role',
    title: 'Ranges of a role and their history',
    who: 'council',
    path: '/works-council/roles/r1',
  },
  { name: 'access-log', title: 'Access log', who: 'council', path: '/works-council/access-log' },
  { name: 'organizations', title: 'All workspaces', who: 'platform', path: '/admin/organizations' },
  { name: 'orders', title: 'Orders of all workspaces', who: 'platform', path: '/admin/orders' },
  { name: 'order-sums', title: 'Income by month', who: 'platform', path: '/admin/orders?tab=sums' },
  { name: 'norms', title: 'Norms', who: 'platform', path: '/admin/norms' },
  { name: 'operation', title: 'Operation', who: 'platform', path: '/admin/operation' },
  { name: 'trainings', title: 'Training courses', who: 'platform', path: '/admin/trainings' },
  {
    name: 'training-requests',
    title: 'Registrations for courses',
    who: 'platform',
    path: '/admin/trainings?tab=requests',
  },
  { name: 'translations', title: 'Texts of the screens', who: 'platform', path: '/admin/translations' },
];

/** Pictures taken after several steps. */
const AFTER_STEPS = [
  { name: 'survey', title: 'Survey' },
  { name: 'resume-preview', title: 'Preview of a CV import' },
  { name: 'list-lines-above', title: 'Columns of a list with lines above its headings' },
  { name: 'list-of-hr-program', title: 'Columns of a list from an HR program, in UTF-16' },
  { name: 'list-with-groups', title: 'Columns of a list with groups and a sum' },
] as const;

/** The design drawings, and the page based on each. */
const DRAWINGS = [
  'dashboard',
  'talents',
  'talent',
  'role',
  'role-edit',
  'role-talent',
  'compare',
  'survey',
  'insight',
  'own-profile',
  'resume-preview',
  'your-data',
  'pool',
] as const;

function picture(file: string, altText: string, width: number): string {
  return `<img src="${file}" alt="${altText}" width="${width}">`;
}

/** Writes a page with all pictures: first beside the drawings, then every page in both looks. */
export async function writeIndex(folder: string): Promise<void> {
  const screens = [...SCREENS.map(({ name, title }) => ({ name, title })), ...AFTER_STEPS];
  const titleOf = (name: string) => screens.find((item) => item.name === name)?.title ?? name;
  const lines = [
    '# Screens',
    '',
    'All pages with demo data: English at 1360 pixels, German on a phone. `npm run screens` takes the pictures again and',
    'writes this page.',
    '',
    '## Designs and screens',
    '',
    ...DRAWINGS.flatMap((name) => [
      `### ${titleOf(name)}: design and screen`,
      '',
      `${picture(`drawings/${name}.webp`, `${titleOf(name)}, design`, 440)} ${picture(`${name}-en.webp`, titleOf(name), 440)}`,
      '',
    ]),
    '## All pages',
    '',
    ...screens.flatMap(({ name, title }) => [
      `### ${title}`,
      '',
      `${picture(`${name}-en.webp`, `${title}, English`, 680)} ${picture(`${name}-de-phone.webp`, `${title}, German, phone`, 195)}`,
      '',
    ]),
    '## All documents',
    '',
    'All pages of each kind of document, in English and German, with sample data.',
    '',
    ...DOCUMENT_SHEETS.flatMap(({ name, title }) => [
      `### ${title}`,
      '',
      `${picture(`documents/${name}-en.webp`, `${title}, English`, 440)} ${picture(`documents/${name}-de.webp`, `${title}, German`, 440)}`,
      '',
    ]),
  ];
  await writeFile(`${folder}README.md`, lines.join('\n'));
}
