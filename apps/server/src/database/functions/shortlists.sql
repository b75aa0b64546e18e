-- The status of a talent follows the shortlists of roles.

create or replace function refresh_shortlist_status() returns trigger
  language plpgsql as $$
begin
  update talents t set status = n.status
  from (
    select p.organization_id, p.id, case when p.shortlisted_without_role or exists (
        select from roles_talents l
        where l.organization_id = p.organization_id and l.talents_id = p.id
          and l.shortlisted_at is not null and l.rejected_at is null
      ) then 'FAVOURITE' else 'APPLICANT' end as status
    from talents p
    where p.organization_id = coalesce(new.organization_id, old.organization_id)
      and p.id = coalesce(new.talents_id, old.talents_id) and p.status <> 'EMPLOYEE'
  ) n
  where t.organization_id = n.organization_id and t.id = n.id and t.status <> n.status;
  return null;
end $$;
comment on function refresh_shortlist_status() is 'Sets the status of a talent: FAVOURITE while on the shortlist of a role or put there without one, otherwise APPLICANT.';
create or replace trigger roles_talents__shortlist after update of shortlisted_at, rejected_at on roles_talents for each row
  when ((old.shortlisted_at is null or old.rejected_at is not null) is distinct from (new.shortlisted_at is null or new.rejected_at is not null))
  execute function refresh_shortlist_status();
comment on trigger roles_talents__shortlist on roles_talents is 'Updates the status of the talent when they enter or leave the shortlist of a role.';
create or replace trigger roles_talents__shortlist_made after insert on roles_talents for each row
  when (new.shortlisted_at is not null) execute function refresh_shortlist_status();
comment on trigger roles_talents__shortlist_made on roles_talents is 'Updates the status of a talent who is put on the shortlist of a role at once.';
create or replace trigger roles_talents__shortlist_gone after delete on roles_talents for each row
  when (old.shortlisted_at is not null) execute function refresh_shortlist_status();
comment on trigger roles_talents__shortlist_gone on roles_talents is 'Updates the status of a talent on the shortlist of a role that they are no longer considered for.';

create or replace function keep_shortlist_mark() returns trigger
  language plpgsql as $$
begin
  if new.status <> 'FAVOURITE' then
    new.shortlisted_without_role := false;
  elsif not exists (
    select from roles_talents l
    where l.organization_id = new.organization_id and l.talents_id = new.id
      and l.shortlisted_at is not null and l.rejected_at is null
  ) then
    new.shortlisted_without_role := true;
  end if;
  return new;
end $$;
comment on function keep_shortlist_mark() is 'Records whether a talent was put on the shortlist without a role.';
create or replace trigger talents__shortlist_mark before insert or update of status on talents for each row
  execute function keep_shortlist_mark();
comment on trigger talents__shortlist_mark on talents is 'Records whether a talent was put on the shortlist without a role.';

create or replace function clear_shortlists() returns trigger
  language plpgsql as $$
begin
  update roles_talents set shortlisted_at = null, shortlisted_by = null
  where organization_id = new.organization_id and talents_id = new.id and shortlisted_at is not null and rejected_at is null;
  return null;
end $$;
comment on function clear_shortlists() is 'Takes a talent off the shortlists of roles.';
create or replace trigger talents__off_shortlists after update of status on talents for each row
  when (old.status = 'FAVOURITE' and new.status = 'APPLICANT') execute function clear_shortlists();
comment on trigger talents__off_shortlists on talents is 'Takes a talent off the shortlists of all roles when the status becomes APPLICANT.';
