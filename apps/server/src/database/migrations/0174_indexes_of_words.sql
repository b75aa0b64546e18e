-- The index of the folded words, and the functions that ask it. They take the patterns of a query, two for each word.
-- Addresses are sorted like names, by one collation whatever the locale of the database, so their index has it too.
set local lock_timeout = '5s';

drop index talents__by_email;
create index talents__by_email on talents (organization_id, email collate "und-x-icu", id)
  include (is_directly_invited, is_insight_unlocked, user_id)
  where date_deleted is null and date_anonymized is null;

do $$
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  create index talents__folded on talents using gin (organization_id, words gin_trgm_ops)
    where date_deleted is null and date_anonymized is null;
exception when others then
  raise notice 'the search has no index: %', sqlerrm;
end $$;

create function find_talents(patterns text[]) returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  here uuid := app_organization();
  one text := patterns[1];
  other text := patterns[2];
  -- In all workspaces together there are few: no list is so long that some keys are too many.
  all_few boolean := coalesce((select c.reltuples between 0 and 50000 from pg_class c where c.oid = 'talents'::regclass), false);
  rows_seen integer; rows_found integer; keys uuid[];
begin
  if to_regclass('talents__folded') is null then return null; end if;
  -- In some locales the index has nothing of other scripts.
  if cardinality(show_trgm(one)) = 0 then return null; end if;
  -- Of few talents, and of words that many have, the reader finds a page sooner by walking the list.
  select count(*), count(*) filter (where has_words(newest.words, patterns)) into rows_seen, rows_found
  from (select t.words from talents t
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
      and (t.words like one or t.words like other) and has_words(t.words, patterns) limit 5001) found;
  return case when cardinality(keys) > 5000 then null else coalesce(keys, '{}') end;
end $$;
comment on function find_talents(text[]) is 'Keys of the talents of the workspace whose stored words have those of a query; null when they are many. What a reader may see of them is not asked here.';

create function find_talents(patterns text[], most integer) returns uuid[]
  language plpgsql stable parallel restricted security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare here uuid := app_organization(); one text := patterns[1]; other text := patterns[2]; keys uuid[];
begin
  if to_regclass('talents__folded') is null then return null; end if;
  -- In some locales the index has nothing of other scripts.
  if cardinality(show_trgm(one)) = 0 then return null; end if;
  select array_agg(found.id) into keys
  from (select t.id from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
      and (t.words like one or t.words like other) and has_words(t.words, patterns) limit most + 1) found;
  return case when cardinality(keys) > most then null else coalesce(keys, '{}') end;
end $$;
comment on function find_talents(text[], integer) is 'Keys of the talents of the workspace whose stored words have those of a query; null when they are more than the number. What a reader may see of them is not asked here.';

grant create on schema public to quint_search;
alter function find_talents(text[]) owner to quint_search;
alter function find_talents(text[], integer) owner to quint_search;
revoke create on schema public from quint_search;
revoke execute on function find_talents(text[]), find_talents(text[], integer) from public;
grant execute on function find_talents(text[]), find_talents(text[], integer) to quint_app, quint_platform;
