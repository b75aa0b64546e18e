-- The history of consents and objections.

create or replace function record_consent_changes() returns trigger
  language plpgsql as $$
begin
  insert into talent_consents (organization_id, talent_id, kind, is_given)
  select new.organization_id, new.id, c.kind, c.is_given
  from (values
    ('pool', old.is_open_for_work, new.is_open_for_work),
    ('rankings', old.rankings_objected_at is null, new.rankings_objected_at is null),
    ('norms', old.norms_withdrawn_at is null, new.norms_withdrawn_at is null),
    ('reminders', old.reminders_refused_at is null, new.reminders_refused_at is null)
  ) c (kind, was_given, is_given)
  where c.was_given <> c.is_given;
  return null;
end $$;
comment on function record_consent_changes() is 'Records each choice of a person that a change of their talent makes or takes back: pool, rankings, norms, reminders.';
create or replace trigger talents__consent_changed after update on talents
  for each row when (new.date_anonymized is null and (old.is_open_for_work is distinct from new.is_open_for_work
    or old.rankings_objected_at is distinct from new.rankings_objected_at
    or old.norms_withdrawn_at is distinct from new.norms_withdrawn_at
    or old.reminders_refused_at is distinct from new.reminders_refused_at))
  execute function record_consent_changes();
comment on trigger talents__consent_changed on talents is 'Records in the history of consents that the person opened or closed for work, objected to rankings, withdrew from norms or refused reminders, or took that back.';

create or replace function record_pool_consent() returns trigger
  language plpgsql as $$
begin
  insert into talent_consents (organization_id, talent_id, kind, is_given) values (new.organization_id, new.id, 'pool', true);
  return null;
end $$;
comment on function record_pool_consent() is 'Records the consent to the pool of a talent that is new and open for work.';
create or replace trigger talents__consent_made after insert on talents
  for each row when (new.is_open_for_work) execute function record_pool_consent();
comment on trigger talents__consent_made on talents is 'Records the consent to the pool when the new talent is open for work.';

create or replace function record_statement_consent() returns trigger
  language plpgsql as $$
begin
  insert into talent_consents (organization_id, talent_id, kind, is_given)
  values (new.organization_id, new.talent_id, 'statement', true);
  return null;
end $$;
comment on function record_statement_consent() is 'Records the consent given on the page where a person starts a survey by themselves.';
create or replace trigger talents_results__statement_consent after insert on talents_results
  for each row when (new.entrance is not null) execute function record_statement_consent();
comment on trigger talents_results__statement_consent on talents_results is 'Records the consent of a person who started the survey by themselves.';

create or replace function record_survey_consent() returns trigger
  language plpgsql as $$
begin
  insert into talent_consents (organization_id, talent_id, kind, is_given)
  select r.organization_id, r.talent_id, 'survey', true from talents_results r
  where r.organization_id = new.organization_id and r.id = new.result_id;
  return null;
end $$;
comment on function record_survey_consent() is 'Records the consent to the survey with the answers about the person.';
create or replace trigger survey_demographics__consent after insert on survey_demographics
  for each row execute function record_survey_consent();
comment on trigger survey_demographics__consent on survey_demographics is 'Records the consent to the survey.';
