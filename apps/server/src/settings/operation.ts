import type { SettingText } from './setting.ts';

export const OPERATION: readonly SettingText[] = [
  {
    name: 'BACKUP_DIR',
    default: 'DATA_DIR/backups',
    description: 'Folder of the nightly backups (docs/operating/backup.md).',
    placeholder: '/mnt/backups',
  },
  {
    name: 'BACKUP_KEEP',
    default: '7; 0 with demo data',
    description: 'Number of nightly backups to keep. With 0, none are made.',
    placeholder: '7',
  },
  {
    name: 'BACKUP_PASSPHRASE',
    default: 'none: backups are not encrypted',
    description: 'Encrypts backups. 12 characters or more.',
    placeholder: 'a-long-phrase-kept-elsewhere',
    isSecret: true,
  },
  {
    name: 'LOG_LEVEL',
    default: 'warn; info with a PUBLIC_URL elsewhere',
    description: 'fatal, error, warn, info, debug or silent. With info, each request writes a line.',
    placeholder: 'info',
  },
  {
    name: 'METRICS_TOKEN',
    default: 'none: programs on the same machine can read the metrics',
    description: 'Bearer token for /metrics, 16 characters or more (docs/operating/monitoring.md).',
    placeholder: 'output-of-openssl-rand-hex-24',
    isSecret: true,
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    default: 'no traces',
    description:
      'Collector that receives traces. The other OpenTelemetry variables work too (docs/operating/monitoring.md).',
    placeholder: 'http://127.0.0.1:4318',
    isExternal: true,
  },
  {
    name: 'DISK_FREE_MB',
    default: '256',
    description: 'Free megabytes in DATA_DIR below which /readyz answers 503. With 0, this is not checked.',
    placeholder: '256',
  },
  {
    name: 'DRAIN_SECONDS',
    default: '0; 5 with a PUBLIC_URL elsewhere',
    description:
      'Seconds that a process still answers after it was told to stop, so that proxies switch over.',
    placeholder: '5',
  },
  {
    name: 'BUILD_COMMIT',
    default: 'the commit of the clone',
    description: 'Commit that is running, if it is not a clone.',
    placeholder: '98de861c',
  },
];
