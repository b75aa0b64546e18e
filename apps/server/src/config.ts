import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { Email } from '@quint/contract/base/emails.ts';
import { Failure } from '@quint/contract/base/errors.ts';
import type { Pack } from '@quint/domain/workspace/actor.ts';
import { MAILS_PER_DAY } from '@quint/domain/invitations/mail-budget.ts';
import type { OpenEntrance } from '@quint/domain/survey/survey-entrances.ts';
import type { PublicSettings } from '@quint/contract/operation/public-settings.ts';
import { getErrorMessage } from '@quint/phrases/base/errors/error-message.ts';
import { z } from 'zod';
import { assertGoodPassword } from '#secrets/password-rules.ts';
import type { AiEndpoint } from '#ai-settings.ts';
import { AI_SETTINGS, readAi } from '#ai-settings.ts';
import type { ProcessKind } from '#connection-budget.ts';
import type { DatabaseSettings } from '#database-settings.ts';
import { DATABASE_SETTINGS, readDatabase } from '#database-settings.ts';
import type { BackupSettings } from '#backup-settings.ts';
import { BACKUP_SETTINGS, readBackups } from '#backup-settings.ts';
import { Flag } from '#flag-setting.ts';
import { loadOrCreateSecret } from '#persisted-secret.ts';
import { chooseHost, isOnThisMachine, isOwnHost } from '#listening.ts';
import type { Operation } from '#operation-settings.ts';
import { OPERATION_SETTINGS, readOperation } from '#operation-settings.ts';
import { readPublicSettings } from '#public-settings.ts';
import type { Payments } from '#payments/settings.ts';
import { PAYMENT_SETTINGS, readPayments } from '#payments/settings.ts';
import { StartupError } from '#startup-error.ts';
import { isProxy } from '#trusted-proxies.ts';
import type { SsoOptions } from '#sso-settings.ts';
import { readSso, SSO_SETTINGS } from '#sso-settings.ts';

/** The default sender of an installation: replies are not received. */
export const EXAMPLE_SENDER = 'no-reply@quint.example';

/** Must meet the password rules: it gives access to the accounts with the most rights. */
const Password = z.string().superRefine((password, context) => {
  try {
    assertGoodPassword(password);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    context.addIssue(getErrorMessage(error, 'en'));
  }
});

const ORIGIN = 'give a scheme, a host and a port at most, like https://hr.example.com';

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.href === `${url.origin}/` && !/[?#]/.test(value);
}

const Origin = z
  .string()
  .refine(isOrigin, `links and cookies of Quint begin at the root of a site: ${ORIGIN}`)
  .transform((value) => new URL(value).origin);

const Proxies = z
  .string()
  .transform((list) => list.split(',').map((proxy) => proxy.trim()))
  .superRefine((proxies, context) => {
    for (const proxy of proxies.filter((each) => !isProxy(each))) {
      context.addIssue(
        `"${proxy}" is neither an address nor a network; give them like 10.0.0.7 or 10.0.0.0/8, with commas between them`,
      );
    }
  });

/** Relative to the data folder. */
export const SECRET_FILE = 'secret';
const createSecret = () => randomBytes(32).toString('base64url');

