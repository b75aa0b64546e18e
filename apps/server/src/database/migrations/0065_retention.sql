-- People who are no longer needed are erased after a time that each workspace sets, after a notice of thirty days.

create table retention_settings (
  organization_id uuid not null primary key references organizations (id) on delete cascade,
  rejected_months smallint default 6,
  applicants_months smallint default 12,
  employees_months smallint,
  reason text,
  date_updated timestamptz not null default now(),
  user_updated uuid,
  constraint retention_settings__months check (rejected_months between 1 and 60 and applicants_months between 1 and 60
    and employees_months between 1 and 120),
  constraint retention_settings__reason check (char_length(reason) <= 500),
  constraint retention_settings__says_why check (
    (rejected_months is not null and applicants_months is not null) or char_length(btrim(coalesce(reason, ''))) >= 10)
);
call make_tenant_table('retention_settings');
comment on table retention_settings is 'How long a workspace keeps people. Without a row the defaults hold.';
comment on column retention_settings.organization_id is 'The workspace.';
comment on column retention_settings.rejected_months is 'Months after the last rejection; null keeps them, with a reason.';
comment on column retention_settings.applicants_months is 'Months after the last activity of other applicants; null keeps them, with a reason.';
comment on column retention_settings.employees_months is 'Months after the last activity of members; null never.';
comment on column retention_settings.reason is 'Why people are kept without an end. Everybody concerned may read it.';
comment on column retention_settings.date_updated is 'When it was changed.';
comment on column retention_settings.user_updated is 'Who changed it.';

create table retention_notices (
  organization_id uuid not null,
  talent_id uuid not null,
  rule text not null constraint retention_notices__rule check (rule in ('rejected', 'applicants', 'employees')),
  ends_at timestamptz,
  date_noticed timestamptz not null,
  date_kept timestamptz,
  primary key (organization_id, talent_id),
  foreign key (organization_id) references organizations (id) on delete cascade,
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade
);
call make_tenant_table('retention_notices');
comment on table retention_notices is 'Who was told when their data ends, and who asked to be kept.';
comment on column retention_notices.organization_id is 'The workspace.';
comment on column retention_notices.talent_id is 'The person.';
comment on column retention_notices.rule is 'Why it ends.';
comment on column retention_notices.ends_at is 'When the person is erased; null once the person asked to be kept.';
comment on column retention_notices.date_noticed is 'When the notice was sent.';
comment on column retention_notices.date_kept is 'When the person last asked to be kept.';
create index retention_notices__by_end on retention_notices (ends_at) where ends_at is not null;
