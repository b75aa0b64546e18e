-- Filling a role in one place: states of a role, stages of its people, who decides, interview ratings, decision notes,
-- random draws, and the mails of a vacancy.

set local lock_timeout = '5s';

-- States of a role: draft, recruiting, filled, archived.
alter table roles
  add column date_recruiting timestamptz,
  add column date_filled timestamptz,
  add column user_filled uuid,
  add column filled_by_talent uuid,
  add column must_haves jsonb not null default '{}',
  add constraint roles__filled_without_draft check (date_filled is null or draft_state is null),
  add constraint roles__filled_by_talent check (filled_by_talent is null or date_filled is not null),
  add constraint roles__must_haves check (jsonb_typeof(must_haves) = 'object'),
  add constraint roles__filled_by_talent_fkey foreign key (organization_id, filled_by_talent)
    references talents (organization_id, id) on delete set null (filled_by_talent);
create index roles__by_filled_talent on roles (organization_id, filled_by_talent) where filled_by_talent is not null;
update roles r set date_recruiting = coalesce(
  (select min(q.date_created) from interview_questions q where q.organization_id = r.organization_id and q.role_id = r.id),
  r.date_created)
where r.draft_state is null;
comment on column roles.date_recruiting is 'When recruiting started; null for a role that was always a draft.';
comment on column roles.date_filled is 'When the role was marked as filled. Null for a role that is not filled.';
comment on column roles.user_filled is 'Account that marked the role as filled.';
comment on column roles.filled_by_talent is 'The talent who took the role; null when another person took it, or the role is not filled.';
comment on column roles.must_haves is 'Requirements that are compared with readable job profiles: skills, languages, place, years and start. An empty object asks for nothing.';

-- Stages of the people of a role.
alter table roles_talents
  add column shortlisted_at timestamptz,
  add column shortlisted_by uuid,
  add column hired_at timestamptz,
  add column hired_by uuid,
  add column interview_at timestamptz,
  add constraint roles_talents__hired_or_rejected check (hired_at is null or rejected_at is null);
create index roles_talents__shortlisted on roles_talents (organization_id, talents_id) where shortlisted_at is not null;
comment on column roles_talents.shortlisted_at is 'When the talent was put on the shortlist of the role; null when they are not on it.';
comment on column roles_talents.shortlisted_by is 'Account that put the talent on the shortlist.';
comment on column roles_talents.hired_at is 'When it was decided to hire the talent for the role.';
comment on column roles_talents.hired_by is 'Account that decided to hire the talent.';
comment on column roles_talents.interview_at is 'When the interview takes place; null without a date.';

alter table talents add column shortlisted_without_role boolean not null default false;
comment on column talents.shortlisted_without_role is 'The talent was put on the shortlist without a role. With `roles_talents.shortlisted_at` this determines the status FAVOURITE.';
-- A talent on the shortlist who is considered for one role is on the shortlist of that role.
with open_links as (
  select l.organization_id, l.talents_id, min(l.id::text)::uuid as id, count(*) as links
  from roles_talents l
  join roles r on r.organization_id = l.organization_id and r.id = l.roles_id and r.date_deleted is null
  where l.rejected_at is null
  group by l.organization_id, l.talents_id
)
update roles_talents l set shortlisted_at = t.date_updated
from open_links o join talents t on t.organization_id = o.organization_id and t.id = o.talents_id
where l.organization_id = o.organization_id and l.id = o.id and o.links = 1 and t.status = 'FAVOURITE';
update talents t set shortlisted_without_role = true
where t.status = 'FAVOURITE' and not exists (
  select from roles_talents l
  where l.organization_id = t.organization_id and l.talents_id = t.id and l.shortlisted_at is not null);

-- Who decides about a role.
alter table memberships drop constraint memberships__user_role;
alter table memberships add constraint memberships__user_role
  check (user_role in ('ORG_ADMIN', 'ORG_USER', 'WORKS_COUNCIL', 'HIRING_MANAGER'));