const MailsPerDay = z.coerce.number().int().min(1).max(100_000);

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().optional(),
  ...DATABASE_SETTINGS,
  DATA_DIR: z.string().default('./data'),
  WEB_DIR: z.string().optional(),
  PUBLIC_URL: Origin.optional(),
  SECRET: z.string().min(32, 'give 32 characters or more').optional(),
  SECRET_REPLACES: z.string().optional(),
  ACCEPT_SCHEMA: z.string().optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'it begins with smtp:// or smtps://, like smtp://mailhost:25' })
    .optional(),
  MAIL_FROM: Email.default(EXAMPLE_SENDER),
  MAILS_PER_DAY_BASIC: MailsPerDay.default(MAILS_PER_DAY.basic),
  MAILS_PER_DAY_FLOW: MailsPerDay.default(MAILS_PER_DAY.flow),
  MAILS_PER_DAY_ENTERPRISE: MailsPerDay.default(MAILS_PER_DAY.enterprise),
  DEMO: Flag.optional(),
  DEMO_PASSWORD: Password.optional(),
  ADMIN_EMAIL: Email.optional(),
  ADMIN_PASSWORD: Password.optional(),
  TRUSTED_PROXIES: Proxies.optional(),
  ACCOUNT_DISCLOSURE: Flag.default(true),
  SIGN_UP_APPROVAL: Flag.default(false),
  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_PATH_STYLE: Flag.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ...AI_SETTINGS,
  ...PAYMENT_SETTINGS,
  ...SSO_SETTINGS,
  ...BACKUP_SETTINGS,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  ...OPERATION_SETTINGS,
  CONNECTIONS_MAX: z.coerce.number().int().min(1).max(100_000).default(5000),
  OVERLOAD_MS: z.coerce.number().int().min(0).max(60_000).default(1000),
  STORAGE_MB: z.coerce.number().int().min(1).default(5120),
  ITEM_WRITES_PER_MINUTE: z.coerce.number().int().min(0).default(600),
  CONSUMER_WORKSPACE: z.uuid().optional(),
  PUBLIC_CHECK_WORKSPACE: z.uuid().optional(),
  ROLE_COMPASS_WORKSPACE: z.uuid().optional(),
  YOUBEA_WORKSPACE: z.uuid().optional(),
  WEBHOOK_PRIVATE_TARGETS: Flag.optional(),
});

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** The endpoint of an S3-compatible service other than Amazon's. */
  readonly endpoint: string | undefined;
  /** Whether the bucket is in the path instead of the host name. */
  readonly pathStyle: boolean;
  /** Credentials; undefined uses those of the machine. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

export interface Config {
  /** 0 lets the system choose a free one, which is stored here once the server listens. */
  port: number;
  readonly host: string;
  readonly databaseUrl: string;
  readonly database: DatabaseSettings;
  readonly dataDir: string;
  /** Folder of the built web app; undefined serves the API only. */
  readonly webDir: string | undefined;
  /** Origin in links and for the same-origin check; undefined uses http://localhost:<port>. */
  readonly publicUrl: string | undefined;
  readonly secret: string;
  /** Fingerprint of the secret that this one replaces, to confirm the change. */
  readonly secretReplaces: string | undefined;
  /** The newest migration of a later version that this version may run with. */
  readonly acceptSchema: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Daily limit of mails to outsiders by plan. */
  readonly mailsPerDay: Readonly<Record<Pack, number>>;
  /** Whether an empty database is filled with the demo world. */
  readonly demo: boolean;
  readonly demoPassword: string | undefined;
  readonly firstAdmin: { readonly email: string; readonly password: string } | undefined;
  readonly trustedProxies: readonly string[];
  /** Whether responses may disclose that an address has an account here, or none. */
  readonly accountDisclosure: boolean;
  /** Whether a new workspace waits for the platform's approval. */
  readonly signUpApproval: boolean;
  readonly logLevel: string;
  readonly operation: Operation;
  /** Public facts about this installation. */
  readonly publicSettings: PublicSettings;
  /** The S3 bucket for files; undefined uses a folder in the data folder. */
  readonly s3: S3Options | undefined;
  /** The AI endpoint that shortens texts of roles; undefined without one. */
  readonly ai: AiEndpoint | undefined;
  readonly payments: Payments;
  /** How identity providers of companies and their domains are contacted. */
  readonly sso: SsoOptions;
  /** Nightly backups. */
  readonly backups: BackupSettings;
  /** Maximum concurrent connections of this process. */
  readonly connectionsMax: number;
  /** The lag of the event loop from which requests are refused; 0 disables the check. */
  readonly overloadMs: number;
  /** Storage quota for uploads of a workspace, in bytes. */
  readonly storageBytes: number;
  /** Maximum writes under /items per person and minute in this process; 0 disables the limit. */
  readonly itemWritesPerMinute: number;
  /** Whether this process serves requests, runs the jobs, or both. */
  readonly processKind: ProcessKind;
  /** Workspaces of public entrances; without one it is the platform's own. */
  readonly surveyWorkspaces: Readonly<Partial<Record<OpenEntrance, string | undefined>>>;
  /** Whether webhooks may be sent to private networks, and without https. */
  readonly webhookPrivateTargets: boolean;
}

