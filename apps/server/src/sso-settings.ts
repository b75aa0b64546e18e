import { isIP } from 'node:net';
import { z } from 'zod';
import { Flag } from '#flag-setting.ts';
import { isOnThisMachine } from '#listening.ts';

const NAME_SERVER = 'give addresses like 10.0.0.53 or 127.0.0.1:5353, with commas between them';

function isNameServer(text: string): boolean {
  const [, host = text, port] = /^(?:\[(?=.*:)|(?=[^:]*:\d+$))(.*?)\]?:(\d+)$/.exec(text) ?? [];
  return isIP(host) !== 0 && (port === undefined || Number(port) <= 65_535);
}

const NameServers = z
  .string()
  .transform((list) => list.split(',').map((each) => each.trim()))
  .refine((list) => list.every(isNameServer), NAME_SERVER);

/** The settings of signing in through a company. */
export const SSO_SETTINGS = {
  SSO_PRIVATE_ISSUERS: Flag.default(false),
  SSO_NAME_SERVERS: NameServers.optional(),
};

type SsoSettings = z.infer<z.ZodObject<typeof SSO_SETTINGS>> & { PUBLIC_URL?: string | undefined };

export interface SsoOptions {
  /** Whether providers may be in private networks. */
  readonly allowsPrivate: boolean;
  /** Whether providers may be on this machine, also without https. */
  readonly allowsOwnMachine: boolean;
  /** The DNS server for TXT records; undefined uses the system's name servers. */
  readonly nameServers: readonly string[] | undefined;
}

export function readSso(values: SsoSettings): SsoOptions {
  return {
    allowsPrivate: values.SSO_PRIVATE_ISSUERS,
    allowsOwnMachine: isOnThisMachine(values.PUBLIC_URL),
    nameServers: values.SSO_NAME_SERVERS,
  };
}