comment on column memberships.user_role is 'Role of the account in this workspace. WORKS_COUNCIL can read settings, ranges, counts and who opened results. HIRING_MANAGER can read and rate the people of the roles in `role_deciders`.';

create table role_deciders (
  organization_id uuid not null references organizations (id) on delete cascade,
  role_id uuid not null,
  user_id uuid not null,
  user_created uuid,
  date_created timestamptz not null default now(),
  primary key (organization_id, role_id, user_id),
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references memberships (organization_id, user_id) on delete cascade
);
create index role_deciders__by_user on role_deciders (organization_id, user_id);
comment on table role_deciders is 'Who decides about a role: administrators, and hiring managers, who have access to the role by this row.';
comment on column role_deciders.organization_id is 'The workspace.';
comment on column role_deciders.role_id is 'The role.';
comment on column role_deciders.user_id is 'Account of the person who decides.';
comment on column role_deciders.user_created is 'Account that added the person; null when the person joined by rating an interview.';
comment on column role_deciders.date_created is 'When the person was added.';
call make_tenant_table('role_deciders');

create table shortlist_proposals (
  organization_id uuid not null references organizations (id) on delete cascade,
  role_id uuid not null,
  talent_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  date_created timestamptz not null default now(),
  primary key (organization_id, role_id, talent_id, user_id),
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade,
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade
);
create index shortlist_proposals__by_talent on shortlist_proposals (organization_id, talent_id);
create index shortlist_proposals__by_user on shortlist_proposals (user_id);
comment on table shortlist_proposals is 'Whom the people who decide would like to meet. Administrators put people on the shortlist.';
comment on column shortlist_proposals.organization_id is 'The workspace.';
comment on column shortlist_proposals.role_id is 'The role.';
comment on column shortlist_proposals.talent_id is 'The talent.';
comment on column shortlist_proposals.user_id is 'Account that would like to meet the talent.';
comment on column shortlist_proposals.date_created is 'When the proposal was made.';
call make_tenant_table('shortlist_proposals');

-- Interviews: each person rates alone.
create table interview_raters (
  organization_id uuid not null references organizations (id) on delete cascade,
  role_id uuid not null,
  talent_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  version integer not null,
  date_created timestamptz not null default now(),
  submitted_at timestamptz,
  excused_at timestamptz,
  excused_by uuid,
  primary key (organization_id, role_id, talent_id, user_id),
  foreign key (organization_id, role_id, version) references interview_questions (organization_id, role_id, version) on delete cascade,
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade,
  constraint interview_raters__submitted_or_excused check (submitted_at is null or excused_at is null)
);
create index interview_raters__by_talent on interview_raters (organization_id, talent_id);
create index interview_raters__by_user on interview_raters (user_id);
comment on table interview_raters is 'Who rates the interview of a talent for a role, and whether they are done. Ratings become visible to others when everybody has submitted.';
comment on column interview_raters.organization_id is 'The workspace.';
comment on column interview_raters.role_id is 'The role.';
comment on column interview_raters.talent_id is 'The talent who was interviewed.';
comment on column interview_raters.user_id is 'Account of the person who rates.';
comment on column interview_raters.version is 'Version of the interview questions.';
comment on column interview_raters.date_created is 'When the person wrote or rated first, or was excused.';
comment on column interview_raters.submitted_at is 'When the person submitted the ratings.';
comment on column interview_raters.excused_at is 'When it was recorded that the person does not rate this interview.';
comment on column interview_raters.excused_by is 'Account that recorded that the person does not rate.';
call make_tenant_table('interview_raters');

