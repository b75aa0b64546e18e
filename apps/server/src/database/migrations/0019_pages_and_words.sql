-- Later pages of talents come from their index alone, and the index of words answers for few talents too.

-- What is behind a page is counted off in the index, without a look at the rows: it has to know who is gone.
drop index talents__by_date;
create index talents__by_date on talents (organization_id, date_created desc, id) where date_deleted is null and date_anonymized is null;

-- Plans are made once for all words. Who owns the function and who may call it stays as it is.
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
  -- Of few talents, and of words that many have, the reader finds a page sooner by walking the list.
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
