// Parts of the hand-written statements. $1 is the workspace.

const FLAT = `t.id, t.email, t.first_name, t.last_name, t.status, t.gender, t.language, t.organization_id, t.is_directly_invited,
  t.is_insight_unlocked, t.is_big_five_report_unlocked, t.is_open_for_work, t.tags, t.date_created, t.date_updated`;
const RESULT = 'r.id, r.status, r.quality, r.o, r.c, r.e, r.a, r.es, r.date_finished';
const RESULTS = 'from talents_results r where r.organization_id = t.organization_id and r.talent_id = t.id';
const LATEST = `(select row_to_json(x) from (select ${RESULT} ${RESULTS} and r.status = 'FINISHED' order by r.date_finished desc limit 1) x) as "latestResult"`;
const ALL_RESULTS = `(select coalesce(json_agg(row_to_json(x)), '[]'::json) from (select ${RESULT} ${RESULTS}) x) as talents_results`;
const TALENTS =
  'from talents t where t.organization_id = $1 and t.date_deleted is null and t.date_anonymized is null';
const NEWEST = 'order by t.date_created desc limit 100';

const links = (
  to: string,
) => `(select coalesce(json_agg(json_build_object('${to}_id', json_build_object('id', x.id, 'name', x.name))), '[]'::json)
  from ${to}_talents l join ${to} x on x.organization_id = l.organization_id and x.id = l.${to}_id
  where l.organization_id = t.organization_id and l.talents_id = t.id) as ${to}`;
const one = (select: string) => `select row_to_json(x)::text as j from (${select}) x`;
const many = (select: string) =>
  `select coalesce(json_agg(row_to_json(x)), '[]'::json)::text as j from (${select}) x`;

/** The statements of the bare driver, one per case; each answers with one row of JSON text. */
export const SQL = {
  me: one(`select u.id, u.email, u.first_name, u.last_name, u.platform_language, null as avatar, u.is_first_visit as "isFirstVisit",
    json_build_object('name', m.user_role, 'admin_access', u.is_app_admin) as role,
    json_build_object('id', o.id, 'name', o.name, 'language', o.language, 'is_freezed', o.is_freezed, 'pack', json_build_object('name', o.pack),
      'custom_limits', json_build_object('talent_insights_budget', o.talent_insights_budget)) as active_workspace
    from users u join organizations o on o.id = u.active_organization_id
    join memberships m on m.organization_id = o.id and m.user_id = u.id where o.id = $1 and u.id = $2`),
  one: one(`select ${FLAT}, ${links('roles')}, ${links('teams')}, ${ALL_RESULTS} ${TALENTS} and t.id = $2`),
  roles: many(`select id, name, purpose, description, date_created, date_updated from roles
    where organization_id = $1 and date_deleted is null order by name limit 100`),
  // Rows before the page are skipped before anything is joined to them.
  page: many(
    `select ${FLAT}, ${links('roles')}, ${LATEST} from (select t.* ${TALENTS} ${NEWEST} offset $2) t order by t.date_created desc`,
  ),
  all: many(`select ${FLAT}, ${links('roles')}, ${LATEST} ${TALENTS} order by t.date_created desc`),
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
  answer: `insert into survey_answers (organization_id, result_id, session_id, item, value, seq, seconds, instrument_version)
    values ($1, $2, $3, $4, $5, $6, $7, 'ipip-neo-work@2') on conflict do nothing`,
} as const;
