import type { SettingText } from './setting.ts';

export const MAIL: readonly SettingText[] = [
  {
    name: 'SMTP_URL',
    default: '.eml files in DATA_DIR/mail, shown at /dev/mail (docs/operating/trial.md)',
    description:
      'Mail server, such as smtps://user:password@mail.example.com:465. With smtp://, add ?requireTLS=true to require encryption.',
    placeholder: 'smtps://user:password@mail.example.com:465',
    isSecret: true,
  },
  {
    name: 'MAIL_FROM',
    default: 'no-reply@quint.example',
    description: 'Sender address of every mail. Set it together with SMTP_URL.',
    placeholder: 'quint@example.com',
  },
  {
    name: 'MAILS_PER_DAY_BASIC',
    default: '50',
    description:
      'Mails to outsiders that a workspace with the plan Basic sends a day. Further ones are sent on the following days.',
    placeholder: '50',
  },
  {
    name: 'MAILS_PER_DAY_FLOW',
    default: '2000',
    description: 'The same for the plan Flow.',
    placeholder: '2000',
  },
  {
    name: 'MAILS_PER_DAY_ENTERPRISE',
    default: '10000',
    description: 'The same for the plan Enterprise.',
    placeholder: '10000',
  },
];
