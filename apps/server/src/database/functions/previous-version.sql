-- Former names of functions that the code of version 1.0.0 calls. While an installation updates, its processes run on this
-- schema too. They go with the first version whose predecessor does not call them.

create or replace function access_is_as_seen(subjects uuid[], total bigint) returns boolean
  language sql stable parallel safe as $$ select assert_access_unchanged(subjects, total) $$;
comment on function access_is_as_seen(uuid[], bigint) is 'Former name of assert_access_unchanged.';

create or replace function may_take_talent(account uuid, workspace uuid, talent uuid) returns boolean
  language sql stable as $$ select can_claim_talent(account, workspace, talent) $$;
comment on function may_take_talent(uuid, uuid, uuid) is 'Former name of can_claim_talent.';

create or replace function mark_of_address(address text) returns bytea
  language sql stable as $$ select hash_address(address) $$;
comment on function mark_of_address(text) is 'Former name of hash_address.';

create or replace function search_talents(pattern text) returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
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
end $$;
comment on function search_talents(text) is 'Keys of the talents of the workspace whose stored name or address is like the pattern; null when they are many. find_talents took its place.';
grant create on schema public to quint_search;
alter function search_talents(text) owner to quint_search;
revoke create on schema public from quint_search;
revoke execute on function search_talents(text) from public;
grant execute on function search_talents(text) to quint_app, quint_platform;

create or replace function search_talents(pattern text, most integer) returns uuid[]
  language plpgsql stable parallel restricted security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare here uuid := app_organization(); keys uuid[];
begin
  -- Without three letters, or without the index, every row would have to be read here.
  if char_length(pattern) < 5 or to_regclass('talents__words') is null then return null; end if;
  select array_agg(found.id) into keys
  from (select t.id from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
      and (coalesce(t.first_name, '') || ' ' || coalesce(t.last_name, '') || ' ' || t.email) ilike pattern limit most + 1) found;
  return case when cardinality(keys) > most then null else coalesce(keys, '{}') end;
end $$;
comment on function search_talents(text, integer) is 'Keys of the talents of the workspace whose stored name or address is like the pattern; null when they are more than the number. find_talents took its place.';
grant create on schema public to quint_search;
alter function search_talents(text, integer) owner to quint_search;
revoke create on schema public from quint_search;
revoke execute on function search_talents(text, integer) from public;
grant execute on function search_talents(text, integer) to quint_app, quint_platform;
