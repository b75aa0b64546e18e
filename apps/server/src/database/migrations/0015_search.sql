-- Lists of a million talents: an order by address and a search of any words, each from an index.
create index talents__by_email on talents (organization_id, email, id) where date_deleted is null and date_anonymized is null;
create index talents__masked on talents (organization_id, id)
  where date_deleted is null and date_anonymized is null and not is_directly_invited and not is_insight_unlocked;

-- Row-level security lets no index look for words: a comparison might tell about rows before it is known whose they are.
-- So a role of its own looks, which can do nothing else, and its one function keeps to the workspace by itself.
create policy search on talents for select to quint_search using (true);
grant select (organization_id, id, first_name, last_name, email, date_created, date_deleted, date_anonymized) on talents to quint_search;

-- Both extensions come with PostgreSQL. Where they are missing the search reads the list, as it does for few rows.
do $$
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  create index talents__words on talents using gin (organization_id, (coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email) gin_trgm_ops)
    where date_deleted is null and date_anonymized is null;
exception when others then
  raise notice 'the search has no index: %', sqlerrm;
end $$;

create function search_talents(pattern text) returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare here uuid := app_organization(); rows_seen integer; rows_found integer; keys uuid[];
begin
  -- Without three letters, or without the index, every row would have to be read here.
  if char_length(pattern) < 5 or to_regclass('talents__words') is null then return null; end if;
  -- Of few talents, and of words that many have, the reader finds a page sooner by walking the list.
  select count(*), count(*) filter (where newest.words ilike pattern) into rows_seen, rows_found
  from (select coalesce(t.first_name, '') || ' ' || coalesce(t.last_name, '') || ' ' || t.email as words from talents t
    where t.organization_id = here and t.date_deleted is null order by t.date_created desc, t.id limit 500) newest;
  if rows_seen < 500 or rows_found >= 5 then return null; end if;
  select array_agg(found.id) into keys
  from (select t.id from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
      and (coalesce(t.first_name, '') || ' ' || coalesce(t.last_name, '') || ' ' || t.email) ilike pattern limit 5001) found;
  return case when cardinality(keys) > 5000 then null else coalesce(keys, '{}') end;
end $$;
comment on function search_talents(text) is 'Keys of the talents of the workspace whose stored name or address is like the pattern; null when they are many. What a reader may see of them is not asked here.';
grant create on schema public to quint_search;
alter function search_talents(text) owner to quint_search;
revoke create on schema public from quint_search;
revoke execute on function search_talents(text) from public;
grant execute on function search_talents(text) to quint_app, quint_platform;
