import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import path from 'node:path';
import pg from 'pg';

// The practical limit: Node's own HTTP server, the driver, one hand-written statement a case. No checks of any kind.
const { DATABASE_URL, PORT, ORGANIZATION, ACCOUNT, FILES = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

const FLAT = `t.id, t.email, t.first_name, t.last_name, t.status, t.gender, t.language, t.organization_id, t.is_directly_invited,
  t.is_insight_unlocked, t.is_big_five_report_unlocked, t.is_open_for_work, t.tags, t.date_created, t.date_updated`;
const RESULT = 'r.id, r.status, r.quality, r.o, r.c, r.e, r.a, r.es, r.date_finished';
const links = (
  to: string,
) => `(select coalesce(json_agg(json_build_object('${to}_id', json_build_object('id', x.id, 'name', x.name))), '[]'::json)
  from ${to}_talents l join ${to} x on x.organization_id = l.organization_id and x.id = l.${to}_id
  where l.organization_id = t.organization_id and l.talents_id = t.id) as ${to}`;
const results = 'from talents_results r where r.organization_id = t.organization_id and r.talent_id = t.id';
const LATEST = `(select row_to_json(x) from (select ${RESULT} ${results} and r.status = 'FINISHED' order by r.date_finished desc limit 1) x) as "latestResult"`;
const ALL_RESULTS = `(select coalesce(json_agg(row_to_json(x)), '[]'::json) from (select ${RESULT} ${results}) x) as talents_results`;
const TALENTS =
  'from talents t where t.organization_id = $1 and t.date_deleted is null and t.date_anonymized is null';
const one = (select: string) => `select row_to_json(x)::text as j from (${select}) x`;
const many = (select: string) =>
  `select coalesce(json_agg(row_to_json(x)), '[]'::json)::text as j from (${select}) x`;
const NEWEST = 'order by t.date_created desc limit 100';
const NESTED = `select ${FLAT}, ${links('roles')}, ${LATEST} ${TALENTS} order by t.date_created desc`;

const STATEMENTS: Readonly<Record<string, string>> = {
  me: one(`select u.id, u.email, u.first_name, u.last_name, u.platform_language, null as avatar, u.is_first_visit as "isFirstVisit",
    json_build_object('name', m.user_role, 'admin_access', u.is_app_admin) as role,
    json_build_object('id', o.id, 'name', o.name, 'language', o.language, 'is_freezed', o.is_freezed, 'pack', json_build_object('name', o.pack),
      'custom_limits', json_build_object('talent_insights_budget', o.talent_insights_budget)) as active_workspace
    from users u join organizations o on o.id = u.active_organization_id
    join memberships m on m.organization_id = o.id and m.user_id = u.id where o.id = $1 and u.id = $2`),
  one: one(`select ${FLAT}, ${links('roles')}, ${links('teams')}, ${ALL_RESULTS} ${TALENTS} and t.id = $2`),
  roles: many(`select id, name, purpose, description, date_created, date_updated from roles
    where organization_id = $1 and date_deleted is null order by name limit 100`),
  // Rows that are skipped are left behind before anything hangs on them.
  page: many(
    `select ${FLAT}, ${links('roles')}, ${LATEST} from (select t.* ${TALENTS} ${NEWEST} offset $2) t order by t.date_created desc`,
  ),
  all: many(NESTED),
  emails: many(`select t.email ${TALENTS} and t.status in ('FAVOURITE', 'EMPLOYEE')`),
  search:
    many(`select ${FLAT} ${TALENTS} and (t.email ilike '%' || $2 || '%' or t.first_name ilike '%' || $2 || '%'
    or t.last_name ilike '%' || $2 || '%') ${NEWEST}`),
  filter: many(`select ${FLAT} ${TALENTS} and t.status = 'EMPLOYEE' and t.language = 'EN' ${NEWEST}`),
  'of-role': many(`select t.id, t.email, t.first_name, t.last_name, t.status
    from roles_talents l join talents t on t.organization_id = l.organization_id and t.id = l.talents_id
    where l.organization_id = $1 and l.roles_id = $2 and t.date_deleted is null and t.date_anonymized is null`),
  count: many(
    `select json_build_object('id', count(distinct t.id)::text) as "countDistinct" ${TALENTS} and t.status = 'APPLICANT'`,
  ),
  status: `update talents set status = $3, date_updated = now() where organization_id = $1 and id = $2
    returning json_build_object('id', id, 'status', status)::text as j`,
  role: `insert into roles (organization_id, id, name, purpose) values ($1, uuidv7(), $2, $3)
    returning json_build_object('id', id, 'name', name)::text as j`,
  file: `insert into files (organization_id, id, filename_disk, filename_download, type, filesize)
    values ($1, uuidv7(), $2, $2, 'image/png', $3) returning json_build_object('id', id, 'filename_disk', filename_disk)::text as j`,
};

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The one file of a multipart body: between the first empty line and the last boundary. */
async function storeFile(body: Buffer): Promise<[string, number]> {
  const content = body.subarray(body.indexOf('\r\n\r\n') + 4, body.lastIndexOf('\r\n--'));
  const name = randomUUID();
  await writeFile(path.join(FILES, name), content);
  return [name, content.length];
}

async function valuesOf(name: string, rest: readonly string[], request: IncomingMessage): Promise<unknown[]> {
  if (name === 'me') return [ACCOUNT];
  if (request.method === 'GET') return [...rest];
  const body = await readBody(request);
  if (name === 'file') return storeFile(body);
  return [...rest, ...Object.values(JSON.parse(body.toString()) as object)];
}

const server = createServer((request, response) => {
  const [, name = '', ...rest] = (request.url ?? '').split('/');
  const fail = (error: Error) => response.writeHead(500).end(error.message);
  if (name === 'asset') {
    const send = (image: Buffer) =>
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': image.length }).end(image);
    readFile(path.join(FILES, rest[0] ?? '')).then(send, fail);
    return;
  }
  const answer = async () => {
    const values = [ORGANIZATION, ...(await valuesOf(name, rest, request))];
    const { rows } = await pool.query<{ j: string }>({ name, text: STATEMENTS[name] ?? '', values });
    const text = `{"data":${rows[0]?.j ?? 'null'}}`;
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      .end(text);
  };
  answer().catch(fail);
});
server.listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));
// The bench was killed.
process.once('disconnect', () => process.exit(0));
