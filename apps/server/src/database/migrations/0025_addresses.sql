-- An address is proved by a mail sent to it, never by being typed. An account takes a talent only by an address it
-- proved, and never what a person at an earlier address left behind. The database holds this for every way there is.

alter table users add column email_proven_at timestamptz;
comment on column users.email_proven_at is 'When a link mailed to the address was last used; null while none was.';
-- When older accounts proved their address was not written down: not before they were made.
update users set email_proven_at = date_created where is_confirmed and password_hash is not null;
grant select (email_proven_at) on users to quint_app;

-- A proof is of one address.
create function clear_email_proof() returns trigger
  language plpgsql as $$
begin
  new.email_proven_at := null;
  return new;
end $$;
comment on function clear_email_proof() is 'An account with another address has proved nothing yet.';
create trigger users__email_proof before update of email on users
  for each row when (lower(old.email) is distinct from lower(new.email)) execute function clear_email_proof();

alter table talents add column email_changed_at timestamptz not null default now();
alter table talents add column is_claimable boolean not null default true;
comment on column talents.email_changed_at is 'When the address was last entered: with the talent, or in place of another.';
comment on column talents.is_claimable is 'The account of the address may take it. False for good once the address was changed after a result, a job profile or an account was there.';

create function talent_is_settled(workspace uuid, talent uuid) returns boolean
  language sql stable as $$
  select exists (select from talents t where t.organization_id = workspace and t.id = talent
      and (t.user_id is not null or t.job_preferences is not null))
    or exists (select from talents_results r where r.organization_id = workspace and r.talent_id = talent
      and r.date_finished is not null)
    or exists (select from job_experiences e where e.organization_id = workspace and e.talent_id = talent)
    or exists (select from inbox_messages i where i.organization_id = workspace and i.talent_id = talent and i.is_from_talent)
$$;
comment on function talent_is_settled(uuid, uuid) is 'A person has left something that an account would show: a result, a job profile, messages.';

create function may_take_talent(account uuid, workspace uuid, talent uuid) returns boolean
  language sql stable as $$
  select exists (
    select from talents t join users u on u.id = account and lower(u.email) = lower(t.email)
    where t.organization_id = workspace and t.id = talent and t.is_claimable and u.email_proven_at is not null
      and (u.email_proven_at > t.email_changed_at or not (talent_is_settled(workspace, talent) or exists (
        select from talents_results r where r.organization_id = workspace and r.talent_id = talent
          and (r.date_started is not null or exists (
            select from survey_demographics d where d.organization_id = workspace and d.result_id = r.id)))))
  )
$$;
comment on function may_take_talent(uuid, uuid, uuid) is 'The account proved the address of the talent, and did so after it was last entered unless nobody has begun anything there.';

create function guard_talent_owner() returns trigger
  language plpgsql as $$
begin
  if lower(new.email) is distinct from lower(old.email) then
    new.email_changed_at := clock_timestamp();
    new.is_claimable := old.is_claimable and not talent_is_settled(old.organization_id, old.id);
    new.user_id := null;
  elsif new.user_id is distinct from old.user_id and new.user_id is not null
    and not may_take_talent(new.user_id, old.organization_id, old.id) then
    raise exception 'the account did not prove the address of the talent'
      using errcode = 'check_violation', table = 'talents', constraint = 'talents__owner_proved';
  end if;
  return new;
end $$;
comment on function guard_talent_owner() is 'Another address takes the talent from its account, and no account gets it without the proof.';
create trigger talents__owner before update of email, user_id on talents
  for each row execute function guard_talent_owner();
