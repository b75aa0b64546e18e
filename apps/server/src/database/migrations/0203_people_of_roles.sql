-- The page of a role reads all its people: with this index, the stage and the stanines without the table of talents.
set local lock_timeout = '5s';

create index talents__for_roles on talents (organization_id, id) include (invitation_status, ranked_stanines)
  where date_deleted is null and date_anonymized is null;
