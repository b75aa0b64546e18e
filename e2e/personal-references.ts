import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { withDatabase } from './seed-talents.ts';

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
    and n.nspname not like 'pg_toast%'
  order by 1`;

async function searchTables(dataDir: string, terms: readonly string[]): Promise<string[]> {
  const hits: string[] = [];
  await withDatabase(dataDir, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(TABLES);
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${name} t where t::text ilike any($1::text[])`,
        [terms.map((word) => `%${word}%`)],
      );
      hits.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 300)}`));
    }
  });
  return hits;
}

async function textOf(path: string): Promise<string> {
  const bytes = await readFile(path);
  const plain = bytes.toString('latin1');
  if (!path.endsWith('.pdf')) return plain;
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return `${plain}\n${text}`;
}

/** The files of the product, except those of its database, which keeps deleted rows for a while. */
async function searchFiles(dataDir: string, terms: readonly string[]): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const hits: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(dataDir, path);
    if (name.startsWith('postgres')) continue;
    const text = `${name}\n${await textOf(path)}`.toLowerCase();
    if (terms.some((word) => text.includes(word.toLowerCase()))) hits.push(name);
  }
  return hits;
}

/**
 * The places where one of the words occurs in any table of a running product or in any of its files, including the text
 * of PDFs.
 *
 * @param dataDir folder of the running product
 */
export async function findPersonalReferences(dataDir: string, terms: readonly string[]): Promise<string[]> {
  return [...(await searchTables(dataDir, terms)), ...(await searchFiles(dataDir, terms))];
}
