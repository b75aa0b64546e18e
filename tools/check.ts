// npm run check: all checks that need neither a browser nor a running product.
import { runChecks } from './check-steps.ts';
import { onLauncherExit } from './processes.ts';
import { endPrograms } from './programs.ts';

const stop = () => {
  endPrograms();
  process.exit(130);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
onLauncherExit(stop);

const { passedCount, failedCount } = await runChecks();
console.log(`\n${passedCount} checks passed, ${failedCount} failed`);
process.exit(failedCount === 0 ? 0 : 1);
