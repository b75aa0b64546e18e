-- The records of applied functions can be read like those of migrations: backups and searches read every table.
grant select on schema_functions to quint_platform;