create table interview_ratings (
  organization_id uuid not null references organizations (id) on delete cascade,
  role_id uuid not null,
  talent_id uuid not null,
  user_id uuid not null,
  question smallint not null,
  rating smallint,
  is_untold boolean not null default false,
  note text not null default '',
  sequence bigint not null,
  date_updated timestamptz not null default now(),
  primary key (organization_id, role_id, talent_id, user_id, question),
  foreign key (organization_id, role_id, talent_id, user_id)
    references interview_raters (organization_id, role_id, talent_id, user_id) on delete cascade,
  constraint interview_ratings__question check (question >= 1),
  constraint interview_ratings__rating check (rating between 1 and 5),
  constraint interview_ratings__untold check (not (is_untold and rating is not null)),
  constraint interview_ratings__note_length check (char_length(note) <= 5000)
);
comment on table interview_ratings is 'Rating and notes of one person for one question of an interview. They never change a fit.';
comment on column interview_ratings.organization_id is 'The workspace.';
comment on column interview_ratings.role_id is 'The role.';
comment on column interview_ratings.talent_id is 'The talent who was interviewed.';
comment on column interview_ratings.user_id is 'Account of the person who rates.';
comment on column interview_ratings.question is 'Number of the question in the version of the rater, from 1.';
comment on column interview_ratings.rating is 'Rating from 1 to 5; null without one.';
comment on column interview_ratings.is_untold is 'The person could not tell. It counts as no rating.';
comment on column interview_ratings.note is 'What the person wrote down.';
comment on column interview_ratings.sequence is 'Sequence number of the device: a change with a lower number arrived late and is ignored.';
comment on column interview_ratings.date_updated is 'When the row was last changed.';
call make_tenant_table('interview_ratings');

create table interview_rating_changes (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  role_id uuid not null,
  talent_id uuid not null,
  user_id uuid not null,
  question smallint not null,
  rating_before smallint,
  rating_after smallint,
  reason text not null,
  date_created timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, role_id, talent_id, user_id)
    references interview_raters (organization_id, role_id, talent_id, user_id) on delete cascade,
  constraint interview_rating_changes__reason_not_blank check (btrim(reason) <> ''),
  constraint interview_rating_changes__reason_length check (char_length(reason) <= 280)
);
create index interview_rating_changes__by_rater on interview_rating_changes (organization_id, role_id, talent_id, user_id);
comment on table interview_rating_changes is 'Changes of ratings after they were submitted, each with its reason. The original rating stays readable here.';
comment on column interview_rating_changes.organization_id is 'The workspace.';
comment on column interview_rating_changes.id is 'UUIDv7.';
comment on column interview_rating_changes.role_id is 'The role.';
comment on column interview_rating_changes.talent_id is 'The talent who was interviewed.';
comment on column interview_rating_changes.user_id is 'Account of the person who rated.';
comment on column interview_rating_changes.question is 'Number of the question.';
comment on column interview_rating_changes.rating_before is 'Former rating; null without one.';
comment on column interview_rating_changes.rating_after is 'New rating; null without one.';
comment on column interview_rating_changes.reason is 'Why it was changed.';
comment on column interview_rating_changes.date_created is 'When it was changed.';
call make_tenant_table('interview_rating_changes');

create table decision_notes (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  role_id uuid not null,
  talent_id uuid not null,
  decision text not null,
  reason text not null,
  user_created uuid,
  date_created timestamptz not null default now(),
  date_replaced timestamptz,
  date_complete timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade,
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade,
  constraint decision_notes__decision check (decision in ('hire', 'meet_again', 'not_moving_forward')),
  constraint decision_notes__reason_not_blank check (btrim(reason) <> ''),
  constraint decision_notes__reason_length check (char_length(reason) <= 5000)
);
create unique index decision_notes__current on decision_notes (organization_id, role_id, talent_id) where date_replaced is null;
create index decision_notes__by_talent on decision_notes (organization_id, talent_id);
comment on table decision_notes is 'The decision about a talent for a role, in the words of those who decided. A changed decision is a new row.';
comment on column decision_notes.organization_id is 'The workspace.';
comment on column decision_notes.id is 'UUIDv7.';
comment on column decision_notes.role_id is 'The role.';
comment on column decision_notes.talent_id is 'The talent.';
comment on column decision_notes.decision is 'What was decided: hire, meet_again or not_moving_forward.';
comment on column decision_notes.reason is 'Why, from what was said and done.';
comment on column decision_notes.user_created is 'Account that wrote the note.';
comment on column decision_notes.date_created is 'When the note was written.';
comment on column decision_notes.date_replaced is 'When another note replaced this one; null for the current one.';
comment on column decision_notes.date_complete is 'When the last signature arrived, which moved the talent to the stage of the decision.';
call make_tenant_table('decision_notes');

