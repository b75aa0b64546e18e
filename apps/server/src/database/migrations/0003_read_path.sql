-- The read path: a read runs with what is known of the person and asks in the same statement whether that still holds.
-- Everything that decides who somebody is and what a workspace may do counts up the version of the account or workspace.

create table access_versions (
  subject uuid primary key,
  version bigint not null
);
comment on table access_versions is 'How often the access of an account or a workspace has changed. It only ever grows, also past its subject''s end.';
comment on column access_versions.subject is 'The account or the workspace. One that never changed since is missing.';
comment on column access_versions.version is 'Changes so far.';
grant select on access_versions to quint_app;
grant select, insert, update, delete on access_versions to quint_platform;

create function access_is_as_seen(subjects uuid[], total bigint) returns boolean
  language plpgsql stable parallel safe as $$
begin
  -- Versions only grow, so their sum is the same only while each of them is.
  if total = (select coalesce(sum(v.version), 0) from access_versions v where v.subject = any (subjects)) then
    return true;
  end if;
  raise exception 'the access of the person has changed' using errcode = 'QT001';
end $$;
comment on function access_is_as_seen(uuid[], bigint) is 'True while nothing has changed since the versions were added up; an error of its own otherwise, so that no row leaves.';

-- Triggers count with the rights of the owner: the roles that change a membership may not touch the versions themselves.
create function count_access_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare subject_column text := tg_argv[0];
begin
  insert into access_versions as v (subject, version)
  select distinct s.subject::uuid, 1
  from (values (to_jsonb(old) ->> subject_column), (to_jsonb(new) ->> subject_column)) s (subject)
  where s.subject is not null order by 1
  on conflict (subject) do update set version = v.version + 1;
  return null;
end $$;
comment on function count_access_change() is 'Counts up the versions of whom the changed row is about; the argument names the column.';

create trigger users__access after insert or update or delete on users
  for each row execute function count_access_change('id');
create trigger memberships__access after insert or update or delete on memberships
  for each row execute function count_access_change('user_id');
create trigger organizations__access after insert or update or delete on organizations
  for each row execute function count_access_change('id');
create trigger organization_features__access after insert or update or delete on organization_features
  for each row execute function count_access_change('organization_id');
-- Of a talent only whose own it is matters, and that it is there.
create trigger talents__access_made after insert on talents
  for each row when (new.user_id is not null) execute function count_access_change('user_id');
create trigger talents__access_changed after update of user_id, date_deleted, date_anonymized on talents
  for each row when (old.user_id is distinct from new.user_id or old.date_deleted is distinct from new.date_deleted
    or old.date_anonymized is distinct from new.date_anonymized)
  execute function count_access_change('user_id');
create trigger talents__access_gone after delete on talents
  for each row when (old.user_id is not null) execute function count_access_change('user_id');

-- The log is written by reads, many at a time. A foreign key would lock the row of the workspace for each of them.
alter table audit_log drop constraint audit_log_organization_id_fkey;

create function remove_audit_log() returns trigger
  language plpgsql as $$
begin
  delete from audit_log where organization_id = old.id;
  return null;
end $$;
comment on function remove_audit_log() is 'Lets the log end with its workspace.';
create trigger organizations__audit_log after delete on organizations
  for each row execute function remove_audit_log();

-- Links and results come in their order from the index, without being sorted for every row of a list.
drop index roles_talents__by_talent;
create index roles_talents__by_talent on roles_talents (organization_id, talents_id, id);
drop index teams_talents__by_talent;
create index teams_talents__by_talent on teams_talents (organization_id, talents_id, id);
drop index talents_results__latest;
create index talents_results__latest on talents_results (organization_id, talent_id, date_finished desc, id)
  include (quality, o, c, e, a, es, z_o, z_c, z_e, z_a, z_es) where status = 'FINISHED';
