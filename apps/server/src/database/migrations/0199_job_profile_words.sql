-- Must-haves compare thousands of job profiles at once. Folding their texts for each comparison took seconds: they are
-- stored folded now. Computing them for the existing rows takes about 0.1 ms for each job profile and each job.
set local lock_timeout = '5s';

alter table job_preferences
  add column skill_words text generated always as (search_text(nullif(btrim(skills), ''))) stored,
  add column place_words text
    generated always as (search_text(jsonb_path_query_array(nullif(locations, '[]'), '$[*].location')::text)) stored;
comment on column job_preferences.skill_words is 'Skills as they are searched in; null without skills.';
comment on column job_preferences.place_words is 'Names of the places as they are searched in; null without places.';

alter table job_experiences
  add column role_words text not null generated always as (search_text(role_name)) stored;
comment on column job_experiences.role_words is 'Title of the job as it is searched in.';

alter table pool_profiles add column has_start boolean not null default false;
comment on column pool_profiles.has_start is 'Whether an earliest start is stated.';
