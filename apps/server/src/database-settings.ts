import { z } from 'zod';
import type { ConnectionShares, ProcessKind } from '#connection-budget.ts';
import { leastConnections, splitConnections } from '#connection-budget.ts';
import { StartupError } from '#startup-error.ts';

const Url = z
  .string()
  .regex(
    /^(postgres(ql)?:\/\/|socket:|\/)/,
    'it begins with postgres://, like postgres://user:password@host/quint',
  );

const ON = ['on', 'true', '1', 'yes'];
const OFF = ['off', 'false', '0', 'no'];

/** Settings of the database and of the work of a process. */
export const DATABASE_SETTINGS = {
  DATABASE_URL: Url.optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(32),
  DATABASE_ROLE_PREFIX: z
    .string()
    .regex(
      /^(?!pg_)[a-z][a-z0-9_]{0,39}$/,
      'give up to 40 small letters, digits and underscores, like quint_two',
    )
    .default('quint'),
  DATABASE_REPLICA_URL: Url.optional(),
  REPLICA_MAX_LAG_SECONDS: z.coerce.number().int().min(2).max(3600).default(5),
  WORK: z
    .enum([...ON, ...OFF, 'only'], 'it is on (pages and jobs), off (pages only) or only (jobs only)')
    .default('on')
    .transform((value): ProcessKind => {
      if (value === 'only') return 'worker';
      return ON.includes(value) ? 'both' : 'web';
    }),
};

type Values = z.infer<z.ZodObject<typeof DATABASE_SETTINGS>>;

export interface ReplicaSettings {
  readonly url: string;
  /** Beyond this lag the replica is not used. */
  readonly maxLagSeconds: number;
}

export interface DatabaseSettings {
  /** The maximum connections of this process. */
  readonly budget: number;
  readonly shares: ConnectionShares;
  /** The prefix of the role names. */
  readonly rolePrefix: string;
  readonly replica: ReplicaSettings | undefined;
}

const DOES: Readonly<Record<ProcessKind, string>> = {
  web: 'serves pages',
  worker: 'runs jobs',
  both: 'serves pages and runs jobs',
};

/** Throws StartupError when the budget is too small for the work of the process. */
export function readDatabase(values: Values): DatabaseSettings {
  const { DATABASE_CONNECTIONS: budget, DATABASE_REPLICA_URL: replicaUrl, WORK: kind } = values;
  const setup = { kind, hasReplica: replicaUrl !== undefined };
  const least = leastConnections(setup);
  if (budget < least) {
    const withReplica = setup.hasReplica ? ' with a replica' : '';
    throw new StartupError(
      `DATABASE_CONNECTIONS is ${budget}, but a process that ${DOES[kind]}${withReplica} needs at least ${least}.`,
    );
  }
  return {
    budget,
    shares: splitConnections(budget, setup),
    rolePrefix: values.DATABASE_ROLE_PREFIX,
    replica:
      replicaUrl === undefined
        ? undefined
        : { url: replicaUrl, maxLagSeconds: values.REPLICA_MAX_LAG_SECONDS },
  };
}
