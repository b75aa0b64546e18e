-- What is true of this database and not of the environment a process happens to start in: whether it holds the demo
-- world, whose mails may be looked at without signing in, and which secret its links and second factors were made with.

create table installation (
  is_only boolean primary key default true constraint installation__one_row check (is_only),
  secret_fingerprint text constraint installation__secret_fingerprint check (secret_fingerprint ~ '^[0-9a-f]{16}$'),
  date_demo timestamptz
);
comment on table installation is 'Facts of this installation: one row.';
comment on column installation.is_only is 'Always true: there is one row.';
comment on column installation.secret_fingerprint is 'Names the SECRET in use without telling it; null before the first start that looked.';
comment on column installation.date_demo is 'When the demo world was made; null where there is none.';
grant select, update on installation to quint_platform;
insert into installation default values;

-- Earlier versions knew the demo world by this account. Only that role sees accounts, whoever owns the tables.
set local role quint_platform;
update installation set date_demo = (select date_created from users where email = 'admin@quint.example' and is_app_admin);
reset role;
