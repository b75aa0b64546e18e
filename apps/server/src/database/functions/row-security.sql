-- Row-level security. Migrations that create tables call the procedures.

create or replace function app_organization() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.organization', true), '')::uuid;
comment on function app_organization() is 'The workspace the connection works for; null means none, and no tenant row is visible.';

create or replace procedure make_tenant_table(name regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant on %s to quint_app using (organization_id = app_organization()) with check (organization_id = app_organization())', name);
  execute format('create policy platform on %s to quint_platform using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to quint_app, quint_platform', name);
end $$;
comment on procedure make_tenant_table(regclass) is 'Lets each workspace read and write its own rows of a table, and the platform all rows.';

create or replace procedure make_global_table(name regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy everybody on %s for select to quint_app using (true)', name);
  execute format('create policy platform on %s to quint_platform using (true) with check (true)', name);
  execute format('grant select on %s to quint_app', name);
  execute format('grant select, insert, update, delete on %s to quint_platform', name);
end $$;
comment on procedure make_global_table(regclass) is 'Lets every workspace read a table, and the platform write it.';
