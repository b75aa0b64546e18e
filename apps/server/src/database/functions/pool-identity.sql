-- Verified addresses, so that the pool contains a person once.

create or replace function hash_address(address text) returns bytea
  language sql stable as $$
  select sha256(convert_to((select address_key from installation) || ':' || lower(address), 'UTF8'))
$$;
comment on function hash_address(text) is 'A keyed hash of an address, without regard to case.';

create or replace function record_known_person() returns trigger
  language plpgsql as $$
begin
  insert into pool_known_people (organization_id, mark)
  select t.organization_id, hash_address(t.email) from talents_results r
  join talents t on t.organization_id = r.organization_id and t.id = r.talent_id and t.date_anonymized is null
  where r.organization_id = new.organization_id and r.id = new.result_id
  on conflict do nothing;
  return null;
end $$;
comment on function record_known_person() is 'Records that the person of a survey session proved their address.';
create or replace trigger survey_sessions__known_person after update on survey_sessions
  for each row when (old.proved_at is null and new.proved_at is not null) execute function record_known_person();
comment on trigger survey_sessions__known_person on survey_sessions is 'Records for the pool that the person proved their address.';
create or replace trigger survey_sessions__known_person_made after insert on survey_sessions
  for each row when (new.proved_at is not null and new.opened_by in ('mailed', 'copied', 'door'))
  execute function record_known_person();
comment on trigger survey_sessions__known_person_made on survey_sessions is 'Records for the pool that the person proved their address, when the session began by a link sent to them.';
