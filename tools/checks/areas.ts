import { compareCodes } from '@quint/domain/base/text-order.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { projectFiles } from './files.ts';

const AREA = /^packages\/phrases\/src\/([\w-]+)\/screens\/([\w-]+)\.en\.ts$/;
const FILE = 'apps/web/src/lib/phrase-areas.gen.ts';

/** video-guide → videoGuideEn, the only export of the file. */
function exportOf(area: string): string {
  return `${area.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}En`;
}

/** The types of the texts of all areas, by the English original, so that an unknown key is a compile error. */
function describeAreas(): string {
  const modules = new Map<string, string>();
  for (const file of projectFiles()) {
    const [, module, area] = AREA.exec(file) ?? [];
    if (module === undefined || area === undefined) continue;
    const other = modules.get(area);
    if (other !== undefined) throw new Error(`${other} and ${module} both have an area ${area}`);
    modules.set(area, module);
  }
  const lines = [...modules]
    .toSorted(([a], [b]) => compareCodes(`${a}.`, `${b}.`))
    .map(
      ([area, module]) =>
        `  '${area}': typeof import('@quint/phrases/${module}/screens/${area}.en.ts').${exportOf(area)};`,
    );
  return `// Written by \`npm run areas\` from the folders named screens of packages/phrases.\n\nexport interface PhraseAreas {\n${lines.join('\n')}\n}\nexport type PhraseArea = keyof PhraseAreas;\n`;
}

export function writeAreas(): void {
  writeFileSync(path.join(ROOT, FILE), describeAreas());
}

/** The web app must list every area of phrases. */
export function areaProblems(): string[] {
  return readFileSync(path.join(ROOT, FILE), 'utf8') === describeAreas()
    ? []
    : [`${FILE} is not what the areas are now: npm run areas`];
}
