import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as modules from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Node runs TypeScript files as they are from 22.18 and 23.6 on. */
function runsTypeScript() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}

/** The binary of the npm package `node`, or undefined where it is not installed. */
function packagedNode() {
  try {
    return join(dirname(modules.createRequire(import.meta.url).resolve('node/package.json')), 'bin', 'node');
  } catch {
    return undefined;
  }
}

/** Runs the same command on the packaged Node and ends with its exit status. */
function runAgain(script) {
  const node = packagedNode();
  if (!node) {
    console.error(
      `Node 22.18 or later is needed, this is ${process.versions.node}. Installing the npm package "node" (version 24) next to this one also works.`,
    );
    process.exitCode = 1;
    return;
  }
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

/** Node does not strip types in node_modules, where the installed package is. */
function allowInstalledTypeScript() {
  modules.registerHooks({
    load(url, context, next) {
      const isOurs = url.endsWith('.ts') && url.startsWith(new URL('..', import.meta.url).href);
      if (!isOurs) return next(url, context);
      const source = modules.stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

/**
 * Runs a line-by-line command.
 * @param {string} handlerModule module of the handler, relative to this folder
 * @param {string} handlerName its exported name
 * @param {string} script file URL of the command itself
 */
export async function launch(handlerModule, handlerName, script) {
  if (!runsTypeScript()) {
    runAgain(fileURLToPath(script));
    return;
  }
  if (import.meta.url.includes('/node_modules/')) allowInstalledTypeScript();
  const { runLines } = await import('../src/cli/lines.ts');
  const handler = (await import(handlerModule))[handlerName];
  process.exitCode = await runLines(handler);
}
