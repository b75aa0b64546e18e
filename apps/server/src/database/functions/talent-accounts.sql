-- The accounts of talents.

create or replace function clear_email_proof() returns trigger
  language plpgsql as $$
begin
  if not is_spelling_change() then new.email_proven_at := null; end if;
  return new;
end $$;
comment on function clear_email_proof() is 'Clears the proof of the address of an account whose address changes.';
create or replace trigger users__email_proof before update of email on users
  for each row when (lower(old.email) is distinct from lower(new.email)) execute function clear_email_proof();
comment on trigger users__email_proof on users is 'Clears the proof of the address when it changes.';

create or replace function is_talent_in_use(workspace uuid, talent uuid) returns boolean
  language sql stable as $$
  select exists (select from talents t where t.organization_id = workspace and t.id = talent
      and (t.user_id is not null or t.job_preferences is not null))
    or exists (select from talents_results r where r.organization_id = workspace and r.talent_id = talent
      and r.date_finished is not null)
    or exists (select from job_experiences e where e.organization_id = workspace and e.talent_id = talent)
    or exists (select from inbox_messages i where i.organization_id = workspace and i.talent_id = talent and i.is_from_talent)
$$;
comment on function is_talent_in_use(uuid, uuid) is 'A person has left something that an account would show: a result, a job profile, messages.';

create or replace function can_claim_talent(account uuid, workspace uuid, talent uuid) returns boolean
  language sql stable as $$
  select exists (
    select from talents t join users u on u.id = account and lower(u.email) = lower(t.email)
    where t.organization_id = workspace and t.id = talent and t.is_claimable and u.email_proven_at is not null
      and (u.email_proven_at > t.email_changed_at or not (is_talent_in_use(workspace, talent) or exists (
        select from talents_results r where r.organization_id = workspace and r.talent_id = talent
          and (r.date_started is not null or exists (
            select from survey_demographics d where d.organization_id = workspace and d.result_id = r.id)))))
  )
$$;
comment on function can_claim_talent(uuid, uuid, uuid) is 'The account proved the address of the talent, and did so after it was last entered unless nobody has begun anything there.';

create or replace function apply_talent_owner_rules() returns trigger
  language plpgsql as $$
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
end $$;
comment on function apply_talent_owner_rules() is 'Takes the talent from its account and closes it for work when its address changes; refuses an account that did not prove the address.';
create or replace trigger talents__owner before update of email, user_id on talents
  for each row execute function apply_talent_owner_rules();
comment on trigger talents__owner on talents is 'Another address takes the talent from its account and closes it for work; an account that did not prove the address is refused.';
