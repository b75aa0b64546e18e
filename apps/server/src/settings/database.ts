import type { SettingText } from './setting.ts';

export const DATABASE: readonly SettingText[] = [
  {
    name: 'DATABASE_URL',
    default: 'the embedded PostgreSQL',
    description:
      'Your PostgreSQL, version 15 or newer. A pooler in front must use session mode (docs/scaling.md).',
    placeholder: 'postgres://quint:password@127.0.0.1/quint',
    isSecret: true,
  },
  {
    name: 'DATABASE_CONNECTIONS',
    default: '32',
    description: 'Number of PostgreSQL connections that a process may open, all pools together.',
    placeholder: '32',
  },
  {
    name: 'DATABASE_ROLE_PREFIX',
    default: 'quint',
    description:
      'Prefix of the three database roles. Two installations on one PostgreSQL server need different prefixes.',
    placeholder: 'quint_two',
  },
  {
    name: 'DATABASE_REPLICA_URL',
    default: 'none',
    description:
      'A streaming replica for reports, copies of personal data and nightly counts (docs/scaling.md).',
    placeholder: 'postgres://quint:password@replica/quint',
    isSecret: true,
  },
  {
    name: 'REPLICA_MAX_LAG_SECONDS',
    default: '5',
    description: 'Seconds that the replica may lag behind. Beyond that, the primary is read.',
    placeholder: '5',
  },
  {
    name: 'DATABASE_WAIT_SECONDS',
    default: '60',
    description: 'Seconds that startup waits for a database that does not answer.',
    placeholder: '60',
  },
  {
    name: 'ACCEPT_SCHEMA',
    default: '',
    description:
      'Lets this version start on the schema of a newer version. The message that refuses the start names the value.',
    placeholder: '0187_interview_questions.sql',
  },
];
