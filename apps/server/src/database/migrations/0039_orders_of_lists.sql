-- Lists of teams, roles, goals, assessments and workspaces are read in pages like that of talents; the order in which each
-- opens comes from an index. Names stand as people expect them: umlauts and capitals beside their letters.
drop index teams__by_name;
create index teams__by_name on teams (organization_id, name collate "und-x-icu", id) where date_deleted is null;
drop index roles__by_name;
create index roles__by_name on roles (organization_id, name collate "und-x-icu", id) where date_deleted is null;
create index goals__by_objective on goals (organization_id, objective collate "und-x-icu", id) where date_deleted is null;
create index assessments__by_start on assessments (organization_id, date_start desc, id) where date_deleted is null;
create index organizations__by_name on organizations (name collate "und-x-icu", id) where date_deleted is null;
