import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { compareCodes } from '@quint/domain/base/text-order.ts';

/** The searched exports of modules. */
export interface ExportKind<T> {
  readonly matches: (value: unknown) => value is T;
  readonly nameOf: (item: T) => string;
}

/** The exports of a kind, in the order of modules. Throws when a module has none, or when two have the same name. */
export function collectExports<T>(
  modules: readonly { readonly file: string; readonly exports: object }[],
  { matches, nameOf }: ExportKind<T>,
): T[] {
  const fileByName = new Map<string, string>();
  return modules.flatMap(({ file, exports }) => {
    const items = Object.values(exports).filter(matches);
    if (items.length === 0) throw new Error(`${file} exports nothing that its name promises.`);
    for (const name of items.map(nameOf)) {
      const other = fileByName.get(name);
      if (other !== undefined) throw new Error(`${name} is exported by ${other} and by ${file}.`);
      fileByName.set(name, file);
    }
    return items;
  });
}

/** The exports of a kind of every file of this name in the features, in the order of paths. */
export async function loadFeatureExports<T>(fileName: string, kind: ExportKind<T>): Promise<T[]> {
  const paths = await readdir(path.join(import.meta.dirname, 'features'), { recursive: true });
  const files = paths
    .filter((file) => path.basename(file) === fileName)
    .map((file) => `#features/${file.split(path.sep).join('/')}`)
    .toSorted(compareCodes);
  const modules = await Promise.all(
    files.map(async (file) => ({ file, exports: (await import(file)) as object })),
  );
  return collectExports(modules, kind);
}
