-- A role has one set of interview questions for everybody. It follows the ranges until recruiting starts, and is kept as
-- version 1 from then on. Version 1 is written by triggers, so that it has the ranges of that moment whatever made the
-- first person considered for the role.

set local lock_timeout = '5s';

create table interview_own_questions (
  organization_id uuid not null references organizations (id) on delete cascade,
  role_id uuid not null,
  questions jsonb not null,
  date_updated timestamptz not null default now(),
  user_updated uuid,
  primary key (organization_id, role_id),
  constraint interview_own_questions__questions check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 3),
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade
);
comment on table interview_own_questions is 'The questions that administrators wrote for a role, beside those of the bank. The next version of its questions takes them over.';
comment on column interview_own_questions.organization_id is 'The workspace.';
comment on column interview_own_questions.role_id is 'The role.';
comment on column interview_own_questions.questions is 'Up to three: text, and anchors (low, middle, high) or null.';
comment on column interview_own_questions.date_updated is 'When they were changed last.';
comment on column interview_own_questions.user_updated is 'Who changed them last.';
call make_tenant_table('interview_own_questions');

create table interview_questions (
  organization_id uuid not null references organizations (id) on delete cascade,
  role_id uuid not null,
  version integer not null,
  ranges jsonb not null,
  bank text not null default 'interview-bank@1',
  questions jsonb,
  own_questions jsonb not null,
  date_created timestamptz not null default now(),
  user_created uuid,
  primary key (organization_id, role_id, version),
  constraint interview_questions__version check (version >= 1),
  constraint interview_questions__ranges check (jsonb_typeof(ranges) = 'object'),
  constraint interview_questions__questions check (jsonb_typeof(questions) = 'array'),
  constraint interview_questions__own_questions check (jsonb_typeof(own_questions) = 'array'),
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade
);
comment on table interview_questions is 'The versions of the interview questions of roles for which recruiting has started. A version never changes.';
comment on column interview_questions.organization_id is 'The workspace.';
comment on column interview_questions.role_id is 'The role.';
comment on column interview_questions.version is 'From 1; the highest is asked.';
comment on column interview_questions.ranges is 'The ranges of the role when the version was made.';
comment on column interview_questions.bank is 'The version of the question bank.';
comment on column interview_questions.questions is 'Trait, side, and the keys of the main question and of its follow-ups. Null until they are first read; they follow from ranges and bank.';
comment on column interview_questions.own_questions is 'The questions of the role''s own, as they were when the version was made.';
comment on column interview_questions.date_created is 'When the version was made.';
comment on column interview_questions.user_created is 'Who made it; null for version 1, which the start of recruiting makes.';
call make_tenant_table('interview_questions');

create table interview_sheets (
  organization_id uuid not null references organizations (id) on delete cascade,
  role_id uuid not null,
  version integer not null,
  talent_id uuid not null,
  date_created timestamptz not null default now(),
  primary key (organization_id, role_id, version, talent_id),
  foreign key (organization_id, role_id, version) references interview_questions (organization_id, role_id, version) on delete cascade,
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade
);
comment on table interview_sheets is 'Whose interview sheet was opened or printed, with which version of the questions.';
comment on column interview_sheets.organization_id is 'The workspace.';
comment on column interview_sheets.role_id is 'The role.';
comment on column interview_sheets.version is 'The version of its questions.';
comment on column interview_sheets.talent_id is 'The talent.';
comment on column interview_sheets.date_created is 'When the sheet was first opened or printed.';
create index interview_sheets__by_talent on interview_sheets (organization_id, talent_id);
call make_tenant_table('interview_sheets');

create function start_recruiting(organization uuid, role_ids uuid[]) returns void language sql as $$
  insert into interview_questions (organization_id, role_id, version, ranges, own_questions)
  select r.organization_id, r.id, 1, ranges_of_role(to_jsonb(r)), coalesce(o.questions, '[]')
  from roles r
  left join interview_own_questions o on o.organization_id = r.organization_id and o.role_id = r.id
  where r.organization_id = organization and r.id = any(role_ids)
  order by r.id
  on conflict do nothing
$$;
comment on function start_recruiting(uuid, uuid[]) is 'Keeps the interview questions of roles as version 1, unless they are kept already. Whatever starts recruiting calls this.';

create function start_recruiting_of_considered() returns trigger language plpgsql as $$
begin
  perform start_recruiting(a.organization_id, array_agg(distinct a.roles_id)) from added a group by a.organization_id;
  return null;
end $$;
comment on function start_recruiting_of_considered() is 'Recruiting starts with the first person considered for a role.';
create trigger roles_talents__start_recruiting after insert on roles_talents
  referencing new table as added for each statement execute function start_recruiting_of_considered();

create function start_recruiting_of_invited() returns trigger language plpgsql as $$
begin
  perform start_recruiting(s.organization_id, array_agg(distinct s.role_id))
    from added a join assessments s on s.organization_id = a.organization_id and s.id = a.assessment_id
    where s.purpose = 'recruiting'
    group by s.organization_id;
  return null;
end $$;
comment on function start_recruiting_of_invited() is 'Recruiting starts with the first participant of a recruiting assessment for a role.';
create trigger assessment_participants__start_recruiting after insert on assessment_participants
  referencing new table as added for each statement execute function start_recruiting_of_invited();

-- Roles that have people already: what their ranges ask for today becomes version 1.
insert into interview_questions (organization_id, role_id, version, ranges, own_questions)
  select r.organization_id, r.id, 1, ranges_of_role(to_jsonb(r)), '[]' from roles r
  where r.date_deleted is null and (
    exists (select from roles_talents l where l.organization_id = r.organization_id and l.roles_id = r.id)
    or exists (select from assessments s join assessment_participants p
        on p.organization_id = s.organization_id and p.assessment_id = s.id
      where s.organization_id = r.organization_id and s.role_id = r.id and s.purpose = 'recruiting'))
  on conflict do nothing;
