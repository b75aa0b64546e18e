import type {
  OperationMetrics,
  ProcessMetrics,
  SettingWarning,
} from '@quint/contract/operation/operation.ts';
import type { Reader } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { getJobMetrics } from '#features/operation/operation/jobs/service.ts';
import { getMailMetrics } from '#features/operation/operation/mails/service.ts';
import { getInstallation } from '#features/operation/operation/storage/service.ts';
import { isDemoWorld } from '#installation.ts';
import { listProcesses } from '#processes.ts';
import { listUnknownSettings } from '#unknown-settings.ts';
import { listUnsafeSettings } from '#unsafe-settings.ts';

/** Warnings from startup. */
async function listWarnings({ config, db }: Deps): Promise<SettingWarning[]> {
  const unsafe = listUnsafeSettings(config, { isDemo: await isDemoWorld(db) });
  return [
    ...unsafe.map(({ code, subject }) => ({ code, subject, near: null })),
    ...listUnknownSettings(process.env).map(({ name, near }) => ({
      code: 'unknown' as const,
      subject: name,
      near,
    })),
  ];
}

async function getProcesses(db: Reader): Promise<ProcessMetrics[]> {
  const processes = await listProcesses(db);
  return processes.map(({ date_started, date_seen, ...process }) => ({
    ...process,
    date_started: date_started.toISOString(),
    date_seen: date_seen.toISOString(),
  }));
}

/** The status of the installation. */
export async function getOperationMetrics(deps: Deps): Promise<OperationMetrics> {
  const warnings = await listWarnings(deps);
  return deps.db.platform.read(async (db) => ({
    date: deps.clock.now().toISOString(),
    mails: await getMailMetrics(deps, db),
    jobs: await getJobMetrics(db),
    ...(await getInstallation(deps, db)),
    processes: await getProcesses(db),
    warnings,
  }));
}
