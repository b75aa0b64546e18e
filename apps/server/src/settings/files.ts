import type { SettingText } from './setting.ts';

export const FILES: readonly SettingText[] = [
  {
    name: 'S3_BUCKET',
    default: 'the folder DATA_DIR/files',
    description: 'Bucket that stores files instead of a folder.',
    placeholder: 'quint',
  },
  {
    name: 'S3_REGION',
    default: 'us-east-1',
    description: 'Region of the bucket.',
    placeholder: 'eu-central-1',
  },
  {
    name: 'S3_ENDPOINT',
    default: "Amazon's",
    description: 'Address of another S3-compatible service.',
    placeholder: 'https://files.example.com',
  },
  {
    name: 'S3_PATH_STYLE',
    default: 'on with S3_ENDPOINT, otherwise off',
    description: 'Puts the bucket into the path of a URL instead of the host name.',
    placeholder: 'on',
  },
  {
    name: 'S3_ACCESS_KEY_ID',
    default: 'the credentials of the machine',
    description: 'Access key of the bucket. Set it together with S3_SECRET_ACCESS_KEY.',
    placeholder: 'quint',
    isSecret: true,
  },
  {
    name: 'S3_SECRET_ACCESS_KEY',
    default: 'the credentials of the machine',
    description: 'Secret access key of the bucket.',
    placeholder: 'secret',
    isSecret: true,
  },
  {
    name: 'STORAGE_REPLACES',
    default: '',
    description:
      'Lets the server start with another file storage than the database was used with. The message that refuses the start names the value.',
    placeholder: 'value-from-the-message',
  },
];
