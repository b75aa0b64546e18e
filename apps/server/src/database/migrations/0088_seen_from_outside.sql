-- Files must lie where they lay at the last start: a process with another folder or bucket would lose them. And a
-- running process says whether the schema is the one it needs.

alter table installation add column storage_marker text constraint installation__storage_marker check (storage_marker ~ '^[0-9a-f]{16}$');
comment on column installation.storage_marker is 'What the marker in the file storage says; null before the first start that looked, and after a restore.';

grant select on schema_migrations to quint_platform;
