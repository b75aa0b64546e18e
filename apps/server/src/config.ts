import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { OpenEntrance } from '@quint/domain/survey-entrances.ts';
import type { PublicSettings } from '@quint/contract/public-settings.ts';
import { z } from 'zod';
import type { S3Options } from '#files/s3.ts';
import { keepInFolder } from '#kept-value.ts';
import { readPublicSettings } from '#public-settings.ts';
import { StartupError } from '#startup-error.ts';

const Flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0', 'yes', 'no'])
  .transform((value) => ['on', 'true', '1', 'yes'].includes(value));

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  DATABASE_URL: z.string().min(1),
  DATABASE_POOL_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  DATA_DIR: z.string().default('./data'),
  WEB_DIR: z.string().optional(),
  PUBLIC_URL: z.url().optional(),
  SECRET: z.string().min(32).optional(),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.email().default('no-reply@quint.example'),
  DEMO: Flag.default(true),
  DEMO_PASSWORD: z.string().min(8).max(255).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).max(255).optional(),
  TRUSTED_PROXIES: z.string().optional(),
  ACCOUNT_DISCLOSURE: Flag.default(true),
  SIGN_UP_APPROVAL: Flag.default(false),
  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_PATH_STYLE: Flag.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  WORK: Flag.default(true),
  CONSUMER_WORKSPACE: z.uuid().optional(),
  PUBLIC_CHECK_WORKSPACE: z.uuid().optional(),
  ROLE_COMPASS_WORKSPACE: z.uuid().optional(),
  YOUBEA_WORKSPACE: z.uuid().optional(),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  readonly poolConnections: number;
  readonly dataDir: string;
  /** Folder of the built web app; undefined serves the API only. */
  readonly webDir: string | undefined;
  /** Origin in links and for the same-origin check; undefined takes http://localhost:<port>. */
  readonly publicUrl: string | undefined;
  readonly secret: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly demo: boolean;
  readonly demoPassword: string | undefined;
  readonly firstAdmin: { readonly email: string; readonly password: string } | undefined;
  readonly trustedProxies: readonly string[];
  /** Whether an answer may say that an address has an account here, or has none. */
  readonly accountDisclosure: boolean;
  /** Whether a workspace that signs up waits for the platform to approve it. */
  readonly signUpApproval: boolean;
  readonly logLevel: string;
  /** What everybody may know of this installation. */
  readonly publicSettings: PublicSettings;
  /** Where files are stored; undefined takes a folder below the data. */
  readonly s3: S3Options | undefined;
  /** Whether this process also runs the jobs. */
  readonly worker: boolean;
  /** Workspaces that people of an open entrance are led to; without one it is the platform's own. */
  readonly surveyWorkspaces: Readonly<Partial<Record<OpenEntrance, string | undefined>>>;
}

/** The bucket for files. Another service than Amazon's has it in the path unless said otherwise. */
function readS3(values: z.infer<typeof Environment>): S3Options | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new StartupError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set both or neither.');
  }
  if (values.S3_BUCKET === undefined) return undefined;
  return {
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    pathStyle: values.S3_PATH_STYLE ?? values.S3_ENDPOINT !== undefined,
    credentials:
      accessKeyId !== undefined && secretAccessKey !== undefined
        ? { accessKeyId, secretAccessKey }
        : undefined,
  };
}

/** Reads the configuration from the environment. Throws StartupError naming every variable that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(present);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartupError(`The configuration is not valid. ${problems.join('; ')}`);
  }
  const values = parsed.data;
  if ((values.ADMIN_EMAIL === undefined) !== (values.ADMIN_PASSWORD === undefined)) {
    throw new StartupError('ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither.');
  }
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    poolConnections: values.DATABASE_POOL_CONNECTIONS,
    dataDir,
    webDir: values.WEB_DIR === undefined ? undefined : resolve(values.WEB_DIR),
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    secret: values.SECRET ?? keepInFolder(dataDir, 'secret', () => randomBytes(32).toString('base64url')),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    demo: values.DEMO,
    demoPassword: values.DEMO_PASSWORD,
    firstAdmin:
      values.ADMIN_EMAIL !== undefined && values.ADMIN_PASSWORD !== undefined
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : undefined,
    trustedProxies: values.TRUSTED_PROXIES?.split(',').map((proxy) => proxy.trim()) ?? [],
    accountDisclosure: values.ACCOUNT_DISCLOSURE,
    signUpApproval: values.SIGN_UP_APPROVAL,
    logLevel: values.LOG_LEVEL,
    publicSettings: readPublicSettings(env),
    s3: readS3(values),
    worker: values.WORK,
    surveyWorkspaces: {
      b2c: values.CONSUMER_WORKSPACE,
      talent_profile: values.CONSUMER_WORKSPACE,
      public_check: values.PUBLIC_CHECK_WORKSPACE,
      study: values.PUBLIC_CHECK_WORKSPACE,
      role_compass: values.ROLE_COMPASS_WORKSPACE,
      youbea: values.YOUBEA_WORKSPACE,
    },
  };
}
