import pg from 'pg';
import { StartupError } from '#startup-error.ts';

/** The target of a URL. */
interface Target {
  readonly host: string;
  readonly where: string;
  readonly user: string;
  readonly database: string;
}

const ENCODE = 'letters such as @ : / # % in its user or password must be percent-encoded';

/** No PostgreSQL server was reached. By the code of the error, or by the driver's message without one. */
const UNREACHABLE_ADVICE: readonly (readonly [RegExp, (target: Target) => string])[] = [
  [
    /^ECONNREFUSED$/,
    ({ where }) =>
      `Nothing listens at ${where}. Check host and port, and that PostgreSQL runs and listens on that address.`,
  ],
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    ({ host }) =>
      `The name "${host}" leads to no address. Check the host in DATABASE_URL and the name server; ${ENCODE}.`,
  ],
  [
    /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$|^timeout expired$/,
    ({ where }) =>
      `${where} does not answer as PostgreSQL does. Check host and port, and the firewalls in between.`,
  ],
  [
    /^(ECONNRESET|EPIPE)$|^Connection terminated/,
    ({ where }) =>
      `What answers at ${where} ends the connection. Check that it is PostgreSQL, and the firewalls in between.`,
  ],
  [/^ENOENT$/, () => 'There is no such socket. Check the folder in DATABASE_URL, and that PostgreSQL runs.'],
  [/^EACCES$/, () => 'This user may not use that socket. Check its rights and those of its folder.'],
];

/** The server was reached and rejects the connection. */
const REFUSAL_ADVICE: readonly (readonly [RegExp, (target: Target) => string])[] = [
  [
    /^28P01$/,
    ({ user }) =>
      `The password of the user "${user}" is wrong, or there is no such user. Correct it; ${ENCODE}.`,
  ],
  [
    /^28000$/,
    ({ user }) => `Check the user "${user}", and that pg_hba.conf of the server lets it in from here.`,
  ],
  [/client password must be a string/, () => 'The server asks for a password, and DATABASE_URL has none.'],
  [/^3D000$/, ({ database }) => `Create it (createdb ${database}), or correct the name in DATABASE_URL.`],
  [
    /^42501$/,
    ({ user, database }) => `Let the user in: grant connect on database "${database}" to "${user}".`,
  ],
  [/^53300$/, () => 'Close other programs that use the server, or raise its max_connections.'],
  [/^57P03$/, () => 'The server starts or stops. Try again in a moment, or raise DATABASE_WAIT_SECONDS.'],
  [/does not support SSL/, () => 'Take sslmode out of DATABASE_URL, or set up TLS on the server.'],
  [
    /CERT|SIGNATURE|SELF_SIGNED/,
    () =>
      'Name the certificate of the authority with sslrootcert in DATABASE_URL, and the host as the certificate does.',
  ],
];

function targetOf(url: string): Target | undefined {
  try {
    const { host, port, user = '', database = '' } = new pg.Client({ connectionString: url });
    return { host, where: host.startsWith('/') ? host : `${host}:${port}`, user, database };
  } catch {
    return undefined;
  }
}

/** The first line of an error's message; if several addresses were tried, that of the first. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.message || String((error as NodeJS.ErrnoException).code);
}

/** Why the database of a URL cannot be used, and how to fix it. Does not contain the password. */
export function explainConnection(url: string, error: unknown): StartupError {
  const target = targetOf(url);
  if (target === undefined) {
    return new StartupError(
      `DATABASE_URL is not an address. It looks like postgres://user:password@host:5432/quint; ${ENCODE}.`,
      { cause: error },
    );
  }
  const why = reasonOf(error);
  const { code = '' } = error as NodeJS.ErrnoException;
  const adviceOf = (table: typeof REFUSAL_ADVICE) =>
    table.find(([pattern]) => pattern.test(code) || pattern.test(why))?.[1](target);
  const refusalAdvice = adviceOf(REFUSAL_ADVICE);
  const advice = refusalAdvice ?? adviceOf(UNREACHABLE_ADVICE);
  const summary = `The database of DATABASE_URL cannot be ${refusalAdvice === undefined ? 'reached' : 'used'}`;
  return new StartupError(`${summary}: ${why}.${advice === undefined ? '' : ` ${advice}`}`, { cause: error });
}
