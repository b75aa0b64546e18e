import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '@quint/local-postgres/startup-error.ts';
import { z } from 'zod';

/** The parts of a CycloneDX document that are changed here; npm's other fields stay unchanged. */
const Sbom = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

type Sbom = z.infer<typeof Sbom>;

const Lockfile = z.object({
  packages: z.record(z.string(), z.object({ name: z.string().optional(), version: z.string().optional() })),
});

/** All packages in the lockfile as npm lists them, as CycloneDX. @throws StartupError when npm fails */
function readFullSbom(root: string): Sbom {
  const npm = process.env['npm_execpath'] ?? '';
  const isScript = /\.[cm]?js$/.test(npm);
  const [program, first] = isScript ? [process.execPath, [npm]] : ['npm', []];
  const flags = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const result = spawnSync(program, [...first, 'sbom', ...flags], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status !== 0) {
    const reason = result.error?.message ?? result.stderr.trim();
    throw new StartupError(`npm could not list the packages of this build: ${reason}`);
  }
  return Sbom.parse(JSON.parse(result.stdout));
}

/**
 * The software bill of materials of a build, as CycloneDX 1.5 JSON.
 * @param packagePaths folders of the packages in the build, relative to `root`: workspaces and modules, those bundled into
 * the web app included
 * @throws StartupError when npm fails
 */
export function makeSbom(root: string, packagePaths: Iterable<string>): Sbom {
  const { packages } = Lockfile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  const refs = new Set(
    [...packagePaths].map((packagePath) => {
      const { name, version } = packages[packagePath] ?? {};
      const folderName = packagePath.slice(packagePath.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return `${name ?? folderName}@${version ?? ''}`;
    }),
  );
  const { metadata, components, dependencies, ...fields } = readFullSbom(root);
  const product = metadata.component['bom-ref'];
  const isShipped = (ref: string) => ref === product || refs.has(ref);
  return {
    ...fields,
    metadata: { ...metadata, component: { ...metadata.component, name: 'quint' } },
    components: components.filter((component) => isShipped(component['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => isShipped(ref))
      .map(({ ref, dependsOn, ...other }) => ({ ...other, ref, dependsOn: dependsOn.filter(isShipped) })),
  };
}

/** Writes `sbom.cdx.json` into the folder of a build. */
export function writeSbom(root: string, target: string, packagePaths: Iterable<string>): void {
  writeFileSync(
    path.join(target, 'sbom.cdx.json'),
    `${JSON.stringify(makeSbom(root, packagePaths), null, 2)}\n`,
  );
}
