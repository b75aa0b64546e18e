-- States of a role while it is being filled.

create or replace function set_recruiting_date() returns trigger
  language plpgsql as $$
begin
  if new.draft_state is null and new.date_recruiting is null then
    new.date_recruiting := case tg_op when 'INSERT' then new.date_created else clock_timestamp() end;
  end if;
  if new.date_filled is null then
    new.user_filled := null;
    new.filled_by_talent := null;
  end if;
  return new;
end $$;
comment on function set_recruiting_date() is 'Records when recruiting for a role starts, and clears who filled it when it is reopened.';
create or replace trigger roles__recruiting_date before insert or update of draft_state, date_filled on roles
  for each row execute function set_recruiting_date();
comment on trigger roles__recruiting_date on roles is 'Records when recruiting starts, and clears who filled a role that is reopened.';

create or replace function start_recruiting_of_draft() returns trigger
  language plpgsql as $$
begin
  perform start_recruiting(new.organization_id, array[new.id]);
  return null;
end $$;
comment on function start_recruiting_of_draft() is 'Starts recruiting for a role that is no longer a draft.';
create or replace trigger roles__start_recruiting after update of draft_state on roles for each row
  when (old.draft_state is not null and new.draft_state is null) execute function start_recruiting_of_draft();
comment on trigger roles__start_recruiting on roles is 'Keeps the interview questions of a role as version 1 when it is no longer a draft.';

create or replace function record_role_state() returns trigger
  language plpgsql as $$
declare
  state_after text := case when new.date_archived is not null then 'archived' when new.date_filled is not null then 'filled'
    else coalesce(new.draft_state, 'recruiting') end;
  state_before text;
  changed_by uuid := new.user_updated;
  at timestamptz := clock_timestamp();
begin
  if tg_op = 'UPDATE' then
    state_before := case when old.date_archived is not null then 'archived' when old.date_filled is not null then 'filled'
      else coalesce(old.draft_state, 'recruiting') end;
  else
    changed_by := coalesce(new.user_updated, new.user_created);
    -- Not after what the same transaction records about the new role.
    at := now();
  end if;
  if state_after is distinct from state_before then
    insert into role_state_changes (organization_id, role_id, state, state_before, talent_id, user_created, date_created)
      values (new.organization_id, new.id, state_after, state_before,
        case when state_after = 'filled' then new.filled_by_talent end,
        case state_after when 'archived' then new.user_archived when 'filled' then new.user_filled else changed_by end, at);
  end if;
  return null;
end $$;
comment on function record_role_state() is 'Records the state of a new role, and each change of it.';
create or replace trigger roles__state_made after insert on roles
  for each row execute function record_role_state();
comment on trigger roles__state_made on roles is 'Records the state of a new role in its history.';
create or replace trigger roles__state_changed after update of draft_state, date_filled, date_archived on roles
  for each row execute function record_role_state();
comment on trigger roles__state_changed on roles is 'Records a change of the state of a role in its history.';

create or replace function assert_roles_not_filled() returns trigger
  language plpgsql as $$
begin
  perform from added a join roles r on r.organization_id = a.organization_id and r.id = a.roles_id
    where r.date_filled is not null;
  if found then
    raise exception 'a filled role takes no more people'
      using errcode = '23514', constraint = 'roles__not_filled', table = 'roles';
  end if;
  return null;
end $$;
comment on function assert_roles_not_filled() is 'Refuses to consider talents for a role that is filled.';
create or replace trigger roles_talents__role_not_filled after insert on roles_talents
  referencing new table as added for each statement execute function assert_roles_not_filled();
comment on trigger roles_talents__role_not_filled on roles_talents is 'Refuses to consider talents for a role that is filled.';

create or replace function assert_assessment_role_not_filled() returns trigger
  language plpgsql as $$
begin
  perform from roles r where r.organization_id = new.organization_id and r.id = new.role_id and r.date_filled is not null;
  if found and new.purpose = 'recruiting' then
    raise exception 'a filled role takes no more people'
      using errcode = '23514', constraint = 'roles__not_filled', table = 'roles';
  end if;
  return null;
end $$;
comment on function assert_assessment_role_not_filled() is 'Refuses a recruiting assessment for a role that is filled.';
create or replace trigger assessments__role_not_filled after insert on assessments
  for each row execute function assert_assessment_role_not_filled();
comment on trigger assessments__role_not_filled on assessments is 'Refuses a recruiting assessment for a role that is filled.';

create or replace function remove_proposals_of_decider() returns trigger
  language plpgsql as $$
begin
  delete from shortlist_proposals
  where organization_id = old.organization_id and role_id = old.role_id and user_id = old.user_id;
  return null;
end $$;
comment on function remove_proposals_of_decider() is 'Removes whom a person who no longer decides about a role would like to meet.';
create or replace trigger role_deciders__proposals_end after delete on role_deciders
  for each row execute function remove_proposals_of_decider();
comment on trigger role_deciders__proposals_end on role_deciders is 'Removes whom a person who no longer decides about the role would like to meet.';
