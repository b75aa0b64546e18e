-- The ranges of a role changed without a trace, so that nobody could tell by which ranges a person was looked at.

create table role_ranges (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  role_id uuid not null,
  date_created timestamptz not null default now(),
  user_created uuid,
  ranges jsonb not null,
  primary key (organization_id, id),
  foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade
);
create index role_ranges__by_role on role_ranges (organization_id, role_id, date_created);
comment on table role_ranges is 'The ranges and weights that roles have and had. Kept by a trigger.';
comment on column role_ranges.organization_id is 'The workspace.';
comment on column role_ranges.id is 'The primary key.';
comment on column role_ranges.role_id is 'The role.';
comment on column role_ranges.date_created is 'Since when the role has these ranges.';
comment on column role_ranges.user_created is 'Who set them; null where that was not kept.';
comment on column role_ranges.ranges is 'For each of O, C, E, A and ES the lowest and highest stanine and the weight.';
call make_tenant_table('role_ranges');

create function ranges_of_role(role jsonb) returns jsonb
  language sql immutable as $$
  select jsonb_build_object(
    'O', jsonb_build_object('min', role->'o_min', 'max', role->'o_max', 'weight', role->'o_weight'),
    'C', jsonb_build_object('min', role->'c_min', 'max', role->'c_max', 'weight', role->'c_weight'),
    'E', jsonb_build_object('min', role->'e_min', 'max', role->'e_max', 'weight', role->'e_weight'),
    'A', jsonb_build_object('min', role->'a_min', 'max', role->'a_max', 'weight', role->'a_weight'),
    'ES', jsonb_build_object('min', role->'es_min', 'max', role->'es_max', 'weight', role->'es_weight'))
$$;
comment on function ranges_of_role(jsonb) is 'The ranges and weights of a role, given as to_jsonb makes it, as one value.';

create function note_role_ranges() returns trigger
  language plpgsql as $$
begin
  insert into role_ranges (organization_id, role_id, user_created, ranges)
    values (new.organization_id, new.id, coalesce(new.user_updated, new.user_created), ranges_of_role(to_jsonb(new)));
  return null;
end $$;
comment on function note_role_ranges() is 'Notes the ranges of a role that is new or whose ranges change.';
create trigger roles__ranges_made after insert on roles
  for each row execute function note_role_ranges();
create trigger roles__ranges_changed after update on roles
  for each row when (ranges_of_role(to_jsonb(old)) is distinct from ranges_of_role(to_jsonb(new)))
  execute function note_role_ranges();

insert into role_ranges (organization_id, role_id, date_created, ranges)
  select organization_id, id, date_updated, ranges_of_role(to_jsonb(r)) from roles r;
