-- A later page of talents by name or address skips the rows before it. It does so from the index alone when that also
-- has the values an indexed expression is made of, and those that decide what is masked.
drop index talents__by_name;
create index talents__by_name on talents
  (organization_id, btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) collate "und-x-icu", id)
  include (first_name, last_name, is_directly_invited, is_insight_unlocked, user_id)
  where date_deleted is null and date_anonymized is null;
drop index talents__by_email;
create index talents__by_email on talents (organization_id, email, id)
  include (is_directly_invited, is_insight_unlocked, user_id)
  where date_deleted is null and date_anonymized is null;
