-- A search that wants every talent it finds, and not a page of them, asks the index however many they are.
create function search_talents(pattern text, most integer) returns uuid[]
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
comment on function search_talents(text, integer) is 'Keys of the talents of the workspace whose stored name or address is like the pattern; null when they are more than the number. What a reader may see of them is not asked here.';
grant create on schema public to quint_search;
alter function search_talents(text, integer) owner to quint_search;
revoke create on schema public from quint_search;
revoke execute on function search_talents(text, integer) from public;
grant execute on function search_talents(text, integer) to quint_app, quint_platform;
