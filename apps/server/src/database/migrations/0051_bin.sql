-- Deleted records can be restored for 30 days and are removed after that. Both look for rows with a date of deletion, which
-- no index found: all of them leave deleted rows out.
create index talents__deleted on talents (organization_id, date_deleted desc) where date_deleted is not null;
create index roles__deleted on roles (organization_id, date_deleted desc) where date_deleted is not null;
create index teams__deleted on teams (organization_id, date_deleted desc) where date_deleted is not null;
create index goals__deleted on goals (organization_id, date_deleted desc) where date_deleted is not null;
create index assessments__deleted on assessments (organization_id, date_deleted desc) where date_deleted is not null;
