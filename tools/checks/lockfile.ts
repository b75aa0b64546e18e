import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../root.ts';

const Lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/** Packages without a hash in the lockfile, those for other machines and for development included. */
export function unfixedPackages(text = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')): string[] {
  const { packages } = Lockfile.parse(JSON.parse(text));
  return Object.entries(packages)
    .filter(([packagePath, { link }]) => packagePath.includes('node_modules/') && link !== true)
    .filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true)
    .map(([packagePath, { version = '' }]) => {
      const name = packagePath.slice(packagePath.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return `package-lock.json: ${name} has no integrity. Take it from: npm view ${name}@${version} dist.integrity`;
    });
}
