import pg from 'pg';
import { listFunctionFiles } from '#database/functions.ts';

interface Trigger {
  readonly table: string;
  readonly name: string;
  readonly comment: string | null;
  readonly isBefore: boolean;
  readonly isDeferred: boolean;
  readonly events: readonly string[];
  /** Columns whose update fires it; empty for any. */
  readonly columns: readonly string[];
  readonly routine: string;
}

// The bits of tgtype: 2 before, 4 insert, 8 delete, 16 update.
const TRIGGERS = `select c.relname as table, t.tgname as name, obj_description(t.oid, 'pg_trigger') as comment,
    t.tgtype::int & 2 > 0 as "isBefore", t.tginitdeferred as "isDeferred",
    array_remove(array[case when t.tgtype::int & 4 > 0 then 'insert' end, case when t.tgtype::int & 16 > 0 then 'update' end,
      case when t.tgtype::int & 8 > 0 then 'delete' end], null) as events,
    array(select a.attname::text from unnest(t.tgattr::int2[]) with ordinality k (number, place)
      join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = k.number order by k.place) as columns,
    p.proname as routine
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
  order by c.relname, t.tgtype::int & 2 = 0, t.tgname`;

const HEAD = `<!-- Generated from the catalogue of the database. Do not edit: \`npm run schema\` writes it. -->

# Triggers

What else happens when a row of a table is inserted, updated or deleted, in the order in which PostgreSQL fires it: first what is done before the row is written. The functions stand in [functions](functions).
`;

function describeEvents({ events, columns, isBefore, isDeferred }: Trigger): string {
  const words = events.map((event) =>
    event === 'update' && columns.length > 0
      ? `update of ${columns.map((name) => `\`${name}\``).join(', ')}`
      : event,
  );
  const moment = isDeferred ? 'At the end of a transaction with' : isBefore ? 'Before' : 'After';
  return `${moment} ${words.join(' or ')}`;
}

/** The triggers of a database as a page: the effects of a change of each table, and their file. */
export async function describeTriggers(url: string): Promise<{ page: string; problems: string[] }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Trigger>(TRIGGERS);
    const files = await listFunctionFiles();
    const problems: string[] = [];
    const describe = (trigger: Trigger): string => {
      const file = files.find(({ sql }) => new RegExp(`\\btrigger ${trigger.name}\\b`).test(sql));
      if (file === undefined || trigger.comment === null) {
        problems.push(
          `the trigger ${trigger.name} has no ${file === undefined ? 'function file' : 'comment'}`,
        );
      }
      return `- ${describeEvents(trigger)}: ${trigger.comment ?? ''} (\`${trigger.name}\`, \`${trigger.routine}\` in [${file?.name}](functions/${file?.name}))`;
    };
    const tables = [...Map.groupBy(rows, ({ table }) => table)].map(
      ([table, triggers]) => `\n## ${table}\n\n${triggers.map(describe).join('\n')}\n`,
    );
    return { page: HEAD + tables.join(''), problems };
  } finally {
    await client.end();
  }
}
