-- A role can be put away without being deleted, and the two flags it has had for long now mean something: a draft and an
-- archived role are offered nowhere, and a published one is read by every talent of the workspace.

alter table roles add column date_archived timestamptz;
comment on column roles.date_archived is 'When the role was archived: it is offered nowhere, and readable with its people. Null while it is in use.';
alter table roles add column user_archived uuid;
comment on column roles.user_archived is 'Who archived the role.';
comment on column roles.draft_state is 'draft while administrators still work on the role: it is offered nowhere and talents do not see it. Null otherwise.';
comment on column roles.is_published_to_pool is 'Every talent of the workspace may read the name and the texts of the role.';

-- A draft is not shown to talents, so it cannot be published.
update roles set is_published_to_pool = false where draft_state = 'draft' and is_published_to_pool;
alter table roles add constraint roles__published_without_draft
  check (not (is_published_to_pool and draft_state is not null));
create index roles__published on roles (organization_id, name, id)
  where is_published_to_pool and date_deleted is null and date_archived is null;

create function refuse_role_not_in_use() returns void
  language plpgsql as $$
begin
  raise exception 'a draft or an archived role is offered nowhere'
    using errcode = '23514', constraint = 'roles__in_use', table = 'roles';
end $$;
comment on function refuse_role_not_in_use() is 'The refusal of a draft or an archived role.';

create function guard_links_to_roles() returns trigger
  language plpgsql as $$
begin
  if tg_table_name = 'talent_role_assignments' then
    perform from added a join roles r on r.organization_id = a.organization_id and r.id = a.role_id
      where r.draft_state is not null or r.date_archived is not null;
  else
    perform from added a join roles r on r.organization_id = a.organization_id and r.id = a.roles_id
      where r.draft_state is not null or r.date_archived is not null;
  end if;
  if found then perform refuse_role_not_in_use(); end if;
  return null;
end $$;
comment on function guard_links_to_roles() is 'Nothing new is linked to a role that is a draft or archived; older links stay.';
create trigger roles_talents__role_in_use after insert on roles_talents
  referencing new table as added for each statement execute function guard_links_to_roles();
create trigger teams_roles__role_in_use after insert on teams_roles
  referencing new table as added for each statement execute function guard_links_to_roles();
create trigger talent_role_assignments__role_in_use after insert on talent_role_assignments
  referencing new table as added for each statement execute function guard_links_to_roles();

create function guard_role_of_assessment() returns trigger
  language plpgsql as $$
begin
  perform from roles r where r.organization_id = new.organization_id and r.id = new.role_id
    and (r.draft_state is not null or r.date_archived is not null);
  if found then perform refuse_role_not_in_use(); end if;
  return null;
end $$;
comment on function guard_role_of_assessment() is 'An assessment is planned for a role in use; it may be archived later.';
create trigger assessments__role_in_use after insert on assessments
  for each row execute function guard_role_of_assessment();
create trigger assessments__other_role_in_use after update of role_id on assessments
  for each row when (old.role_id is distinct from new.role_id) execute function guard_role_of_assessment();
