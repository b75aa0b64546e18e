-- Copies of the date of a talent, by which lists of links are sorted.

create or replace function copy_talent_date_from_talent() returns trigger
  language plpgsql as $$
begin
  select t.date_created into new.talents_date_created from talents t
    where t.organization_id = new.organization_id and t.id = new.talents_id;
  return new;
end $$;
comment on function copy_talent_date_from_talent() is 'Copies the date of the talent to the link.';
create or replace trigger roles_talents__talent_date before insert or update of talents_id on roles_talents
  for each row execute function copy_talent_date_from_talent();
comment on trigger roles_talents__talent_date on roles_talents is 'Copies the date of the talent to the link.';
create or replace trigger teams_talents__talent_date before insert or update of talents_id on teams_talents
  for each row execute function copy_talent_date_from_talent();
comment on trigger teams_talents__talent_date on teams_talents is 'Copies the date of the talent to the link.';

create or replace function copy_talent_date_to_links() returns trigger
  language plpgsql as $$
begin
  update roles_talents set talents_date_created = new.date_created where organization_id = new.organization_id and talents_id = new.id;
  update teams_talents set talents_date_created = new.date_created where organization_id = new.organization_id and talents_id = new.id;
  return null;
end $$;
comment on function copy_talent_date_to_links() is 'Copies a changed date of a talent to the links to roles and teams.';
create or replace trigger talents__date_copied after update of date_created on talents
  for each row when (old.date_created is distinct from new.date_created) execute function copy_talent_date_to_links();
comment on trigger talents__date_copied on talents is 'Copies a changed date of the talent to its links to roles and teams.';
