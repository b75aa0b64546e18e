-- Wished roles are searched for by a part of a name. No index finds that in a list, and the list of every row in the pool
-- was taken apart for each search: they are one text, as places are.

create function join_lines(words text[]) returns text
  language sql immutable parallel safe as $$ select array_to_string(words, e'\n') $$;
comment on function join_lines(text[]) is 'A list as one text, a line each.';

alter table pool_profiles add column wishes text not null generated always as (join_lines(wished_roles)) stored;
comment on column pool_profiles.wishes is 'The wished roles in one text, to search in; never answered.';
do $$
begin
  create index pool_profiles__wishes on pool_profiles using gin (wishes gin_trgm_ops);
exception when others then
  raise notice 'wished roles are searched without an index: %', sqlerrm;
end $$;
