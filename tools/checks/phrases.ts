import path from 'node:path';
import { ROOT } from '../root.ts';
import { projectFiles } from './files.ts';

const PHRASES = 'packages/phrases/src/';

/** Keys with an intentionally empty text, as `file key`. */
const MAY_BE_EMPTY = new Set<string>(['invitations/screens/invitations invitations.people.multiEmail']);

type Texts = Map<string, string>;

/**
 * German must match English: the same files and keys, no empty text, and the same variables in each text. Texts with Sie
 * must match those with du, but greet with the full name.
 */
export async function incompletePhrases(): Promise<string[]> {
  const files = projectFiles().filter((file) => file.startsWith(PHRASES) && /\.(en|de)\.ts$/.test(file));
  const originals = [...new Set(files.map((file) => file.replace(/\.(en|de)\.ts$/, '')))];
  const problems = await Promise.all(
    originals.map(async (stem) => {
      const missingLanguages = ['en', 'de'].filter((language) => !files.includes(`${stem}.${language}.ts`));
      if (missingLanguages.length > 0)
        return missingLanguages.map((language) => `${stem}.${language}.ts is missing.`);
      return compare(stem, await readTexts(`${stem}.en.ts`), await readTexts(`${stem}.de.ts`));
    }),
  );
  const formalFiles = projectFiles().filter((file) => file.startsWith(PHRASES) && file.endsWith('.sie.ts'));
  return [...problems, ...(await Promise.all(formalFiles.map(compareFormal)))].flat();
}

async function compareFormal(file: string): Promise<string[]> {
  const informalTexts = await readTexts(file.replace(/\.sie\.ts$/, '.de.ts'));
  const name = file.slice(PHRASES.length);
  const withFullName = (text: string) =>
    variables(text.replaceAll(/\{\{(?:first_)?name\}\}/g, '{{full_name}}'));
  return [...(await readTexts(file))].flatMap(([key, text]) => {
    const informal = informalTexts.get(key);
    if (informal === undefined) return [`${name}: "${key}" has no text with du.`];
    if (text.trim() === '') return [`${name}: "${key}" has an empty text.`];
    const [expectedVariables, actual] = [withFullName(informal), withFullName(text)];
    return expectedVariables === actual
      ? []
      : [`${name}: "${key}" uses {{${actual}}} with Sie, {{${expectedVariables}}} with du.`];
  });
}

function compare(stem: string, english: Texts, german: Texts): string[] {
  const name = stem.slice(PHRASES.length);
  const problems: string[] = [];
  for (const [key, text] of [...english, ...german]) {
    if (text.trim() === '' && !MAY_BE_EMPTY.has(`${name} ${key}`))
      problems.push(`${name}: "${key}" has an empty text.`);
  }
  for (const key of english.keys())
    if (!german.has(key)) problems.push(`${name}: "${key}" has no German text.`);
  for (const key of german.keys())
    if (!english.has(key)) problems.push(`${name}: "${key}" has no English text.`);
  for (const [key, text] of english) {
    const translation = german.get(key);
    if (translation === undefined) continue;
    const [englishVariables, germanVariables] = [variables(text), variables(translation)];
    if (englishVariables !== germanVariables)
      problems.push(
        `${name}: "${key}" uses {{${englishVariables}}} in English, {{${germanVariables}}} in German.`,
      );
  }
  return [...new Set(problems)];
}

function variables(text: string): string {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '');
  return [...new Set(names)].toSorted().join(', ');
}

async function readTexts(file: string): Promise<Texts> {
  const module = (await import(path.join(ROOT, file))) as Record<string, unknown>;
  const texts: Texts = new Map();
  for (const [name, value] of Object.entries(module)) {
    // bordersEn and bordersDe are equivalent.
    collect(value, name.replace(/(En|De|Sie)$/, ''), texts);
  }
  return texts;
}

function collect(value: unknown, key: string, texts: Texts): void {
  if (typeof value === 'string') texts.set(key, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) collect(part, `${key}.${name}`, texts);
  }
}
