import { z } from 'zod';
import { isOnThisMachine } from '#listening.ts';

/** The contact for security reports: an e-mail address, or the URL of a page. */
const Contact = z
  .string()
  .refine(
    (value) => z.email().safeParse(value).success || /^(https:\/\/|mailto:)\S+$/.test(value),
    'give an e-mail address, or the address of a page that begins with https://',
  )
  .transform((value) => (/^(https|mailto):/.test(value) ? value : `mailto:${value}`));

/** The variables for operators. */
export const OPERATION_SETTINGS = {
  METRICS_TOKEN: z.string().min(16, 'give 16 characters or more').optional(),
  DISK_FREE_MB: z.coerce.number().int().min(0).default(256),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  DATABASE_WAIT_SECONDS: z.coerce.number().int().min(0).max(3600).default(60),
  STORAGE_REPLACES: z.string().optional(),
  SECURITY_CONTACT: Contact.optional(),
  BUILD_COMMIT: z
    .string()
    .regex(/^[0-9a-f]{7,40}$/, 'a commit of git is 7 to 40 characters from 0 to 9 and a to f')
    .optional(),
};

export interface Operation {
  /** The bearer token for the metrics; without one, only programs of this machine can read them. */
  readonly metricsToken: string | undefined;
  /** Free space of the data folder below which the server is not ready; 0 disables the check. */
  readonly diskFreeBytes: number;
  /** How long the server still responds after it was stopped, so that proxies switch to others. */
  readonly drainSeconds: number;
  /** How long a start waits for an unresponsive database. */
  readonly databaseWaitSeconds: number;
  /** Marker of the file storage that this one replaces, to confirm the change. */
  readonly storageReplaces: string | undefined;
  /** URI for reports of weaknesses. */
  readonly securityContact: string | undefined;
  /** The commit this was built from, if it is not a clone. */
  readonly buildCommit: string | undefined;
}

const BYTES_IN_MB = 1_048_576;
/** A proxy that checks every two seconds has noticed by then; there is no delay on the local machine. */
const PROXY_SECONDS = 5;
const Values = z.object(OPERATION_SETTINGS);

/** Parses the settings; `PUBLIC_URL` determines whether there may be a proxy. */
export function readOperation(
  values: z.infer<typeof Values> & { readonly PUBLIC_URL?: string | undefined },
): Operation {
  return {
    metricsToken: values.METRICS_TOKEN,
    diskFreeBytes: values.DISK_FREE_MB * BYTES_IN_MB,
    drainSeconds: values.DRAIN_SECONDS ?? (isOnThisMachine(values.PUBLIC_URL) ? 0 : PROXY_SECONDS),
    databaseWaitSeconds: values.DATABASE_WAIT_SECONDS,
    storageReplaces: values.STORAGE_REPLACES,
    securityContact: values.SECURITY_CONTACT,
    buildCommit: values.BUILD_COMMIT,
  };
}
