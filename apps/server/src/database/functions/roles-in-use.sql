-- Drafts and archived roles cannot get new links.

create or replace function raise_role_not_in_use() returns void
  language plpgsql as $$
begin
  raise exception 'a draft or an archived role is offered nowhere'
    using errcode = '23514', constraint = 'roles__in_use', table = 'roles';
end $$;
comment on function raise_role_not_in_use() is 'Raises the refusal of a draft or an archived role.';

create or replace function assert_linked_roles_in_use() returns trigger
  language plpgsql as $$
begin
  if tg_table_name = 'talent_role_assignments' then
    perform from added a join roles r on r.organization_id = a.organization_id and r.id = a.role_id
      where r.draft_state is not null or r.date_archived is not null;
  else
    perform from added a join roles r on r.organization_id = a.organization_id and r.id = a.roles_id
      where r.draft_state is not null or r.date_archived is not null;
  end if;
  if found then perform raise_role_not_in_use(); end if;
  return null;
end $$;
comment on function assert_linked_roles_in_use() is 'Refuses a new link to a role that is a draft or archived; older links stay.';
create or replace trigger roles_talents__role_in_use after insert on roles_talents
  referencing new table as added for each statement execute function assert_linked_roles_in_use();
comment on trigger roles_talents__role_in_use on roles_talents is 'Refuses to consider talents for a role that is a draft or archived.';
create or replace trigger talent_role_assignments__role_in_use after insert on talent_role_assignments
  referencing new table as added for each statement execute function assert_linked_roles_in_use();
comment on trigger talent_role_assignments__role_in_use on talent_role_assignments is 'Refuses to assign a role that is a draft or archived.';
create or replace trigger teams_roles__role_in_use after insert on teams_roles
  referencing new table as added for each statement execute function assert_linked_roles_in_use();
comment on trigger teams_roles__role_in_use on teams_roles is 'Refuses to add a role to a team that is a draft or archived.';

create or replace function assert_assessment_role_in_use() returns trigger
  language plpgsql as $$
begin
  perform from roles r where r.organization_id = new.organization_id and r.id = new.role_id
    and (r.draft_state is not null or r.date_archived is not null);
  if found then perform raise_role_not_in_use(); end if;
  return null;
end $$;
comment on function assert_assessment_role_in_use() is 'Refuses an assessment for a role that is a draft or archived; the role may be archived later.';
create or replace trigger assessments__role_in_use after insert on assessments
  for each row execute function assert_assessment_role_in_use();
comment on trigger assessments__role_in_use on assessments is 'Refuses an assessment for a role that is a draft or archived.';
create or replace trigger assessments__other_role_in_use after update of role_id on assessments
  for each row when (old.role_id is distinct from new.role_id) execute function assert_assessment_role_in_use();
comment on trigger assessments__other_role_in_use on assessments is 'Refuses another role that is a draft or archived.';
