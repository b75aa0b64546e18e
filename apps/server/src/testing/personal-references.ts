import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { readStoredMailText } from '#mail/stored-mails.ts';
import { mailFolder } from '#mail/folder.ts';
import type { Product } from '#testing/product.ts';

interface Table {
  readonly name: string;
  readonly bytes: string[];
}

const TABLES = sql<Table>`
  select format('%I.%I', n.nspname, c.relname) as name,
    coalesce((select array_agg(a.attname::text) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid = 'bytea'::regtype), '{}') as bytes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
  order by 1`;

/** Every row of the database, with bytes as text, that contains one of the words. Fails for an unreadable table. */
async function searchTables(product: Product, words: readonly string[]): Promise<string[]> {
  const anywhere = words.map((word) => `%${word}%`);
  return product.deps.db.platform.write(async (db) => {
    const { rows: tables } = await TABLES.execute(db);
    const hits: string[] = [];
    for (const { name, bytes } of tables) {
      const texts = [sql`t::text`, ...bytes.map((column) => sql`encode(t.${sql.ref(column)}, 'escape')`)];
      const conditions = texts.map((text) => sql`${text} ilike any(${anywhere}::text[])`);
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.raw(name)} t where ${sql.join(conditions, sql` or `)}
      `.execute(db);
      hits.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 300)}`));
    }
    return hits;
  });
}

async function readAnyFile(product: Product, path: string): Promise<string> {
  const bytes = await readFile(path);
  const plain = bytes.toString('latin1');
  if (path.endsWith('.pdf')) {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    return `${plain}\n${text}`;
  }
  const folder = mailFolder(product.deps.config);
  if (!path.startsWith(folder)) return plain;
  return `${plain}\n${await readStoredMailText(folder, relative(folder, path).replace('.eml', ''))}`;
}

/** Every file in the data folder with one of the words in its name or content, including PDFs and mails. */
async function searchFiles(product: Product, words: readonly string[]): Promise<string[]> {
  const { dataDir } = product.deps.config;
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const hits: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const text = `${path}\n${await readAnyFile(product, path)}`.toLowerCase();
    if (words.some((word) => text.includes(word.toLowerCase()))) hits.push(relative(dataDir, path));
  }
  return hits;
}

/** All places in the database and the data folder that contain one of the words. */
export async function searchEverywhere(product: Product, words: readonly string[]): Promise<string[]> {
  return [...(await searchTables(product, words)), ...(await searchFiles(product, words))];
}
