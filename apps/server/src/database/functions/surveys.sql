-- The survey status of talents.

create or replace function newest_survey_of(workspace uuid, talent uuid,
  out invitation_status text, out stanines integer, out measured_scores bytea, out measured_basis text[],
  out date_last_invited timestamptz)
language sql stable as $$
  select
    case when exists (
      select from talents_results r
      where r.organization_id = workspace and r.talent_id = talent and r.status = 'FINISHED'
    ) then 'FINISHED' else i.status end,
    f.stanines,
    case when f.stanines is not null then f.scores end,
    case when f.stanines is not null then f.basis end,
    i.date_last_invited
  from (select) one
  left join lateral (
    select r.o::integer * 10000 + r.c * 1000 + r.e * 100 + r.a * 10 + r.es as stanines,
      float8send(coalesce(r.z_o, 'NaN')) || float8send(coalesce(r.z_c, 'NaN')) || float8send(coalesce(r.z_e, 'NaN'))
        || float8send(coalesce(r.z_a, 'NaN')) || float8send(coalesce(r.z_es, 'NaN')) as scores,
      array[r.scoring_version, r.norm_version, r.instrument_version, r.language] as basis
    from talents_results r
    where r.organization_id = workspace and r.talent_id = talent and r.status = 'FINISHED' and r.held_until is null
    order by r.date_finished desc, r.id limit 1
  ) f on true
  left join lateral (
    select r.status, r.date_last_invited from talents_results r
    where r.organization_id = workspace and r.talent_id = talent
    order by r.date_created desc, r.id limit 1
  ) i on true
$$;
comment on function newest_survey_of(uuid, uuid) is 'What a talent shows of their surveys: the state of the newest invitation, or finished; the stanines and scores of the newest result that is not held back; the date of the last invitation.';

create or replace function refresh_newest_survey() returns trigger
  language plpgsql as $$
declare
  sheet record := coalesce(new, old);
begin
  -- Serialises concurrent changes of sheets: the second waits here and then sees the effects of the first.
  perform from talents t where t.organization_id = sheet.organization_id and t.id = sheet.talent_id for no key update;
  update talents t set invitation_status = n.invitation_status, stanines = n.stanines,
    measured_scores = n.measured_scores, measured_basis = n.measured_basis, date_last_invited = n.date_last_invited
  from newest_survey_of(sheet.organization_id, sheet.talent_id) n
  where t.organization_id = sheet.organization_id and t.id = sheet.talent_id
    and (t.invitation_status, t.stanines, t.measured_scores, t.measured_basis, t.date_last_invited)
      is distinct from (n.invitation_status, n.stanines, n.measured_scores, n.measured_basis, n.date_last_invited);
  return null;
end $$;
comment on function refresh_newest_survey() is 'Copies state, stanines, scores and date of the newest survey to the talent.';
create or replace trigger talents_results__newest_changed after update on talents_results for each row
  when (old.status is distinct from new.status or old.date_finished is distinct from new.date_finished
    or old.date_last_invited is distinct from new.date_last_invited or old.held_until is distinct from new.held_until
    or old.o is distinct from new.o or old.c is distinct from new.c or old.e is distinct from new.e
    or old.a is distinct from new.a or old.es is distinct from new.es
    or old.z_o is distinct from new.z_o or old.z_c is distinct from new.z_c or old.z_e is distinct from new.z_e
    or old.z_a is distinct from new.z_a or old.z_es is distinct from new.z_es
    or old.scoring_version is distinct from new.scoring_version or old.norm_version is distinct from new.norm_version)
  execute function refresh_newest_survey();
comment on trigger talents_results__newest_changed on talents_results is 'Copies state, stanines, scores and date of the newest survey to the talent.';
create or replace trigger talents_results__newest_made after insert or delete on talents_results
  for each row execute function refresh_newest_survey();
comment on trigger talents_results__newest_made on talents_results is 'Copies state, stanines, scores and date of the newest survey to the talent.';
