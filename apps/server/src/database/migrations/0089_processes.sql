-- Several processes share one database, and each opens connections up to its budget. Which of them live, and what they
-- may open together, is known nowhere else: it says whether the connections of the server suffice, and who does the work.

create table processes (
  id uuid primary key,
  kind text not null constraint processes__kind check (kind in ('web', 'worker', 'both')),
  version text not null,
  host text not null,
  connections integer not null constraint processes__connections check (connections > 0),
  date_started timestamptz not null,
  date_seen timestamptz not null
);
comment on table processes is 'Processes of this installation. One that ends takes its row along; one that was killed is no longer seen.';
comment on column processes.id is 'UUIDv7, new at every start.';
comment on column processes.kind is 'Whether it serves people, runs jobs, or both.';
comment on column processes.version is 'The version of Quint it runs.';
comment on column processes.host is 'Names its machine without telling it: the same for all processes there.';
comment on column processes.connections is 'All connections to PostgreSQL that it may open.';
comment on column processes.date_started is 'When it was ready.';
comment on column processes.date_seen is 'Its last sign of life, every ten seconds, by the clock of the database.';
grant select, insert, update, delete on processes to quint_platform;
