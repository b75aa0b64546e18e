-- An index with the key and the name of a role served the lookup of one role too, by reading all roles of its workspace.
drop index teams__by_name;
create index teams__by_name on teams (organization_id, name collate "und-x-icu") where date_deleted is null;
drop index roles__by_name;
create index roles__by_name on roles (organization_id, name collate "und-x-icu") where date_deleted is null;
drop index goals__by_objective;
create index goals__by_objective on goals (organization_id, objective collate "und-x-icu") where date_deleted is null;
