import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../base/languages.ts';

const SRC = join(import.meta.dirname, '..');

/** A text of the product with its location. */
export interface PlacedText {
  readonly language: Language;
  /** Relative to the folder of its module, for example `screens/roles.en.ts`. */
  readonly file: string;
  readonly key: string;
  /** Without its placeholders. */
  readonly text: string;
  /** With its placeholders. */
  readonly raw: string;
}

type Leaf = readonly [key: string, text: string];

function leavesOf(node: unknown, key = ''): Leaf[] {
  if (typeof node === 'string') return [[key, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) =>
    leavesOf(child, key === '' ? name : `${key}.${name}`),
  );
}

/** All texts of both languages. */
export async function listTexts(): Promise<PlacedText[]> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:en|de|sie)\.ts$/.test(name),
  );
  const texts = await Promise.all(
    files.map(async (file) => {
      const language = file.endsWith('.en.ts') ? ('en' as const) : ('de' as const);
      const module: unknown = await import(join(SRC, file));
      return leavesOf(module).map(([key, text]) => ({
        language,
        file: file.slice(file.indexOf('/') + 1),
        key,
        text: text.replaceAll(/\{\{\w+\}\}/g, ''),
        raw: text,
      }));
    }),
  );
  return texts.flat();
}
