-- The history of a role shows each change of its state, which the columns of the role do not keep. Mentions keep the name
-- as it is written in the note, so that they can be found in its text after the colleague has got another name.

set local lock_timeout = '5s';

create table role_state_changes (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  role_id uuid not null,
  state text not null,
  state_before text,
  talent_id uuid,
  user_created uuid,
  date_created timestamptz not null default clock_timestamp(),
  primary key (organization_id, id),
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade,
  constraint role_state_changes__talent_fkey foreign key (organization_id, talent_id)
    references talents (organization_id, id) on delete set null (talent_id),
  constraint role_state_changes__state check (state in ('draft', 'recruiting', 'filled', 'archived')),
  constraint role_state_changes__state_before check (state_before in ('draft', 'recruiting', 'filled', 'archived')),
  constraint role_state_changes__filled_by_talent check (talent_id is null or state = 'filled')
);
create index role_state_changes__by_role on role_state_changes (organization_id, role_id, date_created desc);
create index role_state_changes__by_talent on role_state_changes (organization_id, talent_id) where talent_id is not null;
comment on table role_state_changes is 'Changes of the state of a role; the first row is its creation.';
comment on column role_state_changes.organization_id is 'The workspace.';
comment on column role_state_changes.id is 'Key of the change.';
comment on column role_state_changes.role_id is 'The role.';
comment on column role_state_changes.state is 'The new state: draft, recruiting, filled or archived.';
comment on column role_state_changes.state_before is 'The former state; null for the creation.';
comment on column role_state_changes.talent_id is 'The talent who took the role that was filled; null when another person took it.';
comment on column role_state_changes.user_created is 'Account that changed the state.';
comment on column role_state_changes.date_created is 'When the state changed.';
call make_tenant_table('role_state_changes');

-- What the columns of the existing roles still say.
insert into role_state_changes (organization_id, role_id, state, user_created, date_created)
select organization_id, id,
  case when date_recruiting is null or date_recruiting > date_created then 'draft' else 'recruiting' end, user_created, date_created
from roles;
insert into role_state_changes (organization_id, role_id, state, state_before, date_created)
select organization_id, id, 'recruiting', 'draft', date_recruiting from roles where date_recruiting > date_created;
insert into role_state_changes (organization_id, role_id, state, state_before, talent_id, user_created, date_created)
select organization_id, id, 'filled', 'recruiting', filled_by_talent, user_filled, date_filled
from roles where date_filled is not null;
insert into role_state_changes (organization_id, role_id, state, state_before, user_created, date_created)
select organization_id, id, 'archived',
  case when date_filled is not null then 'filled' else coalesce(draft_state, 'recruiting') end, user_archived, date_archived
from roles where date_archived is not null;

alter table note_mentions add column name text not null default '';
comment on column note_mentions.name is 'Name of the colleague as it is written in the note.';

-- The entries of the audit log about a role.
create index audit_log__roles on audit_log (organization_id, (items[1]), date_created desc)
  where action in ('role_deciders.create', 'role_deciders.delete', 'vacancy_mails.send', 'vacancy_mails.stop', 'roles.fill',
    'roles.reopen');
