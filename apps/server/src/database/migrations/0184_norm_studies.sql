-- A norm says nothing about the people behind it: the sums of own sheets come from customers who were not chosen, and of the
-- published norm not even the number of people is known. A study that was made of a norm can be entered here. The manual
-- prints it and rates the norm by it.

set local lock_timeout = '5s';

create table norm_studies (
  id uuid not null primary key default gen_random_uuid(),
  norm text not null constraint norm_studies__norm check (char_length(norm) between 1 and 100),
  instrument text not null constraint norm_studies__instrument check (char_length(instrument) between 1 and 100),
  language text not null constraint norm_studies__language check (language in ('EN', 'DE')),
  people integer not null constraint norm_studies__people check (people between 1 and 10000000),
  sampling text not null constraint norm_studies__sampling check (sampling in ('random', 'quota', 'volunteers', 'customers')),
  countries text not null constraint norm_studies__countries check (char_length(countries) between 1 and 120),
  field_start date not null,
  field_end date not null,
  description text not null constraint norm_studies__description check (char_length(description) between 1 and 600),
  date_created timestamptz not null default now(),
  user_created uuid,
  constraint norm_studies__period check (field_start <= field_end)
);
create unique index norm_studies__once on norm_studies (instrument, language, norm, people, field_start, field_end);
comment on table norm_studies is 'Studies of the people behind a norm, as the platform''s administrators entered them.';
comment on column norm_studies.id is 'UUID.';
comment on column norm_studies.norm is 'The version of the norm whose means and standard deviations come from this study.';
comment on column norm_studies.instrument is 'The form that the people answered.';
comment on column norm_studies.language is 'The language in which they answered.';
comment on column norm_studies.people is 'How many they were.';
comment on column norm_studies.sampling is 'How they were chosen: random, quota, volunteers, or customers of the platform.';
comment on column norm_studies.countries is 'Where they lived.';
comment on column norm_studies.field_start is 'First day on which people answered.';
comment on column norm_studies.field_end is 'Last day on which people answered.';
comment on column norm_studies.description is 'Who made the study, the people by sex, age and education, and where it can be read.';
comment on column norm_studies.date_created is 'When it was entered.';
comment on column norm_studies.user_created is 'Who entered it.';
call make_global_table('norm_studies');