create table decision_signatures (
  organization_id uuid not null references organizations (id) on delete cascade,
  note_id uuid not null,
  user_id uuid not null,
  name text not null,
  date_signed timestamptz not null default now(),
  primary key (organization_id, note_id, user_id),
  foreign key (organization_id, note_id) references decision_notes (organization_id, id) on delete cascade
);
create index decision_signatures__by_user on decision_signatures (user_id);
comment on table decision_signatures is 'Who signed a decision note.';
comment on column decision_signatures.organization_id is 'The workspace.';
comment on column decision_signatures.note_id is 'The decision note.';
comment on column decision_signatures.user_id is 'Account that signed.';
comment on column decision_signatures.name is 'Name of the person when they signed.';
comment on column decision_signatures.date_signed is 'When the person signed.';
call make_tenant_table('decision_signatures');

-- Random draws.
create table role_draws (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  role_id uuid not null,
  seed text not null,
  pool uuid[] not null,
  drawn_talents uuid[] not null,
  reason text,
  user_created uuid,
  date_created timestamptz not null default now(),
  date_undone timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade,
  constraint role_draws__reason_length check (char_length(reason) <= 280)
);
create index role_draws__by_role on role_draws (organization_id, role_id, date_created desc);
comment on table role_draws is 'Random draws of people for interviews. The seed and the pool give the same result again.';
comment on column role_draws.organization_id is 'The workspace.';
comment on column role_draws.id is 'UUIDv7.';
comment on column role_draws.role_id is 'The role.';
comment on column role_draws.seed is 'Random seed of the draw.';
comment on column role_draws.pool is 'The talents among whom was drawn.';
comment on column role_draws.drawn_talents is 'The talents drawn, in the order of the draw.';
comment on column role_draws.reason is 'Why it was drawn again; null for the first draw.';
comment on column role_draws.user_created is 'Account that drew.';
comment on column role_draws.date_created is 'When it was drawn.';
comment on column role_draws.date_undone is 'When the draw was undone.';
call make_tenant_table('role_draws');

-- Mails of a vacancy.
create table mail_words (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  role_id uuid,
  kind text not null,
  language text not null,
  words text not null,
  user_updated uuid,
  date_updated timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade,
  constraint mail_words__kind check (kind in ('invitation', 'reminder', 'thanks', 'interview', 'no_interview', 'after_interview', 'filled')),
  constraint mail_words__language check (language in ('EN', 'DE')),
  constraint mail_words__words_not_blank check (btrim(words) <> ''),
  constraint mail_words__words_length check (char_length(words) <= 2000)
);
create unique index mail_words__once on mail_words (organization_id, role_id, kind, language) nulls not distinct;
comment on table mail_words is 'Own words of a workspace in the mails of a vacancy, for one role or for all.';
comment on column mail_words.organization_id is 'The workspace.';
comment on column mail_words.id is 'UUIDv7.';
comment on column mail_words.role_id is 'The role; null for all roles without words of their own.';
comment on column mail_words.kind is 'The mail in which the words appear.';
comment on column mail_words.language is 'Language of the mail.';
comment on column mail_words.words is 'The words. The rest of the mail is a fixed text.';
comment on column mail_words.user_updated is 'Account that last changed the words.';
comment on column mail_words.date_updated is 'When the words were last changed.';
call make_tenant_table('mail_words');

create table vacancy_mails (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  role_id uuid not null,
  talent_id uuid not null,
  kind text not null,
  words text,
  interview_at timestamptz,
  send_at timestamptz not null,
  date_sent timestamptz,
  date_stopped timestamptz,
  user_created uuid,
  date_created timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade,
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade,
  constraint vacancy_mails__kind check (kind in ('interview', 'no_interview', 'after_interview', 'filled')),
  constraint vacancy_mails__sent_or_stopped check (date_sent is null or date_stopped is null),
  constraint vacancy_mails__words_length check (char_length(words) <= 2000)
);
create unique index vacancy_mails__one_answer on vacancy_mails (organization_id, role_id, talent_id)
  where date_stopped is null and kind in ('no_interview', 'after_interview', 'filled');
