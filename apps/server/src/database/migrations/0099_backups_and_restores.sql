-- A backup is known by the folder it lies in, as the name of the machine is another one in every container. What a
-- restore switches off is told apart from what a person did.

alter table backups add column folder text constraint backups__folder check (folder ~ '^[0-9a-f]{16}$');
comment on column backups.folder is 'What the marker in the folder of the file says; null of one that was made before folders were marked.';
comment on column backups.host is 'The machine that made it.';
comment on column webhook_endpoints.off_because is 'Why nothing is: a person switched it off, it answered that it is gone, or it failed for days. Null of one that is off since a restore.';
