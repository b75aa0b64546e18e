-- The newest talents of a role or a team come from an index of the link, however many there are.
-- Links made by an older version while this runs get the date too, by the trigger.
alter table roles_talents add column talents_date_created timestamptz;
alter table teams_talents add column talents_date_created timestamptz;
comment on column roles_talents.talents_date_created is 'A copy of date_created of the talent, kept by triggers.';
comment on column teams_talents.talents_date_created is 'A copy of date_created of the talent, kept by triggers.';

create function copy_talent_date() returns trigger
  language plpgsql as $$
begin
  select t.date_created into new.talents_date_created from talents t
    where t.organization_id = new.organization_id and t.id = new.talents_id;
  return new;
end $$;
create trigger roles_talents__talent_date before insert or update of talents_id on roles_talents
  for each row execute function copy_talent_date();
create trigger teams_talents__talent_date before insert or update of talents_id on teams_talents
  for each row execute function copy_talent_date();

create function pass_on_talent_date() returns trigger
  language plpgsql as $$
begin
  update roles_talents set talents_date_created = new.date_created where organization_id = new.organization_id and talents_id = new.id;
  update teams_talents set talents_date_created = new.date_created where organization_id = new.organization_id and talents_id = new.id;
  return null;
end $$;
create trigger talents__date_passed_on after update of date_created on talents
  for each row when (old.date_created is distinct from new.date_created) execute function pass_on_talent_date();

update roles_talents l set talents_date_created = t.date_created from talents t where t.organization_id = l.organization_id and t.id = l.talents_id;
update teams_talents l set talents_date_created = t.date_created from talents t where t.organization_id = l.organization_id and t.id = l.talents_id;

create index roles_talents__newest on roles_talents (organization_id, roles_id, talents_date_created desc, talents_id);
create index teams_talents__newest on teams_talents (organization_id, teams_id, talents_date_created desc, talents_id);