/** The S3 bucket for files. Services other than Amazon's use path-style URLs by default. */
export function readS3(values: z.infer<typeof Environment>): S3Options | undefined {
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

/** Workspaces of public entrances. */
function workspacesOf(values: z.infer<typeof Environment>): Config['surveyWorkspaces'] {
  return {
    b2c: values.CONSUMER_WORKSPACE,
    talent_profile: values.CONSUMER_WORKSPACE,
    public_check: values.PUBLIC_CHECK_WORKSPACE,
    study: values.PUBLIC_CHECK_WORKSPACE,
    role_compass: values.ROLE_COMPASS_WORKSPACE,
    youbea: values.YOUBEA_WORKSPACE,
  };
}

/** Parses the settings without side effects. Throws StartupError naming every invalid variable. */
export function readSettings(env: NodeJS.ProcessEnv): z.infer<typeof Environment> {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = Environment.safeParse(present);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartupError(`The configuration is not valid. ${problems.join('; ')}`);
  }
  const values = result.data;
  if ((values.ADMIN_EMAIL === undefined) !== (values.ADMIN_PASSWORD === undefined)) {
    throw new StartupError('ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither.');
  }
  readDatabase(values);
  readAi(values);
  readPayments(values);
  readPublicSettings(env);
  return values;
}

/** Names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(Environment.shape);

/**
 * Reads the configuration from the environment, and the secret from the data folder, where it is created if missing.
 * Throws StartupError naming every invalid variable.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readSettings(env);
  if (values.DATABASE_URL === undefined) throw new StartupError('DATABASE_URL is not set.');
  const dataDir = resolve(values.DATA_DIR);
  const host = chooseHost(values.HOST, values.PUBLIC_URL);
  return {
    port: values.PORT,
    host,
    databaseUrl: values.DATABASE_URL,
    database: readDatabase(values),
    dataDir,
    webDir: values.WEB_DIR === undefined ? undefined : resolve(values.WEB_DIR),
    publicUrl: values.PUBLIC_URL,
    secret: values.SECRET ?? loadOrCreateSecret(dataDir, SECRET_FILE, createSecret),
    secretReplaces: values.SECRET_REPLACES,
    acceptSchema: values.ACCEPT_SCHEMA,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailsPerDay: {
      basic: values.MAILS_PER_DAY_BASIC,
      flow: values.MAILS_PER_DAY_FLOW,
      enterprise: values.MAILS_PER_DAY_ENTERPRISE,
    },
    demo: values.DEMO ?? isOnThisMachine(values.PUBLIC_URL),
    demoPassword: values.DEMO_PASSWORD,
    firstAdmin:
      values.ADMIN_EMAIL !== undefined && values.ADMIN_PASSWORD !== undefined
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : undefined,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    accountDisclosure: values.ACCOUNT_DISCLOSURE,
    signUpApproval: values.SIGN_UP_APPROVAL,
    logLevel: values.LOG_LEVEL ?? (isOnThisMachine(values.PUBLIC_URL) ? 'warn' : 'info'),
    operation: readOperation(values),
    publicSettings: readPublicSettings(env),
    s3: readS3(values),
    ai: readAi(values),
    payments: readPayments(values),
    sso: readSso(values),
    backups: readBackups(values, dataDir),
    connectionsMax: values.CONNECTIONS_MAX,
    overloadMs: values.OVERLOAD_MS,
    storageBytes: values.STORAGE_MB * 1_048_576,
    itemWritesPerMinute: values.ITEM_WRITES_PER_MINUTE,
    processKind: values.WORK,
    surveyWorkspaces: workspacesOf(values),
    // On a developer's machine, an installation is tried together with other programs of that machine.
    webhookPrivateTargets:
      values.WEBHOOK_PRIVATE_TARGETS ?? (isOnThisMachine(values.PUBLIC_URL) && isOwnHost(host)),
  };
}