create index vacancy_mails__by_role on vacancy_mails (organization_id, role_id, send_at);
create index vacancy_mails__by_talent on vacancy_mails (organization_id, talent_id);
comment on table vacancy_mails is 'Mails to the people of a role that an administrator sent: invitations to interviews and answers. Nobody gets two answers for a role.';
comment on column vacancy_mails.organization_id is 'The workspace.';
comment on column vacancy_mails.id is 'UUIDv7.';
comment on column vacancy_mails.role_id is 'The role.';
comment on column vacancy_mails.talent_id is 'The recipient.';
comment on column vacancy_mails.kind is 'The mail: interview, no_interview, after_interview or filled.';
comment on column vacancy_mails.words is 'Own words for this person; null uses those of the role or the workspace.';
comment on column vacancy_mails.interview_at is 'Time of the interview that the mail invites to; null without a date.';
comment on column vacancy_mails.send_at is 'When the mail is sent; later than requested when the budget of the day is used up.';
comment on column vacancy_mails.date_sent is 'When the mail was sent.';
comment on column vacancy_mails.date_stopped is 'When the mail was stopped before it was sent.';
comment on column vacancy_mails.user_created is 'Account that sent the mail. Answers go to this person.';
comment on column vacancy_mails.date_created is 'When the mail was scheduled.';
call make_tenant_table('vacancy_mails');

alter table organizations add column address_form text not null default 'du',
  add constraint organizations__address_form check (address_form in ('du', 'sie'));
comment on column organizations.address_form is 'How German mails address talents: du or sie.';

-- Surveys that end because the role is filled.
alter table talents_results
  add column ended_with_role uuid,
  add column is_for_person_only boolean not null default false,
  add constraint talents_results__ended_with_role_fkey foreign key (organization_id, ended_with_role)
    references roles (organization_id, id) on delete set null (ended_with_role);
create index talents_results__by_ended_role on talents_results (organization_id, ended_with_role) where ended_with_role is not null;
comment on column talents_results.ended_with_role is 'The role that was filled while the survey was open, which ended the survey. Reopening the role restores it.';
comment on column talents_results.is_for_person_only is 'The person continued the survey after the role was filled: the workspace never sees the result.';

-- Notes of a vacancy, and mentions in notes.
alter table talent_notes add column role_id uuid,
  add constraint talent_notes__role_fkey foreign key (organization_id, role_id)
    references roles (organization_id, id) on delete set null (role_id);
create index talent_notes__by_role on talent_notes (organization_id, role_id) where role_id is not null;
comment on column talent_notes.role_id is 'The role the note is about. The hiring managers of the role can read the note and add their own. Null for a note that only administrators read.';

create table note_mentions (
  organization_id uuid not null references organizations (id) on delete cascade,
  note_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  date_created timestamptz not null default now(),
  date_seen timestamptz,
  primary key (organization_id, note_id, user_id),
  foreign key (organization_id, note_id) references talent_notes (organization_id, id) on delete cascade
);
create index note_mentions__by_user on note_mentions (user_id);
create index note_mentions__unseen on note_mentions (organization_id, user_id) where date_seen is null;
comment on table note_mentions is 'Colleagues who were mentioned in a note.';
comment on column note_mentions.organization_id is 'The workspace.';
comment on column note_mentions.note_id is 'The note.';
comment on column note_mentions.user_id is 'Account that was mentioned.';
comment on column note_mentions.date_created is 'When the person was mentioned.';
comment on column note_mentions.date_seen is 'When the person opened the note.';
call make_tenant_table('note_mentions');

-- The earliest start of a person, for must-haves.
alter table job_preferences add column earliest_start date;
comment on column job_preferences.earliest_start is 'The earliest day the person can start; null when not stated.';
