// npm run postgres-check: runs the migrations on every PostgreSQL that Quint supports: the newest npm package for each
// major version, and the installed Debian packages. The npm package creates a database of an older version; for
// Debian's PostgreSQL, that server then opens it, as after a system update.
import { checkMigrations, makeFormerDatabases } from '../apps/server/src/testing/check-migrations.ts';
import type { FormerDatabase } from '../apps/server/src/testing/check-migrations.ts';
import { restartWith, startServerOf } from '../apps/server/src/testing/debian-postgres.ts';
import type { DebianServer } from '../apps/server/src/testing/debian-postgres.ts';
import { findDebianServers, installServers } from './postgres-packages.ts';
import type { ServerPrograms } from './postgres-packages.ts';
import { onLauncherExit } from './processes.ts';

const MAJORS = [15, 16, 17, 18];

let runningServer: DebianServer | undefined;

function leave(code: number): never {
  runningServer?.remove();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave(130));
onLauncherExit(() => leave(130));

/** The same databases, by the address of the server that runs now. */
function movedTo(server: DebianServer, databases: readonly FormerDatabase[]): FormerDatabase[] {
  return databases.map(({ version, url }) => {
    const movedUrl = new URL(server.url);
    movedUrl.pathname = new URL(url).pathname;
    return { version, url: movedUrl.href };
  });
}

async function check(server: ServerPrograms, maker: ServerPrograms): Promise<string[]> {
  runningServer = await startServerOf(maker.programs);
  try {
    const former = await makeFormerDatabases(runningServer.url);
    if (maker !== server) {
      runningServer.stop();
      runningServer = await restartWith(server.programs, runningServer);
    }
    const report = await checkMigrations(runningServer.url, movedTo(runningServer, former));
    const from = ['empty', ...former.map(({ version }) => version)].join(', ');
    console.log(`${server.name}: migrated from ${from}; ${report.lines} lines of catalogue`);
    return [
      ...report.rowTypes.map((routine) => `${routine} uses the row type of a table`),
      ...Object.entries(report.differences).flatMap(([version, lines]) =>
        lines.map((line) => `from ${version}: ${line}`),
      ),
      ...(former.length === 0 ? [`${maker.name} made no database of an older version`] : []),
    ];
  } finally {
    runningServer.remove();
    runningServer = undefined;
  }
}

const packages = installServers(MAJORS);
const servers = [...packages, ...findDebianServers(MAJORS)];
let failureCount = 0;
for (const server of servers) {
  const maker = packages.find(({ major }) => major === server.major) ?? server;
  const problems = await check(server, maker).catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ]);
  if (problems.length === 0) continue;
  failureCount += 1;
  console.error(`${server.name}:\n${problems.map((problem) => `    ${problem}`).join('\n')}`);
}
console.log(`\n${servers.length - failureCount} passed, ${failureCount} failed`);
leave(failureCount === 0 ? 0 : 1);
