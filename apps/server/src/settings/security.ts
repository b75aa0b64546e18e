import type { SettingText } from './setting.ts';

export const SECURITY: readonly SettingText[] = [
  {
    name: 'SECRET',
    default: 'created and stored in DATA_DIR',
    description:
      'Secret from which all keys are derived, 32 characters or more. Processes that share a database need the same one.',
    placeholder: 'output-of-openssl-rand-base64-36',
    isSecret: true,
  },
  {
    name: 'SECRET_REPLACES',
    default: '',
    description:
      'Lets the server start with another SECRET than the database was used with. The message that refuses the start names the value.',
    placeholder: 'value-from-the-message',
  },
  {
    name: 'TRUSTED_PROXIES',
    default: 'none',
    description:
      'Addresses and networks of reverse proxies, separated by commas. Only their forwarding headers are read.',
    placeholder: '127.0.0.1,10.0.0.0/8',
  },
  {
    name: 'ACCOUNT_DISCLOSURE',
    default: 'on',
    description: '"off": no response reveals whether an address has an account.',
    placeholder: 'off',
  },
  {
    name: 'SIGN_UP',
    default: 'on',
    description: '"off": nobody can open a workspace without an invitation.',
    placeholder: 'off',
  },
  {
    name: 'SIGN_UP_APPROVAL',
    default: 'off',
    description: '"on": a workspace that signs up waits until the platform approves it.',
    placeholder: 'on',
  },
  {
    name: 'SSO_PRIVATE_ISSUERS',
    default: 'off',
    description:
      '"on": identity providers of companies may be in a private network, still with https (docs/operating/single-sign-on.md).',
    placeholder: 'on',
  },
  {
    name: 'SSO_NAME_SERVERS',
    default: 'those of the system',
    description: 'Name servers for the TXT records of domains, separated by commas.',
    placeholder: '10.0.0.53',
  },
  {
    name: 'WEBHOOK_PRIVATE_TARGETS',
    default: 'on while Quint is reachable from its own machine only, otherwise off',
    description: '"on": webhooks may use private networks, and plain http (docs/webhooks.md).',
    placeholder: 'off',
  },
  {
    name: 'SECURITY_CONTACT',
    default: 'none: there is no such file',
    description: 'Contact for vulnerabilities in /.well-known/security.txt: an e-mail address or a page.',
    placeholder: 'security@example.com',
  },
];
