-- What a link to a role, a team or a goal shows is its name. Without an index of its own for that, PostgreSQL looked up one
-- role in the index of names, by reading all roles of its workspace there.
create index roles__names on roles (organization_id, id) include (name) where date_deleted is null;
create index teams__names on teams (organization_id, id) include (name) where date_deleted is null;
create index goals__names on goals (organization_id, id) include (objective) where date_deleted is null;
