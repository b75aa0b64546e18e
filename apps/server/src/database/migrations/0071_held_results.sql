-- A workspace may leave a new result to its person first: administrators see it after 24 or 48 hours, or once the person
-- has opened it. What applies is noted on the sheet when it is finished, so that a change of the setting neither hides
-- what was visible nor breaks what a person was promised.

alter table organizations add column hold_results text not null default 'no'
  constraint organizations__hold_results check (hold_results in ('no', '24h', '48h', 'opened'));
comment on column organizations.hold_results is
  'How long new results are held back from administrators: not at all, for hours, or until their person has opened them, which ends the hours too.';

alter table talents_results
  add column held_until timestamptz,
  add column date_opened_by_talent timestamptz,
  add constraint talents_results__held_is_finished check (held_until is null or status = 'FINISHED');
comment on column talents_results.held_until is
  'Held back from administrators until then, infinity until its person opens it; null is not held back. Cleared when that time has come.';
comment on column talents_results.date_opened_by_talent is 'When the person first saw the result.';
create index talents_results__held on talents_results (organization_id, talent_id, held_until) where held_until is not null;
create index talents_results__to_release on talents_results (held_until) where held_until is not null;

drop index talents_results__latest;
create index talents_results__latest on talents_results (organization_id, talent_id, date_finished desc, id)
  include (quality, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es, scoring_version, norm_version, instrument_version, language, held_until)
  where status = 'FINISHED';

-- What lists, aggregates and fit count of a person comes from the newest result that is not held back.
create or replace function newest_sheet_of(workspace uuid, talent uuid,
  out invitation_status text, out stanines integer, out date_last_invited timestamptz)
language sql stable as $$
  select
    case when exists (
      select from talents_results r
      where r.organization_id = workspace and r.talent_id = talent and r.status = 'FINISHED'
    ) then 'FINISHED' else i.status end,
    f.o * 10000 + f.c * 1000 + f.e * 100 + f.a * 10 + f.es,
    i.date_last_invited
  from (select) one
  left join lateral (
    select r.o::integer, r.c, r.e, r.a, r.es from talents_results r
    where r.organization_id = workspace and r.talent_id = talent and r.status = 'FINISHED' and r.held_until is null
    order by r.date_finished desc, r.id limit 1
  ) f on true
  left join lateral (
    select r.status, r.date_last_invited from talents_results r
    where r.organization_id = workspace and r.talent_id = talent
    order by r.date_created desc, r.id limit 1
  ) i on true
$$;

drop trigger talents_results__newest_changed on talents_results;
create trigger talents_results__newest_changed after update on talents_results for each row
  when (old.status is distinct from new.status or old.date_finished is distinct from new.date_finished
    or old.date_last_invited is distinct from new.date_last_invited or old.held_until is distinct from new.held_until
    or old.o is distinct from new.o or old.c is distinct from new.c or old.e is distinct from new.e
    or old.a is distinct from new.a or old.es is distinct from new.es)
  execute function follow_newest_sheet();
