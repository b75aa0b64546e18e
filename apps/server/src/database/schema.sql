-- Generated from the migrations. Do not edit: `npm run schema` writes it.

CREATE OR REPLACE FUNCTION public.access_is_as_seen(subjects uuid[], total bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select assert_access_unchanged(subjects, total) $function$
;

CREATE OR REPLACE FUNCTION public.app_organization()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.organization'::text, true), ''::text))::uuid
;

CREATE OR REPLACE FUNCTION public.apply_role_range_rules()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ranges_before jsonb := ranges_of_role(to_jsonb(old));
  ranges_after jsonb := ranges_of_role(to_jsonb(new));
  range_lock jsonb;
  trait text;
begin
  if ranges_before is distinct from ranges_after then
    range_lock := range_lock_of(old);
    if range_lock->>'kind' is not null and coalesce(btrim(new.range_reason), '') = '' then
      raise exception 'the ranges of the role are fixed'
        using errcode = 'check_violation', table = 'roles', constraint = 'roles__ranges_locked', detail = range_lock::text;
    end if;
    foreach trait in array array['O', 'C', 'E', 'A', 'ES'] loop
      -- A range that is set without its source was set manually.
      if (ranges_before->trait) - 'weight' is distinct from (ranges_after->trait) - 'weight'
        and old.range_sources->trait is not distinct from new.range_sources->trait then
        new.range_sources := new.range_sources - trait;
      end if;
    end loop;
    insert into role_ranges (organization_id, role_id, user_created, ranges, sources, reason, results)
      values (new.organization_id, new.id, coalesce(new.user_updated, new.user_created), ranges_after,
        new.range_sources, nullif(btrim(new.range_reason), ''), (range_lock->>'results')::integer);
  end if;
  new.range_reason := null;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.apply_talent_owner_rules()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_spelling_change() then return new; end if;
  if lower(new.email) is distinct from lower(old.email) then
    new.email_changed_at := clock_timestamp();
    new.is_claimable := old.is_claimable and not is_talent_in_use(old.organization_id, old.id);
    new.user_id := null;
    new.is_open_for_work := false;
  elsif new.user_id is distinct from old.user_id and new.user_id is not null
    and not can_claim_talent(new.user_id, old.organization_id, old.id) then
    raise exception 'the account did not prove the address of the talent'
      using errcode = 'check_violation', table = 'talents', constraint = 'talents__owner_proved';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.assert_access_unchanged(subjects uuid[], total bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  -- Versions only increase, so their sum is unchanged only if each of them is.
  if total = (select coalesce(sum(v.version), 0) from access_versions v where v.subject = any (subjects)) then
    return true;
  end if;
  raise exception 'the access of the person has changed' using errcode = 'QT001';
end $function$
;

CREATE OR REPLACE FUNCTION public.assert_assessment_role_in_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from roles r where r.organization_id = new.organization_id and r.id = new.role_id
    and (r.draft_state is not null or r.date_archived is not null);
  if found then perform raise_role_not_in_use(); end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.assert_assessment_role_not_filled()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from roles r where r.organization_id = new.organization_id and r.id = new.role_id and r.date_filled is not null;
  if found and new.purpose = 'recruiting' then
    raise exception 'a filled role takes no more people'
      using errcode = '23514', constraint = 'roles__not_filled', table = 'roles';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.assert_goal_has_team()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare goal uuid; organization uuid;
begin
  if tg_table_name = 'goals' then goal := new.id; organization := new.organization_id;
  else goal := old.goals_id; organization := old.organization_id;
  end if;
  perform from goals g where g.organization_id = organization and g.id = goal for no key update;
  if found and not exists (select from goals_teams t where t.organization_id = organization and t.goals_id = goal) then
    raise exception 'a goal needs a team' using errcode = '23514', constraint = 'goals__needs_team', table = 'goals';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.assert_linked_roles_in_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'talent_role_assignments' then
    perform from added a join roles r on r.organization_id = a.organization_id and r.id = a.role_id
      where r.draft_state is not null or r.date_archived is not null;
  else
    perform from added a join roles r on r.organization_id = a.organization_id and r.id = a.roles_id
      where r.draft_state is not null or r.date_archived is not null;
  end if;
  if found then perform raise_role_not_in_use(); end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.assert_roles_not_filled()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from added a join roles r on r.organization_id = a.organization_id and r.id = a.roles_id
    where r.date_filled is not null;
  if found then
    raise exception 'a filled role takes no more people'
      using errcode = '23514', constraint = 'roles__not_filled', table = 'roles';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.can_claim_talent(account uuid, workspace uuid, talent uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from talents t join users u on u.id = account and lower(u.email) = lower(t.email)
    where t.organization_id = workspace and t.id = talent and t.is_claimable and u.email_proven_at is not null
      and (u.email_proven_at > t.email_changed_at or not (is_talent_in_use(workspace, talent) or exists (
        select from talents_results r where r.organization_id = workspace and r.talent_id = talent
          and (r.date_started is not null or exists (
            select from survey_demographics d where d.organization_id = workspace and d.result_id = r.id)))))
  )
$function$
;

CREATE OR REPLACE FUNCTION public.clear_documents_about_talent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update report_documents d set file_id = null
    from report_documents_talents t
    where t.organization_id = old.organization_id and t.talent_id = old.id
      and d.organization_id = t.organization_id and d.id = t.document_id and d.file_id is not null;
  return case when tg_op = 'DELETE' then old else new end;
end $function$
;

CREATE OR REPLACE FUNCTION public.clear_email_proof()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not is_spelling_change() then new.email_proven_at := null; end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.clear_inbox()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from inbox_messages where organization_id = new.organization_id and talent_id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.clear_mail_error()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if is_spelling_change() then return new; end if;
  new.mail_error := null;
  new.date_mail_failed := null;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.clear_own_pages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from talent_missions where organization_id = new.organization_id and talent_id = new.id;
  delete from result_feedback f using talents_results r
    where f.organization_id = new.organization_id and r.organization_id = f.organization_id
      and r.id = f.result_id and r.talent_id = new.id;
  delete from result_statements s using talents_results r
    where s.organization_id = new.organization_id and r.organization_id = s.organization_id
      and r.id = s.result_id and r.talent_id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.clear_rejection_notes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update roles_talents set rejected_note = null
    where organization_id = new.organization_id and talents_id = new.id and rejected_note is not null;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.clear_shortlists()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update roles_talents set shortlisted_at = null, shortlisted_by = null
  where organization_id = new.organization_id and talents_id = new.id and shortlisted_at is not null and rejected_at is null;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.clear_talent_notes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from talent_notes where organization_id = new.organization_id and talent_id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.clear_team_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update report_documents set file_id = null
    where organization_id = new.organization_id and team_id = new.id and file_id is not null;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.clear_team_report()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare organization uuid; team uuid;
begin
  if tg_op = 'DELETE' then organization := old.organization_id; team := old.teams_id;
  else organization := new.organization_id; team := new.teams_id;
  end if;
  update teams set report_file = null, date_report_created = null
    where organization_id = organization and id = team
      and (report_file is not null or date_report_created is not null);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.copy_talent_date_from_talent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select t.date_created into new.talents_date_created from talents t
    where t.organization_id = new.organization_id and t.id = new.talents_id;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.copy_talent_date_to_links()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update roles_talents set talents_date_created = new.date_created where organization_id = new.organization_id and talents_id = new.id;
  update teams_talents set talents_date_created = new.date_created where organization_id = new.organization_id and talents_id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.create_plan_credits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into plan_credits (organization_id, pack, unspent) values (new.id, new.pack, new.talent_insights_budget);
  if new.talent_insights_budget > 0 then
    insert into insight_entries (organization_id, id, kind, amount, balance)
    values (new.id, gen_random_uuid(), 'start', new.talent_insights_budget, new.talent_insights_budget);
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.delete_audit_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from audit_log where organization_id = old.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.end_tokens_of_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update api_tokens t set date_revoked = coalesce(t.date_revoked, now()),
    ended_because = case when t.date_revoked is null then 'left' else t.ended_because end,
    responsible_name = case when tg_op = 'DELETE' then null else t.responsible_name end
  where t.responsible_id = old.id and (tg_op = 'DELETE' or not exists (
    select from memberships m where m.organization_id = t.organization_id and m.user_id = old.id
      and m.user_role = 'ORG_ADMIN' and m.status = 'active'));
  if tg_op = 'DELETE' then
    update api_tokens set created_by_name = null where created_by = old.id;
    return old;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.end_tokens_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update api_tokens t set date_revoked = now(), ended_because = 'left'
  where t.organization_id = old.organization_id and t.responsible_id = old.user_id and t.date_revoked is null;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.find_talents(patterns text[])
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  here uuid := app_organization();
  one text := patterns[1];
  other text := patterns[2];
  -- True with few rows in all workspaces together: then the limit of keys does not apply.
  all_few boolean := coalesce((select c.reltuples between 0 and 50000 from pg_class c where c.oid = 'talents'::regclass), false);
  rows_seen integer; rows_found integer; keys uuid[];
begin
  if to_regclass('talents__folded') is null then return null; end if;
  -- In some locales the index contains no words of other scripts.
  if cardinality(show_trgm(one)) = 0 then return null; end if;
  -- With few talents, or for frequent words, scanning the list finds a page sooner.
  select count(*), count(*) filter (where has_words(newest.words, patterns)) into rows_seen, rows_found
  from (select t.words from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
    order by t.date_created desc, t.id limit case when all_few then 100 else 500 end) newest;
  if rows_seen < 100 or rows_found * 100 >= rows_seen * 6 then return null; end if;
  -- The same applies to moderately frequent words in a long list.
  if not all_few and rows_found >= 5 and (select count(*) from (select from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
    order by t.date_created desc, t.id limit 20001) counted) > 20000 then return null; end if;
  select array_agg(found.id) into keys
  from (select t.id from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
      and (t.words like one or t.words like other) and has_words(t.words, patterns) limit 5001) found;
  return case when cardinality(keys) > 5000 then null else coalesce(keys, '{}') end;
end $function$
;

CREATE OR REPLACE FUNCTION public.find_talents(patterns text[], most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE PARALLEL RESTRICTED SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare here uuid := app_organization(); one text := patterns[1]; other text := patterns[2]; keys uuid[];
begin
  if to_regclass('talents__folded') is null then return null; end if;
  -- In some locales the index contains no words of other scripts.
  if cardinality(show_trgm(one)) = 0 then return null; end if;
  select array_agg(found.id) into keys
  from (select t.id from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
      and (t.words like one or t.words like other) and has_words(t.words, patterns) limit most + 1) found;
  return case when cardinality(keys) > most then null else coalesce(keys, '{}') end;
end $function$
;

CREATE OR REPLACE FUNCTION public.full_name(first_name text, last_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select nullif(btrim(first_name), '') || ' ' || nullif(btrim(last_name), '')
$function$
;

CREATE OR REPLACE FUNCTION public.has_words(words text, patterns text[])
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  for place in 1 .. cardinality(patterns) by 2 loop
    if words like patterns[place] or words like patterns[place + 1] then continue; end if;
    return false;
  end loop;
  return words is not null;
end $function$
;

CREATE OR REPLACE FUNCTION public.hash_address(address text)
 RETURNS bytea
 LANGUAGE sql
 STABLE
AS $function$
  select sha256(convert_to((select address_key from installation) || ':' || lower(address), 'UTF8'))
$function$
;

CREATE OR REPLACE FUNCTION public.increment_access_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare subject_column text := tg_argv[0];
begin
  insert into access_versions as v (subject, version)
  select distinct s.subject::uuid, 1
  from (values (to_jsonb(old) ->> subject_column), (to_jsonb(new) ->> subject_column)) s (subject)
  where s.subject is not null order by 1
  on conflict (subject) do update set version = v.version + 1;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.is_plain_address(address text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select address collate "C" ~ '^[A-Za-z0-9_][A-Za-z0-9_!#$%&''*+/=?^`{|}~.-]*@[A-Za-z0-9.-]*[A-Za-z0-9]$'
    and address collate "C" !~* '[@.]xn--'
$function$
;

CREATE OR REPLACE FUNCTION public.is_plain_line(line text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select line collate "C" !~ '[\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufb00-\ufb06\ufe00-\ufe0f\ufeff\uff10-\uffdc\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]|^ | $|  '
    and line is nfc normalized
$function$
;

CREATE OR REPLACE FUNCTION public.is_spelling_change()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(current_setting('quint.changes_spelling', true), '') = 'on'
$function$
;

CREATE OR REPLACE FUNCTION public.is_talent_in_use(workspace uuid, talent uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from talents t where t.organization_id = workspace and t.id = talent
      and (t.user_id is not null or t.job_preferences is not null))
    or exists (select from talents_results r where r.organization_id = workspace and r.talent_id = talent
      and r.date_finished is not null)
    or exists (select from job_experiences e where e.organization_id = workspace and e.talent_id = talent)
    or exists (select from inbox_messages i where i.organization_id = workspace and i.talent_id = talent and i.is_from_talent)
$function$
;

CREATE OR REPLACE FUNCTION public.join_lines(words text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select array_to_string(words, e'\n') $function$
;

CREATE OR REPLACE FUNCTION public.keep_shortlist_mark()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status <> 'FAVOURITE' then
    new.shortlisted_without_role := false;
  elsif not exists (
    select from roles_talents l
    where l.organization_id = new.organization_id and l.talents_id = new.id
      and l.shortlisted_at is not null and l.rejected_at is null
  ) then
    new.shortlisted_without_role := true;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.kind_of_work_names(kinds text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(array_agg(distinct n.name order by n.name), '{}') from (values
    ('sales', 'Sales'), ('sales', 'Vertrieb'),
    ('account_management', 'Account management'), ('account_management', 'Kundenbetreuung'),
    ('support', 'Customer support'), ('support', 'Kundenservice'),
    ('software_developer', 'Software developer'), ('software_developer', 'Softwareentwicklung'),
    ('product_manager', 'Product manager'), ('product_manager', 'Produktmanagement'),
    ('marketing', 'Marketing'), ('marketing', 'Marketing'),
    ('hr', 'Human resources'), ('hr', 'Personal'),
    ('finance', 'Finance and accounting'), ('finance', 'Finanzen und Buchhaltung'),
    ('team_lead', 'Team lead'), ('team_lead', 'Teamleitung'),
    ('assistant', 'Assistant'), ('assistant', 'Assistenz')) n (kind, name)
  where n.kind = any (kinds)
$function$
;

CREATE OR REPLACE PROCEDURE public.make_global_table(IN name regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy everybody on %s for select to quint_app using (true)', name);
  execute format('create policy platform on %s to quint_platform using (true) with check (true)', name);
  execute format('grant select on %s to quint_app', name);
  execute format('grant select, insert, update, delete on %s to quint_platform', name);
end $procedure$
;

CREATE OR REPLACE PROCEDURE public.make_tenant_table(IN name regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant on %s to quint_app using (organization_id = app_organization()) with check (organization_id = app_organization())', name);
  execute format('create policy platform on %s to quint_platform using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to quint_app, quint_platform', name);
end $procedure$
;

CREATE OR REPLACE FUNCTION public.mark_of_address(address text)
 RETURNS bytea
 LANGUAGE sql
 STABLE
AS $function$ select hash_address(address) $function$
;

CREATE OR REPLACE FUNCTION public.may_take_talent(account uuid, workspace uuid, talent uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$ select can_claim_talent(account, workspace, talent) $function$
;

CREATE OR REPLACE FUNCTION public.newest_survey_of(workspace uuid, talent uuid, OUT invitation_status text, OUT stanines integer, OUT measured_scores bytea, OUT measured_basis text[], OUT date_last_invited timestamp with time zone)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  select
    case when exists (
      select from talents_results r
      where r.organization_id = workspace and r.talent_id = talent and r.status = 'FINISHED'
    ) then 'FINISHED' else i.status end,
    f.stanines,
    case when f.stanines is not null then f.scores end,
    case when f.stanines is not null then f.basis end,
    i.date_last_invited
  from (select) one
  left join lateral (
    select r.o::integer * 10000 + r.c * 1000 + r.e * 100 + r.a * 10 + r.es as stanines,
      float8send(coalesce(r.z_o, 'NaN')) || float8send(coalesce(r.z_c, 'NaN')) || float8send(coalesce(r.z_e, 'NaN'))
        || float8send(coalesce(r.z_a, 'NaN')) || float8send(coalesce(r.z_es, 'NaN')) as scores,
      array[r.scoring_version, r.norm_version, r.instrument_version, r.language] as basis
    from talents_results r
    where r.organization_id = workspace and r.talent_id = talent and r.status = 'FINISHED' and r.held_until is null
    order by r.date_finished desc, r.id limit 1
  ) f on true
  left join lateral (
    select r.status, r.date_last_invited from talents_results r
    where r.organization_id = workspace and r.talent_id = talent
    order by r.date_created desc, r.id limit 1
  ) i on true
$function$
;

CREATE OR REPLACE FUNCTION public.raise_role_not_in_use()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a draft or an archived role is offered nowhere'
    using errcode = '23514', constraint = 'roles__in_use', table = 'roles';
end $function$
;

CREATE OR REPLACE FUNCTION public.range_lock_of(role record)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (
    select jsonb_build_object(
      'kind', case when role.ranges_locked_at is not null then 'locked' when r.results > 0 then 'results' end,
      'date', to_char(f.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'by', (select nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '') from users u
        join memberships m on m.organization_id = role.organization_id and m.user_id = u.id and m.user_role = 'ORG_ADMIN'
        where u.id = role.ranges_locked_by),
      'results', r.results,
      'before_results', role.ranges_locked_at is not null and (r.first_at is null or role.ranges_locked_at < r.first_at),
      'version', (select greatest(count(*), 1) from role_ranges h where h.organization_id = role.organization_id
        and h.role_id = role.id and f.at is not null and h.date_created <= f.at))
    from (
      select count(*)::integer as results, min(greatest(l.date_created, s.finished_at)) as first_at
      from roles_talents l
      cross join lateral (
        select min(t.date_finished) as finished_at from talents_results t
        where t.organization_id = l.organization_id and t.talent_id = l.talents_id and t.status = 'FINISHED'
      ) s
      where l.organization_id = role.organization_id and l.roles_id = role.id and s.finished_at is not null
    ) r, lateral (select coalesce(role.ranges_locked_at, r.first_at) as at) f
  );
end $function$
;

CREATE OR REPLACE FUNCTION public.ranges_of_role(role jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_build_object(
    'O', jsonb_build_object('min', role->'o_min', 'max', role->'o_max', 'weight', role->'o_weight'),
    'C', jsonb_build_object('min', role->'c_min', 'max', role->'c_max', 'weight', role->'c_weight'),
    'E', jsonb_build_object('min', role->'e_min', 'max', role->'e_max', 'weight', role->'e_weight'),
    'A', jsonb_build_object('min', role->'a_min', 'max', role->'a_max', 'weight', role->'a_weight'),
    'ES', jsonb_build_object('min', role->'es_min', 'max', role->'es_max', 'weight', role->'es_weight'))
$function$
;

CREATE OR REPLACE FUNCTION public.record_consent_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into talent_consents (organization_id, talent_id, kind, is_given)
  select new.organization_id, new.id, c.kind, c.is_given
  from (values
    ('pool', old.is_open_for_work, new.is_open_for_work),
    ('rankings', old.rankings_objected_at is null, new.rankings_objected_at is null),
    ('norms', old.norms_withdrawn_at is null, new.norms_withdrawn_at is null),
    ('reminders', old.reminders_refused_at is null, new.reminders_refused_at is null)
  ) c (kind, was_given, is_given)
  where c.was_given <> c.is_given;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.record_former_account_details()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into former_account_details (user_id, kind, value)
  select old.id, d.kind, d.replaced
  from (values
    ('email', old.email, new.email),
    ('name', full_name(old.first_name, old.last_name), full_name(new.first_name, new.last_name))
  ) d (kind, replaced, value)
  where d.replaced <> '' and lower(d.replaced) is distinct from lower(d.value)
  on conflict do nothing;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.record_former_details()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into former_details (organization_id, talent_id, kind, value)
  select old.organization_id, old.id, d.kind, d.replaced
  from (values
    ('email', old.email, new.email),
    ('name', full_name(old.first_name, old.last_name), full_name(new.first_name, new.last_name)),
    ('phone', old.phone, new.phone)
  ) d (kind, replaced, value)
  where d.replaced <> '' and lower(d.replaced) is distinct from lower(d.value)
  on conflict do nothing;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.record_goal_progress()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  result record := coalesce(new, old);
  today date := (now() at time zone 'Europe/Berlin')::date;
  mean smallint;
begin
  perform from goals g where g.organization_id = result.organization_id and g.id = result.goal_id for no key update;
  if not found then return null; end if;
  select round(avg(case when k.is_done then 100 else k.percent end)) into mean from key_results k
    where k.organization_id = result.organization_id and k.goal_id = result.goal_id;
  if mean is null then
    delete from goal_progress p
      where p.organization_id = result.organization_id and p.goal_id = result.goal_id and p.day = today;
  else
    insert into goal_progress (organization_id, goal_id, day, progress)
      values (result.organization_id, result.goal_id, today, mean)
      on conflict (organization_id, goal_id, day) do update set progress = excluded.progress;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.record_known_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into pool_known_people (organization_id, mark)
  select t.organization_id, hash_address(t.email) from talents_results r
  join talents t on t.organization_id = r.organization_id and t.id = r.talent_id and t.date_anonymized is null
  where r.organization_id = new.organization_id and r.id = new.result_id
  on conflict do nothing;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.record_mail_outcome()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  failure text := case when new.status = 'failed' then coalesce(new.last_error, 'unknown') end;
  failed_at timestamptz := case when new.status = 'failed' then coalesce(new.date_last_try, now()) end;
begin
  update talents set mail_error = failure, date_mail_failed = failed_at
  where organization_id = new.organization_id and lower(email) = lower(new.to_email)
    and date_deleted is null and date_anonymized is null
    and (mail_error, date_mail_failed) is distinct from (failure, failed_at);
  if new.kind = 'member-invitation' then
    update memberships set mail_error = failure, date_mail_failed = failed_at
    where organization_id = new.organization_id and id = (new.payload ->> 'membershipId')::uuid
      and invitation_count = (new.payload ->> 'count')::int and status = 'invited'
      and (mail_error, date_mail_failed) is distinct from (failure, failed_at);
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.record_order_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- An order whose payment is being refunded by the end of the transaction does not count as paid.
  if exists (select from orders where organization_id = new.organization_id and id = new.id and status = 'paid') then
    perform record_webhook_event(new.organization_id, 'order.paid', null, jsonb_build_object(
      'order_id', new.id, 'kind', new.kind, 'amount', new.amount, 'currency', 'EUR'));
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.record_pool_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into talent_consents (organization_id, talent_id, kind, is_given) values (new.organization_id, new.id, 'pool', true);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.record_role_ranges()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into role_ranges (organization_id, role_id, user_created, ranges, sources)
    values (new.organization_id, new.id, coalesce(new.user_updated, new.user_created), ranges_of_role(to_jsonb(new)), new.range_sources);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.record_role_state()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  state_after text := case when new.date_archived is not null then 'archived' when new.date_filled is not null then 'filled'
    else coalesce(new.draft_state, 'recruiting') end;
  state_before text;
  changed_by uuid := new.user_updated;
  at timestamptz := clock_timestamp();
begin
  if tg_op = 'UPDATE' then
    state_before := case when old.date_archived is not null then 'archived' when old.date_filled is not null then 'filled'
      else coalesce(old.draft_state, 'recruiting') end;
  else
    changed_by := coalesce(new.user_updated, new.user_created);
    -- Not after what the same transaction records about the new role.
    at := now();
  end if;
  if state_after is distinct from state_before then
    insert into role_state_changes (organization_id, role_id, state, state_before, talent_id, user_created, date_created)
      values (new.organization_id, new.id, state_after, state_before,
        case when state_after = 'filled' then new.filled_by_talent end,
        case state_after when 'archived' then new.user_archived when 'filled' then new.user_filled else changed_by end, at);
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.record_statement_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into talent_consents (organization_id, talent_id, kind, is_given)
  values (new.organization_id, new.talent_id, 'statement', true);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.record_survey_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into talent_consents (organization_id, talent_id, kind, is_given)
  select r.organization_id, r.talent_id, 'survey', true from talents_results r
  where r.organization_id = new.organization_id and r.id = new.result_id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.record_survey_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  sheet jsonb := jsonb_build_object('talent_id', new.talent_id, 'result_id', new.id);
begin
  if new.entrance is null and new.status in ('INVITED', 'SENT')
    and (tg_op = 'INSERT' or old.status = 'SCHEDULED') then
    perform record_webhook_event(new.organization_id, 'talent.invited', new.talent_id, sheet);
  end if;
  if tg_op = 'UPDATE' and new.status = 'FINISHED' and old.status <> 'FINISHED' then
    perform record_webhook_event(new.organization_id, 'survey.finished', new.talent_id,
      sheet || jsonb_build_object('is_held', new.held_until is not null));
  end if;
  if tg_op = 'UPDATE' and new.report_file is not null and old.report_file is null then
    perform record_webhook_event(new.organization_id, 'report.ready', new.talent_id,
      sheet || jsonb_build_object('is_held', new.held_until is not null));
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.record_talent_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.status is distinct from old.status then
    perform record_webhook_event(new.organization_id, 'talent.status_changed', new.id,
      jsonb_build_object('talent_id', new.id, 'status', new.status, 'previous_status', old.status));
  end if;
  if new.is_insight_unlocked and (tg_op = 'INSERT' or not old.is_insight_unlocked) then
    perform record_webhook_event(new.organization_id, 'talent.unlocked', new.id,
      jsonb_build_object('talent_id', new.id));
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.record_vacancy_mail_outcome()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update vacancy_mails set
    date_sent = case when new.status = 'sent' then coalesce(new.date_sent, now()) end,
    date_stopped = case when new.status = 'canceled' then now() end
  where organization_id = new.organization_id and id = (new.payload ->> 'mailId')::uuid
    and date_sent is null and (date_stopped is null or new.status = 'sent');
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.record_webhook_event(organization uuid, event_type text, talent uuid, event_data jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  with event as materialized (select gen_random_uuid() as id)
  insert into webhook_deliveries (organization_id, endpoint_id, event_id, type, talent_id, data)
  select e.organization_id, e.id, event.id, event_type, talent, event_data
  from webhook_endpoints e cross join event
  where e.organization_id = organization and e.is_active and event_type = any(e.events)
$function$
;

CREATE OR REPLACE FUNCTION public.refresh_newest_survey()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  sheet record := coalesce(new, old);
begin
  -- Serialises concurrent changes of sheets: the second waits here and then sees the effects of the first.
  perform from talents t where t.organization_id = sheet.organization_id and t.id = sheet.talent_id for no key update;
  update talents t set invitation_status = n.invitation_status, stanines = n.stanines,
    measured_scores = n.measured_scores, measured_basis = n.measured_basis, date_last_invited = n.date_last_invited
  from newest_survey_of(sheet.organization_id, sheet.talent_id) n
  where t.organization_id = sheet.organization_id and t.id = sheet.talent_id
    and (t.invitation_status, t.stanines, t.measured_scores, t.measured_basis, t.date_last_invited)
      is distinct from (n.invitation_status, n.stanines, n.measured_scores, n.measured_basis, n.date_last_invited);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refresh_pool_of_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  part jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  workspace uuid := (part ->> 'organization_id')::uuid;
  preferences uuid := (case tg_table_name when 'job_preferences' then part ->> 'id' else part ->> 'job_preferences_id' end)::uuid;
  person record;
begin
  -- Locked before checking whether they are open for work, which another transaction may be changing.
  if tg_table_name in ('job_preferences', 'job_preferences_roles_1') then
    for person in
      select t.id, t.is_open_for_work as is_open from talents t
      where t.organization_id = workspace and t.job_preferences = preferences order by t.id for no key update
    loop
      if person.is_open then perform refresh_pool_profile(workspace, person.id); end if;
    end loop;
  else
    select t.id, t.is_open_for_work as is_open into person from talents t
    where t.organization_id = workspace and t.id = (part ->> 'talent_id')::uuid for no key update;
    if person.is_open then perform refresh_pool_profile(workspace, person.id); end if;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refresh_pool_of_role()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare person record;
begin
  for person in
    select t.organization_id, t.id from job_preferences_roles_1 k
    join talents t on t.organization_id = k.organization_id and t.job_preferences = k.job_preferences_id and t.is_open_for_work
    where k.organization_id = new.organization_id and k.roles_id = new.id
    order by t.id
  loop
    perform refresh_pool_profile(person.organization_id, person.id);
  end loop;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refresh_pool_of_talent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_pool_profile(new.organization_id, new.id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refresh_pool_of_workspace()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare person uuid;
begin
  for person in
    select t.id from talents t where t.organization_id = new.id and t.is_open_for_work order by t.id
  loop
    perform refresh_pool_profile(new.id, person);
  end loop;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refresh_pool_profile(workspace uuid, talent uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Serialises concurrent changes: the second waits here and then sees the effects of the first.
  perform from talents t where t.organization_id = workspace and t.id = talent for no key update;
  delete from pool_profiles p where p.organization_id = workspace and p.talent_id = talent and not exists (
    select from talents t join organizations o on o.id = t.organization_id
    where t.organization_id = workspace and t.id = talent and t.is_open_for_work and t.date_deleted is null and t.date_anonymized is null
      and t.organization_id <> all (t.ws_ids_of_copied_talent) and o.date_deleted is null);
  insert into pool_profiles as p (organization_id, talent_id, person, mark, status, first_name, locations, places, radius, wished_roles,
    skills, jobs, languages, has_work_mode, has_salary, has_start, is_qualified, has_wishes, is_left_out,
    result_id, stanines, ranked, quality, z_o, z_c, z_e, z_a, z_es)
  select t.organization_id, t.id, md5(case when a.is_proved then lower(t.email) else t.organization_id::text || t.id::text end)::uuid, a.mark,
    t.status, coalesce(t.first_name, ''), coalesce(j.locations, '[]'), coalesce(l.places, ''), l.radius, w.names,
    s.count, (select count(*) from job_experiences e where e.organization_id = t.organization_id and e.talent_id = t.id),
    coalesce(jsonb_array_length(j.languages), 0), coalesce(cardinality(j.work_mode), 0) > 0, j.salary is not null, j.earliest_start is not null,
    s.count > 0 and coalesce(cardinality(j.work_mode), 0) > 0 and l.places is not null, cardinality(w.names) > 0, x.is_left_out,
    r.id, t.stanines, case when not x.is_left_out then t.stanines end, r.quality, r.z_o, r.z_c, r.z_e, r.z_a, r.z_es
  from talents t
  join organizations o on o.id = t.organization_id and o.date_deleted is null
  cross join lateral (select m.mark, t.user_id is not null or exists (
      select from pool_known_people k where k.organization_id = t.organization_id and k.mark = m.mark) as is_proved
    from (select hash_address(t.email) as mark) m) a
  left join job_preferences j on j.organization_id = t.organization_id and j.id = t.job_preferences
  cross join lateral (select count(*) as count from unnest(string_to_array(j.skills, ',')) one where btrim(one) <> '') s
  cross join lateral (
    select string_agg(one ->> 'location', ', ') as places, max((one ->> 'radius')::integer) as radius
    from jsonb_array_elements(j.locations) one) l
  cross join lateral (
    select coalesce(array_agg(distinct r.name), '{}') || kind_of_work_names(j.kinds_of_work) as names from job_preferences_roles_1 k
    join roles r on r.organization_id = k.organization_id and r.id = k.roles_id
    where k.organization_id = t.organization_id and k.job_preferences_id = t.job_preferences
      and r.date_deleted is null and r.date_archived is null and r.date_filled is null and r.draft_state is null) w
  cross join lateral (select t.rankings_objected_at is not null as is_left_out) x
  left join lateral (
    select n.id, n.quality, n.z_o, n.z_c, n.z_e, n.z_a, n.z_es from talents_results n
    where n.organization_id = t.organization_id and n.talent_id = t.id and n.status = 'FINISHED' and n.held_until is null
    order by n.date_finished desc, n.id limit 1) r on true
  where t.organization_id = workspace and t.id = talent and t.is_open_for_work and t.date_deleted is null and t.date_anonymized is null
    and t.organization_id <> all (t.ws_ids_of_copied_talent)
  on conflict (organization_id, talent_id) do update set
    person = excluded.person, mark = excluded.mark, is_first = p.is_first and p.person is not distinct from excluded.person,
    status = excluded.status, first_name = excluded.first_name, locations = excluded.locations, places = excluded.places,
    radius = excluded.radius, wished_roles = excluded.wished_roles, skills = excluded.skills, jobs = excluded.jobs,
    languages = excluded.languages, has_work_mode = excluded.has_work_mode, has_salary = excluded.has_salary, has_start = excluded.has_start,
    is_qualified = excluded.is_qualified, has_wishes = excluded.has_wishes, is_left_out = excluded.is_left_out,
    result_id = excluded.result_id, stanines = excluded.stanines, ranked = excluded.ranked, quality = excluded.quality,
    z_o = excluded.z_o, z_c = excluded.z_c, z_e = excluded.z_e, z_a = excluded.z_a, z_es = excluded.z_es;
  -- Other workspaces cannot be read here: the unique index shows whether the person is in the pool already.
  begin
    update pool_profiles p set is_first = true where p.organization_id = workspace and p.talent_id = talent and not p.is_first;
  exception when unique_violation then null;
  end;
end $function$
;

CREATE OR REPLACE FUNCTION public.refresh_shortlist_status()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update talents t set status = n.status
  from (
    select p.organization_id, p.id, case when p.shortlisted_without_role or exists (
        select from roles_talents l
        where l.organization_id = p.organization_id and l.talents_id = p.id
          and l.shortlisted_at is not null and l.rejected_at is null
      ) then 'FAVOURITE' else 'APPLICANT' end as status
    from talents p
    where p.organization_id = coalesce(new.organization_id, old.organization_id)
      and p.id = coalesce(new.talents_id, old.talents_id) and p.status <> 'EMPLOYEE'
  ) n
  where t.organization_id = n.organization_id and t.id = n.id and t.status <> n.status;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.remove_proposals_of_decider()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from shortlist_proposals
  where organization_id = old.organization_id and role_id = old.role_id and user_id = old.user_id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.revoke_tokens_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update api_tokens set date_revoked = now()
  where organization_id = old.organization_id and user_id = old.user_id and date_revoked is null;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.search_phone(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  digits text := regexp_replace(replace(regexp_replace(value, '^[ (]*[+]', '00'), '(0)', ''), '[^0-9]', '', 'g');
  domestic text := ltrim(substring(digits from
    '^00(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[03579]|9[679])[0-9])([0-9]*)$'), '0');
begin
  return digits || case when domestic <> '' then ' 0' || domestic else '' end;
end $function$
;

CREATE OR REPLACE FUNCTION public.search_talents(pattern text)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  here uuid := app_organization();
  -- In all workspaces together there are few: no list is so long that some keys are too many.
  all_few boolean := coalesce((select c.reltuples between 0 and 50000 from pg_class c where c.oid = 'talents'::regclass), false);
  rows_seen integer; rows_found integer; keys uuid[];
begin
  -- Without three letters, or without the index, every row would have to be read here.
  if char_length(pattern) < 5 or to_regclass('talents__words') is null then return null; end if;
  -- With few talents, and for frequent words, reading the list finds a page sooner.
  select count(*), count(*) filter (where newest.words ilike pattern) into rows_seen, rows_found
  from (select coalesce(t.first_name, '') || ' ' || coalesce(t.last_name, '') || ' ' || t.email as words from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
    order by t.date_created desc, t.id limit case when all_few then 100 else 500 end) newest;
  if rows_seen < 100 or rows_found * 100 >= rows_seen * 6 then return null; end if;
  -- So it is in a long list of words that some have.
  if not all_few and rows_found >= 5 and (select count(*) from (select from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
    order by t.date_created desc, t.id limit 20001) counted) > 20000 then return null; end if;
  select array_agg(found.id) into keys
  from (select t.id from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
      and (coalesce(t.first_name, '') || ' ' || coalesce(t.last_name, '') || ' ' || t.email) ilike pattern limit 5001) found;
  return case when cardinality(keys) > 5000 then null else coalesce(keys, '{}') end;
end $function$
;

CREATE OR REPLACE FUNCTION public.search_talents(pattern text, most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE PARALLEL RESTRICTED SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare here uuid := app_organization(); keys uuid[];
begin
  -- Without three letters, or without the index, every row would have to be read here.
  if char_length(pattern) < 5 or to_regclass('talents__words') is null then return null; end if;
  select array_agg(found.id) into keys
  from (select t.id from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
      and (coalesce(t.first_name, '') || ' ' || coalesce(t.last_name, '') || ' ' || t.email) ilike pattern limit most + 1) found;
  return case when cardinality(keys) > most then null else coalesce(keys, '{}') end;
end $function$
;

CREATE OR REPLACE FUNCTION public.search_text(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  folded_text text; contracted_text text; words text[]; most integer; joined_words text := '';
begin
  if octet_length(value) = char_length(value) then
    folded_text := lower(value collate "C");
  else
    folded_text := regexp_replace(lower(normalize(value, nfkd) collate "und-x-icu"),
      '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]', '', 'g');
    folded_text := replace(replace(replace(replace(replace(
      translate(folded_text, 'øłđðħŧƶıĸəɓɗƙƴςґىیکة', 'olddhtzikabdkyσгييكه'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'ng');
  end if;
  folded_text := btrim(regexp_replace(folded_text,
    '[\u0001-\u0022\u0024\u0026-\u0029\u002c-\u002f\u003a-\u003f\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u055a-\u055f\u0589\u058a\u05be\u05f3\u05f4\u060c\u061b\u061f\u1680\u2000-\u200a\u2010-\u2029\u202f-\u205f\u2212\u2e00-\u2e7f\u3000-\u3004\u3008-\u303f\u30fb]+', ' ', 'g'));
  contracted_text := replace(replace(replace(replace(folded_text, 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'aa', 'a');
  words := string_to_array(contracted_text, ' ');
  most := least(cardinality(words), 8);
  for place in 1 .. most - 1 loop
    -- Numbers and addresses are not joined with other words.
    if words[place] || words[place + 1] ~ '[0-9@]' then continue; end if;
    joined_words := joined_words || '=' || words[place] || words[place + 1]
      || case when place + 2 <= most and words[place + 2] !~ '[0-9@]' then words[place + 2] else '' end;
  end loop;
  return ' ' || contracted_text || case when folded_text = contracted_text then '' else ' ' || folded_text end || '|' || joined_words;
end $function$
;

CREATE OR REPLACE FUNCTION public.set_recruiting_date()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.draft_state is null and new.date_recruiting is null then
    new.date_recruiting := case tg_op when 'INSERT' then new.date_created else clock_timestamp() end;
  end if;
  if new.date_filled is null then
    new.user_filled := null;
    new.filled_by_talent := null;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.set_token_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.user_id is null then new.responsible_id := coalesce(new.responsible_id, new.created_by); end if;
  select coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email) into new.created_by_name
  from users u where u.id = new.created_by;
  select coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email) into new.responsible_name
  from users u where u.id = new.responsible_id;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.start_recruiting(organization uuid, role_ids uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into interview_questions (organization_id, role_id, version, ranges, own_questions)
  select r.organization_id, r.id, 1, ranges_of_role(to_jsonb(r)), coalesce(o.questions, '[]')
  from roles r
  left join interview_own_questions o on o.organization_id = r.organization_id and o.role_id = r.id
  where r.organization_id = organization and r.id = any(role_ids)
  order by r.id
  on conflict do nothing
$function$
;

CREATE OR REPLACE FUNCTION public.start_recruiting_of_considered()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform start_recruiting(a.organization_id, array_agg(distinct a.roles_id)) from added a group by a.organization_id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.start_recruiting_of_draft()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform start_recruiting(new.organization_id, array[new.id]);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.start_recruiting_of_invited()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform start_recruiting(s.organization_id, array_agg(distinct s.role_id))
    from added a join assessments s on s.organization_id = a.organization_id and s.id = a.assessment_id
    where s.purpose = 'recruiting'
    group by s.organization_id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.update_talent_search_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.words := search_text(concat_ws(' ', new.first_name, new.last_name, new.email, search_phone(new.phone)));
  return new;
end $function$
;

create table access_versions (
  subject uuid not null,
  version bigint not null,
  constraint access_versions_pkey PRIMARY KEY (subject)
);
comment on table access_versions is 'Versions of the access of accounts, workspaces and API tokens. A version only increases, and its row is kept after the subject is deleted.';
comment on column access_versions.subject is 'Id of the account, workspace or API token. A subject without changes has no row.';
comment on column access_versions.version is 'Number of changes so far.';
grant select on access_versions to quint_app;
grant delete, insert, select, update on access_versions to quint_platform;

create table account_tokens (
  id uuid not null,
  user_id uuid not null,
  purpose text not null,
  token_hash bytea not null,
  path text,
  date_created timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint account_tokens_pkey PRIMARY KEY (id),
  constraint account_tokens__path_length CHECK ((char_length(path) <= 2000)),
  constraint account_tokens__purpose CHECK ((purpose = ANY (ARRAY['password_reset'::text, 'email_confirmation'::text]))),
  constraint account_tokens__token_unique UNIQUE (token_hash),
  constraint account_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table account_tokens is 'Mailed links that verify the e-mail address of an account. The token is derived from the id and not stored.';
comment on column account_tokens.id is 'UUIDv7.';
comment on column account_tokens.user_id is 'The account.';
comment on column account_tokens.purpose is 'The only purpose for which the token is valid.';
comment on column account_tokens.token_hash is 'SHA-256 of the token.';
comment on column account_tokens.path is 'Path that the link opens; null for the standard page of the purpose.';
comment on column account_tokens.date_created is 'When the link was requested.';
comment on column account_tokens.expires_at is 'When the link expires.';
comment on column account_tokens.used_at is 'When the token was used, or invalidated by the use of another token; null until then.';
CREATE INDEX account_tokens__by_user ON public.account_tokens USING btree (user_id);
grant delete, insert, select, update on account_tokens to quint_platform;

create table ai_usage (
  organization_id uuid not null,
  day date not null,
  tokens integer not null default 0,
  calls integer not null default 0,
  constraint ai_usage_pkey PRIMARY KEY (organization_id, day),
  constraint ai_usage__calls CHECK ((calls >= 0)),
  constraint ai_usage__tokens CHECK ((tokens >= 0)),
  constraint ai_usage_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table ai_usage is 'Tokens of the AI endpoint used by a workspace, one row per day.';
comment on column ai_usage.organization_id is 'The workspace.';
comment on column ai_usage.day is 'Day in UTC.';
comment on column ai_usage.tokens is 'Tokens sent and received, plus tokens reserved for unfinished calls.';
comment on column ai_usage.calls is 'Number of calls started.';
alter table ai_usage enable row level security;
alter table ai_usage force row level security;
create policy platform on ai_usage for all to quint_platform using (true) with check (true);
create policy tenant on ai_usage for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on ai_usage to quint_app;
grant delete, insert, select, update on ai_usage to quint_platform;

create table analytics_events (
  id uuid not null,
  organization_id uuid,
  action text not null,
  user_id uuid,
  anonymous_session_id uuid,
  count integer not null default 1,
  date date not null,
  date_created timestamp with time zone not null default now(),
  constraint analytics_events__action_length CHECK ((char_length(action) <= 120)),
  constraint analytics_events__action_not_blank CHECK ((btrim(action) <> ''::text)),
  constraint analytics_events__count CHECK ((count = 1)),
  constraint analytics_events__key UNIQUE NULLS NOT DISTINCT (organization_id, id),
  constraint analytics_events_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint analytics_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
comment on table analytics_events is 'Events of product usage, for usage counts. Events before sign-in belong to no workspace.';
comment on column analytics_events.id is 'UUIDv7.';
comment on column analytics_events.organization_id is 'The workspace, if any.';
comment on column analytics_events.action is 'Name of the event.';
comment on column analytics_events.user_id is 'The account, if any.';
comment on column analytics_events.anonymous_session_id is 'Random id of the browser.';
comment on column analytics_events.count is 'Always 1.';
comment on column analytics_events.date is 'Local day of the browser; the day in UTC if the reported day is implausible.';
comment on column analytics_events.date_created is 'When it was received.';
CREATE INDEX analytics_events__by_day ON public.analytics_events USING btree (organization_id, date);
alter table analytics_events enable row level security;
alter table analytics_events force row level security;
create policy platform on analytics_events for all to quint_platform using (true) with check (true);
create policy tenant on analytics_events for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on analytics_events to quint_app;
grant delete, insert, select, update on analytics_events to quint_platform;

create table api_tokens (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid,
  name text not null,
  token_hash bytea not null,
  ending text not null,
  scopes text[] not null,
  created_by uuid,
  date_created timestamp with time zone not null default now(),
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  date_revoked timestamp with time zone,
  refusals integer not null default 0,
  created_by_name text,
  responsible_id uuid,
  responsible_name text,
  ended_because text,
  date_told timestamp with time zone,
  warned_days smallint,
  constraint api_tokens_pkey PRIMARY KEY (organization_id, id),
  constraint api_tokens__ended_because CHECK ((ended_because = 'left'::text)),
  constraint api_tokens__ending CHECK ((char_length(ending) = 4)),
  constraint api_tokens__hash_unique UNIQUE (organization_id, token_hash),
  constraint api_tokens__name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint api_tokens__personal_ends CHECK (((user_id IS NULL) OR (expires_at IS NOT NULL))),
  constraint api_tokens__refusals CHECK ((refusals >= 0)),
  constraint api_tokens__warned_days CHECK ((warned_days = ANY (ARRAY[14, 1]))),
  constraint api_tokens_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint api_tokens_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint api_tokens_responsible_id_fkey FOREIGN KEY (responsible_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint api_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table api_tokens is 'Tokens with which programs call the API.';
comment on column api_tokens.organization_id is 'The workspace; the token is not valid in any other one.';
comment on column api_tokens.id is 'UUIDv7.';
comment on column api_tokens.user_id is 'Account that the token acts as; null for a token of the workspace.';
comment on column api_tokens.name is 'Purpose of the token, as described by its creator.';
comment on column api_tokens.token_hash is 'SHA-256 of the token, which is shown once.';
comment on column api_tokens.ending is 'The last four characters of the token, to recognise it.';
comment on column api_tokens.scopes is 'Permissions of the token.';
comment on column api_tokens.created_by is 'Account that created the token; null after that account was deleted.';
comment on column api_tokens.date_created is 'When the token was created.';
comment on column api_tokens.expires_at is 'When the token expires; null for a token of the workspace without an expiry.';
comment on column api_tokens.last_used_at is 'Last use, accurate to ten minutes.';
comment on column api_tokens.date_revoked is 'When it was revoked.';
comment on column api_tokens.refusals is 'Number of refused requests with this token.';
comment on column api_tokens.created_by_name is 'Name or address of the creator when the token was created or last taken over; null after that account was deleted. Maintained by triggers.';
comment on column api_tokens.responsible_id is 'Administrator who is responsible for a token of the workspace; null for a personal token, and after that account was deleted.';
comment on column api_tokens.responsible_name is 'Name or address of the responsible administrator when they became responsible; null for a personal token, and after that account was deleted. Maintained by triggers.';
comment on column api_tokens.ended_because is 'left: the responsible administrator left the workspace or lost the role. Null otherwise. Set by triggers.';
comment on column api_tokens.date_told is 'When the administrators were notified that the token ended for the reason in ended_because; null until then.';
comment on column api_tokens.warned_days is 'Number of days before the expiry for which the last warning e-mail was sent: 14 or 1; null before the first one, and after another administrator took over the token.';
CREATE INDEX api_tokens__by_hash ON public.api_tokens USING btree (token_hash);
CREATE INDEX api_tokens__by_maker ON public.api_tokens USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX api_tokens__by_person ON public.api_tokens USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX api_tokens__by_responsible ON public.api_tokens USING btree (responsible_id) WHERE (responsible_id IS NOT NULL);
CREATE INDEX api_tokens__to_tell ON public.api_tokens USING btree (id) WHERE ((ended_because IS NOT NULL) AND (date_told IS NULL));
CREATE INDEX api_tokens__to_warn ON public.api_tokens USING btree (expires_at) WHERE ((date_revoked IS NULL) AND (expires_at IS NOT NULL));
CREATE TRIGGER api_tokens__access_changed AFTER UPDATE OF date_revoked, scopes ON public.api_tokens FOR EACH ROW EXECUTE FUNCTION increment_access_version('id');
CREATE TRIGGER api_tokens__access_gone AFTER DELETE ON public.api_tokens FOR EACH ROW EXECUTE FUNCTION increment_access_version('id');
CREATE TRIGGER api_tokens__access_taken_over AFTER UPDATE OF responsible_id ON public.api_tokens FOR EACH ROW EXECUTE FUNCTION increment_access_version('id');
CREATE TRIGGER api_tokens__names BEFORE INSERT ON public.api_tokens FOR EACH ROW EXECUTE FUNCTION set_token_names();
CREATE TRIGGER api_tokens__taken_over BEFORE UPDATE OF responsible_id ON public.api_tokens FOR EACH ROW WHEN (((new.responsible_id IS NOT NULL) AND (new.responsible_id IS DISTINCT FROM old.responsible_id))) EXECUTE FUNCTION set_token_names();
alter table api_tokens enable row level security;
alter table api_tokens force row level security;
create policy platform on api_tokens for all to quint_platform using (true) with check (true);
create policy tenant on api_tokens for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on api_tokens to quint_app;
grant delete, insert, select, update on api_tokens to quint_platform;

create table assessment_participants (
  organization_id uuid not null,
  id uuid not null,
  assessment_id uuid not null,
  talent_id uuid not null,
  rejected_at timestamp with time zone,
  rejected_by uuid,
  canceled_at timestamp with time zone,
  date_created timestamp with time zone not null default now(),
  constraint assessment_participants_pkey PRIMARY KEY (organization_id, id),
  constraint assessment_participants__once UNIQUE (organization_id, assessment_id, talent_id),
  constraint assessment_participants_organization_id_assessment_id_fkey FOREIGN KEY (organization_id, assessment_id) REFERENCES assessments(organization_id, id) ON DELETE CASCADE,
  constraint assessment_participants_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint assessment_participants_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table assessment_participants is 'Talents evaluated in an assessment.';
comment on column assessment_participants.organization_id is 'The workspace.';
comment on column assessment_participants.id is 'UUIDv7.';
comment on column assessment_participants.assessment_id is 'The assessment.';
comment on column assessment_participants.talent_id is 'The talent.';
comment on column assessment_participants.rejected_at is 'When the talent was marked as not moving forward; null without this mark, which can be removed.';
comment on column assessment_participants.rejected_by is 'Account, or API token of the workspace, that set this mark; null without it.';
comment on column assessment_participants.canceled_at is 'When the talent was removed from the assessment; null otherwise.';
comment on column assessment_participants.date_created is 'When the row was created.';
CREATE INDEX assessment_participants__by_talent ON public.assessment_participants USING btree (organization_id, talent_id);
CREATE TRIGGER assessment_participants__start_recruiting AFTER INSERT ON public.assessment_participants REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION start_recruiting_of_invited();
alter table assessment_participants enable row level security;
alter table assessment_participants force row level security;
create policy platform on assessment_participants for all to quint_platform using (true) with check (true);
create policy tenant on assessment_participants for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on assessment_participants to quint_app;
grant delete, insert, select, update on assessment_participants to quint_platform;

create table assessments (
  organization_id uuid not null,
  id uuid not null,
  name text,
  description text,
  role_id uuid not null,
  date_start date not null,
  date_end date not null,
  purpose text not null,
  report_file uuid,
  date_created timestamp with time zone not null default now(),
  user_created uuid,
  date_updated timestamp with time zone not null default now(),
  date_deleted timestamp with time zone,
  user_deleted uuid,
  user_updated uuid,
  constraint assessments_pkey PRIMARY KEY (organization_id, id),
  constraint assessments__description_length CHECK ((char_length(description) <= 5000)),
  constraint assessments__ends_after_start CHECK ((date_end >= date_start)),
  constraint assessments__name_length CHECK ((char_length(name) <= 120)),
  constraint assessments__name_not_blank CHECK ((btrim(name) <> ''::text)),
  constraint assessments__purpose CHECK ((purpose = ANY (ARRAY['team_evaluation'::text, 'recruiting'::text]))),
  constraint assessments_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint assessments_organization_id_report_file_fkey FOREIGN KEY (organization_id, report_file) REFERENCES files(organization_id, id) ON DELETE SET NULL (report_file),
  constraint assessments_organization_id_role_id_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE
);
comment on table assessments is 'Periods in which talents are evaluated for a role.';
comment on column assessments.organization_id is 'The workspace.';
comment on column assessments.id is 'UUIDv7.';
comment on column assessments.name is 'Name; if null, the assessment is named after its role and month.';
comment on column assessments.description is 'Internal description.';
comment on column assessments.role_id is 'The role.';
comment on column assessments.date_start is 'First day, in Berlin time.';
comment on column assessments.date_end is 'Last day, in Berlin time.';
comment on column assessments.purpose is 'Purpose of the assessment.';
comment on column assessments.report_file is 'Report about the assessment.';
comment on column assessments.date_created is 'When the row was created.';
comment on column assessments.user_created is 'Account, or API token of the workspace, that created the record.';
comment on column assessments.date_updated is 'When the row was last changed.';
comment on column assessments.date_deleted is 'Soft deletion.';
comment on column assessments.user_deleted is 'Account, or API token of the workspace, that deleted the record.';
comment on column assessments.user_updated is 'Account, or API token of the workspace, that last changed the row.';
CREATE INDEX assessments__by_end ON public.assessments USING btree (organization_id, date_end) WHERE (date_deleted IS NULL);
CREATE INDEX assessments__by_report_file ON public.assessments USING btree (organization_id, report_file) WHERE (report_file IS NOT NULL);
CREATE INDEX assessments__by_role ON public.assessments USING btree (organization_id, role_id);
CREATE INDEX assessments__by_start ON public.assessments USING btree (organization_id, date_start DESC, id) WHERE (date_deleted IS NULL);
CREATE INDEX assessments__deleted ON public.assessments USING btree (organization_id, date_deleted DESC) WHERE (date_deleted IS NOT NULL);
CREATE TRIGGER assessments__other_role_in_use AFTER UPDATE OF role_id ON public.assessments FOR EACH ROW WHEN ((old.role_id IS DISTINCT FROM new.role_id)) EXECUTE FUNCTION assert_assessment_role_in_use();
CREATE TRIGGER assessments__role_in_use AFTER INSERT ON public.assessments FOR EACH ROW EXECUTE FUNCTION assert_assessment_role_in_use();
CREATE TRIGGER assessments__role_not_filled AFTER INSERT ON public.assessments FOR EACH ROW EXECUTE FUNCTION assert_assessment_role_not_filled();
alter table assessments enable row level security;
alter table assessments force row level security;
create policy platform on assessments for all to quint_platform using (true) with check (true);
create policy tenant on assessments for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on assessments to quint_app;
grant delete, insert, select, update on assessments to quint_platform;

create table audit_log (
  organization_id uuid not null,
  id uuid not null,
  date_created timestamp with time zone not null default clock_timestamp(),
  user_id uuid,
  user_role text,
  action text not null,
  items uuid[] not null default '{}'::uuid[],
  talent_ids uuid[] not null default '{}'::uuid[],
  details jsonb not null default '{}'::jsonb,
  token_id uuid,
  constraint audit_log_pkey PRIMARY KEY (organization_id, id),
  constraint audit_log__action CHECK ((action ~ '^[a-z_]+\.[a-z_]+$'::text))
);
comment on table audit_log is 'Reads of personal results, and changes of access rights, settings and other records. Append-only. A change is recorded in its own transaction, a read before its rows are sent.';
comment on column audit_log.organization_id is 'The workspace.';
comment on column audit_log.id is 'UUIDv7.';
comment on column audit_log.date_created is 'When it happened.';
comment on column audit_log.user_id is 'Account that acted; null for the product itself and for a token of the workspace.';
comment on column audit_log.user_role is 'Role of the actor at that time; null for the product itself.';
comment on column audit_log.action is 'The action as noun and verb, such as results.read.';
comment on column audit_log.items is 'Ids of the affected records; empty for a whole list.';
comment on column audit_log.talent_ids is 'The talents whose results were read or unlocked; empty for a whole list.';
comment on column audit_log.details is 'Details such as field names, numbers and switches. Never a personal value.';
comment on column audit_log.token_id is 'API token that was used; null for actions in the user interface and of the product itself.';
CREATE INDEX audit_log__by_date ON public.audit_log USING btree (organization_id, date_created DESC, id);
CREATE INDEX audit_log__by_talent ON public.audit_log USING gin (talent_ids);
CREATE INDEX audit_log__former_hiring_managers ON public.audit_log USING btree (((details ->> 'user'::text)), date_created DESC) WHERE ((action = 'memberships.remove'::text) AND ((details ->> 'role'::text) = 'HIRING_MANAGER'::text));
CREATE INDEX audit_log__roles ON public.audit_log USING btree (organization_id, (items[1]), date_created DESC) WHERE (action = ANY (ARRAY['role_deciders.create'::text, 'role_deciders.delete'::text, 'vacancy_mails.send'::text, 'vacancy_mails.stop'::text, 'roles.fill'::text, 'roles.reopen'::text]));
CREATE INDEX audit_log__unlocks ON public.audit_log USING btree (organization_id, date_created) WHERE (action = 'talents.unlock'::text);
alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy lines_stay on audit_log for delete to quint_platform using (((date_created < (now() - '1096 days'::interval)) OR (NOT (EXISTS ( SELECT
   FROM organizations o
  WHERE (o.id = audit_log.organization_id))))));
create policy platform on audit_log for all to quint_platform using (true) with check (true);
create policy tenant on audit_log for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant insert, select on audit_log to quint_app;
grant delete, insert, select on audit_log to quint_platform;

create table backups (
  id uuid not null,
  state text not null default 'waiting'::text,
  user_created uuid,
  date_created timestamp with time zone not null default now(),
  date_finished timestamp with time zone,
  host text,
  path text,
  bytes bigint,
  is_encrypted boolean,
  product_version text,
  error text,
  date_removed timestamp with time zone,
  folder text,
  constraint backups_pkey PRIMARY KEY (id),
  constraint backups__bytes_not_negative CHECK ((bytes >= 0)),
  constraint backups__done_has_file CHECK (((state <> 'done'::text) OR ((path IS NOT NULL) AND (bytes IS NOT NULL) AND (date_finished IS NOT NULL)))),
  constraint backups__error_length CHECK ((char_length(error) <= 1000)),
  constraint backups__folder CHECK ((folder ~ '^[0-9a-f]{16}$'::text)),
  constraint backups__host_length CHECK ((char_length(host) <= 255)),
  constraint backups__path_length CHECK ((char_length(path) <= 4096)),
  constraint backups__state CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
);
comment on table backups is 'Backup runs: nightly ones, and those requested by an administrator of the platform.';
comment on column backups.id is 'UUIDv7.';
comment on column backups.state is 'Waiting, running, done or failed.';
comment on column backups.user_created is 'Administrator who requested the run; null for a nightly run.';
comment on column backups.date_created is 'When the run was requested.';
comment on column backups.date_finished is 'When the run ended, successfully or not; null until then.';
comment on column backups.host is 'Name of the host that created the backup.';
comment on column backups.path is 'Path of the backup file.';
comment on column backups.bytes is 'Size of the file in bytes.';
comment on column backups.is_encrypted is 'True if the file is encrypted with a passphrase.';
comment on column backups.product_version is 'Version of the product that created the backup.';
comment on column backups.error is 'Reason for the failure, in one sentence.';
comment on column backups.date_removed is 'When the file was deleted because enough newer backups exist; null until then.';
comment on column backups.folder is 'Marker of the folder that contains the file. Null until the run is done, and for files from before folders were marked until they are found in a folder.';
CREATE INDEX backups__newest ON public.backups USING btree (date_created DESC);
grant delete, insert, select, update on backups to quint_platform;

create table big_five_reports (
  organization_id uuid not null,
  id uuid not null,
  result_id uuid not null,
  language text not null,
  file_id uuid,
  scoring_version text not null,
  norm_version text not null,
  date_created timestamp with time zone not null default now(),
  constraint big_five_reports_pkey PRIMARY KEY (organization_id, id),
  constraint big_five_reports__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint big_five_reports_organization_id_file_id_fkey FOREIGN KEY (organization_id, file_id) REFERENCES files(organization_id, id) ON DELETE SET NULL (file_id),
  constraint big_five_reports_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint big_five_reports_organization_id_result_id_fkey FOREIGN KEY (organization_id, result_id) REFERENCES talents_results(organization_id, id) ON DELETE CASCADE
);
comment on table big_five_reports is 'Generated personality reports, each with the scoring rule and the norm used.';
comment on column big_five_reports.organization_id is 'The workspace.';
comment on column big_five_reports.id is 'UUIDv7.';
comment on column big_five_reports.result_id is 'The result it shows.';
comment on column big_five_reports.language is 'Language of the report.';
comment on column big_five_reports.file_id is 'The document.';
comment on column big_five_reports.scoring_version is 'Scoring rule used.';
comment on column big_five_reports.norm_version is 'Norm used.';
comment on column big_five_reports.date_created is 'When the report was generated.';
CREATE INDEX big_five_reports__by_file ON public.big_five_reports USING btree (organization_id, file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX big_five_reports__by_result ON public.big_five_reports USING btree (organization_id, result_id, date_created DESC);
alter table big_five_reports enable row level security;
alter table big_five_reports force row level security;
create policy platform on big_five_reports for all to quint_platform using (true) with check (true);
create policy tenant on big_five_reports for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on big_five_reports to quint_app;
grant delete, insert, select, update on big_five_reports to quint_platform;

create table billing_accounts (
  organization_id uuid not null,
  provider text,
  customer text,
  subscription text,
  status text,
  period text,
  administrators integer,
  members integer,
  amount integer,
  current_period_end timestamp with time zone,
  cancels_at_end boolean not null default false,
  next_period text,
  next_administrators integer,
  next_members integer,
  next_amount integer,
  past_due_since timestamp with time zone,
  unpaid_frozen_at timestamp with time zone,
  sync integer not null default 0,
  date_updated timestamp with time zone not null default now(),
  constraint billing_accounts_pkey PRIMARY KEY (organization_id),
  constraint billing_accounts__administrators CHECK ((administrators >= 1)),
  constraint billing_accounts__amount CHECK ((amount >= 0)),
  constraint billing_accounts__members CHECK ((members >= 0)),
  constraint billing_accounts__next_administrators CHECK ((next_administrators >= 1)),
  constraint billing_accounts__next_amount CHECK ((next_amount >= 0)),
  constraint billing_accounts__next_members CHECK ((next_members >= 0)),
  constraint billing_accounts__next_period CHECK ((next_period = ANY (ARRAY['month'::text, 'year'::text]))),
  constraint billing_accounts__period CHECK ((period = ANY (ARRAY['month'::text, 'year'::text]))),
  constraint billing_accounts__provider CHECK ((provider = ANY (ARRAY['stripe'::text, 'test'::text]))),
  constraint billing_accounts__status CHECK ((status = ANY (ARRAY['active'::text, 'past_due'::text, 'paused'::text, 'canceled'::text]))),
  constraint billing_accounts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table billing_accounts is 'Data of the payment provider about a workspace: its customer and its subscription. Amounts in euro cents per period.';
comment on column billing_accounts.organization_id is 'The workspace.';
comment on column billing_accounts.provider is 'Payment provider of the account.';
comment on column billing_accounts.customer is 'Id of the customer at the provider.';
comment on column billing_accounts.subscription is 'Id of the subscription at the provider; null without one.';
comment on column billing_accounts.status is 'Status of the subscription: active, payment overdue, paused or ended; null without one.';
comment on column billing_accounts.period is 'Billing period.';
comment on column billing_accounts.administrators is 'Number of paid administrators.';
comment on column billing_accounts.members is 'Number of paid team members.';
comment on column billing_accounts.amount is 'Price per period, before VAT.';
comment on column billing_accounts.current_period_end is 'End of the current billing period.';
comment on column billing_accounts.cancels_at_end is 'True if the subscription ends with the current period.';
comment on column billing_accounts.next_period is 'Billing period from the next period on; null without a scheduled change.';
comment on column billing_accounts.next_administrators is 'Number of paid administrators from the next period on; null without a scheduled change.';
comment on column billing_accounts.next_members is 'Number of paid team members from the next period on; null without a scheduled change.';
comment on column billing_accounts.next_amount is 'Price per period from the next period on, before VAT; null without a scheduled change.';
comment on column billing_accounts.past_due_since is 'Since when a payment has been overdue; null if none is.';
comment on column billing_accounts.unpaid_frozen_at is 'When the workspace was frozen because of an overdue payment; null if it is not frozen for that reason.';
comment on column billing_accounts.sync is 'Number of requests to the provider for the state of the account. A response is discarded if a newer request was made.';
comment on column billing_accounts.date_updated is 'When the row was last changed.';
CREATE INDEX billing_accounts__by_customer ON public.billing_accounts USING btree (customer) WHERE (customer IS NOT NULL);
CREATE INDEX billing_accounts__by_subscription ON public.billing_accounts USING btree (subscription) WHERE (subscription IS NOT NULL);
CREATE INDEX billing_accounts__past_due ON public.billing_accounts USING btree (past_due_since) WHERE (past_due_since IS NOT NULL);
alter table billing_accounts enable row level security;
alter table billing_accounts force row level security;
create policy platform on billing_accounts for all to quint_platform using (true) with check (true);
create policy tenant on billing_accounts for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on billing_accounts to quint_app;
grant delete, insert, select, update on billing_accounts to quint_platform;

create table data_exports (
  user_id uuid not null,
  id uuid not null,
  state text not null default 'waiting'::text,
  language text not null,
  content bytea,
  date_created timestamp with time zone not null default now(),
  date_ready timestamp with time zone,
  constraint data_exports_pkey PRIMARY KEY (user_id),
  constraint data_exports__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint data_exports__ready_has_content CHECK (((state = 'ready'::text) = (content IS NOT NULL))),
  constraint data_exports__state CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text]))),
  constraint data_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table data_exports is 'Copies of all data that is stored about a person: at most one per account, kept for seven days. The content is stored in the row and in no file, so that it is deleted with the row.';
comment on column data_exports.user_id is 'Account of the person.';
comment on column data_exports.id is 'UUIDv7; a new one for each copy.';
comment on column data_exports.state is 'waiting while the copy is being made, ready, or failed.';
comment on column data_exports.language is 'Language of the document in the archive.';
comment on column data_exports.content is 'ZIP archive; null unless ready.';
comment on column data_exports.date_created is 'When the copy was requested.';
comment on column data_exports.date_ready is 'When the copy was completed; null until then.';
grant delete, insert, select, update on data_exports to quint_platform;

create table decision_notes (
  organization_id uuid not null,
  id uuid not null,
  role_id uuid not null,
  talent_id uuid not null,
  decision text not null,
  reason text not null,
  user_created uuid,
  date_created timestamp with time zone not null default now(),
  date_replaced timestamp with time zone,
  date_complete timestamp with time zone,
  constraint decision_notes_pkey PRIMARY KEY (organization_id, id),
  constraint decision_notes__decision CHECK ((decision = ANY (ARRAY['hire'::text, 'meet_again'::text, 'not_moving_forward'::text]))),
  constraint decision_notes__reason_length CHECK ((char_length(reason) <= 5000)),
  constraint decision_notes__reason_not_blank CHECK ((btrim(reason) <> ''::text)),
  constraint decision_notes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint decision_notes_organization_id_role_id_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE,
  constraint decision_notes_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table decision_notes is 'The decision about a talent for a role, in the words of those who decided. A changed decision is a new row.';
comment on column decision_notes.organization_id is 'The workspace.';
comment on column decision_notes.id is 'UUIDv7.';
comment on column decision_notes.role_id is 'The role.';
comment on column decision_notes.talent_id is 'The talent.';
comment on column decision_notes.decision is 'What was decided: hire, meet_again or not_moving_forward.';
comment on column decision_notes.reason is 'Why, from what was said and done.';
comment on column decision_notes.user_created is 'Account that wrote the note.';
comment on column decision_notes.date_created is 'When the note was written.';
comment on column decision_notes.date_replaced is 'When another note replaced this one; null for the current one.';
comment on column decision_notes.date_complete is 'When the last signature arrived, which moved the talent to the stage of the decision.';
CREATE INDEX decision_notes__by_talent ON public.decision_notes USING btree (organization_id, talent_id);
CREATE UNIQUE INDEX decision_notes__current ON public.decision_notes USING btree (organization_id, role_id, talent_id) WHERE (date_replaced IS NULL);
alter table decision_notes enable row level security;
alter table decision_notes force row level security;
create policy platform on decision_notes for all to quint_platform using (true) with check (true);
create policy tenant on decision_notes for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on decision_notes to quint_app;
grant delete, insert, select, update on decision_notes to quint_platform;

create table decision_signatures (
  organization_id uuid not null,
  note_id uuid not null,
  user_id uuid not null,
  name text not null,
  date_signed timestamp with time zone not null default now(),
  constraint decision_signatures_pkey PRIMARY KEY (organization_id, note_id, user_id),
  constraint decision_signatures_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint decision_signatures_organization_id_note_id_fkey FOREIGN KEY (organization_id, note_id) REFERENCES decision_notes(organization_id, id) ON DELETE CASCADE
);
comment on table decision_signatures is 'Who signed a decision note.';
comment on column decision_signatures.organization_id is 'The workspace.';
comment on column decision_signatures.note_id is 'The decision note.';
comment on column decision_signatures.user_id is 'Account that signed.';
comment on column decision_signatures.name is 'Name of the person when they signed.';
comment on column decision_signatures.date_signed is 'When the person signed.';
CREATE INDEX decision_signatures__by_user ON public.decision_signatures USING btree (user_id);
alter table decision_signatures enable row level security;
alter table decision_signatures force row level security;
create policy platform on decision_signatures for all to quint_platform using (true) with check (true);
create policy tenant on decision_signatures for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on decision_signatures to quint_app;
grant delete, insert, select, update on decision_signatures to quint_platform;

create table erasures (
  id uuid not null,
  talent_ids uuid[] not null default '{}'::uuid[],
  sealed bytea not null,
  date_created timestamp with time zone not null default now(),
  constraint erasures_pkey PRIMARY KEY (id)
);
comment on table erasures is 'Erasures of people whose e-mails have not all been found and removed yet. The row is deleted once all of them are removed.';
comment on column erasures.id is 'UUIDv7.';
comment on column erasures.talent_ids is 'Talents that were erased.';
comment on column erasures.sealed is 'Encrypted search terms: names, addresses, phone numbers and ids. Only the key of the server decrypts them.';
comment on column erasures.date_created is 'When the person was erased.';
grant delete, insert, select, update on erasures to quint_platform;

create table fairness_counts (
  organization_id uuid not null,
  dimension text not null,
  group_name text not null,
  measure text not null,
  people integer not null,
  hits integer not null,
  date_counted timestamp with time zone not null default now(),
  constraint fairness_counts_pkey PRIMARY KEY (organization_id, dimension, group_name, measure),
  constraint fairness_counts__dimension CHECK ((dimension = ANY (ARRAY['all'::text, 'gender'::text, 'age'::text]))),
  constraint fairness_counts__hits CHECK (((hits >= 0) AND (hits <= people))),
  constraint fairness_counts__people CHECK ((people >= 0)),
  constraint fairness_counts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table fairness_counts is 'Response quality of the answer sheets of a workspace, and how many people chose not to state their gender, as counts without personal data. Recomputed every night.';
comment on column fairness_counts.organization_id is 'The workspace.';
comment on column fairness_counts.dimension is 'Attribute by which people are grouped. Only all is written, which has one group.';
comment on column fairness_counts.group_name is 'The group. Only all is written: everybody.';
comment on column fairness_counts.measure is 'What was counted: sheets (unflagged answer sheets), flag: and the name of a quality check (sheets with that flag), or undisclosed (people who chose not to state their gender).';
comment on column fairness_counts.people is 'People counted.';
comment on column fairness_counts.hits is 'Number of these people for whom the measure holds. For undisclosed, rounded down to a multiple of five, and 0 below ten.';
comment on column fairness_counts.date_counted is 'When it was counted.';
alter table fairness_counts enable row level security;
alter table fairness_counts force row level security;
create policy platform on fairness_counts for all to quint_platform using (true) with check (true);
create policy tenant on fairness_counts for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on fairness_counts to quint_app;
grant delete, insert, select, update on fairness_counts to quint_platform;

create table fairness_means (
  organization_id uuid not null,
  dimension text not null,
  group_name text not null,
  trait text not null,
  people integer not null,
  total double precision not null,
  total_of_squares double precision not null,
  date_counted timestamp with time zone not null default now(),
  constraint fairness_means_pkey PRIMARY KEY (organization_id, dimension, group_name, trait),
  constraint fairness_means__dimension CHECK ((dimension = ANY (ARRAY['gender'::text, 'age'::text]))),
  constraint fairness_means__people CHECK ((people >= 10)),
  constraint fairness_means__trait CHECK ((trait = ANY (ARRAY['O'::text, 'C'::text, 'E'::text, 'A'::text, 'ES'::text]))),
  constraint fairness_means_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table fairness_means is 'Sums of the standard scores of a group, from which mean and standard deviation are computed. Groups of fewer than ten people have no row. Recomputed every night.';
comment on column fairness_means.organization_id is 'The workspace.';
comment on column fairness_means.dimension is 'Attribute by which people are grouped.';
comment on column fairness_means.group_name is 'The group: a gender or an age band.';
comment on column fairness_means.trait is 'The trait.';
comment on column fairness_means.people is 'People counted.';
comment on column fairness_means.total is 'Sum of their standard scores.';
comment on column fairness_means.total_of_squares is 'Sum of the squares of their standard scores.';
comment on column fairness_means.date_counted is 'When it was counted.';
alter table fairness_means enable row level security;
alter table fairness_means force row level security;
create policy platform on fairness_means for all to quint_platform using (true) with check (true);
create policy tenant on fairness_means for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on fairness_means to quint_app;
grant delete, insert, select, update on fairness_means to quint_platform;

create table fairness_rates (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  role_id uuid,
  dimension text not null,
  group_name text not null,
  outcome text not null,
  period text not null default 'all'::text,
  people integer not null,
  hits integer not null,
  reference text,
  ratio_low double precision,
  ratio_high double precision,
  ratio_method text,
  fisher_p double precision,
  date_counted timestamp with time zone not null default now(),
  constraint fairness_rates_pkey PRIMARY KEY (organization_id, id),
  constraint fairness_rates__dimension CHECK ((dimension = ANY (ARRAY['gender'::text, 'age'::text]))),
  constraint fairness_rates__fisher_p CHECK (((fisher_p >= (0)::double precision) AND (fisher_p <= (1)::double precision))),
  constraint fairness_rates__hits CHECK (((hits >= 0) AND (hits <= people))),
  constraint fairness_rates__method CHECK ((ratio_method = ANY (ARRAY['exact'::text, 'score'::text]))),
  constraint fairness_rates__once UNIQUE NULLS NOT DISTINCT (organization_id, role_id, dimension, outcome, period, group_name),
  constraint fairness_rates__outcome CHECK ((outcome = ANY (ARRAY['strong'::text, 'shortlisted'::text, 'hired'::text, 'unremarkable'::text]))),
  constraint fairness_rates__people CHECK ((people >= 10)),
  constraint fairness_rates__period CHECK ((period ~ '^(all|\d{4}(-[12])?)$'::text)),
  constraint fairness_rates__ratio CHECK ((num_nulls(reference, ratio_low, ratio_method, fisher_p) = ANY (ARRAY[0, 4]))),
  constraint fairness_rates__role_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE,
  constraint fairness_rates_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table fairness_rates is 'How many people of a group have an outcome, as counts without personal data. Groups of fewer than ten people have no row. Recomputed every night.';
comment on column fairness_rates.organization_id is 'The workspace.';
comment on column fairness_rates.id is 'Random UUID: a surrogate key, because role_id may be null.';
comment on column fairness_rates.role_id is 'Role of the assessments; null for all roles together.';
comment on column fairness_rates.dimension is 'Attribute by which people are grouped.';
comment on column fairness_rates.group_name is 'The group: a gender or an age band.';
comment on column fairness_rates.outcome is 'Outcome that was counted: strong (high agreement), shortlisted, hired, or unremarkable (an unflagged answer sheet).';
comment on column fairness_rates.period is 'Year or half-year in which the surveys were finished, as 2026 or 2026-1; all for the whole time.';
comment on column fairness_rates.people is 'People counted.';
comment on column fairness_rates.hits is 'Number of these people who have the outcome.';
comment on column fairness_rates.reference is 'Name of the largest group, with which this group is compared; null for the largest group itself and for single periods.';
comment on column fairness_rates.ratio_low is 'Lower bound of the 95 % interval of the ratio of the rate to that of the largest group; null without a comparison.';
comment on column fairness_rates.ratio_high is 'Upper bound of that interval; null if it is unbounded, and without a comparison.';
comment on column fairness_rates.ratio_method is 'Method by which the interval was computed; null without a comparison.';
comment on column fairness_rates.fisher_p is 'Two-sided p-value of Fisher''s exact test for equality of the two rates; null without a comparison.';
comment on column fairness_rates.date_counted is 'When it was counted.';
alter table fairness_rates enable row level security;
alter table fairness_rates force row level security;
create policy platform on fairness_rates for all to quint_platform using (true) with check (true);
create policy tenant on fairness_rates for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on fairness_rates to quint_app;
grant delete, insert, select, update on fairness_rates to quint_platform;

create table features (
  id uuid not null,
  name text not null,
  is_on_by_default boolean not null,
  constraint features_pkey PRIMARY KEY (id),
  constraint features__name CHECK ((name ~ '^FEATURE_[A-Z_]+$'::text)),
  constraint features__name_unique UNIQUE (name)
);
comment on table features is 'Feature switches with their default values, which organization_features overrides for single workspaces. Shared by all workspaces.';
comment on column features.id is 'Fixed key.';
comment on column features.name is 'Name of the switch.';
comment on column features.is_on_by_default is 'Value for workspaces without an entry in organization_features.';
alter table features enable row level security;
alter table features force row level security;
create policy everybody on features for select to quint_app using (true);
create policy platform on features for all to quint_platform using (true) with check (true);
grant select on features to quint_app;
grant delete, insert, select, update on features to quint_platform;

create table feedback (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  rating smallint not null,
  text text not null,
  date_created timestamp with time zone not null default now(),
  constraint feedback_pkey PRIMARY KEY (organization_id, id),
  constraint feedback__rating CHECK (((rating >= 1) AND (rating <= 5))),
  constraint feedback__text_length CHECK ((char_length(text) <= 2000)),
  constraint feedback__text_not_blank CHECK ((btrim(text) <> ''::text)),
  constraint feedback_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table feedback is 'Feedback of users about the product.';
comment on column feedback.organization_id is 'The workspace it was written in.';
comment on column feedback.id is 'UUIDv7.';
comment on column feedback.user_id is 'Account that wrote the feedback.';
comment on column feedback.rating is 'From 1, not at all, to 5, very well.';
comment on column feedback.text is 'Text of the feedback.';
comment on column feedback.date_created is 'When it was sent.';
CREATE INDEX feedback__by_user ON public.feedback USING btree (user_id);
alter table feedback enable row level security;
alter table feedback force row level security;
create policy platform on feedback for all to quint_platform using (true) with check (true);
create policy tenant on feedback for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on feedback to quint_app;
grant delete, insert, select, update on feedback to quint_platform;

create table files (
  organization_id uuid not null,
  id uuid not null,
  storage text not null default 'local'::text,
  filename_disk text not null,
  filename_download text not null,
  title text,
  type text not null,
  filesize bigint not null,
  width integer,
  height integer,
  talent_id uuid,
  uploaded_by uuid,
  uploaded_on timestamp with time zone not null default now(),
  purpose text not null default 'report'::text,
  user_id uuid,
  team_id uuid,
  constraint files_pkey PRIMARY KEY (organization_id, id),
  constraint files__filesize_not_negative CHECK ((filesize >= 0)),
  constraint files__purpose CHECK ((purpose = ANY (ARRAY['avatar'::text, 'logo'::text, 'report'::text, 'document'::text]))),
  constraint files__storage CHECK ((storage = ANY (ARRAY['local'::text, 's3'::text]))),
  constraint files__team_fkey FOREIGN KEY (organization_id, team_id) REFERENCES teams(organization_id, id) ON DELETE CASCADE,
  constraint files_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint files_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE,
  constraint files_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table files is 'Stored files, such as reports and images. The content is in the storage under filename_disk.';
comment on column files.organization_id is 'The workspace.';
comment on column files.id is 'UUIDv7.';
comment on column files.storage is 'Storage that contains the content.';
comment on column files.filename_disk is 'Random key in the storage.';
comment on column files.filename_download is 'Name offered when it is downloaded.';
comment on column files.title is 'Title shown.';
comment on column files.type is 'Media type.';
comment on column files.filesize is 'Size in bytes.';
comment on column files.width is 'Width in pixels, images only.';
comment on column files.height is 'Height in pixels, images only.';
comment on column files.talent_id is 'Talent whose personal data the file contains.';
comment on column files.uploaded_by is 'Account, or API token of the workspace, that uploaded the file; null if the product generated it.';
comment on column files.uploaded_on is 'When it was stored.';
comment on column files.purpose is 'Purpose of the file, which determines its allowed media types and who may read it.';
comment on column files.user_id is 'Account whose image the file is.';
comment on column files.team_id is 'Team that the report is about.';
CREATE INDEX files__by_talent ON public.files USING btree (organization_id, talent_id) WHERE (talent_id IS NOT NULL);
CREATE INDEX files__by_team ON public.files USING btree (organization_id, team_id) WHERE (team_id IS NOT NULL);
CREATE INDEX files__by_user ON public.files USING btree (user_id) WHERE (user_id IS NOT NULL);
alter table files enable row level security;
alter table files force row level security;
create policy platform on files for all to quint_platform using (true) with check (true);
create policy tenant on files for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on files to quint_app;
grant delete, insert, select, update on files to quint_platform;

create table former_account_details (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  value text not null,
  date_created timestamp with time zone not null default now(),
  constraint former_account_details_pkey PRIMARY KEY (id),
  constraint former_account_details__kind CHECK ((kind = ANY (ARRAY['email'::text, 'name'::text]))),
  constraint former_account_details__value_length CHECK ((char_length(value) <= 300)),
  constraint former_account_details_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table former_account_details is 'Former addresses and names of an account, so that an erasure finds them in e-mails and texts. Maintained by a trigger. Deleted with the account.';
comment on column former_account_details.id is 'UUID.';
comment on column former_account_details.user_id is 'The account.';
comment on column former_account_details.kind is 'email or name (first and last).';
comment on column former_account_details.value is 'The replaced value, in its original spelling.';
comment on column former_account_details.date_created is 'When it was replaced.';
CREATE UNIQUE INDEX former_account_details__once ON public.former_account_details USING btree (user_id, kind, lower(value));
grant delete, insert, select, update on former_account_details to quint_platform;

create table former_details (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  talent_id uuid not null,
  kind text not null,
  value text not null,
  date_created timestamp with time zone not null default now(),
  constraint former_details_pkey PRIMARY KEY (organization_id, id),
  constraint former_details__kind CHECK ((kind = ANY (ARRAY['email'::text, 'name'::text, 'phone'::text]))),
  constraint former_details__value_length CHECK ((char_length(value) <= 300)),
  constraint former_details_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint former_details_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table former_details is 'Former addresses, names and phone numbers of a talent, so that an erasure finds them in e-mails and texts. Maintained by a trigger. Deleted with the talent.';
comment on column former_details.organization_id is 'The workspace.';
comment on column former_details.id is 'UUID.';
comment on column former_details.talent_id is 'The talent.';
comment on column former_details.kind is 'email, name (first and last) or phone.';
comment on column former_details.value is 'The replaced value, in its original spelling.';
comment on column former_details.date_created is 'When it was replaced.';
CREATE UNIQUE INDEX former_details__once ON public.former_details USING btree (organization_id, talent_id, kind, lower(value));
alter table former_details enable row level security;
alter table former_details force row level security;
create policy platform on former_details for all to quint_platform using (true) with check (true);
create policy tenant on former_details for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on former_details to quint_app;
grant delete, insert, select, update on former_details to quint_platform;

create table goal_progress (
  organization_id uuid not null,
  goal_id uuid not null,
  day date not null,
  progress smallint not null,
  constraint goal_progress_pkey PRIMARY KEY (organization_id, goal_id, day),
  constraint goal_progress__percent CHECK (((progress >= 0) AND (progress <= 100))),
  constraint goal_progress_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint goal_progress_organization_id_goal_id_fkey FOREIGN KEY (organization_id, goal_id) REFERENCES goals(organization_id, id) ON DELETE CASCADE
);
comment on table goal_progress is 'Progress of a goal at the end of each day on which it changed. Maintained by a trigger.';
comment on column goal_progress.organization_id is 'The workspace.';
comment on column goal_progress.goal_id is 'The goal.';
comment on column goal_progress.day is 'Day in Berlin time.';
comment on column goal_progress.progress is 'The mean of the key results in percent.';
alter table goal_progress enable row level security;
alter table goal_progress force row level security;
create policy platform on goal_progress for all to quint_platform using (true) with check (true);
create policy tenant on goal_progress for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on goal_progress to quint_app;
grant delete, insert, select, update on goal_progress to quint_platform;

create table goals (
  organization_id uuid not null,
  id uuid not null,
  objective text not null,
  priority text not null,
  context text,
  first_mover uuid,
  date_created timestamp with time zone not null default now(),
  user_created uuid,
  date_updated timestamp with time zone not null default now(),
  date_deleted timestamp with time zone,
  user_deleted uuid,
  due_date date,
  user_updated uuid,
  constraint goals_pkey PRIMARY KEY (organization_id, id),
  constraint goals__context_length CHECK ((char_length(context) <= 280)),
  constraint goals__objective_length CHECK ((char_length(objective) <= 120)),
  constraint goals__objective_not_blank CHECK ((btrim(objective) <> ''::text)),
  constraint goals__priority CHECK ((priority = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text]))),
  constraint goals_organization_id_first_mover_fkey FOREIGN KEY (organization_id, first_mover) REFERENCES talents(organization_id, id) ON DELETE SET NULL (first_mover),
  constraint goals_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table goals is 'Goals of the teams of a workspace.';
comment on column goals.organization_id is 'The workspace.';
comment on column goals.id is 'UUIDv7.';
comment on column goals.objective is 'Objective of the goal.';
comment on column goals.priority is 'Priority of the goal.';
comment on column goals.context is 'Background of the goal, such as why it matters now.';
comment on column goals.first_mover is 'Talent who takes the first step.';
comment on column goals.date_created is 'When the row was created.';
comment on column goals.user_created is 'Account, or API token of the workspace, that created the record.';
comment on column goals.date_updated is 'When the row was last changed.';
comment on column goals.date_deleted is 'Soft deletion.';
comment on column goals.user_deleted is 'Account, or API token of the workspace, that deleted the record.';
comment on column goals.due_date is 'Due date, in Berlin time; null without one.';
comment on column goals.user_updated is 'Account, or API token of the workspace, that last changed the row.';
CREATE INDEX goals__by_date ON public.goals USING btree (organization_id, date_created DESC, id) WHERE (date_deleted IS NULL);
CREATE INDEX goals__by_due_date ON public.goals USING btree (organization_id, due_date, id) WHERE ((date_deleted IS NULL) AND (due_date IS NOT NULL));
CREATE INDEX goals__by_first_mover ON public.goals USING btree (organization_id, first_mover) WHERE (first_mover IS NOT NULL);
CREATE INDEX goals__by_objective ON public.goals USING btree (organization_id, objective COLLATE "und-x-icu", id) WHERE (date_deleted IS NULL);
CREATE INDEX goals__deleted ON public.goals USING btree (organization_id, date_deleted DESC) WHERE (date_deleted IS NOT NULL);
CREATE INDEX goals__names ON public.goals USING btree (organization_id, id) INCLUDE (objective) WHERE (date_deleted IS NULL);
CREATE CONSTRAINT TRIGGER goals__needs_team AFTER INSERT ON public.goals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_goal_has_team();
alter table goals enable row level security;
alter table goals force row level security;
create policy platform on goals for all to quint_platform using (true) with check (true);
create policy tenant on goals for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on goals to quint_app;
grant delete, insert, select, update on goals to quint_platform;

create table goals_teams (
  organization_id uuid not null,
  id uuid not null,
  goals_id uuid not null,
  teams_id uuid not null,
  constraint goals_teams_pkey PRIMARY KEY (organization_id, id),
  constraint goals_teams__once UNIQUE (organization_id, goals_id, teams_id),
  constraint goals_teams_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint goals_teams_organization_id_goals_id_fkey FOREIGN KEY (organization_id, goals_id) REFERENCES goals(organization_id, id) ON DELETE CASCADE,
  constraint goals_teams_organization_id_teams_id_fkey FOREIGN KEY (organization_id, teams_id) REFERENCES teams(organization_id, id) ON DELETE CASCADE
);
comment on table goals_teams is 'Links goals to the teams that pursue them.';
comment on column goals_teams.organization_id is 'The workspace.';
comment on column goals_teams.id is 'UUIDv7.';
comment on column goals_teams.goals_id is 'The goal.';
comment on column goals_teams.teams_id is 'The team.';
CREATE INDEX goals_teams__by_team ON public.goals_teams USING btree (organization_id, teams_id);
CREATE CONSTRAINT TRIGGER goals_teams__needs_team AFTER DELETE ON public.goals_teams DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION assert_goal_has_team();
alter table goals_teams enable row level security;
alter table goals_teams force row level security;
create policy platform on goals_teams for all to quint_platform using (true) with check (true);
create policy tenant on goals_teams for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on goals_teams to quint_app;
grant delete, insert, select, update on goals_teams to quint_platform;

create table i18n (
  id uuid not null,
  selector text not null,
  locale text not null,
  gender text not null default ''::text,
  text text not null,
  date_updated timestamp with time zone not null default now(),
  constraint i18n_pkey PRIMARY KEY (id),
  constraint i18n__entry_unique UNIQUE (selector, locale, gender),
  constraint i18n__gender CHECK ((gender = ANY (ARRAY[''::text, 'male'::text, 'female'::text, 'diverse'::text]))),
  constraint i18n__locale CHECK ((locale = ANY (ARRAY['en'::text, 'de'::text]))),
  constraint i18n__selector CHECK ((selector ~ '^[a-z][A-Za-z0-9_.-]*$'::text)),
  constraint i18n__selector_length CHECK ((char_length(selector) <= 200)),
  constraint i18n__text_length CHECK ((char_length(text) <= 5000))
);
comment on table i18n is 'Texts that override those shipped with the product, in all workspaces.';
comment on column i18n.id is 'UUIDv7.';
comment on column i18n.selector is 'Key of the text.';
comment on column i18n.locale is 'Language.';
comment on column i18n.gender is 'Gender for which the variant is used; empty for the neutral one.';
comment on column i18n.text is 'The text.';
comment on column i18n.date_updated is 'When it was last changed.';
alter table i18n enable row level security;
alter table i18n force row level security;
create policy everybody on i18n for select to quint_app using (true);
create policy platform on i18n for all to quint_platform using (true) with check (true);
grant select on i18n to quint_app;
grant delete, insert, select, update on i18n to quint_platform;

create table inbox_messages (
  organization_id uuid not null,
  id uuid not null,
  talent_id uuid not null,
  is_from_talent boolean not null,
  user_id uuid,
  text text not null,
  date_created timestamp with time zone not null default now(),
  date_seen timestamp with time zone,
  constraint inbox_messages_pkey PRIMARY KEY (organization_id, id),
  constraint inbox_messages__talent_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE,
  constraint inbox_messages__text_length CHECK ((char_length(text) <= 4000)),
  constraint inbox_messages__text_not_blank CHECK ((btrim(text) <> ''::text)),
  constraint inbox_messages_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint inbox_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
comment on table inbox_messages is 'Messages between administrators and talents.';
comment on column inbox_messages.organization_id is 'The workspace.';
comment on column inbox_messages.id is 'UUIDv7.';
comment on column inbox_messages.talent_id is 'Talent whose thread the message belongs to.';
comment on column inbox_messages.is_from_talent is 'True if the talent wrote the message; false if an administrator did.';
comment on column inbox_messages.user_id is 'Account that wrote the message; null after that account was deleted.';
comment on column inbox_messages.text is 'Plain text.';
comment on column inbox_messages.date_created is 'When it was sent.';
comment on column inbox_messages.date_seen is 'When the message was first displayed to the other side; null until then.';
CREATE INDEX inbox_messages__by_date ON public.inbox_messages USING btree (organization_id, date_created) WHERE is_from_talent;
CREATE INDEX inbox_messages__by_talent ON public.inbox_messages USING btree (organization_id, talent_id, date_created DESC, id DESC);
CREATE INDEX inbox_messages__by_user ON public.inbox_messages USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX inbox_messages__unseen ON public.inbox_messages USING btree (organization_id, talent_id) WHERE (date_seen IS NULL);
alter table inbox_messages enable row level security;
alter table inbox_messages force row level security;
create policy platform on inbox_messages for all to quint_platform using (true) with check (true);
create policy tenant on inbox_messages for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on inbox_messages to quint_app;
grant delete, insert, select, update on inbox_messages to quint_platform;

create table insight_entries (
  organization_id uuid not null,
  id uuid not null,
  kind text not null,
  amount integer not null,
  balance integer not null,
  reason text,
  talent_id uuid,
  order_id uuid,
  user_created uuid,
  date_created timestamp with time zone not null default now(),
  request_key uuid,
  constraint insight_entries_pkey PRIMARY KEY (organization_id, id),
  constraint insight_entries__balance CHECK ((balance >= 0)),
  constraint insight_entries__kind CHECK ((kind = ANY (ARRAY['start'::text, 'plan'::text, 'purchase'::text, 'promotion'::text, 'grant'::text, 'unlock'::text, 'refund'::text, 'set'::text, 'reset'::text]))),
  constraint insight_entries__reason_length CHECK ((char_length(reason) <= 500)),
  constraint insight_entries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint insight_entries_organization_id_order_id_fkey FOREIGN KEY (organization_id, order_id) REFERENCES orders(organization_id, id) ON DELETE SET NULL (order_id),
  constraint insight_entries_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE SET NULL (talent_id)
);
comment on table insight_entries is 'Changes of the talent insights of a workspace. The sum of the amounts is its budget.';
comment on column insight_entries.organization_id is 'The workspace.';
comment on column insight_entries.id is 'UUIDv7, in the order of the changes; a random UUID for the first entry of a workspace, of kind start.';
comment on column insight_entries.kind is 'Kind of the change.';
comment on column insight_entries.amount is 'Amount of the change; negative for a decrease.';
comment on column insight_entries.balance is 'Budget after the change.';
comment on column insight_entries.reason is 'Note of the administrator of the platform.';
comment on column insight_entries.talent_id is 'Talent that was unlocked.';
comment on column insight_entries.order_id is 'Order that added the talent insights, or whose refund removed them.';
comment on column insight_entries.user_created is 'Account that made the change; null for the product itself.';
comment on column insight_entries.date_created is 'When the change was made.';
comment on column insight_entries.request_key is 'Idempotency key of a grant by the platform: a repeated request grants only once.';
CREATE INDEX insight_entries__by_order ON public.insight_entries USING btree (organization_id, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX insight_entries__by_talent ON public.insight_entries USING btree (organization_id, talent_id) WHERE (talent_id IS NOT NULL);
CREATE UNIQUE INDEX insight_entries__once ON public.insight_entries USING btree (organization_id, request_key) WHERE (request_key IS NOT NULL);
alter table insight_entries enable row level security;
alter table insight_entries force row level security;
create policy platform on insight_entries for all to quint_platform using (true) with check (true);
create policy tenant on insight_entries for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on insight_entries to quint_app;
grant delete, insert, select, update on insight_entries to quint_platform;

create table installation (
  is_only boolean not null default true,
  secret_fingerprint text,
  date_demo timestamp with time zone,
  storage_marker text,
  address_key text not null default ((gen_random_uuid())::text || (gen_random_uuid())::text),
  date_normalised timestamp with time zone,
  constraint installation_pkey PRIMARY KEY (is_only),
  constraint installation__one_row CHECK (is_only),
  constraint installation__secret_fingerprint CHECK ((secret_fingerprint ~ '^[0-9a-f]{16}$'::text)),
  constraint installation__storage_marker CHECK ((storage_marker ~ '^[0-9a-f]{16}$'::text))
);
comment on table installation is 'Data of this installation, in a single row.';
comment on column installation.is_only is 'Always true, so that there is only one row.';
comment on column installation.secret_fingerprint is 'Fingerprint of the SECRET in use, which does not reveal it. Null before the first start that records it, and after a restore that keeps a SECRET other than that of the backup.';
comment on column installation.date_demo is 'When the demo world was created; null without one.';
comment on column installation.storage_marker is 'Marker in the file storage; null before the first start that records it, and after a restore.';
comment on column installation.address_key is 'Random key of the address hashes that are kept when a person is erased.';
comment on column installation.date_normalised is 'When the stored addresses and names were last converted to their normal form; null until the job ran once. A new installation starts with the date of its creation.';
grant select, update on installation to quint_platform;
grant select (address_key) on installation to quint_app;

create table interview_own_questions (
  organization_id uuid not null,
  role_id uuid not null,
  questions jsonb not null,
  date_updated timestamp with time zone not null default now(),
  user_updated uuid,
  constraint interview_own_questions_pkey PRIMARY KEY (organization_id, role_id),
  constraint interview_own_questions__questions CHECK (((jsonb_typeof(questions) = 'array'::text) AND (jsonb_array_length(questions) <= 3))),
  constraint interview_own_questions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint interview_own_questions_organization_id_role_id_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE
);
comment on table interview_own_questions is 'Questions that administrators wrote for a role, in addition to those of the question bank. They become part of the next version of the interview questions of the role.';
comment on column interview_own_questions.organization_id is 'The workspace.';
comment on column interview_own_questions.role_id is 'The role.';
comment on column interview_own_questions.questions is 'Up to three questions, each with its text and with anchors (low, middle, high) or null.';
comment on column interview_own_questions.date_updated is 'When the questions were last changed.';
comment on column interview_own_questions.user_updated is 'Account that last changed the questions.';
alter table interview_own_questions enable row level security;
alter table interview_own_questions force row level security;
create policy platform on interview_own_questions for all to quint_platform using (true) with check (true);
create policy tenant on interview_own_questions for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on interview_own_questions to quint_app;
grant delete, insert, select, update on interview_own_questions to quint_platform;

create table interview_questions (
  organization_id uuid not null,
  role_id uuid not null,
  version integer not null,
  ranges jsonb not null,
  bank text not null default 'interview-bank@1'::text,
  questions jsonb,
  own_questions jsonb not null,
  date_created timestamp with time zone not null default now(),
  user_created uuid,
  constraint interview_questions_pkey PRIMARY KEY (organization_id, role_id, version),
  constraint interview_questions__own_questions CHECK ((jsonb_typeof(own_questions) = 'array'::text)),
  constraint interview_questions__questions CHECK ((jsonb_typeof(questions) = 'array'::text)),
  constraint interview_questions__ranges CHECK ((jsonb_typeof(ranges) = 'object'::text)),
  constraint interview_questions__version CHECK ((version >= 1)),
  constraint interview_questions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint interview_questions_organization_id_role_id_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE
);
comment on table interview_questions is 'Versions of the interview questions of roles for which recruiting has started. The content of a version never changes.';
comment on column interview_questions.organization_id is 'The workspace.';
comment on column interview_questions.role_id is 'The role.';
comment on column interview_questions.version is 'Version number, from 1; interviews use the highest one.';
comment on column interview_questions.ranges is 'Ranges and weights of the role when the version was created.';
comment on column interview_questions.bank is 'Version of the question bank.';
comment on column interview_questions.questions is 'Trait, side, and keys of the main question and its follow-ups; derived from ranges and bank. Null until an interview sheet is opened or printed, or the next version is created.';
comment on column interview_questions.own_questions is 'Questions that administrators had written for the role when the version was created.';
comment on column interview_questions.date_created is 'When the version was created.';
comment on column interview_questions.user_created is 'Account that created the version; null for version 1, which a trigger creates when recruiting starts.';
alter table interview_questions enable row level security;
alter table interview_questions force row level security;
create policy platform on interview_questions for all to quint_platform using (true) with check (true);
create policy tenant on interview_questions for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on interview_questions to quint_app;
grant delete, insert, select, update on interview_questions to quint_platform;

create table interview_raters (
  organization_id uuid not null,
  role_id uuid not null,
  talent_id uuid not null,
  user_id uuid not null,
  version integer not null,
  date_created timestamp with time zone not null default now(),
  submitted_at timestamp with time zone,
  excused_at timestamp with time zone,
  excused_by uuid,
  constraint interview_raters_pkey PRIMARY KEY (organization_id, role_id, talent_id, user_id),
  constraint interview_raters__submitted_or_excused CHECK (((submitted_at IS NULL) OR (excused_at IS NULL))),
  constraint interview_raters_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint interview_raters_organization_id_role_id_version_fkey FOREIGN KEY (organization_id, role_id, version) REFERENCES interview_questions(organization_id, role_id, version) ON DELETE CASCADE,
  constraint interview_raters_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE,
  constraint interview_raters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table interview_raters is 'Who rates the interview of a talent for a role, and whether they are done. Ratings become visible to others when everybody has submitted.';
comment on column interview_raters.organization_id is 'The workspace.';
comment on column interview_raters.role_id is 'The role.';
comment on column interview_raters.talent_id is 'The talent who was interviewed.';
comment on column interview_raters.user_id is 'Account of the person who rates.';
comment on column interview_raters.version is 'Version of the interview questions.';
comment on column interview_raters.date_created is 'When the person wrote or rated first, or was excused.';
comment on column interview_raters.submitted_at is 'When the person submitted the ratings.';
comment on column interview_raters.excused_at is 'When it was recorded that the person does not rate this interview.';
comment on column interview_raters.excused_by is 'Account that recorded that the person does not rate.';
CREATE INDEX interview_raters__by_talent ON public.interview_raters USING btree (organization_id, talent_id);
CREATE INDEX interview_raters__by_user ON public.interview_raters USING btree (user_id);
alter table interview_raters enable row level security;
alter table interview_raters force row level security;
create policy platform on interview_raters for all to quint_platform using (true) with check (true);
create policy tenant on interview_raters for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on interview_raters to quint_app;
grant delete, insert, select, update on interview_raters to quint_platform;

create table interview_rating_changes (
  organization_id uuid not null,
  id uuid not null,
  role_id uuid not null,
  talent_id uuid not null,
  user_id uuid not null,
  question smallint not null,
  rating_before smallint,
  rating_after smallint,
  reason text not null,
  date_created timestamp with time zone not null default now(),
  constraint interview_rating_changes_pkey PRIMARY KEY (organization_id, id),
  constraint interview_rating_changes__reason_length CHECK ((char_length(reason) <= 280)),
  constraint interview_rating_changes__reason_not_blank CHECK ((btrim(reason) <> ''::text)),
  constraint interview_rating_changes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint interview_rating_changes_organization_id_role_id_talent_id_fkey FOREIGN KEY (organization_id, role_id, talent_id, user_id) REFERENCES interview_raters(organization_id, role_id, talent_id, user_id) ON DELETE CASCADE
);
comment on table interview_rating_changes is 'Changes of ratings after they were submitted, each with its reason. The original rating stays readable here.';
comment on column interview_rating_changes.organization_id is 'The workspace.';
comment on column interview_rating_changes.id is 'UUIDv7.';
comment on column interview_rating_changes.role_id is 'The role.';
comment on column interview_rating_changes.talent_id is 'The talent who was interviewed.';
comment on column interview_rating_changes.user_id is 'Account of the person who rated.';
comment on column interview_rating_changes.question is 'Number of the question.';
comment on column interview_rating_changes.rating_before is 'Former rating; null without one.';
comment on column interview_rating_changes.rating_after is 'New rating; null without one.';
comment on column interview_rating_changes.reason is 'Why it was changed.';
comment on column interview_rating_changes.date_created is 'When it was changed.';
CREATE INDEX interview_rating_changes__by_rater ON public.interview_rating_changes USING btree (organization_id, role_id, talent_id, user_id);
alter table interview_rating_changes enable row level security;
alter table interview_rating_changes force row level security;
create policy platform on interview_rating_changes for all to quint_platform using (true) with check (true);
create policy tenant on interview_rating_changes for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on interview_rating_changes to quint_app;
grant delete, insert, select, update on interview_rating_changes to quint_platform;

create table interview_ratings (
  organization_id uuid not null,
  role_id uuid not null,
  talent_id uuid not null,
  user_id uuid not null,
  question smallint not null,
  rating smallint,
  is_untold boolean not null default false,
  note text not null default ''::text,
  sequence bigint not null,
  date_updated timestamp with time zone not null default now(),
  constraint interview_ratings_pkey PRIMARY KEY (organization_id, role_id, talent_id, user_id, question),
  constraint interview_ratings__note_length CHECK ((char_length(note) <= 5000)),
  constraint interview_ratings__question CHECK ((question >= 1)),
  constraint interview_ratings__rating CHECK (((rating >= 1) AND (rating <= 5))),
  constraint interview_ratings__untold CHECK ((NOT (is_untold AND (rating IS NOT NULL)))),
  constraint interview_ratings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint interview_ratings_organization_id_role_id_talent_id_user_i_fkey FOREIGN KEY (organization_id, role_id, talent_id, user_id) REFERENCES interview_raters(organization_id, role_id, talent_id, user_id) ON DELETE CASCADE
);
comment on table interview_ratings is 'Rating and notes of one person for one question of an interview. They never change a fit.';
comment on column interview_ratings.organization_id is 'The workspace.';
comment on column interview_ratings.role_id is 'The role.';
comment on column interview_ratings.talent_id is 'The talent who was interviewed.';
comment on column interview_ratings.user_id is 'Account of the person who rates.';
comment on column interview_ratings.question is 'Number of the question in the version of the rater, from 1.';
comment on column interview_ratings.rating is 'Rating from 1 to 5; null without one.';
comment on column interview_ratings.is_untold is 'The person could not tell. It counts as no rating.';
comment on column interview_ratings.note is 'What the person wrote down.';
comment on column interview_ratings.sequence is 'Sequence number of the device: a change with a lower number arrived late and is ignored.';
comment on column interview_ratings.date_updated is 'When the row was last changed.';
alter table interview_ratings enable row level security;
alter table interview_ratings force row level security;
create policy platform on interview_ratings for all to quint_platform using (true) with check (true);
create policy tenant on interview_ratings for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on interview_ratings to quint_app;
grant delete, insert, select, update on interview_ratings to quint_platform;

create table interview_sheets (
  organization_id uuid not null,
  role_id uuid not null,
  version integer not null,
  talent_id uuid not null,
  date_created timestamp with time zone not null default now(),
  constraint interview_sheets_pkey PRIMARY KEY (organization_id, role_id, version, talent_id),
  constraint interview_sheets_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint interview_sheets_organization_id_role_id_version_fkey FOREIGN KEY (organization_id, role_id, version) REFERENCES interview_questions(organization_id, role_id, version) ON DELETE CASCADE,
  constraint interview_sheets_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table interview_sheets is 'Interview sheets that were opened or printed: one row per version of the questions and talent.';
comment on column interview_sheets.organization_id is 'The workspace.';
comment on column interview_sheets.role_id is 'The role.';
comment on column interview_sheets.version is 'Version of the interview questions.';
comment on column interview_sheets.talent_id is 'The talent.';
comment on column interview_sheets.date_created is 'When the sheet was first opened or printed.';
CREATE INDEX interview_sheets__by_talent ON public.interview_sheets USING btree (organization_id, talent_id);
alter table interview_sheets enable row level security;
alter table interview_sheets force row level security;
create policy platform on interview_sheets for all to quint_platform using (true) with check (true);
create policy tenant on interview_sheets for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on interview_sheets to quint_app;
grant delete, insert, select, update on interview_sheets to quint_platform;

create table item_counts (
  instrument text not null,
  language text not null,
  dimension text not null,
  group_name text not null,
  item integer not null,
  stanine smallint not null,
  box smallint not null,
  people integer not null,
  date_counted timestamp with time zone not null default now(),
  constraint item_counts_pkey PRIMARY KEY (instrument, language, dimension, group_name, item, stanine, box),
  constraint item_counts__box CHECK (((box >= 1) AND (box <= 5))),
  constraint item_counts__dimension CHECK ((dimension = ANY (ARRAY['none'::text, 'sex'::text, 'age'::text]))),
  constraint item_counts__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint item_counts__people CHECK ((people > 0)),
  constraint item_counts__stanine CHECK (((stanine >= 1) AND (stanine <= 9)))
);
comment on table item_counts is 'How many people of a group chose a box of an item, by the level of its domain. Only groups of at least 200 people, and of two compared groups both or neither. The age bands contain only women and men; so does the group of everybody if compared groups are stored and the other people are fewer than 200, because their counts would follow by subtraction.';
comment on column item_counts.instrument is 'The form.';
comment on column item_counts.language is 'Language of the answer sheets.';
comment on column item_counts.dimension is 'Attribute by which people are grouped; none has one group.';
comment on column item_counts.group_name is 'The group: a gender, an age band, or everybody.';
comment on column item_counts.item is 'Number of the item.';
comment on column item_counts.stanine is 'Stanine of the domain of the item, by the published norm.';
comment on column item_counts.box is 'The box chosen.';
comment on column item_counts.people is 'People counted.';
comment on column item_counts.date_counted is 'When it was counted.';
grant delete, insert, select, update on item_counts to quint_platform;

create table item_products (
  instrument text not null,
  language text not null,
  item_a integer not null,
  item_b integer not null,
  people integer not null,
  total double precision not null,
  date_counted timestamp with time zone not null default now(),
  constraint item_products_pkey PRIMARY KEY (instrument, language, item_a, item_b),
  constraint item_products__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint item_products__order CHECK ((item_a < item_b)),
  constraint item_products__people CHECK ((people >= 0))
);
comment on table item_products is 'Sums of the products of two items of a domain, over unflagged answer sheets, one per person who answered every item of the domain. Together with scale_sums they give the covariances of the items. Only domains that at least 100 people answered completely.';
comment on column item_products.instrument is 'The form.';
comment on column item_products.language is 'Language of the answer sheets.';
comment on column item_products.item_a is 'Number of the first item; lower than item_b.';
comment on column item_products.item_b is 'Number of the second item.';
comment on column item_products.people is 'People counted; the same for all items of a domain.';
comment on column item_products.total is 'Sum of the products of the boxes chosen for both items.';
comment on column item_products.date_counted is 'When it was counted.';
grant delete, insert, select, update on item_products to quint_platform;

create table job_experiences (
  organization_id uuid not null,
  id uuid not null,
  talent_id uuid not null,
  role_name text not null,
  company_name text not null,
  company_location text not null,
  started_at date not null,
  ended_at date,
  currently_working boolean not null default false,
  date_created timestamp with time zone not null default now(),
  date_updated timestamp with time zone not null default now(),
  role_words text not null generated always as (search_text(role_name)) stored,
  constraint job_experiences_pkey PRIMARY KEY (organization_id, id),
  constraint job_experiences__company_location_length CHECK ((char_length(company_location) <= 120)),
  constraint job_experiences__company_location_not_blank CHECK ((btrim(company_location) <> ''::text)),
  constraint job_experiences__company_name_length CHECK ((char_length(company_name) <= 120)),
  constraint job_experiences__company_name_not_blank CHECK ((btrim(company_name) <> ''::text)),
  constraint job_experiences__end_after_start CHECK ((ended_at > started_at)),
  constraint job_experiences__end_required CHECK ((currently_working OR (ended_at IS NOT NULL))),
  constraint job_experiences__ended_at_range CHECK ((ended_at <= '2099-12-31'::date)),
  constraint job_experiences__role_name_length CHECK ((char_length(role_name) <= 120)),
  constraint job_experiences__role_name_not_blank CHECK ((btrim(role_name) <> ''::text)),
  constraint job_experiences__started_at_range CHECK (((started_at >= '1900-01-01'::date) AND (started_at <= '2099-12-31'::date))),
  constraint job_experiences_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint job_experiences_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table job_experiences is 'Previous and current jobs of a talent.';
comment on column job_experiences.organization_id is 'The workspace.';
comment on column job_experiences.id is 'UUIDv7; a random UUID for a row copied from another workspace.';
comment on column job_experiences.talent_id is 'The talent.';
comment on column job_experiences.role_name is 'Title of the job.';
comment on column job_experiences.company_name is 'The company.';
comment on column job_experiences.company_location is 'Location of the company.';
comment on column job_experiences.started_at is 'First day.';
comment on column job_experiences.ended_at is 'Last day; null while working there.';
comment on column job_experiences.currently_working is 'True if the talent still works there.';
comment on column job_experiences.date_created is 'When the row was created.';
comment on column job_experiences.date_updated is 'When the row was last changed.';
comment on column job_experiences.role_words is 'Title of the job as it is searched in.';
CREATE INDEX job_experiences__by_talent ON public.job_experiences USING btree (organization_id, talent_id, started_at DESC);
CREATE TRIGGER job_experiences__pool AFTER INSERT OR DELETE ON public.job_experiences FOR EACH ROW EXECUTE FUNCTION refresh_pool_of_part();
alter table job_experiences enable row level security;
alter table job_experiences force row level security;
create policy platform on job_experiences for all to quint_platform using (true) with check (true);
create policy tenant on job_experiences for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on job_experiences to quint_app;
grant delete, insert, select, update on job_experiences to quint_platform;

create table job_preferences (
  organization_id uuid not null,
  id uuid not null,
  work_mode text[] not null default '{}'::text[],
  locations jsonb not null default '[]'::jsonb,
  location_labels text,
  skills text,
  languages jsonb not null default '[]'::jsonb,
  salary integer,
  date_created timestamp with time zone not null default now(),
  date_updated timestamp with time zone not null default now(),
  kinds_of_work text[] not null default '{}'::text[],
  earliest_start date,
  skill_words text generated always as (search_text(NULLIF(btrim(skills), ''::text))) stored,
  place_words text generated always as (search_text((jsonb_path_query_array(NULLIF(locations, '[]'::jsonb), '$[*]."location"'::jsonpath))::text)) stored,
  constraint job_preferences_pkey PRIMARY KEY (organization_id, id),
  constraint job_preferences__kinds_of_work CHECK ((kinds_of_work <@ ARRAY['sales'::text, 'account_management'::text, 'support'::text, 'software_developer'::text, 'product_manager'::text, 'marketing'::text, 'hr'::text, 'finance'::text, 'team_lead'::text, 'assistant'::text])),
  constraint job_preferences__languages CHECK ((jsonb_typeof(languages) = 'array'::text)),
  constraint job_preferences__location_labels_length CHECK ((char_length(location_labels) <= 5000)),
  constraint job_preferences__locations CHECK ((jsonb_typeof(locations) = 'array'::text)),
  constraint job_preferences__salary CHECK (((salary >= 0) AND (salary <= 999999999))),
  constraint job_preferences__skills_length CHECK ((char_length(skills) <= 5000)),
  constraint job_preferences__work_mode CHECK ((work_mode <@ ARRAY['on_site'::text, 'hybrid'::text, 'remote'::text])),
  constraint job_preferences_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table job_preferences is 'What a talent wants from a job.';
comment on column job_preferences.organization_id is 'The workspace.';
comment on column job_preferences.id is 'UUIDv7.';
comment on column job_preferences.work_mode is 'Preferred work modes.';
comment on column job_preferences.locations is 'Places with a radius in kilometres.';
comment on column job_preferences.location_labels is 'Names of the places, separated by commas.';
comment on column job_preferences.skills is 'Skills, separated by commas, each as label and value separated by a vertical bar.';
comment on column job_preferences.languages is 'Languages with code and proficiency.';
comment on column job_preferences.salary is 'Gross salary in euros per year.';
comment on column job_preferences.date_created is 'When the row was created.';
comment on column job_preferences.date_updated is 'When the row was last changed.';
comment on column job_preferences.kinds_of_work is 'Preferred kinds of work, as keys of the role templates.';
comment on column job_preferences.earliest_start is 'The earliest day the person can start; null when not stated.';
comment on column job_preferences.skill_words is 'Skills as they are searched in; null without skills.';
comment on column job_preferences.place_words is 'Names of the places as they are searched in; null without places.';
CREATE TRIGGER job_preferences__pool AFTER UPDATE ON public.job_preferences FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION refresh_pool_of_part();
alter table job_preferences enable row level security;
alter table job_preferences force row level security;
create policy platform on job_preferences for all to quint_platform using (true) with check (true);
create policy tenant on job_preferences for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on job_preferences to quint_app;
grant delete, insert, select, update on job_preferences to quint_platform;

create table job_preferences_roles_1 (
  organization_id uuid not null,
  id uuid not null,
  job_preferences_id uuid not null,
  roles_id uuid not null,
  constraint job_preferences_roles_1_pkey PRIMARY KEY (organization_id, id),
  constraint job_preferences_roles_1__once UNIQUE (organization_id, job_preferences_id, roles_id),
  constraint job_preferences_roles_1_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint job_preferences_roles_1_organization_id_job_preferences_id_fkey FOREIGN KEY (organization_id, job_preferences_id) REFERENCES job_preferences(organization_id, id) ON DELETE CASCADE,
  constraint job_preferences_roles_1_organization_id_roles_id_fkey FOREIGN KEY (organization_id, roles_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE
);
comment on table job_preferences_roles_1 is 'Roles that a talent is interested in.';
comment on column job_preferences_roles_1.organization_id is 'The workspace.';
comment on column job_preferences_roles_1.id is 'UUIDv7.';
comment on column job_preferences_roles_1.job_preferences_id is 'The preferences.';
comment on column job_preferences_roles_1.roles_id is 'The role.';
CREATE INDEX job_preferences_roles_1__by_role ON public.job_preferences_roles_1 USING btree (organization_id, roles_id);
CREATE TRIGGER job_preferences_roles_1__pool AFTER INSERT OR DELETE ON public.job_preferences_roles_1 FOR EACH ROW EXECUTE FUNCTION refresh_pool_of_part();
alter table job_preferences_roles_1 enable row level security;
alter table job_preferences_roles_1 force row level security;
create policy platform on job_preferences_roles_1 for all to quint_platform using (true) with check (true);
create policy tenant on job_preferences_roles_1 for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on job_preferences_roles_1 to quint_app;
grant delete, insert, select, update on job_preferences_roles_1 to quint_platform;

create table key_results (
  organization_id uuid not null,
  id uuid not null,
  goal_id uuid not null,
  text text not null,
  is_done boolean not null default false,
  percent smallint not null default 0,
  sort integer not null default 0,
  date_created timestamp with time zone not null default now(),
  constraint key_results_pkey PRIMARY KEY (organization_id, id),
  constraint key_results__percent CHECK (((percent >= 0) AND (percent <= 100))),
  constraint key_results__text_length CHECK ((char_length(text) <= 5000)),
  constraint key_results__text_not_blank CHECK ((btrim(text) <> ''::text)),
  constraint key_results_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint key_results_organization_id_goal_id_fkey FOREIGN KEY (organization_id, goal_id) REFERENCES goals(organization_id, id) ON DELETE CASCADE
);
comment on table key_results is 'Measurable outcomes of a goal.';
comment on column key_results.organization_id is 'The workspace.';
comment on column key_results.id is 'UUIDv7.';
comment on column key_results.goal_id is 'The goal.';
comment on column key_results.text is 'The outcome.';
comment on column key_results.is_done is 'True if the outcome was reached, which counts as 100 percent.';
comment on column key_results.percent is 'Progress in percent.';
comment on column key_results.sort is 'Position in the list.';
comment on column key_results.date_created is 'When the row was created.';
CREATE INDEX key_results__by_goal ON public.key_results USING btree (organization_id, goal_id, sort, id);
CREATE TRIGGER key_results__progress_changed AFTER UPDATE ON public.key_results FOR EACH ROW WHEN (((old.is_done IS DISTINCT FROM new.is_done) OR (old.percent IS DISTINCT FROM new.percent))) EXECUTE FUNCTION record_goal_progress();
CREATE TRIGGER key_results__progress_made AFTER INSERT OR DELETE ON public.key_results FOR EACH ROW EXECUTE FUNCTION record_goal_progress();
alter table key_results enable row level security;
alter table key_results force row level security;
create policy platform on key_results for all to quint_platform using (true) with check (true);
create policy tenant on key_results for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on key_results to quint_app;
grant delete, insert, select, update on key_results to quint_platform;

create table mail_opt_outs (
  address_hash bytea not null,
  date_created timestamp with time zone not null default now(),
  constraint mail_opt_outs_pkey PRIMARY KEY (address_hash)
);
comment on table mail_opt_outs is 'Addresses that opted out of invitations, reminders and survey links of all workspaces. Only their hashes are stored.';
comment on column mail_opt_outs.address_hash is 'HMAC-SHA-256 of the address with a key of the server.';
comment on column mail_opt_outs.date_created is 'When the person opted out.';
grant delete, insert, select on mail_opt_outs to quint_platform;

create table mail_recipients (
  organization_id uuid not null,
  address_hash bytea not null,
  purpose text not null,
  date_last_mailed timestamp with time zone not null,
  date_mailed_before timestamp with time zone,
  constraint mail_recipients_pkey PRIMARY KEY (organization_id, address_hash, purpose),
  constraint mail_recipients__purpose CHECK ((purpose = ANY (ARRAY['invitation'::text, 'survey_link'::text, 'notice'::text]))),
  constraint mail_recipients_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table mail_recipients is 'Last e-mails of a workspace to an address. Kept when the workspace deletes its records, so that nobody is invited twice a day. Deleted when the person is erased, and two days after the last e-mail.';
comment on column mail_recipients.organization_id is 'The workspace.';
comment on column mail_recipients.address_hash is 'HMAC-SHA-256 of the address with a key of the server; the address itself is not stored here.';
comment on column mail_recipients.purpose is 'Purpose of the e-mails: an invitation, the survey link of a public form, or a notice.';
comment on column mail_recipients.date_last_mailed is 'When the last e-mail was sent.';
comment on column mail_recipients.date_mailed_before is 'When the e-mail before the last one was sent; null without one.';
CREATE INDEX mail_recipients__by_age ON public.mail_recipients USING btree (date_last_mailed);
alter table mail_recipients enable row level security;
alter table mail_recipients force row level security;
create policy platform on mail_recipients for all to quint_platform using (true) with check (true);
create policy tenant on mail_recipients for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on mail_recipients to quint_app;
grant delete, insert, select, update on mail_recipients to quint_platform;

create table mail_words (
  organization_id uuid not null,
  id uuid not null,
  role_id uuid,
  kind text not null,
  language text not null,
  words text not null,
  user_updated uuid,
  date_updated timestamp with time zone not null default now(),
  constraint mail_words_pkey PRIMARY KEY (organization_id, id),
  constraint mail_words__kind CHECK ((kind = ANY (ARRAY['invitation'::text, 'reminder'::text, 'thanks'::text, 'interview'::text, 'no_interview'::text, 'after_interview'::text, 'filled'::text]))),
  constraint mail_words__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint mail_words__words_length CHECK ((char_length(words) <= 2000)),
  constraint mail_words__words_not_blank CHECK ((btrim(words) <> ''::text)),
  constraint mail_words_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint mail_words_organization_id_role_id_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE
);
comment on table mail_words is 'Own words of a workspace in the mails of a vacancy, for one role or for all.';
comment on column mail_words.organization_id is 'The workspace.';
comment on column mail_words.id is 'UUIDv7.';
comment on column mail_words.role_id is 'The role; null for all roles without words of their own.';
comment on column mail_words.kind is 'The mail in which the words appear.';
comment on column mail_words.language is 'Language of the mail.';
comment on column mail_words.words is 'The words. The rest of the mail is a fixed text.';
comment on column mail_words.user_updated is 'Account that last changed the words.';
comment on column mail_words.date_updated is 'When the words were last changed.';
CREATE UNIQUE INDEX mail_words__once ON public.mail_words USING btree (organization_id, role_id, kind, language) NULLS NOT DISTINCT;
alter table mail_words enable row level security;
alter table mail_words force row level security;
create policy platform on mail_words for all to quint_platform using (true) with check (true);
create policy tenant on mail_words for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on mail_words to quint_app;
grant delete, insert, select, update on mail_words to quint_platform;

create table measurement_studies (
  instrument text not null,
  language text not null,
  study jsonb not null,
  date_counted timestamp with time zone not null default now(),
  constraint measurement_studies_pkey PRIMARY KEY (instrument, language),
  constraint measurement_studies__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text])))
);
comment on table measurement_studies is 'Statistics computed from the counts of a form in a language: reliability, retest, comparisons of languages and of items. Recomputed together with the counts.';
comment on column measurement_studies.instrument is 'The form.';
comment on column measurement_studies.language is 'Language of the answer sheets.';
comment on column measurement_studies.study is 'The statistics, as a MeasurementStudy.';
comment on column measurement_studies.date_counted is 'When it was computed.';
grant delete, insert, select, update on measurement_studies to quint_platform;

create table memberships (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  user_role text not null,
  status text not null default 'active'::text,
  date_created timestamp with time zone not null default now(),
  invitation_hash bytea,
  invitation_expires_at timestamp with time zone,
  invitation_path text,
  invitation_count integer not null default 0,
  date_invited timestamp with time zone,
  invited_by uuid,
  mail_error text,
  date_mail_failed timestamp with time zone,
  is_requested boolean not null default false,
  constraint memberships_pkey PRIMARY KEY (organization_id, id),
  constraint memberships__invitation_hash_unique UNIQUE (organization_id, invitation_hash),
  constraint memberships__invitation_path_length CHECK ((char_length(invitation_path) <= 2000)),
  constraint memberships__one_per_user UNIQUE (organization_id, user_id),
  constraint memberships__status CHECK ((status = ANY (ARRAY['active'::text, 'invited'::text]))),
  constraint memberships__user_role CHECK ((user_role = ANY (ARRAY['ORG_ADMIN'::text, 'ORG_USER'::text, 'WORKS_COUNCIL'::text, 'HIRING_MANAGER'::text]))),
  constraint memberships_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table memberships is 'Memberships of accounts in workspaces, with their role.';
comment on column memberships.organization_id is 'The workspace.';
comment on column memberships.id is 'UUIDv7.';
comment on column memberships.user_id is 'The account.';
comment on column memberships.user_role is 'Role of the account in this workspace. WORKS_COUNCIL can read settings, ranges, counts and who opened results. HIRING_MANAGER can read and rate the people of the roles in `role_deciders`.';
comment on column memberships.status is 'invited until the invitation is accepted, then active.';
comment on column memberships.date_created is 'When the row was created.';
comment on column memberships.invitation_hash is 'SHA-256 of the mailed token; null without an open invitation.';
comment on column memberships.invitation_expires_at is 'When the mailed link expires: the end of a day in Berlin time. Null without an open invitation.';
comment on column memberships.invitation_path is 'Path that the mailed link opens; null for the standard page, and without an open invitation.';
comment on column memberships.invitation_count is 'Number of e-mails requested for the invitation so far.';
comment on column memberships.date_invited is 'When the invitation was created or last resent; null without an invitation.';
comment on column memberships.invited_by is 'Account that invited the person; null if no account did.';
comment on column memberships.mail_error is 'Error of the last e-mail of the open invitation, if its delivery was given up; null otherwise. Set by a trigger.';
comment on column memberships.date_mail_failed is 'When the delivery of that e-mail was given up; null otherwise. Set by a trigger.';
comment on column memberships.is_requested is 'True if the person requested the account; false if the workspace invited them.';
CREATE INDEX memberships__user ON public.memberships USING btree (user_id);
CREATE TRIGGER memberships__access AFTER INSERT OR DELETE OR UPDATE ON public.memberships FOR EACH ROW EXECUTE FUNCTION increment_access_version('user_id');
CREATE TRIGGER memberships__tokens_end AFTER DELETE ON public.memberships FOR EACH ROW EXECUTE FUNCTION revoke_tokens_of_member();
CREATE TRIGGER memberships__tokens_end_with_role AFTER UPDATE OF user_role ON public.memberships FOR EACH ROW WHEN (((new.user_role = 'HIRING_MANAGER'::text) AND (old.user_role <> 'HIRING_MANAGER'::text))) EXECUTE FUNCTION revoke_tokens_of_member();
CREATE TRIGGER memberships__workspace_tokens_end AFTER DELETE ON public.memberships FOR EACH ROW EXECUTE FUNCTION end_tokens_of_member();
CREATE TRIGGER memberships__workspace_tokens_end_with_role AFTER UPDATE OF user_role, status, user_id ON public.memberships FOR EACH ROW WHEN (((new.user_role <> 'ORG_ADMIN'::text) OR (new.status <> 'active'::text) OR (new.user_id IS DISTINCT FROM old.user_id))) EXECUTE FUNCTION end_tokens_of_member();
alter table memberships enable row level security;
alter table memberships force row level security;
create policy platform on memberships for all to quint_platform using (true) with check (true);
create policy tenant on memberships for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on memberships to quint_app;
grant delete, insert, select, update on memberships to quint_platform;

create table norm_studies (
  id uuid not null default gen_random_uuid(),
  norm text not null,
  instrument text not null,
  language text not null,
  people integer not null,
  sampling text not null,
  countries text not null,
  field_start date not null,
  field_end date not null,
  description text not null,
  date_created timestamp with time zone not null default now(),
  user_created uuid,
  constraint norm_studies_pkey PRIMARY KEY (id),
  constraint norm_studies__countries CHECK (((char_length(countries) >= 1) AND (char_length(countries) <= 120))),
  constraint norm_studies__description CHECK (((char_length(description) >= 1) AND (char_length(description) <= 600))),
  constraint norm_studies__instrument CHECK (((char_length(instrument) >= 1) AND (char_length(instrument) <= 100))),
  constraint norm_studies__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint norm_studies__norm CHECK (((char_length(norm) >= 1) AND (char_length(norm) <= 100))),
  constraint norm_studies__people CHECK (((people >= 1) AND (people <= 10000000))),
  constraint norm_studies__period CHECK ((field_start <= field_end)),
  constraint norm_studies__sampling CHECK ((sampling = ANY (ARRAY['random'::text, 'quota'::text, 'volunteers'::text, 'customers'::text])))
);
comment on table norm_studies is 'Studies on which norms are based, as entered by administrators of the platform.';
comment on column norm_studies.id is 'UUID.';
comment on column norm_studies.norm is 'The version of the norm whose means and standard deviations come from this study.';
comment on column norm_studies.instrument is 'The form that the people answered.';
comment on column norm_studies.language is 'The language in which they answered.';
comment on column norm_studies.people is 'Number of people.';
comment on column norm_studies.sampling is 'Sampling of the people: random, quota, volunteers, or customers of the platform.';
comment on column norm_studies.countries is 'Countries where the people lived.';
comment on column norm_studies.field_start is 'First day on which people answered.';
comment on column norm_studies.field_end is 'Last day on which people answered.';
comment on column norm_studies.description is 'Who conducted the study, the people by sex, age and education, and where the study is published.';
comment on column norm_studies.date_created is 'When it was entered.';
comment on column norm_studies.user_created is 'Account that entered the study.';
CREATE UNIQUE INDEX norm_studies__once ON public.norm_studies USING btree (instrument, language, norm, people, field_start, field_end);
alter table norm_studies enable row level security;
alter table norm_studies force row level security;
create policy everybody on norm_studies for select to quint_app using (true);
create policy platform on norm_studies for all to quint_platform using (true) with check (true);
grant select on norm_studies to quint_app;
grant delete, insert, select, update on norm_studies to quint_platform;

create table norms (
  version text not null,
  instrument text not null,
  language text not null,
  people integer not null,
  figures jsonb not null,
  is_active boolean not null default false,
  date_created timestamp with time zone not null default now(),
  user_created uuid,
  constraint norms_pkey PRIMARY KEY (version),
  constraint norms__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint norms__people CHECK ((people >= 0))
);
comment on table norms is 'Own norms that were activated. Without an active one, the published norm applies.';
comment on column norms.version is 'Name of the norm, stored with every result that was computed with it.';
comment on column norms.instrument is 'The form.';
comment on column norms.language is 'Language of the answer sheets.';
comment on column norms.people is 'Number of people on whom the norm is based.';
comment on column norms.figures is 'Means and standard deviations by domain and facet, own alphas by trait, and under means the version of the norm they were taken from if only the alphas are own.';
comment on column norms.is_active is 'True if surveys that are finished now are scored with this norm.';
comment on column norms.date_created is 'When the norm was created.';
comment on column norms.user_created is 'Account that activated the norm.';
CREATE UNIQUE INDEX norms__one_active ON public.norms USING btree (instrument, language) WHERE is_active;
alter table norms enable row level security;
alter table norms force row level security;
create policy everybody on norms for select to quint_app using (true);
create policy platform on norms for all to quint_platform using (true) with check (true);
grant select on norms to quint_app;
grant delete, insert, select, update on norms to quint_platform;

create table note_mentions (
  organization_id uuid not null,
  note_id uuid not null,
  user_id uuid not null,
  date_created timestamp with time zone not null default now(),
  date_seen timestamp with time zone,
  name text not null default ''::text,
  constraint note_mentions_pkey PRIMARY KEY (organization_id, note_id, user_id),
  constraint note_mentions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint note_mentions_organization_id_note_id_fkey FOREIGN KEY (organization_id, note_id) REFERENCES talent_notes(organization_id, id) ON DELETE CASCADE,
  constraint note_mentions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table note_mentions is 'Colleagues who were mentioned in a note.';
comment on column note_mentions.organization_id is 'The workspace.';
comment on column note_mentions.note_id is 'The note.';
comment on column note_mentions.user_id is 'Account that was mentioned.';
comment on column note_mentions.date_created is 'When the person was mentioned.';
comment on column note_mentions.date_seen is 'When the person opened the note.';
comment on column note_mentions.name is 'Name of the colleague as it is written in the note.';
CREATE INDEX note_mentions__by_user ON public.note_mentions USING btree (user_id);
CREATE INDEX note_mentions__unseen ON public.note_mentions USING btree (organization_id, user_id) WHERE (date_seen IS NULL);
alter table note_mentions enable row level security;
alter table note_mentions force row level security;
create policy platform on note_mentions for all to quint_platform using (true) with check (true);
create policy tenant on note_mentions for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on note_mentions to quint_app;
grant delete, insert, select, update on note_mentions to quint_platform;

create table orders (
  organization_id uuid not null,
  id uuid not null,
  kind text not null,
  way text not null,
  status text not null default 'created'::text,
  lines jsonb not null default '[]'::jsonb,
  amount integer not null,
  tax integer,
  amount_refunded integer not null default 0,
  package_key text,
  insights integer,
  period text,
  administrators integer,
  members integer,
  talent_id uuid,
  message text,
  note text,
  is_given boolean not null default false,
  provider_session text,
  provider_payment text,
  provider_subscription text,
  provider_url text,
  sync integer not null default 0,
  user_created uuid,
  user_answered uuid,
  date_created timestamp with time zone not null default now(),
  date_updated timestamp with time zone not null default now(),
  date_paid timestamp with time zone,
  date_expires timestamp with time zone,
  date_ended timestamp with time zone,
  buyer text not null default 'workspace'::text,
  language text not null default 'EN'::text,
  return_path text,
  constraint orders_pkey PRIMARY KEY (organization_id, id),
  constraint orders__administrators CHECK ((administrators >= 1)),
  constraint orders__amount CHECK (((amount >= 0) AND (amount <= 1000000000))),
  constraint orders__amount_refunded CHECK ((amount_refunded >= 0)),
  constraint orders__buyer CHECK ((buyer = ANY (ARRAY['workspace'::text, 'talent'::text]))),
  constraint orders__insights CHECK ((insights > 0)),
  constraint orders__kind CHECK ((kind = ANY (ARRAY['basic'::text, 'flow'::text, 'enterprise'::text, 'insights'::text, 'premium_report'::text]))),
  constraint orders__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint orders__members CHECK ((members >= 0)),
  constraint orders__message_length CHECK ((char_length(message) <= 2000)),
  constraint orders__note_length CHECK ((char_length(note) <= 500)),
  constraint orders__package_key_length CHECK ((char_length(package_key) <= 40)),
  constraint orders__period CHECK ((period = ANY (ARRAY['month'::text, 'year'::text]))),
  constraint orders__return_path_length CHECK ((char_length(return_path) <= 2000)),
  constraint orders__status CHECK ((status = ANY (ARRAY['created'::text, 'paid'::text, 'fulfilled'::text, 'failed'::text, 'expired'::text, 'withdrawn'::text, 'declined'::text, 'returning'::text, 'refunded'::text]))),
  constraint orders__tax CHECK ((tax >= 0)),
  constraint orders__way CHECK ((way = ANY (ARRAY['stripe'::text, 'test'::text, 'offer'::text]))),
  constraint orders_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint orders_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE SET NULL (talent_id)
);
comment on table orders is 'Orders of workspaces and talents: plans, talent insights, premium reports. Amounts in euro cents.';
comment on column orders.organization_id is 'The workspace.';
comment on column orders.id is 'UUIDv7; also the idempotency key at the payment provider, so that a repeated request creates only one payment.';
comment on column orders.kind is 'What is ordered.';
comment on column orders.way is 'How the order is handled: paid through the payment provider (''stripe''), answered by people as a request for a quote (''offer''), or without money (''test'', written by earlier versions only).';
comment on column orders.status is 'Status of the order; ''paid'' only after the provider confirmed the payment.';
comment on column orders.lines is 'Price lines at the time of the order: key, quantity, unit price and amount.';
comment on column orders.amount is 'Total of the lines less a promotion. Includes VAT for a premium report; VAT is added to everything else.';
comment on column orders.tax is 'VAT included in the amount or added to it, as computed by the provider.';
comment on column orders.amount_refunded is 'Amount refunded so far.';
comment on column orders.package_key is 'Key of the ordered package of talent insights.';
comment on column orders.insights is 'Number of talent insights that the order grants.';
comment on column orders.period is 'Billing period of Flow.';
comment on column orders.administrators is 'Number of administrators ordered for Flow.';
comment on column orders.members is 'Number of team members ordered for Flow or Enterprise.';
comment on column orders.talent_id is 'Talent whose premium report is ordered.';
comment on column orders.message is 'Message of the workspace with the order.';
comment on column orders.note is 'Why the platform fulfilled, declined or refunded it.';
comment on column orders.is_given is 'Whether the ordered item has been granted and not revoked since.';
comment on column orders.provider_session is 'The checkout at the provider.';
comment on column orders.provider_payment is 'Payment at the provider, used for refunds.';
comment on column orders.provider_subscription is 'Subscription at the provider that the order started.';
comment on column orders.provider_url is 'URL of the payment page while the order is open.';
comment on column orders.sync is 'Number of status requests to the provider. An answer that is older than a later request is discarded.';
comment on column orders.user_created is 'Account that placed the order; null for a guest of the survey.';
comment on column orders.user_answered is 'Platform administrator who fulfilled, declined or refunded the order.';
comment on column orders.date_created is 'When the row was created.';
comment on column orders.date_updated is 'When the row was last changed.';
comment on column orders.date_paid is 'When it was paid or fulfilled.';
comment on column orders.date_expires is 'When the order expires if it is not paid.';
comment on column orders.date_ended is 'When the order failed, expired, or was withdrawn, declined, revoked or refunded.';
comment on column orders.buyer is 'Buyer: the workspace, or the talent whose report is ordered.';
comment on column orders.language is 'Language of the payment page and of e-mails about the order.';
comment on column orders.return_path is 'Path on this site to redirect to after the checkout.';
CREATE INDEX orders__by_date ON public.orders USING btree (organization_id, date_created DESC);
CREATE INDEX orders__by_payment ON public.orders USING btree (provider_payment) WHERE (provider_payment IS NOT NULL);
CREATE INDEX orders__by_session ON public.orders USING btree (provider_session) WHERE (provider_session IS NOT NULL);
CREATE INDEX orders__by_talent ON public.orders USING btree (organization_id, talent_id) WHERE (talent_id IS NOT NULL);
CREATE INDEX orders__of_platform ON public.orders USING btree (date_created DESC);
CREATE INDEX orders__open ON public.orders USING btree (date_created) WHERE (status = ANY (ARRAY['created'::text, 'returning'::text]));
CREATE UNIQUE INDEX orders__open_for ON public.orders USING btree (organization_id, (
CASE
    WHEN (kind = ANY (ARRAY['insights'::text, 'premium_report'::text])) THEN kind
    ELSE 'plan'::text
END), (
CASE
    WHEN (kind = 'premium_report'::text) THEN COALESCE(talent_id, id)
    ELSE organization_id
END)) WHERE (status = 'created'::text);
CREATE CONSTRAINT TRIGGER orders__event AFTER UPDATE ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.buyer = 'workspace'::text) AND (new.status = 'paid'::text) AND (old.status <> 'paid'::text))) EXECUTE FUNCTION record_order_event();
alter table orders enable row level security;
alter table orders force row level security;
create policy platform on orders for all to quint_platform using (true) with check (true);
create policy tenant on orders for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on orders to quint_app;
grant delete, insert, select, update on orders to quint_platform;

create table organization_features (
  organization_id uuid not null,
  feature text not null,
  enabled boolean not null,
  id uuid not null default gen_random_uuid(),
  constraint organization_features_pkey PRIMARY KEY (organization_id, feature),
  constraint organization_features__feature CHECK ((feature ~ '^FEATURE_[A-Z_]+$'::text)),
  constraint organization_features_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table organization_features is 'Feature switches that were set for a workspace. A switch without a row has its default value.';
comment on column organization_features.organization_id is 'The workspace.';
comment on column organization_features.feature is 'Name of the switch.';
comment on column organization_features.enabled is 'Value of the switch in this workspace.';
comment on column organization_features.id is 'Key of the entry.';
CREATE UNIQUE INDEX organization_features__id ON public.organization_features USING btree (organization_id, id);
CREATE TRIGGER organization_features__access AFTER INSERT OR DELETE OR UPDATE ON public.organization_features FOR EACH ROW EXECUTE FUNCTION increment_access_version('organization_id');
alter table organization_features enable row level security;
alter table organization_features force row level security;
create policy platform on organization_features for all to quint_platform using (true) with check (true);
create policy tenant on organization_features for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on organization_features to quint_app;
grant delete, insert, select, update on organization_features to quint_platform;

create table organizations (
  id uuid not null,
  name text not null,
  language text not null default 'DE'::text,
  pack text not null default 'basic'::text,
  is_freezed boolean not null default false,
  hide_personal_data boolean not null default false,
  talent_insights_budget integer not null default 0,
  trial_ends_at timestamp with time zone,
  date_created timestamp with time zone not null default now(),
  date_updated timestamp with time zone not null default now(),
  date_deleted timestamp with time zone,
  user_deleted uuid,
  logo uuid,
  stripe_customer_email text,
  is_on_hold boolean not null default false,
  trial_frozen_at timestamp with time zone,
  sends_reminders boolean not null default true,
  mails_per_day integer,
  hide_everybody boolean not null default false,
  uses_ai boolean not null default true,
  hold_results text not null default 'no'::text,
  seats_administrators integer,
  seats_members integer,
  survey_frame_origins text[] not null default '{}'::text[],
  requires_second_factor boolean not null default false,
  address_form text not null default 'du'::text,
  constraint organizations_pkey PRIMARY KEY (id),
  constraint organizations__address_form CHECK ((address_form = ANY (ARRAY['du'::text, 'sie'::text]))),
  constraint organizations__budget_not_negative CHECK ((talent_insights_budget >= 0)),
  constraint organizations__hold_results CHECK ((hold_results = ANY (ARRAY['no'::text, '24h'::text, '48h'::text, 'opened'::text]))),
  constraint organizations__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint organizations__logo_fkey FOREIGN KEY (id, logo) REFERENCES files(organization_id, id) ON DELETE SET NULL (logo),
  constraint organizations__mails_per_day CHECK (((mails_per_day >= 1) AND (mails_per_day <= 100000))),
  constraint organizations__name_length CHECK ((char_length(name) <= 120)),
  constraint organizations__name_not_blank CHECK ((btrim(name) <> ''::text)),
  constraint organizations__pack CHECK ((pack = ANY (ARRAY['basic'::text, 'flow'::text, 'enterprise'::text]))),
  constraint organizations__seats_administrators CHECK ((seats_administrators >= 1)),
  constraint organizations__seats_members CHECK ((seats_members >= 0)),
  constraint organizations__stripe_customer_email_length CHECK ((char_length(stripe_customer_email) <= 128)),
  constraint organizations__survey_frame_origins_count CHECK ((cardinality(survey_frame_origins) <= 20))
);
comment on table organizations is 'Workspaces, the tenants of the product.';
comment on column organizations.id is 'UUIDv7, the tenant and sharding key.';
comment on column organizations.name is 'Display name, also the sender name of its e-mails.';
comment on column organizations.language is 'Default language of invitations and reports.';
comment on column organizations.pack is 'Plan of the workspace.';
comment on column organizations.is_freezed is 'Whether the workspace is frozen: its people can only open the plan pages.';
comment on column organizations.hide_personal_data is 'Whether the server masks names, e-mail addresses, phone numbers and images everywhere, of people who were not invited directly; with hide_everybody, of all people.';
comment on column organizations.talent_insights_budget is 'Talent insights left to unlock.';
comment on column organizations.trial_ends_at is 'End of the trial; null without one.';
comment on column organizations.date_created is 'When the row was created.';
comment on column organizations.date_updated is 'When the row was last changed.';
comment on column organizations.date_deleted is 'Soft deletion.';
comment on column organizations.user_deleted is 'Account that deleted the workspace.';
comment on column organizations.logo is 'Image of the workspace.';
comment on column organizations.stripe_customer_email is 'E-mail address of the workspace at the payment provider.';
comment on column organizations.is_on_hold is 'Whether the workspace has signed up and is waiting for approval by the platform.';
comment on column organizations.trial_frozen_at is 'When the end of a trial froze the workspace. A trial freezes it only once, even if the workspace is unfrozen afterwards.';
comment on column organizations.sends_reminders is 'Whether people with an unfinished survey are reminded by e-mail.';
comment on column organizations.mails_per_day is 'Maximum number of e-mails to external recipients per day; null uses the limit of the plan.';
comment on column organizations.hide_everybody is 'Whether hide_personal_data also applies to people who were invited directly. No effect without hide_personal_data.';
comment on column organizations.uses_ai is 'Its administrators may send texts of roles to the AI endpoint of the installation.';
comment on column organizations.hold_results is 'How long new results are held back from administrators: not at all, for 24 or 48 hours, or until the person opens the result (''opened''). Opening it also ends the hours.';
comment on column organizations.seats_administrators is 'Number of administrators in the purchased plan; null uses the limit of the plan.';
comment on column organizations.seats_members is 'Number of team members in the purchased plan; null uses the limit of the plan.';
comment on column organizations.survey_frame_origins is 'Origins of the websites that may embed the survey in a frame; https://*.example.com matches all subdomains. Empty allows none.';
comment on column organizations.requires_second_factor is 'Whether administrators need a second factor, or a sign-in through their company, to work in the workspace.';
comment on column organizations.address_form is 'How German mails address talents: du or sie.';
CREATE INDEX organizations__by_name ON public.organizations USING btree (name COLLATE "und-x-icu", id) WHERE (date_deleted IS NULL);
CREATE INDEX organizations__by_trial ON public.organizations USING btree (trial_ends_at) WHERE ((trial_ends_at IS NOT NULL) AND (date_deleted IS NULL));
CREATE TRIGGER organizations__access AFTER INSERT OR DELETE OR UPDATE ON public.organizations FOR EACH ROW EXECUTE FUNCTION increment_access_version('id');
CREATE TRIGGER organizations__audit_log AFTER DELETE ON public.organizations FOR EACH ROW EXECUTE FUNCTION delete_audit_log();
CREATE TRIGGER organizations__plan_credits AFTER INSERT ON public.organizations FOR EACH ROW EXECUTE FUNCTION create_plan_credits();
CREATE TRIGGER organizations__pool AFTER UPDATE ON public.organizations FOR EACH ROW WHEN (((old.date_deleted IS NULL) <> (new.date_deleted IS NULL))) EXECUTE FUNCTION refresh_pool_of_workspace();
alter table organizations enable row level security;
alter table organizations force row level security;
create policy platform on organizations for all to quint_platform using (true) with check (true);
create policy tenant on organizations for all to quint_app using ((id = app_organization())) with check ((id = app_organization()));
grant select, update on organizations to quint_app;
grant delete, insert, select, update on organizations to quint_platform;

create table outbox (
  organization_id uuid,
  id uuid not null,
  message_key text not null,
  kind text not null,
  to_email text not null,
  language text not null,
  payload jsonb not null,
  status text not null default 'queued'::text,
  attempts integer not null default 0,
  last_error text,
  date_created timestamp with time zone not null default now(),
  send_after timestamp with time zone,
  date_sent timestamp with time zone,
  counts_on date,
  date_last_try timestamp with time zone,
  public_form text,
  constraint outbox__key UNIQUE NULLS NOT DISTINCT (organization_id, id),
  constraint outbox__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint outbox__message_key_unique UNIQUE NULLS NOT DISTINCT (organization_id, message_key),
  constraint outbox__status CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'canceled'::text]))),
  constraint outbox_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table outbox is 'E-mails to send, inserted in the transaction of the change that causes them. A job delivers each of them once.';
comment on column outbox.organization_id is 'Workspace that sends the e-mail; null if the product itself writes to a person about their own account.';
comment on column outbox.id is 'UUIDv7, also the Message-ID.';
comment on column outbox.message_key is 'Idempotency key of the e-mail: the same cause never creates a second one.';
comment on column outbox.kind is 'Kind of e-mail.';
comment on column outbox.to_email is 'Address of the only recipient.';
comment on column outbox.language is 'Language of the mail.';
comment on column outbox.payload is 'Ids from which the e-mail is composed; contains no secrets and no personal texts.';
comment on column outbox.status is 'queued, sent, failed (after the last attempt, or permanently rejected by the server of the recipient), canceled.';
comment on column outbox.attempts is 'Number of delivery attempts so far.';
comment on column outbox.last_error is 'Kind of the last failure, or why the e-mail was cancelled before it was sent: opted_out, mailed_lately, recalled.';
comment on column outbox.date_created is 'When the row was created.';
comment on column outbox.send_after is 'Earliest time to send the e-mail; null sends it at once.';
comment on column outbox.date_sent is 'When the mail server accepted the e-mail.';
comment on column outbox.counts_on is 'Day, in Berlin time, whose mail budget the e-mail counts towards; null if the person requested it or is not external.';
comment on column outbox.date_last_try is 'When delivery to the mail server was last attempted, successfully or not.';
comment on column outbox.public_form is 'The public form that caused the mail: a public link or an entrance; null for mails of the workspace itself.';
CREATE INDEX outbox__by_address ON public.outbox USING btree (organization_id, lower(to_email));
CREATE INDEX outbox__counted ON public.outbox USING btree (organization_id, counts_on) WHERE (counts_on IS NOT NULL);
CREATE INDEX outbox__sent ON public.outbox USING btree (date_sent) WHERE (date_sent IS NOT NULL);
CREATE INDEX outbox__waiting ON public.outbox USING btree (date_created) WHERE (status = ANY (ARRAY['queued'::text, 'failed'::text]));
CREATE TRIGGER outbox__outcome AFTER UPDATE OF status ON public.outbox FOR EACH ROW WHEN (((new.organization_id IS NOT NULL) AND (new.status = ANY (ARRAY['failed'::text, 'sent'::text])) AND (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION record_mail_outcome();
CREATE TRIGGER outbox__vacancy_mail AFTER UPDATE OF status ON public.outbox FOR EACH ROW WHEN (((new.kind = ANY (ARRAY['interview-invitation'::text, 'application-answer'::text])) AND (new.status = ANY (ARRAY['sent'::text, 'canceled'::text])) AND (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION record_vacancy_mail_outcome();
alter table outbox enable row level security;
alter table outbox force row level security;
create policy platform on outbox for all to quint_platform using (true) with check (true);
create policy tenant on outbox for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on outbox to quint_app;
grant delete, insert, select, update on outbox to quint_platform;

create table passkey_challenges (
  challenge_hash bytea not null,
  purpose text not null,
  user_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  constraint passkey_challenges__purpose CHECK ((purpose = ANY (ARRAY['register'::text, 'sign_in'::text]))),
  constraint passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table passkey_challenges is 'Challenges issued to a browser. The first response deletes the row.';
comment on column passkey_challenges.challenge_hash is 'SHA-256 of the challenge.';
comment on column passkey_challenges.purpose is 'Whether the challenge is for registering a passkey or for signing in.';
comment on column passkey_challenges.user_id is 'Account that registers a passkey; null when signing in.';
comment on column passkey_challenges.expires_at is 'When the challenge expires.';
CREATE INDEX passkey_challenges__expired ON public.passkey_challenges USING btree (expires_at);
grant delete, insert, select, update on passkey_challenges to quint_platform;

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  is_synced boolean not null,
  name text not null,
  date_created timestamp with time zone not null default now(),
  date_last_used timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys__credential_unique UNIQUE (credential_id),
  constraint passkeys__name_length CHECK ((char_length(name) <= 50)),
  constraint passkeys__name_not_blank CHECK ((btrim(name) <> ''::text)),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table passkeys is 'Passkeys (WebAuthn credentials) people sign in with.';
comment on column passkeys.id is 'UUIDv7.';
comment on column passkeys.user_id is 'The account.';
comment on column passkeys.credential_id is 'Credential id assigned by the authenticator, base64url.';
comment on column passkeys.public_key is 'Public key, COSE.';
comment on column passkeys.counter is 'Signature counter. A value that does not increase indicates a copied key, unless it is always 0.';
comment on column passkeys.transports is 'Transports of the authenticator, as hints for the browser.';
comment on column passkeys.is_synced is 'Whether a provider syncs the passkey across several devices.';
comment on column passkeys.name is 'Name the person gave it.';
comment on column passkeys.date_created is 'When it was registered.';
comment on column passkeys.date_last_used is 'Last sign-in with it.';
CREATE INDEX passkeys__by_user ON public.passkeys USING btree (user_id);
CREATE TRIGGER passkeys__access AFTER INSERT OR DELETE ON public.passkeys FOR EACH ROW EXECUTE FUNCTION increment_access_version('user_id');
grant delete, insert, select, update on passkeys to quint_platform;

create table payment_events (
  message text not null,
  provider text not null,
  type text not null,
  subject text,
  workspace uuid,
  order_id uuid,
  status text not null default 'waiting'::text,
  attempts integer not null default 0,
  error text,
  date_sent timestamp with time zone not null,
  date_created timestamp with time zone not null default now(),
  date_done timestamp with time zone,
  id uuid not null,
  constraint payment_events_pkey PRIMARY KEY (id),
  constraint payment_events__message UNIQUE (message),
  constraint payment_events__provider CHECK ((provider = ANY (ARRAY['stripe'::text, 'test'::text]))),
  constraint payment_events__status CHECK ((status = ANY (ARRAY['waiting'::text, 'done'::text, 'ignored'::text, 'failed'::text]))),
  constraint payment_events_workspace_fkey FOREIGN KEY (workspace) REFERENCES organizations(id) ON DELETE SET NULL
);
comment on table payment_events is 'Messages of the payment provider, one row per message: what happened to which object at the provider, without personal data.';
comment on column payment_events.message is 'The key of the message at the provider.';
comment on column payment_events.provider is 'Payment provider that sent the message.';
comment on column payment_events.type is 'Event type, as named by the provider.';
comment on column payment_events.subject is 'Object at the provider that the message is about.';
comment on column payment_events.workspace is 'The workspace concerned, where it is known.';
comment on column payment_events.order_id is 'The order concerned, where it is known.';
comment on column payment_events.status is 'Processing status of the message; ignored messages are about nothing in this installation.';
comment on column payment_events.attempts is 'Number of processing attempts.';
comment on column payment_events.error is 'Error code of the last failed attempt.';
comment on column payment_events.date_sent is 'When the provider created the message.';
comment on column payment_events.date_created is 'When the message was received.';
comment on column payment_events.date_done is 'When the message was processed.';
comment on column payment_events.id is 'UUIDv7.';
CREATE INDEX payment_events__by_date ON public.payment_events USING btree (date_created DESC);
CREATE INDEX payment_events__by_workspace ON public.payment_events USING btree (workspace) WHERE (workspace IS NOT NULL);
CREATE INDEX payment_events__unfinished ON public.payment_events USING btree (date_created) WHERE (status = ANY (ARRAY['waiting'::text, 'failed'::text]));
grant delete, insert, select, update on payment_events to quint_platform;

create table plan_credits (
  organization_id uuid not null,
  pack text not null,
  unspent integer not null,
  constraint plan_credits_pkey PRIMARY KEY (organization_id, pack),
  constraint plan_credits__not_negative CHECK ((unspent >= 0)),
  constraint plan_credits__pack CHECK ((pack = ANY (ARRAY['basic'::text, 'flow'::text, 'enterprise'::text]))),
  constraint plan_credits_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table plan_credits is 'Plans that a workspace has started, with the unspent part of the talent insights that each plan included at its start.';
comment on column plan_credits.organization_id is 'The workspace.';
comment on column plan_credits.pack is 'The plan that was started.';
comment on column plan_credits.unspent is 'Unspent start credits: part of the budget while the workspace has this plan or a greater one, set aside otherwise.';
alter table plan_credits enable row level security;
alter table plan_credits force row level security;
create policy platform on plan_credits for all to quint_platform using (true) with check (true);
create policy tenant on plan_credits for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on plan_credits to quint_app;
grant delete, insert, select, update on plan_credits to quint_platform;

create table pool_known_people (
  organization_id uuid not null,
  mark bytea not null,
  constraint pool_known_people_pkey PRIMARY KEY (organization_id, mark),
  constraint pool_known_people_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table pool_known_people is 'People who verified their address in a workspace; that workspace does not find them in the pool. Rows are kept when the record is deleted or the person is erased.';
comment on column pool_known_people.organization_id is 'The workspace.';
comment on column pool_known_people.mark is 'Keyed hash of the verified address.';
alter table pool_known_people enable row level security;
alter table pool_known_people force row level security;
create policy platform on pool_known_people for all to quint_platform using (true) with check (true);
create policy tenant on pool_known_people for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant insert, select on pool_known_people to quint_app;
grant delete, insert, select, update on pool_known_people to quint_platform;

create table pool_profiles (
  organization_id uuid not null,
  talent_id uuid not null,
  id uuid not null default gen_random_uuid(),
  status text not null,
  first_name text not null default ''::text,
  locations jsonb not null default '[]'::jsonb,
  places text not null default ''::text,
  radius integer,
  wished_roles text[] not null default '{}'::text[],
  skills integer not null default 0,
  jobs integer not null default 0,
  languages integer not null default 0,
  has_work_mode boolean not null default false,
  has_salary boolean not null default false,
  is_qualified boolean not null default false,
  has_wishes boolean not null default false,
  is_left_out boolean not null default false,
  result_id uuid,
  stanines integer,
  ranked integer,
  quality text,
  z_o double precision,
  z_c double precision,
  z_e double precision,
  z_a double precision,
  z_es double precision,
  date_opened timestamp with time zone not null default now(),
  person uuid,
  is_first boolean not null default false,
  wishes text not null generated always as (join_lines(wished_roles)) stored,
  mark bytea,
  has_start boolean not null default false,
  constraint pool_profiles_pkey PRIMARY KEY (organization_id, talent_id),
  constraint pool_profiles_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint pool_profiles_organization_id_id_key UNIQUE (organization_id, id),
  constraint pool_profiles_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table pool_profiles is 'Masked snapshot of a talent as other workspaces see it. Maintained by triggers. Exists while the talent is open for work and not a copy, deleted or anonymised, and the workspace is not deleted.';
comment on column pool_profiles.organization_id is 'Workspace of the talent; never returned by the API.';
comment on column pool_profiles.talent_id is 'The talent; never returned by the API.';
comment on column pool_profiles.id is 'Key of the row for other workspaces; a new one after each withdrawal from the pool.';
comment on column pool_profiles.status is 'The status of the talent in its own workspace.';
comment on column pool_profiles.first_name is 'First name.';
comment on column pool_profiles.locations is 'Places with their radius.';
comment on column pool_profiles.places is 'The places as one text, for searching.';
comment on column pool_profiles.radius is 'The largest radius in kilometres.';
comment on column pool_profiles.wished_roles is 'Names of the roles and kinds of work that the talent is interested in; used for searching, never returned by the API.';
comment on column pool_profiles.skills is 'Number of skills in the locked job profile.';
comment on column pool_profiles.jobs is 'Number of jobs in the locked job profile.';
comment on column pool_profiles.languages is 'Number of languages in the locked job profile.';
comment on column pool_profiles.has_work_mode is 'Whether the locked job profile has a work mode.';
comment on column pool_profiles.has_salary is 'Whether the locked job profile has a salary.';
comment on column pool_profiles.is_qualified is 'Skills, work mode and places are filled in.';
comment on column pool_profiles.has_wishes is 'Whether the talent named any roles or kinds of work of interest.';
comment on column pool_profiles.is_left_out is 'Whether the talent objected to rankings; no fit is computed then.';
comment on column pool_profiles.result_id is 'Newest finished result that is not held back.';
comment on column pool_profiles.stanines is 'Stanines of the result as five digits: O, C, E, A, ES.';
comment on column pool_profiles.ranked is 'The same stanines if a fit may be computed; null otherwise.';
comment on column pool_profiles.quality is 'Response quality of the answer sheet.';
comment on column pool_profiles.z_o is 'Standard score of openness.';
comment on column pool_profiles.z_c is 'Standard score of conscientiousness.';
comment on column pool_profiles.z_e is 'Standard score of extraversion.';
comment on column pool_profiles.z_a is 'Standard score of agreeableness.';
comment on column pool_profiles.z_es is 'Standard score of emotional stability.';
comment on column pool_profiles.date_opened is 'Since when the talent has been in the pool.';
comment on column pool_profiles.person is 'Key of the person: derived from a verified address, so equal for the rows of one person in several workspaces; otherwise derived from the talent. Never returned by the API.';
comment on column pool_profiles.is_first is 'Whether the row represents the person when several rows of the same person are in the pool.';
comment on column pool_profiles.wishes is 'The names in wished_roles as one text, for searching; never returned by the API.';
comment on column pool_profiles.mark is 'Keyed hash of the address; never returned by the API.';
comment on column pool_profiles.has_start is 'Whether an earliest start is stated.';
CREATE INDEX pool_profiles__by_key ON public.pool_profiles USING btree (id);
CREATE INDEX pool_profiles__by_mark ON public.pool_profiles USING btree (mark);
CREATE INDEX pool_profiles__by_name ON public.pool_profiles USING btree (first_name COLLATE "und-x-icu", id) INCLUDE (organization_id, has_wishes, stanines) WHERE is_qualified;
CREATE INDEX pool_profiles__by_person ON public.pool_profiles USING btree (person);
CREATE INDEX pool_profiles__by_rank ON public.pool_profiles USING btree (ranked, id) INCLUDE (organization_id, has_wishes, stanines, is_first) WHERE is_qualified;
CREATE UNIQUE INDEX pool_profiles__first ON public.pool_profiles USING btree (person) WHERE is_first;
CREATE INDEX pool_profiles__open ON public.pool_profiles USING btree (organization_id, status);
CREATE INDEX pool_profiles__others ON public.pool_profiles USING btree (person) WHERE (NOT is_first);
CREATE INDEX pool_profiles__places_folded ON public.pool_profiles USING gin (search_text(places) gin_trgm_ops);
CREATE INDEX pool_profiles__wishes_folded ON public.pool_profiles USING gin (search_text(wishes) gin_trgm_ops);
alter table pool_profiles enable row level security;
alter table pool_profiles force row level security;
create policy platform on pool_profiles for all to quint_platform using (true) with check (true);
create policy tenant on pool_profiles for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on pool_profiles to quint_app;
grant delete, insert, select, update on pool_profiles to quint_platform;

create table pool_showings (
  organization_id uuid not null,
  talent_id uuid not null,
  workspace_id uuid not null,
  date_first timestamp with time zone not null default now(),
  date_last timestamp with time zone not null default now(),
  times integer not null default 1,
  constraint pool_showings_pkey PRIMARY KEY (organization_id, talent_id, workspace_id),
  constraint pool_showings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint pool_showings_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE,
  constraint pool_showings_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table pool_showings is 'Workspaces in which the snapshot of a talent was shown; visible to the talent.';
comment on column pool_showings.organization_id is 'The workspace of the talent.';
comment on column pool_showings.talent_id is 'The talent.';
comment on column pool_showings.workspace_id is 'The workspace that saw the snapshot.';
comment on column pool_showings.date_first is 'When the snapshot was first shown.';
comment on column pool_showings.date_last is 'When it was shown last.';
comment on column pool_showings.times is 'Number of list pages on which the snapshot was shown.';
CREATE INDEX pool_showings__workspace ON public.pool_showings USING btree (workspace_id);
alter table pool_showings enable row level security;
alter table pool_showings force row level security;
create policy platform on pool_showings for all to quint_platform using (true) with check (true);
create policy tenant on pool_showings for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on pool_showings to quint_app;
grant delete, insert, select, update on pool_showings to quint_platform;

create table pool_unlocks (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  talent_id uuid not null,
  source_organization_id uuid not null,
  source_talent_id uuid not null,
  user_id uuid,
  date_unlocked timestamp with time zone not null default now(),
  constraint pool_unlocks_pkey PRIMARY KEY (organization_id, id),
  constraint pool_unlocks__once UNIQUE (organization_id, source_organization_id, source_talent_id),
  constraint pool_unlocks_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint pool_unlocks_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table pool_unlocks is 'Talents of the platform pool that a workspace unlocked: one row per talent, with the resulting copy.';
comment on column pool_unlocks.organization_id is 'Workspace that unlocked the talent.';
comment on column pool_unlocks.id is 'Primary key.';
comment on column pool_unlocks.talent_id is 'Copy of the talent, or the record with the same address that the workspace already had.';
comment on column pool_unlocks.source_organization_id is 'The workspace of the talent.';
comment on column pool_unlocks.source_talent_id is 'The talent.';
comment on column pool_unlocks.user_id is 'Account that unlocked the talent.';
comment on column pool_unlocks.date_unlocked is 'When the talent was last unlocked.';
CREATE INDEX pool_unlocks__source ON public.pool_unlocks USING btree (source_organization_id, source_talent_id);
CREATE INDEX pool_unlocks__talent ON public.pool_unlocks USING btree (organization_id, talent_id);
alter table pool_unlocks enable row level security;
alter table pool_unlocks force row level security;
create policy platform on pool_unlocks for all to quint_platform using (true) with check (true);
create policy tenant on pool_unlocks for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on pool_unlocks to quint_app;
grant delete, insert, select, update on pool_unlocks to quint_platform;

create table processes (
  id uuid not null,
  kind text not null,
  version text not null,
  host text not null,
  connections integer not null,
  date_started timestamp with time zone not null,
  date_seen timestamp with time zone not null,
  constraint processes_pkey PRIMARY KEY (id),
  constraint processes__connections CHECK ((connections > 0)),
  constraint processes__kind CHECK ((kind = ANY (ARRAY['web'::text, 'worker'::text, 'both'::text])))
);
comment on table processes is 'Processes of this installation. A process deletes its row when it ends; the row of a killed process is no longer updated and is deleted after an hour.';
comment on column processes.id is 'UUIDv7, new at every start.';
comment on column processes.kind is 'Whether the process serves requests, runs jobs, or both.';
comment on column processes.version is 'The version of Quint it runs.';
comment on column processes.host is 'Hash of the host name: identifies the machine without revealing its name. The same for all processes on it.';
comment on column processes.connections is 'Maximum number of connections to PostgreSQL that the process opens.';
comment on column processes.date_started is 'When the process was ready.';
comment on column processes.date_seen is 'Last heartbeat, sent every ten seconds, by the clock of the database.';
grant delete, insert, select, update on processes to quint_platform;

create table public_links (
  organization_id uuid not null,
  id uuid not null,
  kind text not null,
  token_hash bytea not null,
  date_created timestamp with time zone not null default now(),
  user_created uuid,
  date_revoked timestamp with time zone,
  constraint public_links_pkey PRIMARY KEY (organization_id, id),
  constraint public_links__kind CHECK ((kind = ANY (ARRAY['applicants'::text, 'talent_pool'::text]))),
  constraint public_links__token_unique UNIQUE (organization_id, token_hash),
  constraint public_links_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table public_links is 'Links to the sign-up form of a workspace, by hash. The token is derived from the id with the server''s secret and is not stored.';
comment on column public_links.organization_id is 'The workspace.';
comment on column public_links.id is 'UUIDv7, from which the token is derived.';
comment on column public_links.kind is 'Which sign-up form it leads to.';
comment on column public_links.token_hash is 'SHA-256 of the token.';
comment on column public_links.date_created is 'When the row was created.';
comment on column public_links.user_created is 'Account that created the link.';
comment on column public_links.date_revoked is 'When the link was revoked; it no longer works from then on.';
CREATE UNIQUE INDEX public_links__one_live ON public.public_links USING btree (organization_id, kind) WHERE (date_revoked IS NULL);
alter table public_links enable row level security;
alter table public_links force row level security;
create policy platform on public_links for all to quint_platform using (true) with check (true);
create policy tenant on public_links for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on public_links to quint_app;
grant delete, insert, select, update on public_links to quint_platform;

create table put_offs (
  organization_id uuid not null,
  user_id uuid not null,
  line text not null,
  date_until timestamp with time zone not null,
  constraint put_offs_pkey PRIMARY KEY (organization_id, user_id, line),
  constraint put_offs__line_length CHECK ((char_length(line) <= 60)),
  constraint put_offs_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint put_offs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table put_offs is 'Lines of the start page that a person hid until tomorrow.';
comment on column put_offs.organization_id is 'The workspace.';
comment on column put_offs.user_id is 'Account that hid the line.';
comment on column put_offs.line is 'The key of the line: its kind, and the record it is about.';
comment on column put_offs.date_until is 'Midnight, in the time zone of the person, at which the line is shown again.';
CREATE INDEX put_offs__by_user ON public.put_offs USING btree (user_id);
alter table put_offs enable row level security;
alter table put_offs force row level security;
create policy platform on put_offs for all to quint_platform using (true) with check (true);
create policy tenant on put_offs for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on put_offs to quint_app;
grant delete, insert, select, update on put_offs to quint_platform;

create table ra_survey_results (
  organization_id uuid not null,
  id uuid not null,
  role_id uuid not null,
  survey_id uuid,
  email text not null,
  talent_id uuid,
  result jsonb not null,
  date_created timestamp with time zone not null default now(),
  date_finished timestamp with time zone,
  answers jsonb,
  statements_version text,
  constraint ra_survey_results_pkey PRIMARY KEY (organization_id, id),
  constraint ra_survey_results__answers CHECK ((jsonb_typeof(answers) = 'object'::text)),
  constraint ra_survey_results__email_length CHECK ((char_length(email) <= 128)),
  constraint ra_survey_results__result CHECK ((jsonb_typeof(result) = 'object'::text)),
  constraint ra_survey_results_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint ra_survey_results_organization_id_role_id_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE,
  constraint ra_survey_results_organization_id_survey_id_fkey FOREIGN KEY (organization_id, survey_id) REFERENCES ra_surveys(organization_id, id) ON DELETE SET NULL (survey_id),
  constraint ra_survey_results_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE SET NULL (talent_id)
);
comment on table ra_survey_results is 'Answers of stakeholders about the requirements of a role.';
comment on column ra_survey_results.organization_id is 'The workspace.';
comment on column ra_survey_results.id is 'UUIDv7.';
comment on column ra_survey_results.role_id is 'The role.';
comment on column ra_survey_results.survey_id is 'Request that the result answers.';
comment on column ra_survey_results.email is 'Address of the stakeholder.';
comment on column ra_survey_results.talent_id is 'Talent record of the stakeholder in the workspace, if any. The application does not set it.';
comment on column ra_survey_results.result is 'Range of the stakeholder for each trait, in whole stanines and, where known, unrounded; empty if the answers give no range.';
comment on column ra_survey_results.date_created is 'When the row was created.';
comment on column ra_survey_results.date_finished is 'When it was answered.';
comment on column ra_survey_results.answers is 'Answers by statement, for recomputing the ranges; null where only the ranges are known.';
comment on column ra_survey_results.statements_version is 'Version of the statements answered.';
CREATE INDEX ra_survey_results__by_role ON public.ra_survey_results USING btree (organization_id, role_id, date_created DESC);
alter table ra_survey_results enable row level security;
alter table ra_survey_results force row level security;
create policy platform on ra_survey_results for all to quint_platform using (true) with check (true);
create policy tenant on ra_survey_results for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on ra_survey_results to quint_app;
grant delete, insert, select, update on ra_survey_results to quint_platform;

create table ra_surveys (
  organization_id uuid not null,
  id uuid not null,
  role_id uuid not null,
  email text not null,
  talent_id uuid,
  token_hash bytea,
  status text not null default 'INVITED'::text,
  date_created timestamp with time zone not null default now(),
  user_created uuid,
  date_expires timestamp with time zone,
  date_finished timestamp with time zone,
  language text not null default 'EN'::text,
  message text,
  mails integer not null default 1,
  date_sent timestamp with time zone,
  date_opened timestamp with time zone,
  date_updated timestamp with time zone,
  reminders integer not null default 0,
  date_reminded timestamp with time zone,
  answers jsonb not null default '{}'::jsonb,
  statements_version text,
  constraint ra_surveys_pkey PRIMARY KEY (organization_id, id),
  constraint ra_surveys__answered CHECK (((status <> 'CANCELED'::text) OR (date_finished IS NULL))),
  constraint ra_surveys__answers CHECK ((jsonb_typeof(answers) = 'object'::text)),
  constraint ra_surveys__email_length CHECK ((char_length(email) <= 128)),
  constraint ra_surveys__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint ra_surveys__message CHECK ((char_length(message) <= 2000)),
  constraint ra_surveys__reminders CHECK (((reminders >= 0) AND (reminders <= 2))),
  constraint ra_surveys__status CHECK ((status = ANY (ARRAY['INVITED'::text, 'SENT'::text, 'OPENED'::text, 'FINISHED'::text, 'CANCELED'::text]))),
  constraint ra_surveys__token_unique UNIQUE (organization_id, token_hash),
  constraint ra_surveys_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint ra_surveys_organization_id_role_id_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE,
  constraint ra_surveys_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE SET NULL (talent_id)
);
comment on table ra_surveys is 'Requests to stakeholders about the requirements of a role.';
comment on column ra_surveys.organization_id is 'The workspace.';
comment on column ra_surveys.id is 'UUIDv7.';
comment on column ra_surveys.role_id is 'The role.';
comment on column ra_surveys.email is 'Address of the stakeholder.';
comment on column ra_surveys.talent_id is 'Talent record of the stakeholder in the workspace, if any. The application does not set it.';
comment on column ra_surveys.token_hash is 'SHA-256 of the link''s token.';
comment on column ra_surveys.status is 'Status of the request.';
comment on column ra_surveys.date_created is 'When the row was created.';
comment on column ra_surveys.user_created is 'Account that sent the request.';
comment on column ra_surveys.date_expires is 'When the link expires: at the end of a day in Berlin time.';
comment on column ra_surveys.date_finished is 'When it was answered.';
comment on column ra_surveys.language is 'Language of the e-mail and of the answer page.';
comment on column ra_surveys.message is 'Personal message of the requesting administrator in the e-mail.';
comment on column ra_surveys.mails is 'Mails with the link so far, without reminders.';
comment on column ra_surveys.date_sent is 'When the mail was sent.';
comment on column ra_surveys.date_opened is 'When the first answer was saved. Opening the link is not recorded, because mail programs open links.';
comment on column ra_surveys.date_updated is 'When it was canceled or renewed.';
comment on column ra_surveys.reminders is 'Number of reminders since the link was created or renewed.';
comment on column ra_surveys.date_reminded is 'When the last reminder was queued.';
comment on column ra_surveys.answers is 'Answers to an unfinished request, by statement. Shown only to the stakeholder.';
comment on column ra_surveys.statements_version is 'Version of the statements answered.';
CREATE UNIQUE INDEX ra_surveys__once ON public.ra_surveys USING btree (organization_id, role_id, lower(email)) WHERE (status <> 'CANCELED'::text);
alter table ra_surveys enable row level security;
alter table ra_surveys force row level security;
create policy platform on ra_surveys for all to quint_platform using (true) with check (true);
create policy tenant on ra_surveys for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on ra_surveys to quint_app;
grant delete, insert, select, update on ra_surveys to quint_platform;

create table rate_limits (
  key text not null,
  window_started_at timestamp with time zone not null,
  hits integer not null,
  members text[],
  constraint rate_limits_pkey PRIMARY KEY (key)
);
comment on table rate_limits is 'Counters of limited actions, by hashed key, in fixed windows.';
comment on column rate_limits.key is 'Action and hashed subject.';
comment on column rate_limits.window_started_at is 'Start of the running window.';
comment on column rate_limits.hits is 'Attempts in the running window.';
comment on column rate_limits.members is 'Hashes of the distinct targets, for counters where repeated attempts on one target count once; null for others.';
grant delete, insert, select, update on rate_limits to quint_platform;

create table recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table recovery_codes is 'Single-use codes that replace a lost second factor.';
comment on column recovery_codes.user_id is 'The account.';
comment on column recovery_codes.code_hash is 'SHA-256 of the code, which has 120 random bits.';
comment on column recovery_codes.used_at is 'When it was used.';
grant delete, insert, select, update on recovery_codes to quint_platform;

create table refresh_tokens (
  token_hash bytea not null,
  family_id uuid not null,
  date_created timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint refresh_tokens_pkey PRIMARY KEY (token_hash),
  constraint refresh_tokens_family_id_fkey FOREIGN KEY (family_id) REFERENCES session_families(id) ON DELETE CASCADE
);
comment on table refresh_tokens is 'Refresh tokens by hash. A used token stays valid for a short grace period, so that parallel refreshes all succeed.';
comment on column refresh_tokens.token_hash is 'SHA-256 of the token.';
comment on column refresh_tokens.family_id is 'The sign-in it belongs to.';
comment on column refresh_tokens.date_created is 'When it was issued.';
comment on column refresh_tokens.expires_at is 'When the token expires if it is not used.';
comment on column refresh_tokens.used_at is 'When the token was first used.';
CREATE INDEX refresh_tokens__family ON public.refresh_tokens USING btree (family_id);
grant delete, insert, select, update on refresh_tokens to quint_platform;

create table report_documents (
  organization_id uuid not null,
  id uuid not null,
  kind text not null,
  result_id uuid,
  role_id uuid,
  team_id uuid,
  assessment_id uuid,
  language text not null,
  audience text not null,
  fingerprint bytea not null,
  state text not null default 'waiting'::text,
  file_id uuid,
  date_created timestamp with time zone not null default now(),
  date_ready timestamp with time zone,
  hides_people text not null default 'nobody'::text,
  constraint report_documents_pkey PRIMARY KEY (organization_id, id),
  constraint report_documents__audience CHECK ((audience = ANY (ARRAY['employer'::text, 'talent'::text]))),
  constraint report_documents__kind CHECK ((kind = ANY (ARRAY['personality'::text, 'premium'::text, 'role'::text, 'team'::text, 'assessment'::text, 'comparison'::text, 'interview'::text]))),
  constraint report_documents__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint report_documents__state CHECK ((state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text]))),
  constraint report_documents_hides_people_check CHECK ((hides_people = ANY (ARRAY['nobody'::text, 'not_invited'::text, 'everybody'::text]))),
  constraint report_documents_organization_id_assessment_id_fkey FOREIGN KEY (organization_id, assessment_id) REFERENCES assessments(organization_id, id) ON DELETE CASCADE,
  constraint report_documents_organization_id_file_id_fkey FOREIGN KEY (organization_id, file_id) REFERENCES files(organization_id, id) ON DELETE SET NULL (file_id),
  constraint report_documents_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint report_documents_organization_id_result_id_fkey FOREIGN KEY (organization_id, result_id) REFERENCES talents_results(organization_id, id) ON DELETE CASCADE,
  constraint report_documents_organization_id_role_id_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE,
  constraint report_documents_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES teams(organization_id, id) ON DELETE CASCADE
);
comment on table report_documents is 'Requested reports, with the state of rendering. At most one pending or stored document per content; a repeated request returns that one.';
comment on column report_documents.organization_id is 'The workspace.';
comment on column report_documents.id is 'UUIDv7.';
comment on column report_documents.kind is 'Kind of report.';
comment on column report_documents.result_id is 'The result it is about.';
comment on column report_documents.role_id is 'Role to which the report relates the results.';
comment on column report_documents.team_id is 'The team it is about.';
comment on column report_documents.assessment_id is 'The assessment it is about.';
comment on column report_documents.language is 'Language of the report.';
comment on column report_documents.audience is 'Reader whom the report addresses: the workspace (''employer''), or the person it is about (''talent'').';
comment on column report_documents.fingerprint is 'SHA-256 of the layout version and the whole content of the document.';
comment on column report_documents.state is 'Rendering state: requested (''waiting''), rendered (''ready''), or given up (''failed'').';
comment on column report_documents.file_id is 'The rendered file; null before it is rendered and after it was deleted.';
comment on column report_documents.date_created is 'When the document was requested.';
comment on column report_documents.date_ready is 'When the document was rendered.';
comment on column report_documents.hides_people is 'Whose personal data the requesting user hides, in addition to what the workspace hides.';
CREATE INDEX report_documents__by_assessment ON public.report_documents USING btree (organization_id, assessment_id) WHERE (assessment_id IS NOT NULL);
CREATE INDEX report_documents__by_file ON public.report_documents USING btree (organization_id, file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX report_documents__by_result ON public.report_documents USING btree (organization_id, result_id) WHERE (result_id IS NOT NULL);
CREATE INDEX report_documents__by_role ON public.report_documents USING btree (organization_id, role_id) WHERE (role_id IS NOT NULL);
CREATE INDEX report_documents__by_team ON public.report_documents USING btree (organization_id, team_id) WHERE (team_id IS NOT NULL);
CREATE UNIQUE INDEX report_documents__once ON public.report_documents USING btree (organization_id, fingerprint) WHERE ((state = 'waiting'::text) OR (file_id IS NOT NULL));
alter table report_documents enable row level security;
alter table report_documents force row level security;
create policy platform on report_documents for all to quint_platform using (true) with check (true);
create policy tenant on report_documents for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on report_documents to quint_app;
grant delete, insert, select, update on report_documents to quint_platform;

create table report_documents_talents (
  organization_id uuid not null,
  document_id uuid not null,
  talent_id uuid not null,
  "position" integer not null,
  constraint report_documents_talents_pkey PRIMARY KEY (organization_id, document_id, talent_id),
  constraint report_documents_talents_organization_id_document_id_fkey FOREIGN KEY (organization_id, document_id) REFERENCES report_documents(organization_id, id) ON DELETE CASCADE,
  constraint report_documents_talents_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table report_documents_talents is 'People whom a document is about, if there are several.';
comment on column report_documents_talents.organization_id is 'The workspace.';
comment on column report_documents_talents.document_id is 'The document.';
comment on column report_documents_talents.talent_id is 'One of the people.';
comment on column report_documents_talents."position" is 'Position of the person in the document, from 0.';
CREATE INDEX report_documents_talents__by_talent ON public.report_documents_talents USING btree (organization_id, talent_id);
alter table report_documents_talents enable row level security;
alter table report_documents_talents force row level security;
create policy platform on report_documents_talents for all to quint_platform using (true) with check (true);
create policy tenant on report_documents_talents for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on report_documents_talents to quint_app;
grant delete, insert, select, update on report_documents_talents to quint_platform;

create table respelled_addresses (
  former_hash bytea not null,
  address_hash bytea not null,
  date_created timestamp with time zone not null default now(),
  constraint respelled_addresses_pkey PRIMARY KEY (former_hash)
);
comment on table respelled_addresses is 'Addresses whose spelling was changed to the normal form; links in older e-mails contain the former spelling. Only keyed hashes are stored.';
comment on column respelled_addresses.former_hash is 'HMAC-SHA-256 of the former spelling with a key of the server.';
comment on column respelled_addresses.address_hash is 'HMAC-SHA-256 of the normal form with the same key.';
comment on column respelled_addresses.date_created is 'When the spelling was changed.';
grant delete, insert, select on respelled_addresses to quint_platform;

create table result_feedback (
  organization_id uuid not null,
  result_id uuid not null,
  rating smallint not null,
  comment text,
  date_created timestamp with time zone not null default now(),
  date_updated timestamp with time zone not null default now(),
  constraint result_feedback_pkey PRIMARY KEY (organization_id, result_id),
  constraint result_feedback__comment_length CHECK (((char_length(comment) >= 1) AND (char_length(comment) <= 2000))),
  constraint result_feedback__rating CHECK (((rating >= 1) AND (rating <= 5))),
  constraint result_feedback__result_fkey FOREIGN KEY (organization_id, result_id) REFERENCES talents_results(organization_id, id) ON DELETE CASCADE,
  constraint result_feedback_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table result_feedback is 'Rating by the talent of how well the pages about a result describe them. One row per result; a new result starts without one.';
comment on column result_feedback.organization_id is 'The workspace.';
comment on column result_feedback.result_id is 'The result the pages were about.';
comment on column result_feedback.rating is 'From 1, not at all, to 5, very well.';
comment on column result_feedback.comment is 'What applies and what does not, in the words of the talent; null without a comment.';
comment on column result_feedback.date_created is 'When the feedback was first given.';
comment on column result_feedback.date_updated is 'When it was last changed.';
alter table result_feedback enable row level security;
alter table result_feedback force row level security;
create policy platform on result_feedback for all to quint_platform using (true) with check (true);
create policy tenant on result_feedback for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on result_feedback to quint_app;
grant delete, insert, select, update on result_feedback to quint_platform;

create table result_reads (
  organization_id uuid not null,
  user_id uuid not null,
  result_id uuid not null,
  date_created timestamp with time zone not null default now(),
  constraint result_reads_pkey PRIMARY KEY (organization_id, user_id, result_id),
  constraint result_reads__result_fkey FOREIGN KEY (organization_id, result_id) REFERENCES talents_results(organization_id, id) ON DELETE CASCADE,
  constraint result_reads_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint result_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table result_reads is 'Results that a user has opened. Recent results of others without a row are shown as new to the user.';
comment on column result_reads.organization_id is 'The workspace.';
comment on column result_reads.user_id is 'Account that opened the result.';
comment on column result_reads.result_id is 'The finished answer sheet.';
comment on column result_reads.date_created is 'When the result was first opened.';
CREATE INDEX result_reads__by_result ON public.result_reads USING btree (organization_id, result_id);
CREATE INDEX result_reads__by_user ON public.result_reads USING btree (user_id);
alter table result_reads enable row level security;
alter table result_reads force row level security;
create policy platform on result_reads for all to quint_platform using (true) with check (true);
create policy tenant on result_reads for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on result_reads to quint_app;
grant delete, insert, select, update on result_reads to quint_platform;

create table result_statements (
  organization_id uuid not null,
  result_id uuid not null,
  text text not null,
  date_created timestamp with time zone not null default now(),
  date_updated timestamp with time zone not null default now(),
  constraint result_statements_pkey PRIMARY KEY (organization_id, result_id),
  constraint result_statements__result_fkey FOREIGN KEY (organization_id, result_id) REFERENCES talents_results(organization_id, id) ON DELETE CASCADE,
  constraint result_statements__text_length CHECK (((char_length(text) >= 1) AND (char_length(text) <= 1000))),
  constraint result_statements_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table result_statements is 'Statements of people on their own results. Pages and documents show them beside the result to all readers who may see the name of the person.';
comment on column result_statements.organization_id is 'The workspace.';
comment on column result_statements.result_id is 'The result it is about; a new result has none.';
comment on column result_statements.text is 'Plain text of at most 1,000 characters. Removing the statement deletes the row.';
comment on column result_statements.date_created is 'When it was first written.';
comment on column result_statements.date_updated is 'When it was last changed.';
alter table result_statements enable row level security;
alter table result_statements force row level security;
create policy platform on result_statements for all to quint_platform using (true) with check (true);
create policy tenant on result_statements for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on result_statements to quint_app;
grant delete, insert, select, update on result_statements to quint_platform;

create table result_versions (
  organization_id uuid not null,
  id uuid not null,
  result_id uuid not null,
  result jsonb not null,
  scoring_version text not null,
  norm_version text not null,
  date_replaced timestamp with time zone not null default now(),
  constraint result_versions_pkey PRIMARY KEY (organization_id, id),
  constraint result_versions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint result_versions_organization_id_result_id_fkey FOREIGN KEY (organization_id, result_id) REFERENCES talents_results(organization_id, id) ON DELETE CASCADE
);
comment on table result_versions is 'Former values of results that were recomputed.';
comment on column result_versions.organization_id is 'The workspace.';
comment on column result_versions.id is 'UUIDv7.';
comment on column result_versions.result_id is 'The result.';
comment on column result_versions.result is 'The complete former score.';
comment on column result_versions.scoring_version is 'Scoring rule it was computed with.';
comment on column result_versions.norm_version is 'Norm it was computed with.';
comment on column result_versions.date_replaced is 'When newer values replaced the score.';
CREATE INDEX result_versions__by_result ON public.result_versions USING btree (organization_id, result_id, date_replaced DESC);
alter table result_versions enable row level security;
alter table result_versions force row level security;
create policy platform on result_versions for all to quint_platform using (true) with check (true);
create policy tenant on result_versions for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on result_versions to quint_app;
grant delete, insert, select, update on result_versions to quint_platform;

create table retention_notices (
  organization_id uuid not null,
  talent_id uuid not null,
  rule text not null,
  ends_at timestamp with time zone,
  date_noticed timestamp with time zone not null,
  date_kept timestamp with time zone,
  constraint retention_notices_pkey PRIMARY KEY (organization_id, talent_id),
  constraint retention_notices__rule CHECK ((rule = ANY (ARRAY['rejected'::text, 'applicants'::text, 'employees'::text]))),
  constraint retention_notices_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint retention_notices_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table retention_notices is 'People who were notified of the erasure of their data, or who asked to be kept.';
comment on column retention_notices.organization_id is 'The workspace.';
comment on column retention_notices.talent_id is 'The person.';
comment on column retention_notices.rule is 'Retention rule under which the data ends.';
comment on column retention_notices.ends_at is 'When the person is erased; null once the person asked to be kept.';
comment on column retention_notices.date_noticed is 'When the notice was sent.';
comment on column retention_notices.date_kept is 'When the person last asked to be kept.';
CREATE INDEX retention_notices__by_end ON public.retention_notices USING btree (ends_at) WHERE (ends_at IS NOT NULL);
alter table retention_notices enable row level security;
alter table retention_notices force row level security;
create policy platform on retention_notices for all to quint_platform using (true) with check (true);
create policy tenant on retention_notices for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on retention_notices to quint_app;
grant delete, insert, select, update on retention_notices to quint_platform;

create table retention_settings (
  organization_id uuid not null,
  rejected_months smallint default 6,
  applicants_months smallint default 12,
  employees_months smallint,
  reason text,
  date_updated timestamp with time zone not null default now(),
  user_updated uuid,
  constraint retention_settings_pkey PRIMARY KEY (organization_id),
  constraint retention_settings__months CHECK ((((rejected_months >= 1) AND (rejected_months <= 60)) AND ((applicants_months >= 1) AND (applicants_months <= 60)) AND ((employees_months >= 1) AND (employees_months <= 120)))),
  constraint retention_settings__reason CHECK ((char_length(reason) <= 500)),
  constraint retention_settings__says_why CHECK ((((rejected_months IS NOT NULL) AND (applicants_months IS NOT NULL)) OR (char_length(btrim(COALESCE(reason, ''::text))) >= 10))),
  constraint retention_settings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table retention_settings is 'Retention periods of a workspace. Without a row, the defaults apply.';
comment on column retention_settings.organization_id is 'The workspace.';
comment on column retention_settings.rejected_months is 'Months from the last rejection, or a later invitation, to erasure; null keeps people indefinitely and requires a reason.';
comment on column retention_settings.applicants_months is 'Months from the last activity of other applicants to erasure; null keeps people indefinitely and requires a reason.';
comment on column retention_settings.employees_months is 'Months from the last activity of team members to erasure; null never erases them.';
comment on column retention_settings.reason is 'Why people are kept indefinitely. Visible to all people concerned.';
comment on column retention_settings.date_updated is 'When the settings were last changed.';
comment on column retention_settings.user_updated is 'Account that last changed the settings.';
alter table retention_settings enable row level security;
alter table retention_settings force row level security;
create policy platform on retention_settings for all to quint_platform using (true) with check (true);
create policy tenant on retention_settings for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on retention_settings to quint_app;
grant delete, insert, select, update on retention_settings to quint_platform;

create table retest_sums (
  instrument text not null,
  language text not null,
  scale text not null,
  weeks text not null,
  people integer not null,
  first_total double precision not null,
  next_total double precision not null,
  first_squares double precision not null,
  next_squares double precision not null,
  products double precision not null,
  date_counted timestamp with time zone not null default now(),
  constraint retest_sums_pkey PRIMARY KEY (instrument, language, scale, weeks),
  constraint retest_sums__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint retest_sums__people CHECK ((people >= 0)),
  constraint retest_sums__weeks CHECK ((weeks = ANY (ARRAY['2-8'::text, '9-26'::text, '27-on'::text])))
);
comment on table retest_sums is 'Sums over the first two unflagged answer sheets of each person per form and language, by the weeks between them. Recomputed every night. Contains no personal data.';
comment on column retest_sums.instrument is 'Form of the questionnaire.';
comment on column retest_sums.language is 'Language both sheets were answered in.';
comment on column retest_sums.scale is 'Domain that the values belong to.';
comment on column retest_sums.weeks is 'Band of whole weeks between the two answer sheets: ''2-8'', ''9-26'' or ''27-on''.';
comment on column retest_sums.people is 'People counted.';
comment on column retest_sums.first_total is 'Sum of their first values.';
comment on column retest_sums.next_total is 'Sum of their second values.';
comment on column retest_sums.first_squares is 'Sum of the squares of their first values.';
comment on column retest_sums.next_squares is 'Sum of the squares of their second values.';
comment on column retest_sums.products is 'Sum of the products of first and second values.';
comment on column retest_sums.date_counted is 'When it was counted.';
grant delete, insert, select, update on retest_sums to quint_platform;

create table rights_requests (
  organization_id uuid not null,
  id uuid not null,
  talent_id uuid not null,
  kind text not null,
  message_id uuid,
  date_created timestamp with time zone not null default now(),
  answer_id uuid,
  constraint rights_requests_pkey PRIMARY KEY (organization_id, id),
  constraint rights_requests__kind CHECK ((kind = ANY (ARRAY['human'::text, 'correction'::text]))),
  constraint rights_requests_organization_id_answer_id_fkey FOREIGN KEY (organization_id, answer_id) REFERENCES inbox_messages(organization_id, id) ON DELETE SET NULL (answer_id),
  constraint rights_requests_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint rights_requests_organization_id_message_id_fkey FOREIGN KEY (organization_id, message_id) REFERENCES inbox_messages(organization_id, id) ON DELETE SET NULL (message_id),
  constraint rights_requests_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table rights_requests is 'Requests of talents to a workspace: a review of their case by a human, or a correction. Answered by the message in answer_id, otherwise by the next message to the talent that answers no other request.';
comment on column rights_requests.organization_id is 'The workspace.';
comment on column rights_requests.id is 'UUIDv7.';
comment on column rights_requests.talent_id is 'Talent who made the request.';
comment on column rights_requests.kind is 'Kind of request: a review by a human (''human''), or a correction.';
comment on column rights_requests.message_id is 'Text of the request, a message in the inbox.';
comment on column rights_requests.date_created is 'When the request was made; an answer is due within a month.';
comment on column rights_requests.answer_id is 'Message to the talent that was written as the answer to this request; null while there is none.';
CREATE INDEX rights_requests__by_answer ON public.rights_requests USING btree (organization_id, answer_id) WHERE (answer_id IS NOT NULL);
CREATE INDEX rights_requests__by_message ON public.rights_requests USING btree (organization_id, message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX rights_requests__by_talent ON public.rights_requests USING btree (organization_id, talent_id, date_created);
alter table rights_requests enable row level security;
alter table rights_requests force row level security;
create policy platform on rights_requests for all to quint_platform using (true) with check (true);
create policy tenant on rights_requests for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on rights_requests to quint_app;
grant delete, insert, select, update on rights_requests to quint_platform;

create table role_deciders (
  organization_id uuid not null,
  role_id uuid not null,
  user_id uuid not null,
  user_created uuid,
  date_created timestamp with time zone not null default now(),
  constraint role_deciders_pkey PRIMARY KEY (organization_id, role_id, user_id),
  constraint role_deciders_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint role_deciders_organization_id_role_id_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE,
  constraint role_deciders_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES memberships(organization_id, user_id) ON DELETE CASCADE
);
comment on table role_deciders is 'Who decides about a role: administrators, and hiring managers, who have access to the role by this row.';
comment on column role_deciders.organization_id is 'The workspace.';
comment on column role_deciders.role_id is 'The role.';
comment on column role_deciders.user_id is 'Account of the person who decides.';
comment on column role_deciders.user_created is 'Account that added the person; null when the person joined by rating an interview.';
comment on column role_deciders.date_created is 'When the person was added.';
CREATE INDEX role_deciders__by_user ON public.role_deciders USING btree (organization_id, user_id);
CREATE TRIGGER role_deciders__access AFTER INSERT OR DELETE OR UPDATE ON public.role_deciders FOR EACH ROW EXECUTE FUNCTION increment_access_version('user_id');
CREATE TRIGGER role_deciders__proposals_end AFTER DELETE ON public.role_deciders FOR EACH ROW EXECUTE FUNCTION remove_proposals_of_decider();
alter table role_deciders enable row level security;
alter table role_deciders force row level security;
create policy platform on role_deciders for all to quint_platform using (true) with check (true);
create policy tenant on role_deciders for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on role_deciders to quint_app;
grant delete, insert, select, update on role_deciders to quint_platform;

create table role_draws (
  organization_id uuid not null,
  id uuid not null,
  role_id uuid not null,
  seed text not null,
  pool uuid[] not null,
  drawn_talents uuid[] not null,
  reason text,
  user_created uuid,
  date_created timestamp with time zone not null default now(),
  date_undone timestamp with time zone,
  constraint role_draws_pkey PRIMARY KEY (organization_id, id),
  constraint role_draws__reason_length CHECK ((char_length(reason) <= 280)),
  constraint role_draws_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint role_draws_organization_id_role_id_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE
);
comment on table role_draws is 'Random draws of people for interviews. The seed and the pool give the same result again.';
comment on column role_draws.organization_id is 'The workspace.';
comment on column role_draws.id is 'UUIDv7.';
comment on column role_draws.role_id is 'The role.';
comment on column role_draws.seed is 'Random seed of the draw.';
comment on column role_draws.pool is 'The talents among whom was drawn.';
comment on column role_draws.drawn_talents is 'The talents drawn, in the order of the draw.';
comment on column role_draws.reason is 'Why it was drawn again; null for the first draw.';
comment on column role_draws.user_created is 'Account that drew.';
comment on column role_draws.date_created is 'When it was drawn.';
comment on column role_draws.date_undone is 'When the draw was undone.';
CREATE INDEX role_draws__by_role ON public.role_draws USING btree (organization_id, role_id, date_created DESC);
alter table role_draws enable row level security;
alter table role_draws force row level security;
create policy platform on role_draws for all to quint_platform using (true) with check (true);
create policy tenant on role_draws for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on role_draws to quint_app;
grant delete, insert, select, update on role_draws to quint_platform;

create table role_ranges (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  role_id uuid not null,
  date_created timestamp with time zone not null default now(),
  user_created uuid,
  ranges jsonb not null,
  sources jsonb not null default '{}'::jsonb,
  reason text,
  results integer not null default 0,
  constraint role_ranges_pkey PRIMARY KEY (organization_id, id),
  constraint role_ranges__reason_length CHECK ((char_length(reason) <= 280)),
  constraint role_ranges__results_not_negative CHECK ((results >= 0)),
  constraint role_ranges__sources CHECK ((jsonb_typeof(sources) = 'object'::text)),
  constraint role_ranges_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint role_ranges_organization_id_role_id_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE
);
comment on table role_ranges is 'Current and former ranges and weights of roles, one row per version. Maintained by triggers.';
comment on column role_ranges.organization_id is 'The workspace.';
comment on column role_ranges.id is 'The primary key.';
comment on column role_ranges.role_id is 'The role.';
comment on column role_ranges.date_created is 'When the role got these ranges.';
comment on column role_ranges.user_created is 'Account that set the ranges; null if it was not recorded.';
comment on column role_ranges.ranges is 'For each of O, C, E, A and ES the lowest and highest stanine and the weight.';
comment on column role_ranges.sources is 'Source of the range of each trait; a trait without an entry was set manually.';
comment on column role_ranges.reason is 'Reason for the change to these ranges; required if the former ranges were fixed.';
comment on column role_ranges.results is 'Number of people considered for the role who had a result when the role got these ranges.';
CREATE INDEX role_ranges__by_role ON public.role_ranges USING btree (organization_id, role_id, date_created);
alter table role_ranges enable row level security;
alter table role_ranges force row level security;
create policy platform on role_ranges for all to quint_platform using (true) with check (true);
create policy tenant on role_ranges for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on role_ranges to quint_app;
grant delete, insert, select, update on role_ranges to quint_platform;

create table role_state_changes (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  role_id uuid not null,
  state text not null,
  state_before text,
  talent_id uuid,
  user_created uuid,
  date_created timestamp with time zone not null default clock_timestamp(),
  constraint role_state_changes_pkey PRIMARY KEY (organization_id, id),
  constraint role_state_changes__filled_by_talent CHECK (((talent_id IS NULL) OR (state = 'filled'::text))),
  constraint role_state_changes__state CHECK ((state = ANY (ARRAY['draft'::text, 'recruiting'::text, 'filled'::text, 'archived'::text]))),
  constraint role_state_changes__state_before CHECK ((state_before = ANY (ARRAY['draft'::text, 'recruiting'::text, 'filled'::text, 'archived'::text]))),
  constraint role_state_changes__talent_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE SET NULL (talent_id),
  constraint role_state_changes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint role_state_changes_organization_id_role_id_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE
);
comment on table role_state_changes is 'Changes of the state of a role; the first row is its creation.';
comment on column role_state_changes.organization_id is 'The workspace.';
comment on column role_state_changes.id is 'Key of the change.';
comment on column role_state_changes.role_id is 'The role.';
comment on column role_state_changes.state is 'The new state: draft, recruiting, filled or archived.';
comment on column role_state_changes.state_before is 'The former state; null for the creation.';
comment on column role_state_changes.talent_id is 'The talent who took the role that was filled; null when another person took it.';
comment on column role_state_changes.user_created is 'Account that changed the state.';
comment on column role_state_changes.date_created is 'When the state changed.';
CREATE INDEX role_state_changes__by_role ON public.role_state_changes USING btree (organization_id, role_id, date_created DESC);
CREATE INDEX role_state_changes__by_talent ON public.role_state_changes USING btree (organization_id, talent_id) WHERE (talent_id IS NOT NULL);
alter table role_state_changes enable row level security;
alter table role_state_changes force row level security;
create policy platform on role_state_changes for all to quint_platform using (true) with check (true);
create policy tenant on role_state_changes for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on role_state_changes to quint_app;
grant delete, insert, select, update on role_state_changes to quint_platform;

create table roles (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  purpose text,
  description text,
  accountabilities text,
  value_creation text,
  o_min smallint not null default 3,
  o_max smallint not null default 7,
  o_weight smallint not null default 1,
  c_min smallint not null default 3,
  c_max smallint not null default 7,
  c_weight smallint not null default 1,
  e_min smallint not null default 3,
  e_max smallint not null default 7,
  e_weight smallint not null default 1,
  a_min smallint not null default 3,
  a_max smallint not null default 7,
  a_weight smallint not null default 1,
  es_min smallint not null default 3,
  es_max smallint not null default 7,
  es_weight smallint not null default 1,
  date_created timestamp with time zone not null default now(),
  user_created uuid,
  date_updated timestamp with time zone not null default now(),
  date_deleted timestamp with time zone,
  user_deleted uuid,
  draft_answers jsonb,
  draft_state text,
  is_published_to_pool boolean not null default false,
  purpose_summaries jsonb not null default '[]'::jsonb,
  description_summaries jsonb not null default '[]'::jsonb,
  accountabilities_summaries jsonb not null default '[]'::jsonb,
  is_purpose_summarised boolean not null default false,
  is_description_summarised boolean not null default false,
  is_accountabilities_summarised boolean not null default false,
  selected_purpose_index smallint not null default 0,
  selected_description_index smallint not null default 0,
  selected_accountabilities_index smallint not null default 0,
  user_updated uuid,
  range_sources jsonb not null default '{}'::jsonb,
  range_reason text,
  ranges_locked_at timestamp with time zone,
  ranges_locked_by uuid,
  date_archived timestamp with time zone,
  user_archived uuid,
  purpose_origins jsonb not null default '[]'::jsonb,
  description_origins jsonb not null default '[]'::jsonb,
  accountabilities_origins jsonb not null default '[]'::jsonb,
  date_recruiting timestamp with time zone,
  date_filled timestamp with time zone,
  user_filled uuid,
  filled_by_talent uuid,
  must_haves jsonb not null default '{}'::jsonb,
  constraint roles_pkey PRIMARY KEY (organization_id, id),
  constraint roles__accountabilities_length CHECK ((char_length(accountabilities) <= 5000)),
  constraint roles__accountabilities_origins CHECK (((jsonb_typeof(accountabilities_origins) = 'array'::text) AND (jsonb_array_length(accountabilities_origins) <= 5))),
  constraint roles__accountabilities_summaries CHECK (((jsonb_typeof(accountabilities_summaries) = 'array'::text) AND (jsonb_array_length(accountabilities_summaries) <= 5))),
  constraint roles__accountabilities_version CHECK ((selected_accountabilities_index < GREATEST(1, jsonb_array_length(accountabilities_summaries)))),
  constraint roles__description_length CHECK ((char_length(description) <= 5000)),
  constraint roles__description_origins CHECK (((jsonb_typeof(description_origins) = 'array'::text) AND (jsonb_array_length(description_origins) <= 5))),
  constraint roles__description_summaries CHECK (((jsonb_typeof(description_summaries) = 'array'::text) AND (jsonb_array_length(description_summaries) <= 5))),
  constraint roles__description_version CHECK ((selected_description_index < GREATEST(1, jsonb_array_length(description_summaries)))),
  constraint roles__draft_state CHECK ((draft_state = 'draft'::text)),
  constraint roles__filled_by_talent CHECK (((filled_by_talent IS NULL) OR (date_filled IS NOT NULL))),
  constraint roles__filled_by_talent_fkey FOREIGN KEY (organization_id, filled_by_talent) REFERENCES talents(organization_id, id) ON DELETE SET NULL (filled_by_talent),
  constraint roles__filled_without_draft CHECK (((date_filled IS NULL) OR (draft_state IS NULL))),
  constraint roles__must_haves CHECK ((jsonb_typeof(must_haves) = 'object'::text)),
  constraint roles__name_length CHECK ((char_length(name) <= 120)),
  constraint roles__name_not_blank CHECK ((btrim(name) <> ''::text)),
  constraint roles__published_without_draft CHECK ((NOT (is_published_to_pool AND (draft_state IS NOT NULL)))),
  constraint roles__purpose_length CHECK ((char_length(purpose) <= 5000)),
  constraint roles__purpose_origins CHECK (((jsonb_typeof(purpose_origins) = 'array'::text) AND (jsonb_array_length(purpose_origins) <= 5))),
  constraint roles__purpose_summaries CHECK (((jsonb_typeof(purpose_summaries) = 'array'::text) AND (jsonb_array_length(purpose_summaries) <= 5))),
  constraint roles__purpose_version CHECK ((selected_purpose_index < GREATEST(1, jsonb_array_length(purpose_summaries)))),
  constraint roles__range_a CHECK ((((a_min >= 1) AND (a_min <= 9)) AND ((a_max >= a_min) AND (a_max <= 9)))),
  constraint roles__range_c CHECK ((((c_min >= 1) AND (c_min <= 9)) AND ((c_max >= c_min) AND (c_max <= 9)))),
  constraint roles__range_e CHECK ((((e_min >= 1) AND (e_min <= 9)) AND ((e_max >= e_min) AND (e_max <= 9)))),
  constraint roles__range_es CHECK ((((es_min >= 1) AND (es_min <= 9)) AND ((es_max >= es_min) AND (es_max <= 9)))),
  constraint roles__range_o CHECK ((((o_min >= 1) AND (o_min <= 9)) AND ((o_max >= o_min) AND (o_max <= 9)))),
  constraint roles__range_reason_length CHECK ((char_length(range_reason) <= 280)),
  constraint roles__range_sources CHECK ((jsonb_typeof(range_sources) = 'object'::text)),
  constraint roles__selected_accountabilities_index CHECK (((selected_accountabilities_index >= 0) AND (selected_accountabilities_index <= 4))),
  constraint roles__selected_description_index CHECK (((selected_description_index >= 0) AND (selected_description_index <= 4))),
  constraint roles__selected_purpose_index CHECK (((selected_purpose_index >= 0) AND (selected_purpose_index <= 4))),
  constraint roles__value_creation_length CHECK ((char_length(value_creation) <= 5000)),
  constraint roles__weights CHECK ((((o_weight >= 1) AND (o_weight <= 3)) AND ((c_weight >= 1) AND (c_weight <= 3)) AND ((e_weight >= 1) AND (e_weight <= 3)) AND ((a_weight >= 1) AND (a_weight <= 3)) AND ((es_weight >= 1) AND (es_weight <= 3)))),
  constraint roles_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table roles is 'Jobs a workspace describes, with a range and a weight for each trait.';
comment on column roles.organization_id is 'The workspace.';
comment on column roles.id is 'UUIDv7.';
comment on column roles.name is 'Title of the job.';
comment on column roles.purpose is 'Why the job exists.';
comment on column roles.description is 'Description of the job.';
comment on column roles.accountabilities is 'Responsibilities of the job.';
comment on column roles.value_creation is 'The value the job creates, and for whom.';
comment on column roles.o_min is 'Openness: lower end, stanine.';
comment on column roles.o_max is 'Openness: upper end, stanine.';
comment on column roles.o_weight is 'Openness: weight 1..3.';
comment on column roles.c_min is 'Conscientiousness: lower end, stanine.';
comment on column roles.c_max is 'Conscientiousness: upper end, stanine.';
comment on column roles.c_weight is 'Conscientiousness: weight 1..3.';
comment on column roles.e_min is 'Extraversion: lower end, stanine.';
comment on column roles.e_max is 'Extraversion: upper end, stanine.';
comment on column roles.e_weight is 'Extraversion: weight 1..3.';
comment on column roles.a_min is 'Agreeableness: lower end, stanine.';
comment on column roles.a_max is 'Agreeableness: upper end, stanine.';
comment on column roles.a_weight is 'Agreeableness: weight 1..3.';
comment on column roles.es_min is 'Emotional stability: lower end, stanine.';
comment on column roles.es_max is 'Emotional stability: upper end, stanine.';
comment on column roles.es_weight is 'Emotional stability: weight 1..3.';
comment on column roles.date_created is 'When the row was created.';
comment on column roles.user_created is 'Account that created the role.';
comment on column roles.date_updated is 'When the row was last changed.';
comment on column roles.date_deleted is 'Soft deletion.';
comment on column roles.user_deleted is 'Account that deleted the role.';
comment on column roles.draft_answers is 'Answers of a role assistant run that is not finished.';
comment on column roles.draft_state is '''draft'' while administrators are still working on the role: it cannot be selected, and talents do not see it. Null otherwise.';
comment on column roles.is_published_to_pool is 'Every talent of the workspace may read the name and the texts of the role.';
comment on column roles.purpose_summaries is 'Versions of the summary of the purpose, at most five.';
comment on column roles.description_summaries is 'Versions of the summary of the description, at most five.';
comment on column roles.accountabilities_summaries is 'Versions of the summary of the accountabilities, at most five.';
comment on column roles.is_purpose_summarised is 'The summary is shown in place of the purpose.';
comment on column roles.is_description_summarised is 'The summary is shown in place of the description.';
comment on column roles.is_accountabilities_summarised is 'The summary is shown in place of the accountabilities.';
comment on column roles.selected_purpose_index is 'Index of the selected version of the summary of the purpose, from 0.';
comment on column roles.selected_description_index is 'Index of the selected version of the summary of the description, from 0.';
comment on column roles.selected_accountabilities_index is 'Index of the selected version of the summary of the accountabilities, from 0.';
comment on column roles.user_updated is 'Account that last changed the row.';
comment on column roles.range_sources is 'Source of the range of each trait; a trait without an entry was set manually.';
comment on column roles.range_reason is 'Reason for changing the ranges, set only in the update that changes them. A trigger moves it to the new version in role_ranges.';
comment on column roles.ranges_locked_at is 'When an administrator fixed the ranges. This cannot be undone; changes then require a reason.';
comment on column roles.ranges_locked_by is 'Account that fixed the ranges.';
comment on column roles.date_archived is 'When the role was archived: it can no longer be selected, but the role and its people stay readable. Null for a role that is not archived.';
comment on column roles.user_archived is 'Account that archived the role.';
comment on column roles.purpose_origins is 'Origin of each version of the summary of the purpose, in the order of the versions.';
comment on column roles.description_origins is 'Origin of each version of the summary of the description, in the order of the versions.';
comment on column roles.accountabilities_origins is 'Origin of each version of the summary of the accountabilities, in the order of the versions.';
comment on column roles.date_recruiting is 'When recruiting started; null for a role that was always a draft.';
comment on column roles.date_filled is 'When the role was marked as filled. Null for a role that is not filled.';
comment on column roles.user_filled is 'Account that marked the role as filled.';
comment on column roles.filled_by_talent is 'The talent who took the role; null when another person took it, or the role is not filled.';
comment on column roles.must_haves is 'Requirements that are compared with readable job profiles: skills, languages, place, years and start. An empty object asks for nothing.';
CREATE INDEX roles__by_filled_talent ON public.roles USING btree (organization_id, filled_by_talent) WHERE (filled_by_talent IS NOT NULL);
CREATE INDEX roles__by_name ON public.roles USING btree (organization_id, name COLLATE "und-x-icu", id) WHERE (date_deleted IS NULL);
CREATE INDEX roles__deleted ON public.roles USING btree (organization_id, date_deleted DESC) WHERE (date_deleted IS NOT NULL);
CREATE INDEX roles__names ON public.roles USING btree (organization_id, id) INCLUDE (name) WHERE (date_deleted IS NULL);
CREATE INDEX roles__published ON public.roles USING btree (organization_id, name, id) WHERE (is_published_to_pool AND (date_deleted IS NULL) AND (date_archived IS NULL));
CREATE TRIGGER roles__pool AFTER UPDATE ON public.roles FOR EACH ROW WHEN ((((((old.name IS DISTINCT FROM new.name) OR (old.date_deleted IS DISTINCT FROM new.date_deleted)) OR (old.date_archived IS DISTINCT FROM new.date_archived)) OR (old.date_filled IS DISTINCT FROM new.date_filled)) OR (old.draft_state IS DISTINCT FROM new.draft_state))) EXECUTE FUNCTION refresh_pool_of_role();
CREATE TRIGGER roles__ranges_changed BEFORE UPDATE ON public.roles FOR EACH ROW EXECUTE FUNCTION apply_role_range_rules();
CREATE TRIGGER roles__ranges_made AFTER INSERT ON public.roles FOR EACH ROW EXECUTE FUNCTION record_role_ranges();
CREATE TRIGGER roles__recruiting_date BEFORE INSERT OR UPDATE OF draft_state, date_filled ON public.roles FOR EACH ROW EXECUTE FUNCTION set_recruiting_date();
CREATE TRIGGER roles__start_recruiting AFTER UPDATE OF draft_state ON public.roles FOR EACH ROW WHEN (((old.draft_state IS NOT NULL) AND (new.draft_state IS NULL))) EXECUTE FUNCTION start_recruiting_of_draft();
CREATE TRIGGER roles__state_changed AFTER UPDATE OF draft_state, date_filled, date_archived ON public.roles FOR EACH ROW EXECUTE FUNCTION record_role_state();
CREATE TRIGGER roles__state_made AFTER INSERT ON public.roles FOR EACH ROW EXECUTE FUNCTION record_role_state();
alter table roles enable row level security;
alter table roles force row level security;
create policy platform on roles for all to quint_platform using (true) with check (true);
create policy tenant on roles for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on roles to quint_app;
grant delete, insert, select, update on roles to quint_platform;

create table roles_skills (
  organization_id uuid not null,
  id uuid not null,
  roles_id uuid not null,
  skills_id uuid not null,
  constraint roles_skills_pkey PRIMARY KEY (organization_id, id),
  constraint roles_skills__once UNIQUE (organization_id, roles_id, skills_id),
  constraint roles_skills_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint roles_skills_organization_id_roles_id_fkey FOREIGN KEY (organization_id, roles_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE,
  constraint roles_skills_organization_id_skills_id_fkey FOREIGN KEY (organization_id, skills_id) REFERENCES skills(organization_id, id) ON DELETE CASCADE
);
comment on table roles_skills is 'Skills that roles require.';
comment on column roles_skills.organization_id is 'The workspace.';
comment on column roles_skills.id is 'UUIDv7.';
comment on column roles_skills.roles_id is 'The role.';
comment on column roles_skills.skills_id is 'The skill.';
CREATE INDEX roles_skills__by_skill ON public.roles_skills USING btree (organization_id, skills_id);
alter table roles_skills enable row level security;
alter table roles_skills force row level security;
create policy platform on roles_skills for all to quint_platform using (true) with check (true);
create policy tenant on roles_skills for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on roles_skills to quint_app;
grant delete, insert, select, update on roles_skills to quint_platform;

create table roles_talents (
  organization_id uuid not null,
  id uuid not null,
  roles_id uuid not null,
  talents_id uuid not null,
  rejected_at timestamp with time zone,
  rejected_by uuid,
  date_created timestamp with time zone not null default now(),
  talents_date_created timestamp with time zone,
  rejected_reason text,
  rejected_note text,
  shortlisted_at timestamp with time zone,
  shortlisted_by uuid,
  hired_at timestamp with time zone,
  hired_by uuid,
  interview_at timestamp with time zone,
  ratings_opened_at timestamp with time zone,
  hired_from text,
  constraint roles_talents_pkey PRIMARY KEY (organization_id, id),
  constraint roles_talents__hired_from CHECK ((hired_from = ANY (ARRAY['APPLICANT'::text, 'FAVOURITE'::text, 'EMPLOYEE'::text]))),
  constraint roles_talents__hired_or_rejected CHECK (((hired_at IS NULL) OR (rejected_at IS NULL))),
  constraint roles_talents__once UNIQUE (organization_id, roles_id, talents_id),
  constraint roles_talents__rejected_note_length CHECK ((char_length(rejected_note) <= 5000)),
  constraint roles_talents__rejected_reason CHECK ((rejected_reason = ANY (ARRAY['requirements'::text, 'experience'::text, 'salary'::text, 'timing'::text, 'other_person'::text, 'withdrew'::text, 'no_answer'::text, 'other'::text]))),
  constraint roles_talents_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint roles_talents_organization_id_roles_id_fkey FOREIGN KEY (organization_id, roles_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE,
  constraint roles_talents_organization_id_talents_id_fkey FOREIGN KEY (organization_id, talents_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table roles_talents is 'Which talents are considered for which role.';
comment on column roles_talents.organization_id is 'The workspace.';
comment on column roles_talents.id is 'UUIDv7.';
comment on column roles_talents.roles_id is 'The role.';
comment on column roles_talents.talents_id is 'The talent.';
comment on column roles_talents.rejected_at is 'When the talent was marked as no fit for the role. Reversible.';
comment on column roles_talents.rejected_by is 'Account that marked the talent as no fit.';
comment on column roles_talents.date_created is 'When the row was created.';
comment on column roles_talents.talents_date_created is 'Copy of date_created of the talent, maintained by triggers. No longer read; the next version drops the column.';
comment on column roles_talents.rejected_reason is 'Reason for the rejection; null if none was given.';
comment on column roles_talents.rejected_note is 'Note of the administrators about the rejection. Not shown to the person on any page, but included in the copy of their data.';
comment on column roles_talents.shortlisted_at is 'When the talent was put on the shortlist of the role; null when they are not on it.';
comment on column roles_talents.shortlisted_by is 'Account that put the talent on the shortlist.';
comment on column roles_talents.hired_at is 'When it was decided to hire the talent for the role.';
comment on column roles_talents.hired_by is 'Account that decided to hire the talent.';
comment on column roles_talents.interview_at is 'When the interview takes place; null without a date.';
comment on column roles_talents.ratings_opened_at is 'When everybody had submitted the ratings of the interview, which made them visible; null before.';
comment on column roles_talents.hired_from is 'Status of the talent before the role was filled with them; null when the role was not.';
CREATE INDEX roles_talents__by_talent ON public.roles_talents USING btree (organization_id, talents_id, id);
CREATE INDEX roles_talents__shortlisted ON public.roles_talents USING btree (organization_id, talents_id) WHERE (shortlisted_at IS NOT NULL);
CREATE TRIGGER roles_talents__role_in_use AFTER INSERT ON public.roles_talents REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION assert_linked_roles_in_use();
CREATE TRIGGER roles_talents__role_not_filled AFTER INSERT ON public.roles_talents REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION assert_roles_not_filled();
CREATE TRIGGER roles_talents__shortlist AFTER UPDATE OF shortlisted_at, rejected_at ON public.roles_talents FOR EACH ROW WHEN ((((old.shortlisted_at IS NULL) OR (old.rejected_at IS NOT NULL)) IS DISTINCT FROM ((new.shortlisted_at IS NULL) OR (new.rejected_at IS NOT NULL)))) EXECUTE FUNCTION refresh_shortlist_status();
CREATE TRIGGER roles_talents__shortlist_gone AFTER DELETE ON public.roles_talents FOR EACH ROW WHEN ((old.shortlisted_at IS NOT NULL)) EXECUTE FUNCTION refresh_shortlist_status();
CREATE TRIGGER roles_talents__shortlist_made AFTER INSERT ON public.roles_talents FOR EACH ROW WHEN ((new.shortlisted_at IS NOT NULL)) EXECUTE FUNCTION refresh_shortlist_status();
CREATE TRIGGER roles_talents__start_recruiting AFTER INSERT ON public.roles_talents REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION start_recruiting_of_considered();
CREATE TRIGGER roles_talents__talent_date BEFORE INSERT OR UPDATE OF talents_id ON public.roles_talents FOR EACH ROW EXECUTE FUNCTION copy_talent_date_from_talent();
alter table roles_talents enable row level security;
alter table roles_talents force row level security;
create policy platform on roles_talents for all to quint_platform using (true) with check (true);
create policy tenant on roles_talents for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on roles_talents to quint_app;
grant delete, insert, select, update on roles_talents to quint_platform;

create table roles_training_courses (
  organization_id uuid not null,
  id uuid not null,
  roles_id uuid not null,
  training_courses_id uuid not null,
  constraint roles_training_courses_pkey PRIMARY KEY (organization_id, id),
  constraint roles_training_courses__once UNIQUE (organization_id, roles_id, training_courses_id),
  constraint roles_training_courses_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint roles_training_courses_organization_id_roles_id_fkey FOREIGN KEY (organization_id, roles_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE,
  constraint roles_training_courses_training_courses_id_fkey FOREIGN KEY (training_courses_id) REFERENCES training_courses(id) ON DELETE CASCADE
);
comment on table roles_training_courses is 'Courses a workspace recommends for a role.';
comment on column roles_training_courses.organization_id is 'The workspace.';
comment on column roles_training_courses.id is 'UUIDv7.';
comment on column roles_training_courses.roles_id is 'The role.';
comment on column roles_training_courses.training_courses_id is 'The course.';
CREATE INDEX roles_training_courses__by_course ON public.roles_training_courses USING btree (training_courses_id);
alter table roles_training_courses enable row level security;
alter table roles_training_courses force row level security;
create policy platform on roles_training_courses for all to quint_platform using (true) with check (true);
create policy tenant on roles_training_courses for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on roles_training_courses to quint_app;
grant delete, insert, select, update on roles_training_courses to quint_platform;

create table scale_sums (
  instrument text not null,
  language text not null,
  measure text not null,
  people integer not null,
  total double precision not null,
  total_of_squares double precision not null,
  date_counted timestamp with time zone not null default now(),
  constraint scale_sums_pkey PRIMARY KEY (instrument, language, measure),
  constraint scale_sums__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint scale_sums__people CHECK ((people >= 0))
);
comment on table scale_sums is 'Sums per form, language and scale or item, over each person''s newest unflagged sheet. `complete:` and `item:` only for domains that at least 100 people answered completely. Nothing about individuals.';
comment on column scale_sums.instrument is 'The form.';
comment on column scale_sums.language is 'Language the sheets were answered in.';
comment on column scale_sums.measure is 'Name of a domain or facet. For people who answered all items of a domain also `complete:` and the domain (sum of the recoded boxes), and `item:` and the item number (the box).';
comment on column scale_sums.people is 'People counted.';
comment on column scale_sums.total is 'Sum of their values.';
comment on column scale_sums.total_of_squares is 'Sum of the squares of their values.';
comment on column scale_sums.date_counted is 'When it was counted.';
grant delete, insert, select, update on scale_sums to quint_platform;

create table schema_functions (
  name text not null,
  checksum text not null,
  date_applied timestamp with time zone not null default now(),
  constraint schema_functions_pkey PRIMARY KEY (name)
);
comment on table schema_functions is 'Files of functions and triggers that were applied.';
comment on column schema_functions.name is 'File name.';
comment on column schema_functions.checksum is 'SHA-256 of the text that was applied last.';
comment on column schema_functions.date_applied is 'When it was applied.';
grant select on schema_functions to quint_platform;

create table schema_migrations (
  name text not null,
  checksum text not null,
  date_applied timestamp with time zone not null default now(),
  constraint schema_migrations_pkey PRIMARY KEY (name)
);
comment on table schema_migrations is 'Migrations that ran.';
comment on column schema_migrations.name is 'File name.';
comment on column schema_migrations.checksum is 'SHA-256 of its text.';
comment on column schema_migrations.date_applied is 'When it ran.';
grant select on schema_migrations to quint_platform;

create table security_events (
  id uuid not null,
  user_id uuid not null,
  date_created timestamp with time zone not null default clock_timestamp(),
  kind text not null,
  method text,
  session_id uuid,
  browser text,
  os text,
  device text,
  constraint security_events_pkey PRIMARY KEY (id),
  constraint security_events__browser_length CHECK ((char_length(browser) <= 40)),
  constraint security_events__device CHECK ((device = ANY (ARRAY['desktop'::text, 'phone'::text, 'tablet'::text, 'other'::text]))),
  constraint security_events__kind CHECK ((kind = ANY (ARRAY['signed_in'::text, 'sign_in_failed'::text, 'second_factor_failed'::text, 'locked_out'::text, 'lock_lifted'::text, 'signed_out'::text, 'session_ended'::text, 'other_sessions_ended'::text, 'all_sessions_ended'::text, 'ended_by_platform'::text, 'refresh_replayed'::text, 'password_changed'::text, 'password_reset'::text, 'two_factor_on'::text, 'two_factor_off'::text, 'two_factor_reset'::text, 'recovery_code_used'::text, 'recovery_codes_renewed'::text, 'passkey_added'::text, 'passkey_removed'::text, 'api_token_added'::text]))),
  constraint security_events__method CHECK ((method = ANY (ARRAY['password'::text, 'passkey'::text, 'password_reset'::text, 'invitation'::text, 'confirmation'::text, 'company'::text]))),
  constraint security_events__os_length CHECK ((char_length(os) <= 40)),
  constraint security_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table security_events is 'Security events of accounts, such as sign-ins and password changes. Shown to the account''s user; lock-outs are also shown to the platform. Kept for 90 days.';
comment on column security_events.id is 'UUIDv7.';
comment on column security_events.user_id is 'The account.';
comment on column security_events.date_created is 'When it happened.';
comment on column security_events.kind is 'Kind of the event.';
comment on column security_events.method is 'How the person signed in; null for all other events.';
comment on column security_events.session_id is 'Session in which the event happened or which it started; may have been deleted since.';
comment on column security_events.browser is 'Browser family; null if it could not be determined.';
comment on column security_events.os is 'Family of the operating system.';
comment on column security_events.device is 'Kind of the device.';
CREATE INDEX security_events__by_user ON public.security_events USING btree (user_id, date_created DESC);
CREATE INDEX security_events__lock_outs ON public.security_events USING btree (date_created) WHERE (kind = 'locked_out'::text);
grant delete, insert, select on security_events to quint_platform;

create table session_families (
  id uuid not null,
  user_id uuid not null,
  date_created timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_because text,
  method text not null default 'password'::text,
  browser text,
  os text,
  device text,
  constraint session_families_pkey PRIMARY KEY (id),
  constraint session_families__browser_length CHECK ((char_length(browser) <= 40)),
  constraint session_families__device CHECK ((device = ANY (ARRAY['desktop'::text, 'phone'::text, 'tablet'::text, 'other'::text]))),
  constraint session_families__ended_because CHECK ((ended_because = ANY (ARRAY['logout'::text, 'replay'::text, 'password'::text, 'ended_by_user'::text, 'membership'::text, 'two_factor'::text, 'company'::text, 'platform'::text]))),
  constraint session_families__method CHECK ((method = ANY (ARRAY['password'::text, 'passkey'::text, 'password_reset'::text, 'invitation'::text, 'confirmation'::text, 'company'::text]))),
  constraint session_families__os_length CHECK ((char_length(os) <= 40)),
  constraint session_families_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table session_families is 'Sessions. The refresh tokens issued after one sign-in form a family and end together.';
comment on column session_families.id is 'UUIDv7.';
comment on column session_families.user_id is 'The account.';
comment on column session_families.date_created is 'When the person signed in.';
comment on column session_families.expires_at is 'When the session expires, regardless of use.';
comment on column session_families.ended_at is 'When the session was ended before it expired; null otherwise.';
comment on column session_families.ended_because is 'Why the session was ended before it expired; null otherwise.';
comment on column session_families.method is 'How the person signed in.';
comment on column session_families.browser is 'Browser family, shown in the list of the user''s own sessions.';
comment on column session_families.os is 'Family of the operating system.';
comment on column session_families.device is 'Kind of the device.';
CREATE INDEX session_families__user ON public.session_families USING btree (user_id) WHERE (ended_at IS NULL);
CREATE TRIGGER session_families__access_ended AFTER UPDATE OF ended_at ON public.session_families FOR EACH ROW WHEN ((old.ended_at IS DISTINCT FROM new.ended_at)) EXECUTE FUNCTION increment_access_version('user_id');
CREATE TRIGGER session_families__access_gone AFTER DELETE ON public.session_families FOR EACH ROW WHEN ((old.ended_at IS NULL)) EXECUTE FUNCTION increment_access_version('user_id');
grant delete, insert, select, update on session_families to quint_platform;

create table shortlist_proposals (
  organization_id uuid not null,
  role_id uuid not null,
  talent_id uuid not null,
  user_id uuid not null,
  date_created timestamp with time zone not null default now(),
  declined_at timestamp with time zone,
  declined_by uuid,
  constraint shortlist_proposals_pkey PRIMARY KEY (organization_id, role_id, talent_id, user_id),
  constraint shortlist_proposals__declined CHECK (((declined_at IS NOT NULL) OR (declined_by IS NULL))),
  constraint shortlist_proposals_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint shortlist_proposals_organization_id_role_id_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE,
  constraint shortlist_proposals_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE,
  constraint shortlist_proposals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table shortlist_proposals is 'Whom the people who decide would like to meet. Administrators put people on the shortlist.';
comment on column shortlist_proposals.organization_id is 'The workspace.';
comment on column shortlist_proposals.role_id is 'The role.';
comment on column shortlist_proposals.talent_id is 'The talent.';
comment on column shortlist_proposals.user_id is 'Account that would like to meet the talent.';
comment on column shortlist_proposals.date_created is 'When the proposal was made.';
comment on column shortlist_proposals.declined_at is 'When the proposal was declined; null for one that can be agreed.';
comment on column shortlist_proposals.declined_by is 'Account that declined the proposal.';
CREATE INDEX shortlist_proposals__by_talent ON public.shortlist_proposals USING btree (organization_id, talent_id);
CREATE INDEX shortlist_proposals__by_user ON public.shortlist_proposals USING btree (user_id);
alter table shortlist_proposals enable row level security;
alter table shortlist_proposals force row level security;
create policy platform on shortlist_proposals for all to quint_platform using (true) with check (true);
create policy tenant on shortlist_proposals for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on shortlist_proposals to quint_app;
grant delete, insert, select, update on shortlist_proposals to quint_platform;

create table skills (
  organization_id uuid not null,
  id uuid not null,
  label text not null,
  value text not null,
  date_created timestamp with time zone not null default now(),
  constraint skills_pkey PRIMARY KEY (organization_id, id),
  constraint skills__label_length CHECK ((char_length(label) <= 50)),
  constraint skills__label_not_blank CHECK ((btrim(label) <> ''::text)),
  constraint skills__value_length CHECK ((char_length(value) <= 50)),
  constraint skills__value_not_blank CHECK ((btrim(value) <> ''::text)),
  constraint skills__value_unique UNIQUE (organization_id, value),
  constraint skills_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table skills is 'Skills that roles of a workspace ask for.';
comment on column skills.organization_id is 'The workspace.';
comment on column skills.id is 'UUIDv7.';
comment on column skills.label is 'Display name.';
comment on column skills.value is 'The name in lower case, unique in the workspace.';
comment on column skills.date_created is 'When the row was created.';
alter table skills enable row level security;
alter table skills force row level security;
create policy platform on skills for all to quint_platform using (true) with check (true);
create policy tenant on skills for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on skills to quint_app;
grant delete, insert, select, update on skills to quint_platform;

create table sso_connections (
  organization_id uuid not null,
  id uuid not null,
  issuer text not null,
  client_id text not null,
  client_secret bytea not null,
  makes_accounts boolean not null default false,
  account_role text not null default 'ORG_USER'::text,
  takes_unmarked boolean not null default false,
  asks_second_factor boolean not null default false,
  is_enforced boolean not null default false,
  emergency_member uuid,
  date_tested timestamp with time zone,
  tested_by uuid,
  date_created timestamp with time zone not null default now(),
  date_updated timestamp with time zone not null default now(),
  user_updated uuid,
  constraint sso_connections_pkey PRIMARY KEY (organization_id, id),
  constraint sso_connections__account_role CHECK ((account_role = ANY (ARRAY['ORG_USER'::text, 'ORG_ADMIN'::text]))),
  constraint sso_connections__client_id_length CHECK ((char_length(client_id) <= 255)),
  constraint sso_connections__issuer_length CHECK ((char_length(issuer) <= 500)),
  constraint sso_connections__one_per_workspace UNIQUE (organization_id),
  constraint sso_connections_organization_id_emergency_member_fkey FOREIGN KEY (organization_id, emergency_member) REFERENCES memberships(organization_id, id) ON DELETE SET NULL (emergency_member),
  constraint sso_connections_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table sso_connections is 'OpenID Connect identity provider of a workspace, at most one, and the rules for signing in through it.';
comment on column sso_connections.organization_id is 'The workspace.';
comment on column sso_connections.id is 'UUIDv7.';
comment on column sso_connections.issuer is 'Issuer identifier of the provider; the URL of its discovery document starts with it.';
comment on column sso_connections.client_id is 'Client ID of this product at the provider.';
comment on column sso_connections.client_secret is 'The client secret, encrypted for this workspace.';
comment on column sso_connections.makes_accounts is 'People without an account get one at their first sign-in.';
comment on column sso_connections.account_role is 'User role of the accounts that are created at the first sign-in.';
comment on column sso_connections.takes_unmarked is 'Whether e-mail addresses count as verified when the provider does not say if they are.';
comment on column sso_connections.asks_second_factor is 'Whether accounts with their own second factor must provide it after signing in at the provider, too.';
comment on column sso_connections.is_enforced is 'Whether members with an address of a verified domain can sign in only through the provider.';
comment on column sso_connections.emergency_member is 'Administrator who may still sign in with password and second factor.';
comment on column sso_connections.date_tested is 'When the current issuer and client were last tested successfully; null before, while nobody can sign in through the connection.';
comment on column sso_connections.tested_by is 'Administrator who ran the last successful test.';
comment on column sso_connections.date_created is 'When it was set up.';
comment on column sso_connections.date_updated is 'When it was last changed.';
comment on column sso_connections.user_updated is 'Account that last changed the connection.';
alter table sso_connections enable row level security;
alter table sso_connections force row level security;
create policy platform on sso_connections for all to quint_platform using (true) with check (true);
create policy tenant on sso_connections for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on sso_connections to quint_app;
grant delete, insert, select, update on sso_connections to quint_platform;

create table sso_domains (
  organization_id uuid not null,
  id uuid not null,
  domain text not null,
  token text not null,
  date_proved timestamp with time zone,
  proved_by text,
  date_created timestamp with time zone not null default now(),
  constraint sso_domains_pkey PRIMARY KEY (organization_id, id),
  constraint sso_domains__domain CHECK (((domain = lower(domain)) AND (char_length(domain) <= 253))),
  constraint sso_domains__once UNIQUE (organization_id, domain),
  constraint sso_domains__proof CHECK (((date_proved IS NULL) = (proved_by IS NULL))),
  constraint sso_domains__proved_by CHECK ((proved_by = ANY (ARRAY['dns'::text, 'platform'::text]))),
  constraint sso_domains__token_length CHECK ((char_length(token) <= 64)),
  constraint sso_domains_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table sso_domains is 'E-mail domains that a workspace claims. A verified domain belongs to one workspace.';
comment on column sso_domains.organization_id is 'The workspace.';
comment on column sso_domains.id is 'UUIDv7.';
comment on column sso_domains.domain is 'The domain, in lower case and in ASCII.';
comment on column sso_domains.token is 'Required content of the TXT record that verifies the domain.';
comment on column sso_domains.date_proved is 'When the domain was verified; null before.';
comment on column sso_domains.proved_by is 'How the domain was verified: by the TXT record (`dns`) or by an administrator of the platform (`platform`); null before.';
comment on column sso_domains.date_created is 'When it was claimed.';
CREATE UNIQUE INDEX sso_domains__proved_once ON public.sso_domains USING btree (domain) WHERE (date_proved IS NOT NULL);
alter table sso_domains enable row level security;
alter table sso_domains force row level security;
create policy platform on sso_domains for all to quint_platform using (true) with check (true);
create policy tenant on sso_domains for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on sso_domains to quint_app;
grant delete, insert, select, update on sso_domains to quint_platform;

create table sso_identities (
  organization_id uuid not null,
  id uuid not null,
  membership_id uuid not null,
  issuer text not null,
  subject text not null,
  date_created timestamp with time zone not null default now(),
  date_last_used timestamp with time zone not null default now(),
  date_confirmed timestamp with time zone,
  constraint sso_identities_pkey PRIMARY KEY (organization_id, id),
  constraint sso_identities__member UNIQUE (organization_id, membership_id),
  constraint sso_identities__person UNIQUE (organization_id, issuer, subject),
  constraint sso_identities__subject_length CHECK ((char_length(subject) <= 255)),
  constraint sso_identities_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint sso_identities_organization_id_membership_id_fkey FOREIGN KEY (organization_id, membership_id) REFERENCES memberships(organization_id, id) ON DELETE CASCADE
);
comment on table sso_identities is 'Links between users of the identity provider and members. Deleted with the membership.';
comment on column sso_identities.organization_id is 'The workspace.';
comment on column sso_identities.id is 'UUIDv7.';
comment on column sso_identities.membership_id is 'The member.';
comment on column sso_identities.issuer is 'Issuer identifier of the provider.';
comment on column sso_identities.subject is 'Permanent identifier of the person at the provider.';
comment on column sso_identities.date_created is 'When the person first signed in through the provider.';
comment on column sso_identities.date_last_used is 'When the person last signed in through the provider.';
comment on column sso_identities.date_confirmed is 'When the person confirmed with a mailed code that the provider may open their account; null before. Required if it is active in other workspaces and has no second factor.';
alter table sso_identities enable row level security;
alter table sso_identities force row level security;
create policy platform on sso_identities for all to quint_platform using (true) with check (true);
create policy tenant on sso_identities for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on sso_identities to quint_app;
grant delete, insert, select, update on sso_identities to quint_platform;

create table survey_answers (
  organization_id uuid not null,
  result_id uuid not null,
  session_id uuid not null,
  seq bigint not null,
  item smallint not null,
  value smallint not null,
  seconds real,
  instrument_version text not null,
  date_received timestamp with time zone not null default clock_timestamp(),
  constraint survey_answers_pkey PRIMARY KEY (organization_id, result_id, session_id, seq, item),
  constraint survey_answers__seconds CHECK ((seconds >= (0)::double precision)),
  constraint survey_answers__value CHECK (((value >= 1) AND (value <= 5))),
  constraint survey_answers_organization_id_result_id_fkey FOREIGN KEY (organization_id, result_id) REFERENCES talents_results(organization_id, id) ON DELETE CASCADE
);
comment on table survey_answers is 'Answers, append-only. Within one device the answer with the highest seq counts, across devices the one received last.';
comment on column survey_answers.organization_id is 'The workspace.';
comment on column survey_answers.result_id is 'The answer sheet.';
comment on column survey_answers.session_id is 'Survey session of the device that sent the answer.';
comment on column survey_answers.seq is 'Sequence number within the device. Repeated for the same item, it is the same answer sent again. Two tabs may use the same number, so the key includes the item.';
comment on column survey_answers.item is 'Item number, 1 to 120; instructed items have numbers above 1000.';
comment on column survey_answers.value is 'Number of the chosen box, from 1.';
comment on column survey_answers.seconds is 'Time spent on the item.';
comment on column survey_answers.instrument_version is 'Version of the items and the response scale that were shown.';
comment on column survey_answers.date_received is 'When the server received the answer.';
alter table survey_answers enable row level security;
alter table survey_answers force row level security;
create policy platform on survey_answers for all to quint_platform using (true) with check (true);
create policy tenant on survey_answers for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant insert, select on survey_answers to quint_app;
grant delete, insert, select, update on survey_answers to quint_platform;

create table survey_codes (
  organization_id uuid not null,
  result_id uuid not null,
  id uuid not null,
  tries smallint not null default 0,
  date_created timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint survey_codes_pkey PRIMARY KEY (organization_id, result_id),
  constraint survey_codes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint survey_codes_organization_id_result_id_fkey FOREIGN KEY (organization_id, result_id) REFERENCES talents_results(organization_id, id) ON DELETE CASCADE
);
comment on table survey_codes is 'The last code mailed for an answer sheet. Its six digits are derived from the id with the server''s secret and are not stored.';
comment on column survey_codes.organization_id is 'The workspace.';
comment on column survey_codes.result_id is 'The answer sheet whose person the code verifies.';
comment on column survey_codes.id is 'UUIDv7, from which the digits are derived.';
comment on column survey_codes.tries is 'Number of attempts to enter the code.';
comment on column survey_codes.date_created is 'When the code was created.';
comment on column survey_codes.expires_at is 'When the code expires.';
alter table survey_codes enable row level security;
alter table survey_codes force row level security;
create policy platform on survey_codes for all to quint_platform using (true) with check (true);
create policy tenant on survey_codes for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on survey_codes to quint_app;
grant delete, insert, select, update on survey_codes to quint_platform;

create table survey_demographics (
  organization_id uuid not null,
  result_id uuid not null,
  age smallint not null,
  gender text not null,
  date_created timestamp with time zone not null default now(),
  constraint survey_demographics_pkey PRIMARY KEY (organization_id, result_id),
  constraint survey_demographics__age CHECK (((age >= 16) AND (age <= 99))),
  constraint survey_demographics__gender CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'diverse'::text, 'undisclosed'::text]))),
  constraint survey_demographics_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint survey_demographics_organization_id_result_id_fkey FOREIGN KEY (organization_id, result_id) REFERENCES talents_results(organization_id, id) ON DELETE CASCADE
);
comment on table survey_demographics is 'Age and gender as stated in the survey. Never used in scoring and never shown to the employer beside a result.';
comment on column survey_demographics.organization_id is 'The workspace.';
comment on column survey_demographics.result_id is 'The answer sheet.';
comment on column survey_demographics.age is 'Age in whole years.';
comment on column survey_demographics.gender is 'Gender as stated; `undisclosed` for "I prefer not to say", which belongs to no gender group.';
comment on column survey_demographics.date_created is 'When it was given.';
CREATE TRIGGER survey_demographics__consent AFTER INSERT ON public.survey_demographics FOR EACH ROW EXECUTE FUNCTION record_survey_consent();
alter table survey_demographics enable row level security;
alter table survey_demographics force row level security;
create policy platform on survey_demographics for all to quint_platform using (true) with check (true);
create policy tenant on survey_demographics for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on survey_demographics to quint_app;
grant delete, insert, select, update on survey_demographics to quint_platform;

create table survey_links (
  organization_id uuid not null,
  id uuid not null,
  result_id uuid not null,
  token_hash bytea not null,
  date_created timestamp with time zone not null default now(),
  date_revoked timestamp with time zone,
  constraint survey_links_pkey PRIMARY KEY (organization_id, id),
  constraint survey_links__token_unique UNIQUE (organization_id, token_hash),
  constraint survey_links_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint survey_links_organization_id_result_id_fkey FOREIGN KEY (organization_id, result_id) REFERENCES talents_results(organization_id, id) ON DELETE CASCADE
);
comment on table survey_links is 'Survey links, identified by the hash of their token. The token is derived from the id with the server''s secret and is not stored.';
comment on column survey_links.organization_id is 'The workspace.';
comment on column survey_links.id is 'UUIDv7, from which the token is derived.';
comment on column survey_links.result_id is 'The answer sheet that the link opens.';
comment on column survey_links.token_hash is 'SHA-256 of the token.';
comment on column survey_links.date_created is 'When the row was created.';
comment on column survey_links.date_revoked is 'When the link was revoked; null while it is valid.';
CREATE INDEX survey_links__by_result ON public.survey_links USING btree (organization_id, result_id);
alter table survey_links enable row level security;
alter table survey_links force row level security;
create policy platform on survey_links for all to quint_platform using (true) with check (true);
create policy tenant on survey_links for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on survey_links to quint_app;
grant delete, insert, select, update on survey_links to quint_platform;

create table survey_passes (
  organization_id uuid not null,
  id uuid not null,
  result_id uuid not null,
  kind text not null,
  token_hash bytea not null,
  user_created uuid,
  date_created timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  date_used timestamp with time zone,
  date_revoked timestamp with time zone,
  constraint survey_passes_pkey PRIMARY KEY (organization_id, id),
  constraint survey_passes__kind CHECK ((kind = ANY (ARRAY['copied'::text, 'door'::text, 'device'::text, 'account'::text]))),
  constraint survey_passes__token_unique UNIQUE (organization_id, token_hash),
  constraint survey_passes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint survey_passes_organization_id_result_id_fkey FOREIGN KEY (organization_id, result_id) REFERENCES talents_results(organization_id, id) ON DELETE CASCADE,
  constraint survey_passes_user_created_fkey FOREIGN KEY (user_created) REFERENCES users(id) ON DELETE SET NULL
);
comment on table survey_passes is 'One-time links to an answer sheet that are not mailed: copied by an administrator, issued by a public form, for another device or for an account.';
comment on column survey_passes.organization_id is 'The workspace.';
comment on column survey_passes.id is 'UUIDv7.';
comment on column survey_passes.result_id is 'The answer sheet that the link opens.';
comment on column survey_passes.kind is 'Kind of link: `copied` by an administrator, `door` (issued by a public form), `device` (for another device), `account` (for an account). The first two do not verify the e-mail address.';
comment on column survey_passes.token_hash is 'SHA-256 of the token.';
comment on column survey_passes.user_created is 'Account of the administrator who copied the link; null for the other kinds, for a link created with an API token of the workspace, and after that account was deleted.';
comment on column survey_passes.date_created is 'When the link was issued.';
comment on column survey_passes.expires_at is 'When the link expires.';
comment on column survey_passes.date_used is 'When a device used the link to start or verify its session; null while the link is unused.';
comment on column survey_passes.date_revoked is 'When the link was revoked: the person verified their address in another way, the address changed, or the sheet was declined. Null otherwise.';
CREATE INDEX survey_passes__by_result ON public.survey_passes USING btree (organization_id, result_id);
CREATE INDEX survey_passes__by_user ON public.survey_passes USING btree (user_created);
alter table survey_passes enable row level security;
alter table survey_passes force row level security;
create policy platform on survey_passes for all to quint_platform using (true) with check (true);
create policy tenant on survey_passes for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on survey_passes to quint_app;
grant delete, insert, select, update on survey_passes to quint_platform;

create table survey_sessions (
  organization_id uuid not null,
  id uuid not null,
  result_id uuid not null,
  token_hash bytea not null,
  date_created timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  opened_by text not null default 'unknown'::text,
  proved_at timestamp with time zone,
  device text,
  constraint survey_sessions_pkey PRIMARY KEY (organization_id, id),
  constraint survey_sessions__device CHECK ((device = ANY (ARRAY['phone'::text, 'tablet'::text, 'computer'::text]))),
  constraint survey_sessions__opened_by CHECK ((opened_by = ANY (ARRAY['unknown'::text, 'mailed'::text, 'copied'::text, 'door'::text, 'device'::text, 'account'::text]))),
  constraint survey_sessions__token_unique UNIQUE (organization_id, token_hash),
  constraint survey_sessions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint survey_sessions_organization_id_result_id_fkey FOREIGN KEY (organization_id, result_id) REFERENCES talents_results(organization_id, id) ON DELETE CASCADE
);
comment on table survey_sessions is 'Sessions of devices on which a survey link was opened; each has its own sequence of answers.';
comment on column survey_sessions.organization_id is 'The workspace.';
comment on column survey_sessions.id is 'UUIDv7.';
comment on column survey_sessions.result_id is 'The answer sheet.';
comment on column survey_sessions.token_hash is 'SHA-256 of the token in the cookie.';
comment on column survey_sessions.date_created is 'When the link was exchanged for the session.';
comment on column survey_sessions.expires_at is 'End of the session.';
comment on column survey_sessions.opened_by is 'Kind of link that started the session: `mailed`, `copied` by an administrator, `door` (issued by a public form), `device`, or `account`; `unknown` for sessions from before this column.';
comment on column survey_sessions.proved_at is 'When it was verified that the device belongs to the person of the e-mail address; null before.';
comment on column survey_sessions.device is 'Kind of device, according to the user agent; null if unknown.';
CREATE INDEX survey_sessions__by_result ON public.survey_sessions USING btree (organization_id, result_id);
CREATE TRIGGER survey_sessions__known_person AFTER UPDATE ON public.survey_sessions FOR EACH ROW WHEN (((old.proved_at IS NULL) AND (new.proved_at IS NOT NULL))) EXECUTE FUNCTION record_known_person();
CREATE TRIGGER survey_sessions__known_person_made AFTER INSERT ON public.survey_sessions FOR EACH ROW WHEN (((new.proved_at IS NOT NULL) AND (new.opened_by = ANY (ARRAY['mailed'::text, 'copied'::text, 'door'::text])))) EXECUTE FUNCTION record_known_person();
alter table survey_sessions enable row level security;
alter table survey_sessions force row level security;
create policy platform on survey_sessions for all to quint_platform using (true) with check (true);
create policy tenant on survey_sessions for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on survey_sessions to quint_app;
grant delete, insert, select, update on survey_sessions to quint_platform;

create table talent_consents (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  talent_id uuid not null,
  kind text not null,
  is_given boolean not null,
  text_version text not null default '2026-11'::text,
  date_created timestamp with time zone not null default clock_timestamp(),
  constraint talent_consents_pkey PRIMARY KEY (organization_id, id),
  constraint talent_consents__kind CHECK ((kind = ANY (ARRAY['statement'::text, 'survey'::text, 'pool'::text, 'norms'::text, 'reminders'::text, 'rankings'::text]))),
  constraint talent_consents_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint talent_consents_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table talent_consents is 'History of consents and their withdrawals, one row per change. Written by triggers, so that every change is recorded regardless of the code that makes it.';
comment on column talent_consents.organization_id is 'The workspace.';
comment on column talent_consents.id is 'Key.';
comment on column talent_consents.talent_id is 'The person.';
comment on column talent_consents.kind is 'Subject of the consent: the privacy statement, the survey, the pool, norms, reminders or rankings.';
comment on column talent_consents.is_given is 'Whether the consent was given; false if it was withdrawn.';
comment on column talent_consents.text_version is 'Version of the wording in force. A migration that changes the wording also changes the default.';
comment on column talent_consents.date_created is 'When the consent was given or withdrawn.';
CREATE INDEX talent_consents__by_talent ON public.talent_consents USING btree (organization_id, talent_id, date_created);
alter table talent_consents enable row level security;
alter table talent_consents force row level security;
create policy platform on talent_consents for all to quint_platform using (true) with check (true);
create policy tenant on talent_consents for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on talent_consents to quint_app;
grant delete, insert, select, update on talent_consents to quint_platform;

create table talent_missions (
  organization_id uuid not null,
  talent_id uuid not null,
  text text not null,
  date_updated timestamp with time zone not null default now(),
  constraint talent_missions_pkey PRIMARY KEY (organization_id, talent_id),
  constraint talent_missions__talent_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE,
  constraint talent_missions__text_length CHECK (((char_length(text) >= 1) AND (char_length(text) <= 4000))),
  constraint talent_missions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table talent_missions is 'Private texts of talents on the page about their mission, readable only by themselves.';
comment on column talent_missions.organization_id is 'The workspace.';
comment on column talent_missions.talent_id is 'The talent who wrote the text.';
comment on column talent_missions.text is 'Plain text; the row is deleted when the text is emptied.';
comment on column talent_missions.date_updated is 'When it was last changed.';
alter table talent_missions enable row level security;
alter table talent_missions force row level security;
create policy platform on talent_missions for all to quint_platform using (true) with check (true);
create policy tenant on talent_missions for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on talent_missions to quint_app;
grant delete, insert, select, update on talent_missions to quint_platform;

create table talent_notes (
  organization_id uuid not null,
  id uuid not null,
  talent_id uuid not null,
  text text not null,
  user_created uuid,
  date_created timestamp with time zone not null default now(),
  date_updated timestamp with time zone not null default now(),
  role_id uuid,
  constraint talent_notes_pkey PRIMARY KEY (organization_id, id),
  constraint talent_notes__role_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE SET NULL (role_id),
  constraint talent_notes__talent_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE,
  constraint talent_notes__text_length CHECK ((char_length(text) <= 5000)),
  constraint talent_notes__text_not_blank CHECK ((btrim(text, ' 	
'::text) <> ''::text)),
  constraint talent_notes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint talent_notes_user_created_fkey FOREIGN KEY (user_created) REFERENCES users(id) ON DELETE SET NULL
);
comment on table talent_notes is 'Notes of administrators about a person. Readable only by administrators, and included in the copy of their data that the person can request.';
comment on column talent_notes.organization_id is 'The workspace.';
comment on column talent_notes.id is 'UUIDv7.';
comment on column talent_notes.talent_id is 'The person the note is about.';
comment on column talent_notes.text is 'Plain text; markup is not interpreted.';
comment on column talent_notes.user_created is 'Account that wrote the note and may change it; null after that account was deleted, and for a note written with an API token of the workspace.';
comment on column talent_notes.date_created is 'When it was written.';
comment on column talent_notes.date_updated is 'When it was last changed.';
comment on column talent_notes.role_id is 'The role the note is about. The hiring managers of the role can read the note and add their own. Null for a note that only administrators read.';
CREATE INDEX talent_notes__by_role ON public.talent_notes USING btree (organization_id, role_id) WHERE (role_id IS NOT NULL);
CREATE INDEX talent_notes__by_talent ON public.talent_notes USING btree (organization_id, talent_id, date_created DESC, id);
CREATE INDEX talent_notes__by_user ON public.talent_notes USING btree (user_created) WHERE (user_created IS NOT NULL);
alter table talent_notes enable row level security;
alter table talent_notes force row level security;
create policy platform on talent_notes for all to quint_platform using (true) with check (true);
create policy tenant on talent_notes for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on talent_notes to quint_app;
grant delete, insert, select, update on talent_notes to quint_platform;

create table talent_packages (
  id uuid not null,
  key text not null,
  talents integer not null,
  price text not null,
  discount integer not null default 0,
  is_recommended boolean not null default false,
  constraint talent_packages_pkey PRIMARY KEY (id),
  constraint talent_packages__discount CHECK (((discount >= 0) AND (discount <= 100))),
  constraint talent_packages__key_unique UNIQUE (key),
  constraint talent_packages__talents CHECK ((talents > 0))
);
comment on table talent_packages is 'Packages as sold by versions before 0.2. Read only by those versions; a later migration drops the table.';
comment on column talent_packages.id is 'Fixed key.';
comment on column talent_packages.key is 'Name in links and payments.';
comment on column talent_packages.talents is 'Number of talent insights in the package.';
comment on column talent_packages.price is 'Net price in euros, as text.';
comment on column talent_packages.discount is 'Discount in percent, as shown on the card.';
comment on column talent_packages.is_recommended is 'Whether the package is marked as recommended and selected by default.';
alter table talent_packages enable row level security;
alter table talent_packages force row level security;
create policy everybody on talent_packages for select to quint_app using (true);
create policy platform on talent_packages for all to quint_platform using (true) with check (true);
grant select on talent_packages to quint_app;
grant delete, insert, select, update on talent_packages to quint_platform;

create table talent_role_assignments (
  organization_id uuid not null,
  id uuid not null,
  talent_id uuid not null,
  role_id uuid not null,
  team_id uuid not null,
  date_created timestamp with time zone not null default now(),
  user_created uuid,
  constraint talent_role_assignments_pkey PRIMARY KEY (organization_id, id),
  constraint talent_role_assignments__once UNIQUE (organization_id, team_id, role_id, talent_id),
  constraint talent_role_assignments_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint talent_role_assignments_organization_id_role_id_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE,
  constraint talent_role_assignments_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE,
  constraint talent_role_assignments_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES teams(organization_id, id) ON DELETE CASCADE
);
comment on table talent_role_assignments is 'Roles that members of a team hold in it.';
comment on column talent_role_assignments.organization_id is 'The workspace.';
comment on column talent_role_assignments.id is 'UUIDv7.';
comment on column talent_role_assignments.talent_id is 'The talent.';
comment on column talent_role_assignments.role_id is 'The role.';
comment on column talent_role_assignments.team_id is 'The team.';
comment on column talent_role_assignments.date_created is 'When the row was created.';
comment on column talent_role_assignments.user_created is 'Account, or API token of the workspace, that created the record.';
CREATE INDEX talent_role_assignments__by_role ON public.talent_role_assignments USING btree (organization_id, role_id);
CREATE INDEX talent_role_assignments__by_talent ON public.talent_role_assignments USING btree (organization_id, talent_id);
CREATE TRIGGER talent_role_assignments__role_in_use AFTER INSERT ON public.talent_role_assignments REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION assert_linked_roles_in_use();
alter table talent_role_assignments enable row level security;
alter table talent_role_assignments force row level security;
create policy platform on talent_role_assignments for all to quint_platform using (true) with check (true);
create policy tenant on talent_role_assignments for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on talent_role_assignments to quint_app;
grant delete, insert, select, update on talent_role_assignments to quint_platform;

create table talent_views (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  name text not null,
  is_shared boolean not null default false,
  view jsonb not null,
  date_created timestamp with time zone not null default now(),
  date_updated timestamp with time zone not null default now(),
  constraint talent_views_pkey PRIMARY KEY (organization_id, id),
  constraint talent_views__name CHECK ((btrim(name) <> ''::text)),
  constraint talent_views__name_length CHECK ((char_length(name) <= 60)),
  constraint talent_views__view_length CHECK ((char_length((view)::text) <= 8000)),
  constraint talent_views_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint talent_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table talent_views is 'Saved views of the list of talents: filters, order and columns under a name.';
comment on column talent_views.organization_id is 'The workspace.';
comment on column talent_views.id is 'UUIDv7.';
comment on column talent_views.user_id is 'Account that owns the view.';
comment on column talent_views.name is 'Name of the view.';
comment on column talent_views.is_shared is 'Whether all administrators of the workspace can see the view.';
comment on column talent_views.view is 'The query of the list, and the columns that are hidden.';
comment on column talent_views.date_created is 'When the row was created.';
comment on column talent_views.date_updated is 'When the row was last changed.';
CREATE INDEX talent_views__by_user ON public.talent_views USING btree (user_id);
alter table talent_views enable row level security;
alter table talent_views force row level security;
create policy platform on talent_views for all to quint_platform using (true) with check (true);
create policy tenant on talent_views for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on talent_views to quint_app;
grant delete, insert, select, update on talent_views to quint_platform;

create table talents (
  organization_id uuid not null,
  id uuid not null,
  email text not null,
  first_name text,
  last_name text,
  status text not null default 'APPLICANT'::text,
  gender text,
  language text not null,
  user_id uuid,
  is_directly_invited boolean not null default true,
  is_insight_unlocked boolean not null default false,
  is_big_five_report_unlocked boolean not null default false,
  is_open_for_work boolean not null default false,
  tags text[] not null default '{}'::text[],
  date_created timestamp with time zone not null default now(),
  user_created uuid,
  date_updated timestamp with time zone not null default now(),
  date_deleted timestamp with time zone,
  user_deleted uuid,
  date_anonymized timestamp with time zone,
  avatar uuid,
  gender_custom text,
  job_preferences uuid,
  active_talents_result uuid,
  ws_ids_of_copied_talent uuid[] not null default '{}'::uuid[],
  email_changed_at timestamp with time zone not null default now(),
  is_claimable boolean not null default true,
  invitation_status text,
  stanines integer,
  date_last_invited timestamp with time zone,
  phone text,
  source text,
  user_updated uuid,
  rankings_objected_at timestamp with time zone,
  ranked_stanines integer generated always as (CASE WHEN (rankings_objected_at IS NULL) THEN stanines ELSE NULL::integer END) stored,
  norms_withdrawn_at timestamp with time zone,
  reminders_refused_at timestamp with time zone,
  mail_error text,
  date_mail_failed timestamp with time zone,
  words text,
  shortlisted_without_role boolean not null default false,
  measured_scores bytea,
  measured_basis text[],
  constraint talents_pkey PRIMARY KEY (organization_id, id),
  constraint talents__active_talents_result_fkey FOREIGN KEY (organization_id, active_talents_result) REFERENCES talents_results(organization_id, id) ON DELETE SET NULL (active_talents_result),
  constraint talents__avatar_fkey FOREIGN KEY (organization_id, avatar) REFERENCES files(organization_id, id) ON DELETE SET NULL (avatar),
  constraint talents__email_length CHECK ((char_length(email) <= 128)),
  constraint talents__first_name_length CHECK ((char_length(first_name) <= 50)),
  constraint talents__gender CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'diverse'::text, 'undisclosed'::text]))),
  constraint talents__gender_custom_length CHECK ((char_length(gender_custom) <= 50)),
  constraint talents__invitation_status CHECK ((invitation_status = ANY (ARRAY['SCHEDULED'::text, 'INVITED'::text, 'SENT'::text, 'OPENED'::text, 'PENDING'::text, 'FINISHED'::text, 'CANCELED'::text]))),
  constraint talents__job_preferences_fkey FOREIGN KEY (organization_id, job_preferences) REFERENCES job_preferences(organization_id, id) ON DELETE SET NULL (job_preferences),
  constraint talents__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint talents__last_name_length CHECK ((char_length(last_name) <= 50)),
  constraint talents__phone CHECK (((char_length(phone) <= 30) AND (phone ~ '^\+?[0-9 ()/.-]+$'::text))),
  constraint talents__source_length CHECK ((char_length(source) <= 100)),
  constraint talents__status CHECK ((status = ANY (ARRAY['APPLICANT'::text, 'FAVOURITE'::text, 'EMPLOYEE'::text]))),
  constraint talents_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint talents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
comment on table talents is 'Talents of a workspace: applicants and employees, whether invited, registered through a public form or copied from the pool.';
comment on column talents.organization_id is 'The workspace.';
comment on column talents.id is 'UUIDv7.';
comment on column talents.email is 'E-mail address for the invitation; unique regardless of case among the talents of the workspace that are neither deleted nor anonymised.';
comment on column talents.first_name is 'First name.';
comment on column talents.last_name is 'Last name.';
comment on column talents.status is 'Status of the talent in the workspace: applicant, shortlist or employee.';
comment on column talents.gender is 'Gender as stated by the person, including `undisclosed`; never used in scoring.';
comment on column talents.language is 'Language of invitation, survey and report.';
comment on column talents.user_id is 'The person''s own account.';
comment on column talents.is_directly_invited is 'Whether the workspace invited the person directly; their personal data is then masked only if the workspace or the reader hides everybody''s.';
comment on column talents.is_insight_unlocked is 'Whether the workspace has unlocked the talent with one of its talent insights.';
comment on column talents.is_big_five_report_unlocked is 'Whether the premium report was bought and not refunded.';
comment on column talents.is_open_for_work is 'Consents to be shown in the talent pool.';
comment on column talents.tags is 'Free-text labels.';
comment on column talents.date_created is 'When the row was created.';
comment on column talents.user_created is 'Account, or API token of the workspace, that created the record; null if the person registered themselves or was copied from the pool.';
comment on column talents.date_updated is 'When the row was last changed.';
comment on column talents.date_deleted is 'Soft deletion.';
comment on column talents.user_deleted is 'Account, or API token of the workspace, that deleted the record.';
comment on column talents.date_anonymized is 'When the personal data was removed; statistics remain.';
comment on column talents.avatar is 'The image of the person.';
comment on column talents.gender_custom is 'Self-description of a person who states `diverse`.';
comment on column talents.job_preferences is 'The job profile of the person.';
comment on column talents.active_talents_result is 'Result selected to represent the person. Not set by the current version.';
comment on column talents.ws_ids_of_copied_talent is 'Workspaces that hold a copy of this talent; on a copy, its own workspace.';
comment on column talents.email_changed_at is 'When the address was last entered: at the creation of the talent, or when it replaced another address.';
comment on column talents.is_claimable is 'Whether the account with this address may be linked to the talent. Permanently false once the address was changed while a result, a job profile, messages or an account existed.';
comment on column talents.invitation_status is 'Status of the survey: `FINISHED` if there is a result, otherwise the status of the newest answer sheet. Maintained by a trigger.';
comment on column talents.stanines is 'Stanines of the newest result that is not held back, as five digits in the order O C E A ES; null without a result with all five traits. Maintained by a trigger.';
comment on column talents.date_last_invited is 'Value of date_last_invited of the newest answer sheet. Maintained by a trigger.';
comment on column talents.phone is 'Phone number as entered, with spaces and punctuation; masked like the address.';
comment on column talents.source is 'How the person came to the workspace, in its own words; null means by invitation or through a public link.';
comment on column talents.user_updated is 'Account, or API token of the workspace, that last changed the row.';
comment on column talents.rankings_objected_at is 'When the person objected to being ranked; null without an objection.';
comment on column talents.ranked_stanines is 'Stanines that may be compared with the ranges of roles; null for a person who objects to rankings.';
comment on column talents.norms_withdrawn_at is 'When the person excluded their answer sheets from norms and fairness counts; null while they are counted.';
comment on column talents.reminders_refused_at is 'When the person opted out of reminders; null while they accept them.';
comment on column talents.mail_error is 'Kind of failure of the newest e-mail to this address, if it failed permanently; null after a later one was sent.';
comment on column talents.date_mail_failed is 'When the e-mail of `mail_error` failed permanently; null without one.';
comment on column talents.words is 'Name, address and phone number, normalised for search. Maintained by a trigger; never returned by the API.';
comment on column talents.shortlisted_without_role is 'The talent was put on the shortlist without a role. With `roles_talents.shortlisted_at` this determines the status FAVOURITE.';
comment on column talents.measured_scores is 'Standard scores of the newest result that is not held back: five doubles, big-endian, in the order O C E A ES; not a number for a missing one. Null without stanines. Maintained by a trigger.';
comment on column talents.measured_basis is 'How these scores were computed: rule, norm, instrument and language. Maintained by a trigger.';
CREATE INDEX talents__by_active_result ON public.talents USING btree (organization_id, active_talents_result) WHERE (active_talents_result IS NOT NULL);
CREATE INDEX talents__by_avatar ON public.talents USING btree (organization_id, avatar) WHERE (avatar IS NOT NULL);
CREATE INDEX talents__by_date ON public.talents USING btree (organization_id, date_created DESC, id) WHERE ((date_deleted IS NULL) AND (date_anonymized IS NULL));
CREATE INDEX talents__by_email ON public.talents USING btree (organization_id, email COLLATE "und-x-icu", id) INCLUDE (is_directly_invited, is_insight_unlocked, user_id) WHERE ((date_deleted IS NULL) AND (date_anonymized IS NULL));
CREATE INDEX talents__by_invitation ON public.talents USING btree (organization_id, array_position(ARRAY['SCHEDULED'::text, 'INVITED'::text, 'SENT'::text, 'OPENED'::text, 'PENDING'::text, 'FINISHED'::text, 'CANCELED'::text], invitation_status), id) WHERE ((date_deleted IS NULL) AND (date_anonymized IS NULL));
CREATE INDEX talents__by_job_preferences ON public.talents USING btree (organization_id, job_preferences) WHERE (job_preferences IS NOT NULL);
CREATE INDEX talents__by_last_invited ON public.talents USING btree (organization_id, date_last_invited DESC, id) WHERE ((date_deleted IS NULL) AND (date_anonymized IS NULL));
CREATE INDEX talents__by_name ON public.talents USING btree (organization_id, btrim(((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text))) COLLATE "und-x-icu", id) INCLUDE (first_name, last_name, is_directly_invited, is_insight_unlocked, user_id) WHERE ((date_deleted IS NULL) AND (date_anonymized IS NULL));
CREATE INDEX talents__by_ranked_stanines ON public.talents USING btree (organization_id, ranked_stanines, id) INCLUDE (stanines, status, invitation_status, is_directly_invited, user_id) WHERE ((date_deleted IS NULL) AND (date_anonymized IS NULL));
CREATE INDEX talents__by_status ON public.talents USING btree (organization_id, array_position(ARRAY['APPLICANT'::text, 'FAVOURITE'::text, 'EMPLOYEE'::text], status), id) WHERE ((date_deleted IS NULL) AND (date_anonymized IS NULL));
CREATE INDEX talents__by_user ON public.talents USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX talents__deleted ON public.talents USING btree (organization_id, date_deleted DESC) WHERE (date_deleted IS NOT NULL);
CREATE UNIQUE INDEX talents__email_unique ON public.talents USING btree (organization_id, lower(email)) WHERE ((date_deleted IS NULL) AND (date_anonymized IS NULL));
CREATE INDEX talents__folded ON public.talents USING gin (organization_id, words gin_trgm_ops) WHERE ((date_deleted IS NULL) AND (date_anonymized IS NULL));
CREATE INDEX talents__for_roles ON public.talents USING btree (organization_id, id) INCLUDE (invitation_status, ranked_stanines, measured_scores, measured_basis) WHERE ((date_deleted IS NULL) AND (date_anonymized IS NULL));
CREATE INDEX talents__gone ON public.talents USING btree (organization_id, id) WHERE ((date_deleted IS NOT NULL) OR (date_anonymized IS NOT NULL));
CREATE INDEX talents__masked ON public.talents USING btree (organization_id, id) WHERE ((date_deleted IS NULL) AND (date_anonymized IS NULL) AND (NOT is_directly_invited) AND (NOT is_insight_unlocked));
CREATE INDEX talents__tagged ON public.talents USING btree (organization_id, id) WHERE ((date_deleted IS NULL) AND (date_anonymized IS NULL) AND (tags <> '{}'::text[]));
CREATE INDEX talents__undeliverable ON public.talents USING btree (organization_id, id) WHERE ((mail_error IS NOT NULL) AND (date_deleted IS NULL) AND (date_anonymized IS NULL));
CREATE INDEX talents__unusual_address ON public.talents USING btree (organization_id, id) WHERE (NOT is_plain_address(email));
CREATE TRIGGER talents__access_changed AFTER UPDATE OF user_id, date_deleted, date_anonymized ON public.talents FOR EACH ROW WHEN (((old.user_id IS DISTINCT FROM new.user_id) OR (old.date_deleted IS DISTINCT FROM new.date_deleted) OR (old.date_anonymized IS DISTINCT FROM new.date_anonymized))) EXECUTE FUNCTION increment_access_version('user_id');
CREATE TRIGGER talents__access_gone AFTER DELETE ON public.talents FOR EACH ROW WHEN ((old.user_id IS NOT NULL)) EXECUTE FUNCTION increment_access_version('user_id');
CREATE TRIGGER talents__access_made AFTER INSERT ON public.talents FOR EACH ROW WHEN ((new.user_id IS NOT NULL)) EXECUTE FUNCTION increment_access_version('user_id');
CREATE TRIGGER talents__clear_documents BEFORE DELETE ON public.talents FOR EACH ROW EXECUTE FUNCTION clear_documents_about_talent();
CREATE TRIGGER talents__clear_documents_on_removal BEFORE UPDATE OF date_deleted, date_anonymized ON public.talents FOR EACH ROW WHEN (((new.date_deleted IS DISTINCT FROM old.date_deleted) OR (new.date_anonymized IS DISTINCT FROM old.date_anonymized))) EXECUTE FUNCTION clear_documents_about_talent();
CREATE TRIGGER talents__clear_inbox AFTER UPDATE OF date_anonymized ON public.talents FOR EACH ROW WHEN ((new.date_anonymized IS NOT NULL)) EXECUTE FUNCTION clear_inbox();
CREATE TRIGGER talents__clear_notes AFTER UPDATE OF date_anonymized ON public.talents FOR EACH ROW WHEN ((new.date_anonymized IS NOT NULL)) EXECUTE FUNCTION clear_talent_notes();
CREATE TRIGGER talents__clear_own_pages AFTER UPDATE OF date_anonymized ON public.talents FOR EACH ROW WHEN ((new.date_anonymized IS NOT NULL)) EXECUTE FUNCTION clear_own_pages();
CREATE TRIGGER talents__clear_rejection_notes AFTER UPDATE OF date_anonymized ON public.talents FOR EACH ROW WHEN ((new.date_anonymized IS NOT NULL)) EXECUTE FUNCTION clear_rejection_notes();
CREATE TRIGGER talents__consent_changed AFTER UPDATE ON public.talents FOR EACH ROW WHEN (((new.date_anonymized IS NULL) AND ((old.is_open_for_work IS DISTINCT FROM new.is_open_for_work) OR (old.rankings_objected_at IS DISTINCT FROM new.rankings_objected_at) OR (old.norms_withdrawn_at IS DISTINCT FROM new.norms_withdrawn_at) OR (old.reminders_refused_at IS DISTINCT FROM new.reminders_refused_at)))) EXECUTE FUNCTION record_consent_changes();
CREATE TRIGGER talents__consent_made AFTER INSERT ON public.talents FOR EACH ROW WHEN (new.is_open_for_work) EXECUTE FUNCTION record_pool_consent();
CREATE TRIGGER talents__date_copied AFTER UPDATE OF date_created ON public.talents FOR EACH ROW WHEN ((old.date_created IS DISTINCT FROM new.date_created)) EXECUTE FUNCTION copy_talent_date_to_links();
CREATE TRIGGER talents__event AFTER UPDATE ON public.talents FOR EACH ROW WHEN (((new.date_anonymized IS NULL) AND ((old.status IS DISTINCT FROM new.status) OR (new.is_insight_unlocked AND (NOT old.is_insight_unlocked))))) EXECUTE FUNCTION record_talent_event();
CREATE TRIGGER talents__event_made AFTER INSERT ON public.talents FOR EACH ROW WHEN (new.is_insight_unlocked) EXECUTE FUNCTION record_talent_event();
CREATE TRIGGER talents__former_details AFTER UPDATE OF email, first_name, last_name, phone ON public.talents FOR EACH ROW WHEN (((new.date_anonymized IS NULL) AND ((((old.email IS DISTINCT FROM new.email) OR (old.first_name IS DISTINCT FROM new.first_name)) OR (old.last_name IS DISTINCT FROM new.last_name)) OR (old.phone IS DISTINCT FROM new.phone)))) EXECUTE FUNCTION record_former_details();
CREATE TRIGGER talents__new_address BEFORE UPDATE OF email ON public.talents FOR EACH ROW WHEN (((old.mail_error IS NOT NULL) AND (lower(new.email) IS DISTINCT FROM lower(old.email)))) EXECUTE FUNCTION clear_mail_error();
CREATE TRIGGER talents__off_shortlists AFTER UPDATE OF status ON public.talents FOR EACH ROW WHEN (((old.status = 'FAVOURITE'::text) AND (new.status = 'APPLICANT'::text))) EXECUTE FUNCTION clear_shortlists();
CREATE TRIGGER talents__owner BEFORE UPDATE OF email, user_id ON public.talents FOR EACH ROW EXECUTE FUNCTION apply_talent_owner_rules();
CREATE TRIGGER talents__pool AFTER UPDATE ON public.talents FOR EACH ROW WHEN (((old.is_open_for_work OR new.is_open_for_work) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION refresh_pool_of_talent();
CREATE TRIGGER talents__pool_made AFTER INSERT ON public.talents FOR EACH ROW WHEN (new.is_open_for_work) EXECUTE FUNCTION refresh_pool_of_talent();
CREATE TRIGGER talents__search_words BEFORE INSERT OR UPDATE OF first_name, last_name, email, phone, words ON public.talents FOR EACH ROW EXECUTE FUNCTION update_talent_search_words();
CREATE TRIGGER talents__shortlist_mark BEFORE INSERT OR UPDATE OF status ON public.talents FOR EACH ROW EXECUTE FUNCTION keep_shortlist_mark();
alter table talents enable row level security;
alter table talents force row level security;
create policy platform on talents for all to quint_platform using (true) with check (true);
create policy search on talents for select to quint_search using (true);
create policy tenant on talents for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on talents to quint_app;
grant delete, insert, select, update on talents to quint_platform;
grant select (date_anonymized, date_created, date_deleted, email, first_name, id, last_name, organization_id, words) on talents to quint_search;

create table talents_results (
  organization_id uuid not null,
  id uuid not null,
  talent_id uuid not null,
  status text not null,
  invite_type text not null default 'team'::text,
  flavour text not null default 'standard'::text,
  language text not null,
  mail_subject text,
  mail_message text,
  instrument_version text not null,
  scoring_version text,
  norm_version text,
  result jsonb,
  o smallint,
  c smallint,
  e smallint,
  a smallint,
  es smallint,
  z_o double precision,
  z_c double precision,
  z_e double precision,
  z_a double precision,
  z_es double precision,
  quality text,
  survey_path text,
  invitation_count integer not null default 1,
  send_at timestamp with time zone,
  link_expires_at timestamp with time zone not null,
  date_created timestamp with time zone not null default now(),
  date_started timestamp with time zone,
  date_finished timestamp with time zone,
  date_last_action timestamp with time zone not null default now(),
  date_last_invited timestamp with time zone,
  report_file uuid,
  assessment_id uuid,
  big_five_report uuid,
  entrance text,
  reminder_count smallint not null default 0,
  date_last_reminded timestamp with time zone,
  reminders_off_at timestamp with time zone,
  date_handed_in timestamp with time zone,
  date_confirmed timestamp with time zone,
  withdrawn_from text,
  reminder_subject text,
  reminder_message text,
  remind_at timestamp with time zone,
  reminders_skipped smallint not null default 0,
  date_reminder_skipped timestamp with time zone,
  watchers uuid[] not null default '{}'::uuid[],
  held_until timestamp with time zone,
  date_opened_by_talent timestamp with time zone,
  invited_for uuid[] not null default '{}'::uuid[],
  page_translated boolean not null default false,
  ended_with_role uuid,
  is_for_person_only boolean not null default false,
  constraint talents_results_pkey PRIMARY KEY (organization_id, id),
  constraint talents_results__assessment_fkey FOREIGN KEY (organization_id, assessment_id) REFERENCES assessments(organization_id, id) ON DELETE SET NULL (assessment_id),
  constraint talents_results__big_five_report_fkey FOREIGN KEY (organization_id, big_five_report) REFERENCES big_five_reports(organization_id, id) ON DELETE SET NULL (big_five_report),
  constraint talents_results__ended_with_role_fkey FOREIGN KEY (organization_id, ended_with_role) REFERENCES roles(organization_id, id) ON DELETE SET NULL (ended_with_role),
  constraint talents_results__entrance CHECK ((entrance = ANY (ARRAY['signup'::text, 'talent_pool'::text, 'talent_profile'::text, 'b2c'::text, 'admin'::text, 'role_compass'::text, 'youbea'::text, 'public_check'::text, 'study'::text]))),
  constraint talents_results__finished_is_scored CHECK ((((status = 'FINISHED'::text) = (date_finished IS NOT NULL)) AND ((status <> 'FINISHED'::text) OR (result IS NOT NULL)))),
  constraint talents_results__flavour CHECK ((flavour = ANY (ARRAY['standard'::text, 'b2c'::text, 'admin'::text, 'role-finder'::text]))),
  constraint talents_results__held_is_finished CHECK (((held_until IS NULL) OR (status = 'FINISHED'::text))),
  constraint talents_results__invite_type CHECK ((invite_type = ANY (ARRAY['team'::text, 'recruiting'::text]))),
  constraint talents_results__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint talents_results__mail_message_length CHECK ((char_length(mail_message) <= 5000)),
  constraint talents_results__mail_subject_length CHECK ((char_length(mail_subject) <= 150)),
  constraint talents_results__quality CHECK ((quality = ANY (ARRAY['ok'::text, 'check'::text, 'doubtful'::text]))),
  constraint talents_results__reminder_message_length CHECK ((char_length(reminder_message) <= 5000)),
  constraint talents_results__reminder_subject_length CHECK ((char_length(reminder_subject) <= 150)),
  constraint talents_results__stanines CHECK ((((o >= 1) AND (o <= 9)) AND ((c >= 1) AND (c <= 9)) AND ((e >= 1) AND (e <= 9)) AND ((a >= 1) AND (a <= 9)) AND ((es >= 1) AND (es <= 9)))),
  constraint talents_results__status CHECK ((status = ANY (ARRAY['SCHEDULED'::text, 'INVITED'::text, 'SENT'::text, 'OPENED'::text, 'PENDING'::text, 'FINISHED'::text, 'CANCELED'::text]))),
  constraint talents_results__survey_path CHECK (((survey_path ~ '^/([^/\\]|$)'::text) AND (char_length(survey_path) <= 2000))),
  constraint talents_results__withdrawn_from CHECK ((withdrawn_from = ANY (ARRAY['SCHEDULED'::text, 'INVITED'::text, 'SENT'::text, 'OPENED'::text, 'PENDING'::text]))),
  constraint talents_results_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint talents_results_organization_id_report_file_fkey FOREIGN KEY (organization_id, report_file) REFERENCES files(organization_id, id) ON DELETE SET NULL (report_file),
  constraint talents_results_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table talents_results is 'Answer sheets: one row per invitation to the survey or retake, with the scores once finished. The newest finished one that is not held back is the talent''s latest result.';
comment on column talents_results.organization_id is 'The workspace.';
comment on column talents_results.id is 'UUIDv7.';
comment on column talents_results.talent_id is 'The talent.';
comment on column talents_results.status is 'Status of the invitation.';
comment on column talents_results.invite_type is 'Purpose of the invitation: to get to know a team, or to fill a role.';
comment on column talents_results.flavour is 'Variant of the survey that the link opens.';
comment on column talents_results.language is 'Language of invitation, survey and report.';
comment on column talents_results.mail_subject is 'Subject written by the administrator; null for the standard subject.';
comment on column talents_results.mail_message is 'Message written by the administrator; null for the standard message.';
comment on column talents_results.instrument_version is 'Version of the items and the response scale.';
comment on column talents_results.scoring_version is 'Scoring rule used.';
comment on column talents_results.norm_version is 'Norm used.';
comment on column talents_results.result is 'The whole score of the sheet: raw sums, traits, facets, quality, style, versions.';
comment on column talents_results.o is 'Openness, stanine; null when the scale is not valid.';
comment on column talents_results.c is 'Conscientiousness, stanine.';
comment on column talents_results.e is 'Extraversion, stanine.';
comment on column talents_results.a is 'Agreeableness, stanine.';
comment on column talents_results.es is 'Emotional stability, stanine.';
comment on column talents_results.z_o is 'Openness, z score.';
comment on column talents_results.z_c is 'Conscientiousness, z score.';
comment on column talents_results.z_e is 'Extraversion, z score.';
comment on column talents_results.z_a is 'Agreeableness, z score.';
comment on column talents_results.z_es is 'Emotional stability, z score.';
comment on column talents_results.quality is 'Response quality: `ok`, `check` or `doubtful`. It does not change the scores, but a doubtful result never counts as high agreement.';
comment on column talents_results.survey_path is 'Path and query of the survey page that the link opens; null for the default page of the flavour.';
comment on column talents_results.invitation_count is 'Number of times the invitation e-mail was requested.';
comment on column talents_results.send_at is 'Send time of a scheduled invitation; null for one that is sent immediately.';
comment on column talents_results.link_expires_at is 'When the survey link expires: at the end of a day in Berlin.';
comment on column talents_results.date_created is 'When the row was created.';
comment on column talents_results.date_started is 'When the first answer was saved.';
comment on column talents_results.date_finished is 'When the survey was finished and scored.';
comment on column talents_results.date_last_action is 'Time of the last activity on the answer sheet.';
comment on column talents_results.date_last_invited is 'Send time of the last invitation e-mail, which is in the future while it is scheduled; null for retakes and copies from the pool.';
comment on column talents_results.report_file is 'File of the report on the result.';
comment on column talents_results.assessment_id is 'The assessment the invitation belongs to.';
comment on column talents_results.big_five_report is 'Newest report on the result.';
comment on column talents_results.entrance is 'How the person came to the survey; null for a direct invitation and for a copy from the pool.';
comment on column talents_results.reminder_count is 'Reminders sent so far.';
comment on column talents_results.date_last_reminded is 'When the last reminder was requested or, if it was scheduled, sent.';
comment on column talents_results.reminders_off_at is 'When the person opted out of reminders for this invitation; null otherwise. Not set by the current version.';
comment on column talents_results.date_handed_in is 'When the answer sheet was submitted before the address was verified: it accepts no more answers and is scored once it is confirmed. Null otherwise.';
comment on column talents_results.date_confirmed is 'When the address of the person was verified for this answer sheet; null before. An unconfirmed sheet is not scored.';
comment on column talents_results.withdrawn_from is 'Status before an administrator withdrew the invitation, used to undo the withdrawal; null otherwise.';
comment on column talents_results.reminder_subject is 'Subject of the reminders written by an administrator; null for the standard subject.';
comment on column talents_results.reminder_message is 'Text of the reminders written by an administrator; null for the standard text.';
comment on column talents_results.remind_at is 'Send time of the reminder that an administrator scheduled; null without one.';
comment on column talents_results.reminders_skipped is 'Number of automatic reminders that an administrator skipped.';
comment on column talents_results.date_reminder_skipped is 'Due time of the automatic reminder that was skipped last; null if none was.';
comment on column talents_results.watchers is 'Accounts of the administrators who want an e-mail when the result is available.';
comment on column talents_results.held_until is 'Until when the result is held back from administrators: infinity until the person opens it, null if it is not held back. Set to null when the hold ends.';
comment on column talents_results.date_opened_by_talent is 'When the person first saw the result.';
comment on column talents_results.invited_for is 'Roles selected in the invitation and named in its e-mail. Does not include the role of an assessment.';
comment on column talents_results.page_translated is 'Whether the browser translated the page while an answer was given. Mentioned in the response quality; does not affect the scores.';
comment on column talents_results.ended_with_role is 'The role that was filled while the survey was open, which ended the survey. Reopening the role restores it.';
comment on column talents_results.is_for_person_only is 'The person continued the survey after the role was filled: the workspace never sees the result.';
CREATE INDEX talents_results__by_assessment ON public.talents_results USING btree (organization_id, assessment_id) WHERE (assessment_id IS NOT NULL);
CREATE INDEX talents_results__by_big_five_report ON public.talents_results USING btree (organization_id, big_five_report) WHERE (big_five_report IS NOT NULL);
CREATE INDEX talents_results__by_creation ON public.talents_results USING btree (organization_id, date_created);
CREATE INDEX talents_results__by_ended_role ON public.talents_results USING btree (organization_id, ended_with_role) WHERE (ended_with_role IS NOT NULL);
CREATE INDEX talents_results__by_finish ON public.talents_results USING btree (organization_id, date_finished DESC) INCLUDE (talent_id) WHERE (status = 'FINISHED'::text);
CREATE INDEX talents_results__by_report_file ON public.talents_results USING btree (organization_id, report_file) WHERE (report_file IS NOT NULL);
CREATE INDEX talents_results__by_talent ON public.talents_results USING btree (organization_id, talent_id, date_created DESC);
CREATE INDEX talents_results__doubtful ON public.talents_results USING btree (organization_id, talent_id) WHERE (quality = 'doubtful'::text);
CREATE INDEX talents_results__due ON public.talents_results USING btree (send_at) WHERE (status = 'SCHEDULED'::text);
CREATE INDEX talents_results__held ON public.talents_results USING btree (organization_id, talent_id, held_until) WHERE (held_until IS NOT NULL);
CREATE INDEX talents_results__latest ON public.talents_results USING btree (organization_id, talent_id, date_finished DESC, id) INCLUDE (quality, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es, scoring_version, norm_version, instrument_version, language, held_until) WHERE (status = 'FINISHED'::text);
CREATE INDEX talents_results__to_release ON public.talents_results USING btree (held_until) WHERE (held_until IS NOT NULL);
CREATE INDEX talents_results__to_remind ON public.talents_results USING btree (date_last_invited) WHERE ((status = ANY (ARRAY['SENT'::text, 'OPENED'::text, 'PENDING'::text])) AND (reminders_off_at IS NULL));
CREATE INDEX talents_results__unfinished ON public.talents_results USING btree (organization_id, date_last_action) WHERE (date_finished IS NULL);
CREATE TRIGGER talents_results__event AFTER UPDATE ON public.talents_results FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR ((old.report_file IS NULL) AND (new.report_file IS NOT NULL)))) EXECUTE FUNCTION record_survey_event();
CREATE TRIGGER talents_results__event_made AFTER INSERT ON public.talents_results FOR EACH ROW WHEN (((new.entrance IS NULL) AND (new.status = ANY (ARRAY['INVITED'::text, 'SENT'::text])))) EXECUTE FUNCTION record_survey_event();
CREATE TRIGGER talents_results__newest_changed AFTER UPDATE ON public.talents_results FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.date_finished IS DISTINCT FROM new.date_finished) OR (old.date_last_invited IS DISTINCT FROM new.date_last_invited) OR (old.held_until IS DISTINCT FROM new.held_until) OR (old.o IS DISTINCT FROM new.o) OR (old.c IS DISTINCT FROM new.c) OR (old.e IS DISTINCT FROM new.e) OR (old.a IS DISTINCT FROM new.a) OR (old.es IS DISTINCT FROM new.es) OR (old.z_o IS DISTINCT FROM new.z_o) OR (old.z_c IS DISTINCT FROM new.z_c) OR (old.z_e IS DISTINCT FROM new.z_e) OR (old.z_a IS DISTINCT FROM new.z_a) OR (old.z_es IS DISTINCT FROM new.z_es) OR (old.scoring_version IS DISTINCT FROM new.scoring_version) OR (old.norm_version IS DISTINCT FROM new.norm_version))) EXECUTE FUNCTION refresh_newest_survey();
CREATE TRIGGER talents_results__newest_made AFTER INSERT OR DELETE ON public.talents_results FOR EACH ROW EXECUTE FUNCTION refresh_newest_survey();
CREATE TRIGGER talents_results__pool AFTER UPDATE ON public.talents_results FOR EACH ROW WHEN (((new.status = 'FINISHED'::text) AND ((((((old.quality IS DISTINCT FROM new.quality) OR (old.z_o IS DISTINCT FROM new.z_o)) OR (old.z_c IS DISTINCT FROM new.z_c)) OR (old.z_e IS DISTINCT FROM new.z_e)) OR (old.z_a IS DISTINCT FROM new.z_a)) OR (old.z_es IS DISTINCT FROM new.z_es)))) EXECUTE FUNCTION refresh_pool_of_part();
CREATE TRIGGER talents_results__statement_consent AFTER INSERT ON public.talents_results FOR EACH ROW WHEN ((new.entrance IS NOT NULL)) EXECUTE FUNCTION record_statement_consent();
alter table talents_results enable row level security;
alter table talents_results force row level security;
create policy platform on talents_results for all to quint_platform using (true) with check (true);
create policy tenant on talents_results for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on talents_results to quint_app;
grant delete, insert, select, update on talents_results to quint_platform;

create table teams (
  organization_id uuid not null,
  id uuid not null,
  name text not null,
  report_text text,
  date_created timestamp with time zone not null default now(),
  user_created uuid,
  date_updated timestamp with time zone not null default now(),
  date_deleted timestamp with time zone,
  user_deleted uuid,
  report_file uuid,
  date_report_created timestamp with time zone,
  user_updated uuid,
  constraint teams_pkey PRIMARY KEY (organization_id, id),
  constraint teams__name_length CHECK ((char_length(name) <= 120)),
  constraint teams__name_not_blank CHECK ((btrim(name) <> ''::text)),
  constraint teams__report_file_fkey FOREIGN KEY (organization_id, report_file) REFERENCES files(organization_id, id) ON DELETE SET NULL (report_file),
  constraint teams__report_text_length CHECK ((char_length(report_text) <= 5000)),
  constraint teams_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table teams is 'Groups of talents in a workspace.';
comment on column teams.organization_id is 'The workspace.';
comment on column teams.id is 'UUIDv7.';
comment on column teams.name is 'Name of the team.';
comment on column teams.report_text is 'Free text of the team report.';
comment on column teams.date_created is 'When the row was created.';
comment on column teams.user_created is 'Account, or API token of the workspace, that created the record.';
comment on column teams.date_updated is 'When the row was last changed.';
comment on column teams.date_deleted is 'Soft deletion.';
comment on column teams.user_deleted is 'Account, or API token of the workspace, that deleted the record.';
comment on column teams.report_file is 'File of the report on the current state of the team; null without one and after the team was changed.';
comment on column teams.date_report_created is 'When the last team report was created; null without one and after the team was changed.';
comment on column teams.user_updated is 'Account, or API token of the workspace, that last changed the row.';
CREATE INDEX teams__by_name ON public.teams USING btree (organization_id, name COLLATE "und-x-icu", id) WHERE (date_deleted IS NULL);
CREATE INDEX teams__by_report_file ON public.teams USING btree (organization_id, report_file) WHERE (report_file IS NOT NULL);
CREATE INDEX teams__deleted ON public.teams USING btree (organization_id, date_deleted DESC) WHERE (date_deleted IS NOT NULL);
CREATE INDEX teams__names ON public.teams USING btree (organization_id, id) INCLUDE (name) WHERE (date_deleted IS NULL);
CREATE TRIGGER teams__clear_documents AFTER UPDATE OF report_file ON public.teams FOR EACH ROW WHEN (((old.report_file IS NOT NULL) AND (new.report_file IS NULL))) EXECUTE FUNCTION clear_team_documents();
alter table teams enable row level security;
alter table teams force row level security;
create policy platform on teams for all to quint_platform using (true) with check (true);
create policy tenant on teams for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on teams to quint_app;
grant delete, insert, select, update on teams to quint_platform;

create table teams_roles (
  organization_id uuid not null,
  id uuid not null,
  teams_id uuid not null,
  roles_id uuid not null,
  date_created timestamp with time zone not null default now(),
  constraint teams_roles_pkey PRIMARY KEY (organization_id, id),
  constraint teams_roles__once UNIQUE (organization_id, teams_id, roles_id),
  constraint teams_roles_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint teams_roles_organization_id_roles_id_fkey FOREIGN KEY (organization_id, roles_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE,
  constraint teams_roles_organization_id_teams_id_fkey FOREIGN KEY (organization_id, teams_id) REFERENCES teams(organization_id, id) ON DELETE CASCADE
);
comment on table teams_roles is 'Roles assigned to teams.';
comment on column teams_roles.organization_id is 'The workspace.';
comment on column teams_roles.id is 'UUIDv7.';
comment on column teams_roles.teams_id is 'The team.';
comment on column teams_roles.roles_id is 'The role.';
comment on column teams_roles.date_created is 'When the row was created.';
CREATE INDEX teams_roles__by_role ON public.teams_roles USING btree (organization_id, roles_id);
CREATE TRIGGER teams_roles__clear_report AFTER INSERT OR DELETE ON public.teams_roles FOR EACH ROW EXECUTE FUNCTION clear_team_report();
CREATE TRIGGER teams_roles__role_in_use AFTER INSERT ON public.teams_roles REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION assert_linked_roles_in_use();
alter table teams_roles enable row level security;
alter table teams_roles force row level security;
create policy platform on teams_roles for all to quint_platform using (true) with check (true);
create policy tenant on teams_roles for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on teams_roles to quint_app;
grant delete, insert, select, update on teams_roles to quint_platform;

create table teams_talents (
  organization_id uuid not null,
  id uuid not null,
  teams_id uuid not null,
  talents_id uuid not null,
  date_created timestamp with time zone not null default now(),
  talents_date_created timestamp with time zone,
  constraint teams_talents_pkey PRIMARY KEY (organization_id, id),
  constraint teams_talents__once UNIQUE (organization_id, teams_id, talents_id),
  constraint teams_talents_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint teams_talents_organization_id_talents_id_fkey FOREIGN KEY (organization_id, talents_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE,
  constraint teams_talents_organization_id_teams_id_fkey FOREIGN KEY (organization_id, teams_id) REFERENCES teams(organization_id, id) ON DELETE CASCADE
);
comment on table teams_talents is 'Members of teams.';
comment on column teams_talents.organization_id is 'The workspace.';
comment on column teams_talents.id is 'UUIDv7.';
comment on column teams_talents.teams_id is 'The team.';
comment on column teams_talents.talents_id is 'The talent.';
comment on column teams_talents.date_created is 'When the row was created.';
comment on column teams_talents.talents_date_created is 'Copy of date_created of the talent, maintained by triggers. No longer read; the next version drops the column.';
CREATE INDEX teams_talents__by_talent ON public.teams_talents USING btree (organization_id, talents_id, id);
CREATE TRIGGER teams_talents__clear_report AFTER INSERT OR DELETE ON public.teams_talents FOR EACH ROW EXECUTE FUNCTION clear_team_report();
CREATE TRIGGER teams_talents__talent_date BEFORE INSERT OR UPDATE OF talents_id ON public.teams_talents FOR EACH ROW EXECUTE FUNCTION copy_talent_date_from_talent();
alter table teams_talents enable row level security;
alter table teams_talents force row level security;
create policy platform on teams_talents for all to quint_platform using (true) with check (true);
create policy tenant on teams_talents for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on teams_talents to quint_app;
grant delete, insert, select, update on teams_talents to quint_platform;

create table training_courses (
  id uuid not null,
  title text not null,
  description text,
  language text not null,
  trait text not null,
  direction text not null,
  provider text,
  url text,
  date_created timestamp with time zone not null default now(),
  other_title text,
  other_description text,
  date_retired timestamp with time zone,
  constraint training_courses_pkey PRIMARY KEY (id),
  constraint training_courses__description_length CHECK ((char_length(description) <= 5000)),
  constraint training_courses__direction CHECK ((direction = ANY (ARRAY['below'::text, 'above'::text]))),
  constraint training_courses__language CHECK ((language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint training_courses__other_description_length CHECK ((char_length(other_description) <= 5000)),
  constraint training_courses__other_title_length CHECK ((char_length(other_title) <= 120)),
  constraint training_courses__title_length CHECK ((char_length(title) <= 120)),
  constraint training_courses__title_not_blank CHECK ((btrim(title) <> ''::text)),
  constraint training_courses__trait CHECK ((trait = ANY (ARRAY['O'::text, 'C'::text, 'E'::text, 'A'::text, 'ES'::text]))),
  constraint training_courses__url CHECK ((url ~ '^https://'::text))
);
comment on table training_courses is 'Courses of the platform, recommended when a result is outside the range of a role.';
comment on column training_courses.id is 'UUIDv7.';
comment on column training_courses.title is 'Title.';
comment on column training_courses.description is 'Description of the course.';
comment on column training_courses.language is 'Language it is held in.';
comment on column training_courses.trait is 'Trait that the course addresses.';
comment on column training_courses.direction is 'Whether the course is for results below or above the range.';
comment on column training_courses.provider is 'Provider of the course.';
comment on column training_courses.url is 'URL of the page about the course.';
comment on column training_courses.date_created is 'When the row was created.';
comment on column training_courses.other_title is 'Title in the other language; null to show the title of the course.';
comment on column training_courses.other_description is 'Description in the other language; null to show the description of the course.';
comment on column training_courses.date_retired is 'When the platform stopped offering the course; null while it is offered.';
alter table training_courses enable row level security;
alter table training_courses force row level security;
create policy everybody on training_courses for select to quint_app using (true);
create policy platform on training_courses for all to quint_platform using (true) with check (true);
grant select on training_courses to quint_app;
grant delete, insert, select, update on training_courses to quint_platform;

create table training_requests (
  organization_id uuid not null,
  id uuid not null,
  talent_id uuid not null,
  course_id uuid not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  situation text not null,
  consent boolean not null,
  date_created timestamp with time zone not null default now(),
  state text not null default 'new'::text,
  constraint training_requests_pkey PRIMARY KEY (organization_id, id),
  constraint training_requests__consent CHECK (consent),
  constraint training_requests__email_length CHECK ((char_length(email) <= 128)),
  constraint training_requests__first_name_length CHECK ((char_length(first_name) <= 50)),
  constraint training_requests__first_name_not_blank CHECK ((btrim(first_name) <> ''::text)),
  constraint training_requests__last_name_length CHECK ((char_length(last_name) <= 50)),
  constraint training_requests__last_name_not_blank CHECK ((btrim(last_name) <> ''::text)),
  constraint training_requests__once UNIQUE (organization_id, talent_id, course_id),
  constraint training_requests__phone CHECK ((phone ~ '^[0-9]{5,20}$'::text)),
  constraint training_requests__situation_length CHECK ((char_length(situation) <= 1000)),
  constraint training_requests__situation_not_blank CHECK ((btrim(situation) <> ''::text)),
  constraint training_requests__state CHECK ((state = ANY (ARRAY['new'::text, 'contacted'::text, 'closed'::text]))),
  constraint training_requests_course_id_fkey FOREIGN KEY (course_id) REFERENCES training_courses(id) ON DELETE CASCADE,
  constraint training_requests_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint training_requests_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table training_requests is 'Registrations of talents for courses.';
comment on column training_requests.organization_id is 'The workspace.';
comment on column training_requests.id is 'UUIDv7.';
comment on column training_requests.talent_id is 'The talent.';
comment on column training_requests.course_id is 'The course.';
comment on column training_requests.first_name is 'First name.';
comment on column training_requests.last_name is 'Last name.';
comment on column training_requests.email is 'E-mail address.';
comment on column training_requests.phone is 'Phone number, digits only.';
comment on column training_requests.situation is 'Current situation of the person, in their own words.';
comment on column training_requests.consent is 'Agreed to be contacted.';
comment on column training_requests.date_created is 'When the registration was sent.';
comment on column training_requests.state is 'Processing status, set by the platform: `new`, `contacted` or `closed`.';
CREATE INDEX training_requests__by_course ON public.training_requests USING btree (course_id);
alter table training_requests enable row level security;
alter table training_requests force row level security;
create policy platform on training_requests for all to quint_platform using (true) with check (true);
create policy tenant on training_requests for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on training_requests to quint_app;
grant delete, insert, select, update on training_requests to quint_platform;

create table two_factor_secrets (
  user_id uuid not null,
  sealed_secret bytea not null,
  last_step bigint not null default 0,
  date_created timestamp with time zone not null default now(),
  date_enabled timestamp with time zone,
  constraint two_factor_secrets_pkey PRIMARY KEY (user_id),
  constraint two_factor_secrets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table two_factor_secrets is 'Secrets for one-time codes (TOTP), encrypted with a key of the server.';
comment on column two_factor_secrets.user_id is 'The account.';
comment on column two_factor_secrets.sealed_secret is 'AES-256-GCM: nonce, tag and ciphertext of the secret.';
comment on column two_factor_secrets.last_step is 'Time step of the last accepted code; codes of this step and earlier ones are rejected.';
comment on column two_factor_secrets.date_created is 'When the secret was created.';
comment on column two_factor_secrets.date_enabled is 'When the first code confirmed the secret; null while no code is required yet.';
CREATE TRIGGER two_factor_secrets__access AFTER INSERT OR DELETE OR UPDATE OF date_enabled ON public.two_factor_secrets FOR EACH ROW EXECUTE FUNCTION increment_access_version('user_id');
grant delete, insert, select, update on two_factor_secrets to quint_platform;

create table users (
  id uuid not null,
  email text not null,
  password_hash text,
  first_name text,
  last_name text,
  platform_language text,
  is_first_visit boolean not null default true,
  is_app_admin boolean not null default false,
  active_organization_id uuid,
  date_created timestamp with time zone not null default now(),
  date_updated timestamp with time zone not null default now(),
  last_access timestamp with time zone,
  avatar_organization_id uuid,
  avatar uuid,
  is_confirmed boolean not null default true,
  email_proven_at timestamp with time zone,
  has_letter_keys boolean not null default true,
  hides_people text not null default 'nobody'::text,
  list_settings jsonb,
  wants_digest boolean not null default false,
  time_zone text,
  digest_day date,
  constraint users_pkey PRIMARY KEY (id),
  constraint users__avatar_fkey FOREIGN KEY (avatar_organization_id, avatar) REFERENCES files(organization_id, id) ON DELETE SET NULL,
  constraint users__email_length CHECK ((char_length(email) <= 128)),
  constraint users__first_name_length CHECK ((char_length(first_name) <= 50)),
  constraint users__hides_people CHECK ((hides_people = ANY (ARRAY['nobody'::text, 'not_invited'::text, 'everybody'::text]))),
  constraint users__last_name_length CHECK ((char_length(last_name) <= 50)),
  constraint users__list_settings_length CHECK ((char_length((list_settings)::text) <= 4000)),
  constraint users__platform_language CHECK ((platform_language = ANY (ARRAY['EN'::text, 'DE'::text]))),
  constraint users__time_zone_length CHECK ((char_length(time_zone) <= 60)),
  constraint users_active_organization_id_fkey FOREIGN KEY (active_organization_id) REFERENCES organizations(id) ON DELETE SET NULL
);
comment on table users is 'Accounts. One person may belong to several workspaces.';
comment on column users.id is 'UUIDv7.';
comment on column users.email is 'E-mail address for signing in, unique regardless of case.';
comment on column users.password_hash is 'argon2id in PHC form; null until a password was set.';
comment on column users.first_name is 'First name.';
comment on column users.last_name is 'Last name.';
comment on column users.platform_language is 'Language of the screens; null to use that of the browser.';
comment on column users.is_first_visit is 'Whether the user has not seen the welcome dialog yet.';
comment on column users.is_app_admin is 'Administrator of the platform.';
comment on column users.active_organization_id is 'The current workspace of the user.';
comment on column users.date_created is 'When the row was created.';
comment on column users.date_updated is 'When the row was last changed.';
comment on column users.last_access is 'Last sign-in or token refresh.';
comment on column users.avatar_organization_id is 'The workspace the image was uploaded in.';
comment on column users.avatar is 'The image of the person.';
comment on column users.is_confirmed is 'False from sign-up until the address is confirmed; true for all other accounts, including invited ones whose address is not verified yet.';
comment on column users.email_proven_at is 'When the address was last verified, by a mailed link or by the identity provider; null before, and after the address changes.';
comment on column users.has_letter_keys is 'Whether single letters work as keyboard shortcuts.';
comment on column users.hides_people is 'Whose personal data is hidden from this user at their own request: of nobody, of people not invited directly, or of everybody.';
comment on column users.list_settings is 'Hidden columns and row height per list; null for the defaults.';
comment on column users.wants_digest is 'Whether the user receives an e-mail every working morning with the content of the overview.';
comment on column users.time_zone is 'Time zone of the user, as named by their browser; null for Europe/Berlin.';
comment on column users.digest_day is 'Last day, in the time zone of the user, for which the daily e-mail was processed.';
CREATE INDEX users__by_avatar ON public.users USING btree (avatar_organization_id, avatar) WHERE (avatar IS NOT NULL);
CREATE UNIQUE INDEX users__email_unique ON public.users USING btree (lower(email));
CREATE INDEX users__unusual_address ON public.users USING btree (id) WHERE (NOT is_plain_address(email));
CREATE INDEX users__wants_digest ON public.users USING btree (id) WHERE wants_digest;
CREATE TRIGGER users__access AFTER INSERT OR DELETE OR UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION increment_access_version('id');
CREATE TRIGGER users__email_proof BEFORE UPDATE OF email ON public.users FOR EACH ROW WHEN ((lower(old.email) IS DISTINCT FROM lower(new.email))) EXECUTE FUNCTION clear_email_proof();
CREATE TRIGGER users__former_details AFTER UPDATE OF email, first_name, last_name ON public.users FOR EACH ROW WHEN ((((old.email IS DISTINCT FROM new.email) OR (old.first_name IS DISTINCT FROM new.first_name)) OR (old.last_name IS DISTINCT FROM new.last_name))) EXECUTE FUNCTION record_former_account_details();
CREATE TRIGGER users__workspace_tokens_end BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION end_tokens_of_account();
CREATE TRIGGER users__workspace_tokens_end_with_right AFTER UPDATE OF is_app_admin ON public.users FOR EACH ROW WHEN ((old.is_app_admin AND (NOT new.is_app_admin))) EXECUTE FUNCTION end_tokens_of_account();
alter table users enable row level security;
alter table users force row level security;
create policy platform on users for all to quint_platform using (true) with check (true);
create policy tenant on users for select to quint_app using ((EXISTS ( SELECT
   FROM memberships m
  WHERE ((m.organization_id = app_organization()) AND (m.user_id = users.id)))));
grant delete, insert, select, update on users to quint_platform;
grant select (avatar, date_created, email, email_proven_at, first_name, id, is_confirmed, is_first_visit, last_access, last_name, platform_language) on users to quint_app;

create table vacancy_mails (
  organization_id uuid not null,
  id uuid not null,
  role_id uuid not null,
  talent_id uuid not null,
  kind text not null,
  words text,
  interview_at timestamp with time zone,
  send_at timestamp with time zone not null,
  date_sent timestamp with time zone,
  date_stopped timestamp with time zone,
  user_created uuid,
  date_created timestamp with time zone not null default now(),
  constraint vacancy_mails_pkey PRIMARY KEY (organization_id, id),
  constraint vacancy_mails__kind CHECK ((kind = ANY (ARRAY['interview'::text, 'no_interview'::text, 'after_interview'::text, 'filled'::text]))),
  constraint vacancy_mails__sent_or_stopped CHECK (((date_sent IS NULL) OR (date_stopped IS NULL))),
  constraint vacancy_mails__words_length CHECK ((char_length(words) <= 2000)),
  constraint vacancy_mails_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint vacancy_mails_organization_id_role_id_fkey FOREIGN KEY (organization_id, role_id) REFERENCES roles(organization_id, id) ON DELETE CASCADE,
  constraint vacancy_mails_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table vacancy_mails is 'Mails to the people of a role that an administrator sent: invitations to interviews and answers. Nobody gets two answers for a role.';
comment on column vacancy_mails.organization_id is 'The workspace.';
comment on column vacancy_mails.id is 'UUIDv7.';
comment on column vacancy_mails.role_id is 'The role.';
comment on column vacancy_mails.talent_id is 'The recipient.';
comment on column vacancy_mails.kind is 'The mail: interview, no_interview, after_interview or filled.';
comment on column vacancy_mails.words is 'Own words for this person; null uses those of the role or the workspace.';
comment on column vacancy_mails.interview_at is 'Time of the interview that the mail invites to; null without a date.';
comment on column vacancy_mails.send_at is 'When the mail is sent; later than requested when the budget of the day is used up.';
comment on column vacancy_mails.date_sent is 'When the mail was sent.';
comment on column vacancy_mails.date_stopped is 'When the mail was stopped before it was sent.';
comment on column vacancy_mails.user_created is 'Account that sent the mail. Answers go to this person.';
comment on column vacancy_mails.date_created is 'When the mail was scheduled.';
CREATE INDEX vacancy_mails__by_role ON public.vacancy_mails USING btree (organization_id, role_id, send_at);
CREATE INDEX vacancy_mails__by_talent ON public.vacancy_mails USING btree (organization_id, talent_id);
CREATE UNIQUE INDEX vacancy_mails__one_answer ON public.vacancy_mails USING btree (organization_id, role_id, talent_id) WHERE ((date_stopped IS NULL) AND (kind = ANY (ARRAY['no_interview'::text, 'after_interview'::text, 'filled'::text])));
alter table vacancy_mails enable row level security;
alter table vacancy_mails force row level security;
create policy platform on vacancy_mails for all to quint_platform using (true) with check (true);
create policy tenant on vacancy_mails for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on vacancy_mails to quint_app;
grant delete, insert, select, update on vacancy_mails to quint_platform;

create table webhook_deliveries (
  organization_id uuid not null,
  id uuid not null default gen_random_uuid(),
  endpoint_id uuid not null,
  event_id uuid not null,
  type text not null,
  talent_id uuid,
  data jsonb not null,
  status text not null default 'waiting'::text,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null default now(),
  answer_code smallint,
  reason text,
  date_created timestamp with time zone not null default now(),
  date_attempted timestamp with time zone,
  constraint webhook_deliveries_pkey PRIMARY KEY (organization_id, id),
  constraint webhook_deliveries__status CHECK ((status = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'dead'::text]))),
  constraint webhook_deliveries_organization_id_endpoint_id_fkey FOREIGN KEY (organization_id, endpoint_id) REFERENCES webhook_endpoints(organization_id, id) ON DELETE CASCADE,
  constraint webhook_deliveries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
  constraint webhook_deliveries_organization_id_talent_id_fkey FOREIGN KEY (organization_id, talent_id) REFERENCES talents(organization_id, id) ON DELETE CASCADE
);
comment on table webhook_deliveries is 'Deliveries to webhook endpoints: one row per event and endpoint, kept for 30 days. They contain ids, statuses and flags, and the kind, amount and currency of paid orders.';
comment on column webhook_deliveries.organization_id is 'The workspace.';
comment on column webhook_deliveries.id is 'The key of the delivery.';
comment on column webhook_deliveries.endpoint_id is 'The endpoint.';
comment on column webhook_deliveries.event_id is 'The event; the same for all endpoints and all attempts.';
comment on column webhook_deliveries.type is 'Type of the event.';
comment on column webhook_deliveries.talent_id is 'The talent of the event; null for events without one. The row is deleted when the person is erased.';
comment on column webhook_deliveries.data is 'Data of the event in the request body.';
comment on column webhook_deliveries.status is 'Status of the delivery: `waiting`, `sending`, `sent`, or `dead` after it failed permanently.';
comment on column webhook_deliveries.attempts is 'Number of attempts that were started.';
comment on column webhook_deliveries.next_attempt_at is 'When the delivery is due; while it is being sent, when the attempt counts as lost and the delivery is due again.';
comment on column webhook_deliveries.answer_code is 'HTTP status code of the last response.';
comment on column webhook_deliveries.reason is 'Code of the reason why the last attempt failed; null after a success.';
comment on column webhook_deliveries.date_created is 'When the event happened.';
comment on column webhook_deliveries.date_attempted is 'When the last attempt ended.';
CREATE INDEX webhook_deliveries__by_date ON public.webhook_deliveries USING btree (date_created);
CREATE INDEX webhook_deliveries__by_talent ON public.webhook_deliveries USING btree (organization_id, talent_id) WHERE (talent_id IS NOT NULL);
CREATE INDEX webhook_deliveries__dead ON public.webhook_deliveries USING btree (organization_id, endpoint_id) WHERE (status = 'dead'::text);
CREATE INDEX webhook_deliveries__due ON public.webhook_deliveries USING btree (organization_id, endpoint_id, next_attempt_at) WHERE (status = ANY (ARRAY['waiting'::text, 'sending'::text]));
CREATE INDEX webhook_deliveries__of_endpoint ON public.webhook_deliveries USING btree (organization_id, endpoint_id, date_created DESC, id DESC);
alter table webhook_deliveries enable row level security;
alter table webhook_deliveries force row level security;
create policy platform on webhook_deliveries for all to quint_platform using (true) with check (true);
create policy tenant on webhook_deliveries for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on webhook_deliveries to quint_app;
grant delete, insert, select, update on webhook_deliveries to quint_platform;

create table webhook_endpoints (
  organization_id uuid not null,
  id uuid not null,
  url text not null,
  description text,
  events text[] not null,
  is_active boolean not null default true,
  off_because text,
  date_off timestamp with time zone,
  secret bytea not null,
  previous_secret bytea,
  previous_secret_until timestamp with time zone,
  failing_since timestamp with time zone,
  user_created uuid,
  date_created timestamp with time zone not null default now(),
  date_updated timestamp with time zone not null default now(),
  constraint webhook_endpoints_pkey PRIMARY KEY (organization_id, id),
  constraint webhook_endpoints__description_length CHECK ((char_length(description) <= 200)),
  constraint webhook_endpoints__off_because CHECK ((off_because = ANY (ARRAY['person'::text, 'gone'::text, 'failing'::text]))),
  constraint webhook_endpoints__url_length CHECK (((char_length(url) >= 1) AND (char_length(url) <= 2000))),
  constraint webhook_endpoints_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
comment on table webhook_endpoints is 'URLs of other systems to which a workspace sends its events.';
comment on column webhook_endpoints.organization_id is 'The workspace.';
comment on column webhook_endpoints.id is 'UUIDv7.';
comment on column webhook_endpoints.url is 'URL to which requests are sent.';
comment on column webhook_endpoints.description is 'Purpose of the endpoint, in the words of an administrator.';
comment on column webhook_endpoints.events is 'Types of events that are sent there.';
comment on column webhook_endpoints.is_active is 'Whether events are sent to the endpoint.';
comment on column webhook_endpoints.off_because is 'Why the endpoint is off: `person` switched it off, it responded that it is `gone`, or it was `failing` for days. Null while it is on, and after a restore switched it off.';
comment on column webhook_endpoints.date_off is 'When it was switched off.';
comment on column webhook_endpoints.secret is 'Signing key, encrypted with the secret of the server.';
comment on column webhook_endpoints.previous_secret is 'The previous signing key, also encrypted; null without one.';
comment on column webhook_endpoints.previous_secret_until is 'Until when requests are also signed with the previous key; null without one.';
comment on column webhook_endpoints.failing_since is 'When the first attempt since the last success failed; null while attempts succeed.';
comment on column webhook_endpoints.user_created is 'Account that created the endpoint.';
comment on column webhook_endpoints.date_created is 'When the endpoint was created.';
comment on column webhook_endpoints.date_updated is 'When it was last changed by a person.';
alter table webhook_endpoints enable row level security;
alter table webhook_endpoints force row level security;
create policy platform on webhook_endpoints for all to quint_platform using (true) with check (true);
create policy tenant on webhook_endpoints for all to quint_app using ((organization_id = app_organization())) with check ((organization_id = app_organization()));
grant delete, insert, select, update on webhook_endpoints to quint_app;
grant delete, insert, select, update on webhook_endpoints to quint_platform;
