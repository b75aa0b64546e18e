-- Lists ask for talents by where their survey stands and by how they fit a role. Both are facts of other rows, which a
-- list of a million talents cannot look up one by one. So every talent carries them, kept by a trigger in the
-- transaction that changes a sheet, and sheets that an older version writes meanwhile are followed too.
alter table talents add column invitation_status text
  constraint talents__invitation_status check (invitation_status in ('SCHEDULED', 'INVITED', 'SENT', 'OPENED', 'PENDING', 'FINISHED', 'CANCELED')),
  add column stanines integer, add column date_last_invited timestamptz;
comment on column talents.invitation_status is 'Where the survey stands: FINISHED once there is a result, otherwise the status of the newest sheet. Kept by a trigger.';
comment on column talents.stanines is 'Stanines of the newest result as five digits, O C E A ES; null without a result of five traits. Kept by a trigger.';
comment on column talents.date_last_invited is 'When the newest sheet was last sent. Kept by a trigger.';

create function newest_sheet_of(workspace uuid, talent uuid, out invitation_status text, out stanines integer, out date_last_invited timestamptz)
  language sql stable as $$
  select
    case when f.id is not null then 'FINISHED' else i.status end,
    f.o * 10000 + f.c * 1000 + f.e * 100 + f.a * 10 + f.es,
    i.date_last_invited
  from (select) one
  left join lateral (
    select r.id, r.o::integer, r.c, r.e, r.a, r.es from talents_results r
    where r.organization_id = workspace and r.talent_id = talent and r.status = 'FINISHED'
    order by r.date_finished desc, r.id limit 1
  ) f on true
  left join lateral (
    select r.status, r.date_last_invited from talents_results r
    where r.organization_id = workspace and r.talent_id = talent
    order by r.date_created desc, r.id limit 1
  ) i on true
$$;

create function follow_newest_sheet() returns trigger
  language plpgsql as $$
declare
  sheet talents_results := coalesce(new, old);
begin
  -- Of two sheets that change at a time the second waits here, and then sees what the first has done.
  perform from talents t where t.organization_id = sheet.organization_id and t.id = sheet.talent_id for no key update;
  update talents t set invitation_status = n.invitation_status, stanines = n.stanines, date_last_invited = n.date_last_invited
  from newest_sheet_of(sheet.organization_id, sheet.talent_id) n
  where t.organization_id = sheet.organization_id and t.id = sheet.talent_id
    and (t.invitation_status, t.stanines, t.date_last_invited) is distinct from (n.invitation_status, n.stanines, n.date_last_invited);
  return null;
end $$;
create trigger talents_results__newest_made after insert or delete on talents_results
  for each row execute function follow_newest_sheet();
create trigger talents_results__newest_changed after update on talents_results
  for each row when ((old.status, old.date_finished, old.date_last_invited, old.o, old.c, old.e, old.a, old.es)
    is distinct from (new.status, new.date_finished, new.date_last_invited, new.o, new.c, new.e, new.a, new.es))
  execute function follow_newest_sheet();

update talents t set invitation_status = n.invitation_status, stanines = n.stanines, date_last_invited = n.date_last_invited
from (select organization_id, id, (newest_sheet_of(organization_id, id)).* from talents) n
where n.organization_id = t.organization_id and n.id = t.id and n.invitation_status is not null;

-- The fit to a role follows from the stanines alone: people of the same stanines are counted together.
create index talents__by_stanines on talents (organization_id, stanines, id) include (status, invitation_status)
  where date_deleted is null and date_anonymized is null;
-- Which rule and norm a result stands on is read with it, from the index alone.
drop index talents_results__latest;
create index talents_results__latest on talents_results (organization_id, talent_id, date_finished desc, id)
  include (quality, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es, scoring_version, norm_version, instrument_version, language)
  where status = 'FINISHED';
