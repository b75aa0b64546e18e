-- The pool is searched by places and wished roles in the folded form, from an index.
set local lock_timeout = '5s';
do $$
begin
  create extension if not exists pg_trgm;
  create index pool_profiles__places_folded on pool_profiles using gin (search_text(places) gin_trgm_ops);
  create index pool_profiles__wishes_folded on pool_profiles using gin (search_text(wishes) gin_trgm_ops);
  drop index if exists pool_profiles__places;
  drop index if exists pool_profiles__wishes;
exception when others then
  raise notice 'the pool is searched without an index: %', sqlerrm;
end $$;
-- Names stand in the order of people, as everywhere.
drop index pool_profiles__by_name;
create index pool_profiles__by_name on pool_profiles (first_name collate "und-x-icu", id)
  include (organization_id, has_wishes, stanines) where is_qualified;
