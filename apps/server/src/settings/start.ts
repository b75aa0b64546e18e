import type { SettingText } from './setting.ts';

export const START: readonly SettingText[] = [
  {
    name: 'PORT',
    default: '8080',
    description: 'Port that the server listens on. With 0, the system chooses a free one.',
    placeholder: '8080',
  },
  {
    name: 'HOST',
    default: '127.0.0.1; all interfaces with a PUBLIC_URL elsewhere',
    description: 'Address that the server listens on.',
    placeholder: '127.0.0.1',
  },
  {
    name: 'PUBLIC_URL',
    default: 'http://localhost:<PORT>',
    description: 'Origin that people open, without a path. It is used in links and for same-origin checks.',
    placeholder: 'https://hr.example.com',
  },
  {
    name: 'DATA_DIR',
    default: './data',
    description: 'Folder of the embedded database, files, stored mails, backups and the secret.',
    placeholder: '/var/lib/quint',
  },
  {
    name: 'WORK',
    default: 'on',
    description:
      '"on": the process serves pages and runs jobs. "off": it only serves pages. "only": it only runs jobs, and answers probes, metrics and a few fixed addresses.',
    placeholder: 'on',
  },
  {
    name: 'DEMO',
    default: 'on; off with a PUBLIC_URL elsewhere',
    description: 'Whether an empty database is filled with demo data.',
    placeholder: 'off',
  },
  {
    name: 'DEMO_PASSWORD',
    default: 'random',
    description: 'Password of the demo accounts. It must meet the rules for all passwords.',
    placeholder: 'a-long-phrase-for-the-demo',
    isSecret: true,
  },
  {
    name: 'ADMIN_EMAIL',
    default: '',
    description:
      'First platform administrator, created in an empty database without demo data. Set it together with ADMIN_PASSWORD.',
    placeholder: 'you@example.com',
  },
  {
    name: 'ADMIN_PASSWORD',
    default: '',
    description: 'Password of the first platform administrator. It must meet the rules for all passwords.',
    placeholder: 'a-long-phrase-of-your-own',
    isSecret: true,
  },
  {
    name: 'CONSUMER_WORKSPACE',
    default: 'a workspace of the platform',
    description:
      'Id of the workspace for people who take the survey or create a talent profile without a company.',
    placeholder: '0190c0de-0000-7000-8000-000000000001',
  },
  {
    name: 'PUBLIC_CHECK_WORKSPACE',
    default: 'a workspace of the platform',
    description:
      'Id of the workspace for the public check and the study. Nobody can be invited or unlocked in this workspace.',
    placeholder: '0190c0de-0000-7000-8000-000000000002',
  },
  {
    name: 'ROLE_COMPASS_WORKSPACE',
    default: 'a workspace of the platform',
    description:
      'Id of the workspace for the first role finder. With YOUBEA_WORKSPACE set too, both workspaces see the applicants of both in the talent pool.',
    placeholder: '0190c0de-0000-7000-8000-000000000003',
  },
  {
    name: 'YOUBEA_WORKSPACE',
    default: 'a workspace of the platform',
    description: 'Id of the workspace for the second role finder. See ROLE_COMPASS_WORKSPACE.',
    placeholder: '0190c0de-0000-7000-8000-000000000004',
  },
];
