-- Interview questions, which are fixed when recruiting starts.

create or replace function start_recruiting(organization uuid, role_ids uuid[]) returns void language sql as $$
  insert into interview_questions (organization_id, role_id, version, ranges, own_questions)
  select r.organization_id, r.id, 1, ranges_of_role(to_jsonb(r)), coalesce(o.questions, '[]')
  from roles r
  left join interview_own_questions o on o.organization_id = r.organization_id and o.role_id = r.id
  where r.organization_id = organization and r.id = any(role_ids)
  order by r.id
  on conflict do nothing
$$;
comment on function start_recruiting(uuid, uuid[]) is 'Keeps the interview questions of roles as version 1, unless they are kept already. Whatever starts recruiting calls this.';

create or replace function start_recruiting_of_considered() returns trigger language plpgsql as $$
begin
  perform start_recruiting(a.organization_id, array_agg(distinct a.roles_id)) from added a group by a.organization_id;
  return null;
end $$;
comment on function start_recruiting_of_considered() is 'Starts recruiting with the first person considered for a role.';
create or replace trigger roles_talents__start_recruiting after insert on roles_talents
  referencing new table as added for each statement execute function start_recruiting_of_considered();
comment on trigger roles_talents__start_recruiting on roles_talents is 'Keeps the interview questions of the role as version 1, with the first person considered for it.';

create or replace function start_recruiting_of_invited() returns trigger language plpgsql as $$
begin
  perform start_recruiting(s.organization_id, array_agg(distinct s.role_id))
    from added a join assessments s on s.organization_id = a.organization_id and s.id = a.assessment_id
    where s.purpose = 'recruiting'
    group by s.organization_id;
  return null;
end $$;
comment on function start_recruiting_of_invited() is 'Starts recruiting with the first participant of a recruiting assessment for a role.';
create or replace trigger assessment_participants__start_recruiting after insert on assessment_participants
  referencing new table as added for each statement execute function start_recruiting_of_invited();
comment on trigger assessment_participants__start_recruiting on assessment_participants is 'Keeps the interview questions of the role of a recruiting assessment as version 1, with its first participant.';
