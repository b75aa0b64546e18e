-- Reports of all kinds are made once and kept; results can be computed again under another norm, with their old values
-- kept; and what norms and fairness are judged by is counted apart from persons.

create table report_documents (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  kind text not null constraint report_documents__kind check (kind in ('personality', 'premium', 'role', 'team', 'assessment')),
  result_id uuid,
  role_id uuid,
  team_id uuid,
  assessment_id uuid,
  language text not null constraint report_documents__language check (language in ('EN', 'DE')),
  audience text not null constraint report_documents__audience check (audience in ('employer', 'talent')),
  fingerprint bytea not null,
  state text not null default 'waiting' constraint report_documents__state check (state in ('waiting', 'ready', 'failed')),
  file_id uuid,
  date_created timestamptz not null default now(),
  date_ready timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, result_id) references talents_results (organization_id, id) on delete cascade,
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade,
  foreign key (organization_id, team_id) references teams (organization_id, id) on delete cascade,
  foreign key (organization_id, assessment_id) references assessments (organization_id, id) on delete cascade,
  foreign key (organization_id, file_id) references files (organization_id, id) on delete set null (file_id)
);
create unique index report_documents__once on report_documents (organization_id, fingerprint)
  where state = 'waiting' or file_id is not null;
create index report_documents__by_result on report_documents (organization_id, result_id) where result_id is not null;
create index report_documents__by_role on report_documents (organization_id, role_id) where role_id is not null;
create index report_documents__by_team on report_documents (organization_id, team_id) where team_id is not null;
create index report_documents__by_assessment on report_documents (organization_id, assessment_id) where assessment_id is not null;
create index report_documents__by_file on report_documents (organization_id, file_id) where file_id is not null;
comment on table report_documents is 'Reports that were asked for, with where their making stands. One per content: asked for again it is the same one.';
comment on column report_documents.organization_id is 'The workspace.';
comment on column report_documents.id is 'UUIDv7.';
comment on column report_documents.kind is 'What kind of report it is.';
comment on column report_documents.result_id is 'The result it is about.';
comment on column report_documents.role_id is 'The role the result stands beside.';
comment on column report_documents.team_id is 'The team it is about.';
comment on column report_documents.assessment_id is 'The assessment it is about.';
comment on column report_documents.language is 'Language of the report.';
comment on column report_documents.audience is 'Whom it speaks to: the workspace, or the person it is about.';
comment on column report_documents.fingerprint is 'SHA-256 of everything it says.';
comment on column report_documents.state is 'Asked for, made, or not to be made.';
comment on column report_documents.file_id is 'The document; null before it is made and after it was deleted.';
comment on column report_documents.date_created is 'When it was asked for.';
comment on column report_documents.date_ready is 'When it was made.';
call make_tenant_table('report_documents');

create table result_versions (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  result_id uuid not null,
  result jsonb not null,
  scoring_version text not null,
  norm_version text not null,
  date_replaced timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, result_id) references talents_results (organization_id, id) on delete cascade
);
create index result_versions__by_result on result_versions (organization_id, result_id, date_replaced desc);
comment on table result_versions is 'What a result said before it was computed again.';
comment on column result_versions.organization_id is 'The workspace.';
comment on column result_versions.id is 'UUIDv7.';
comment on column result_versions.result_id is 'The result.';
comment on column result_versions.result is 'The whole score as it was.';
comment on column result_versions.scoring_version is 'Scoring rule it was computed with.';
comment on column result_versions.norm_version is 'Norm it was computed with.';
comment on column result_versions.date_replaced is 'When newer values took its place.';
call make_tenant_table('result_versions');

create table fairness_counts (
  organization_id uuid not null references organizations (id) on delete cascade,
  dimension text not null constraint fairness_counts__dimension check (dimension in ('all', 'gender', 'age')),
  group_name text not null,
  measure text not null,
  people integer not null constraint fairness_counts__people check (people >= 0),
  hits integer not null constraint fairness_counts__hits check (hits between 0 and people),
  date_counted timestamptz not null default now(),
  primary key (organization_id, dimension, group_name, measure)
);
comment on table fairness_counts is 'How groups fare, as counts without persons. Made anew from time to time.';
comment on column fairness_counts.organization_id is 'The workspace.';
comment on column fairness_counts.dimension is 'What the groups are formed by; all has one group.';
comment on column fairness_counts.group_name is 'The group: a gender, an age band, or everybody.';
comment on column fairness_counts.measure is 'What was counted: a trait in the high band, a fit in a coloured band, a remark on quality.';
comment on column fairness_counts.people is 'People counted.';
comment on column fairness_counts.hits is 'Of these, people it holds for.';
comment on column fairness_counts.date_counted is 'When it was counted.';
call make_tenant_table('fairness_counts');

create table scale_sums (
  instrument text not null,
  language text not null constraint scale_sums__language check (language in ('EN', 'DE')),
  measure text not null,
  people integer not null constraint scale_sums__people check (people >= 0),
  total double precision not null,
  total_of_squares double precision not null,
  date_counted timestamptz not null default now(),
  primary key (instrument, language, measure)
);
comment on table scale_sums is 'Running sums per form, language and scale or item, of sheets without remarks, one per person. Nothing about a person.';
comment on column scale_sums.instrument is 'The form.';
comment on column scale_sums.language is 'Language the sheets were answered in.';
comment on column scale_sums.measure is 'A domain, a facet, or item: and the number of an item.';
comment on column scale_sums.people is 'People counted.';
comment on column scale_sums.total is 'Sum of their values.';
comment on column scale_sums.total_of_squares is 'Sum of the squares of their values.';
comment on column scale_sums.date_counted is 'When it was counted.';
grant select, insert, update, delete on scale_sums to quint_platform;

create table norms (
  version text not null primary key,
  instrument text not null,
  language text not null constraint norms__language check (language in ('EN', 'DE')),
  people integer not null constraint norms__people check (people >= 0),
  figures jsonb not null,
  is_active boolean not null default false,
  date_created timestamptz not null default now(),
  user_created uuid
);
create unique index norms__one_active on norms (instrument, language) where is_active;
comment on table norms is 'Own norms that were switched to. Without an active one the published norm holds.';
comment on column norms.version is 'Its name, stored with every result it was used for.';
comment on column norms.instrument is 'The form.';
comment on column norms.language is 'Language of the sheets.';
comment on column norms.people is 'How many people it rests on.';
comment on column norms.figures is 'Mean and standard deviation by scale.';
comment on column norms.is_active is 'Sheets that are finished now are scored with it.';
comment on column norms.date_created is 'When it was made.';
comment on column norms.user_created is 'Who switched to it.';
call make_global_table('norms');
