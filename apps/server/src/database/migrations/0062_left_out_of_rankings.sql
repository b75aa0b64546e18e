-- A person may object to being ranked: no fit to a role is worked out for them any more, and the result stays readable.

alter table talents add column rankings_objected_at timestamptz;
comment on column talents.rankings_objected_at is 'Since when the person wants to be left out of rankings; null while they do not object.';

alter table talents
  add column ranked_stanines integer generated always as (case when rankings_objected_at is null then stanines end) stored;
comment on column talents.ranked_stanines is 'The stanines that may be compared with the ranges of roles: none of a person who objects to rankings.';

create index talents__by_ranked_stanines on talents (organization_id, ranked_stanines, id)
  include (stanines, status, invitation_status, is_directly_invited, user_id)
  where date_deleted is null and date_anonymized is null;
drop index talents__by_stanines;
