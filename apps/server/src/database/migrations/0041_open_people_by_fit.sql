-- A reader may hide people who were not invited directly: their fits, too, are counted from the index alone.
create index talents__by_stanines_of_open on talents (organization_id, stanines, id) include (status, invitation_status, is_directly_invited, user_id)
  where date_deleted is null and date_anonymized is null;
drop index talents__by_stanines;
alter index talents__by_stanines_of_open rename to talents__by_stanines;
