-- The list of talents is read in pages, and however many there are, each of its orders comes from an index.
-- Names stand as people expect them, whatever the locale of the database: umlauts and capitals beside their letters.
create index talents__by_name on talents
  (organization_id, (btrim(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) collate "und-x-icu", id)
  where date_deleted is null and date_anonymized is null;
create index talents__by_status on talents
  (organization_id, (array_position(array['APPLICANT', 'FAVOURITE', 'EMPLOYEE'], status)), id)
  where date_deleted is null and date_anonymized is null;
create index talents__by_invitation on talents
  (organization_id, (array_position(array['SCHEDULED', 'INVITED', 'SENT', 'OPENED', 'PENDING', 'FINISHED', 'CANCELED'], invitation_status)), id)
  where date_deleted is null and date_anonymized is null;
create index talents__by_last_invited on talents (organization_id, date_last_invited desc, id)
  where date_deleted is null and date_anonymized is null;
