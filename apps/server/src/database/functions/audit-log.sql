-- The audit log.

create or replace function delete_audit_log() returns trigger
  language plpgsql as $$
begin
  delete from audit_log where organization_id = old.id;
  return null;
end $$;
comment on function delete_audit_log() is 'Deletes the audit log of a workspace together with the workspace.';
create or replace trigger organizations__audit_log after delete on organizations
  for each row execute function delete_audit_log();
comment on trigger organizations__audit_log on organizations is 'Deletes the audit log of the workspace.';
