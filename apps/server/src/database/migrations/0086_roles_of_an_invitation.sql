-- An invitation names the roles it was written for. Which roles a person is considered for changes afterwards, and a later
-- mail must not tell them.

alter table talents_results add column invited_for uuid[] not null default '{}';
comment on column talents_results.invited_for is 'Roles chosen when the person was invited; the mail names them. The role of an assessment is not among them.';

-- The invitation and the roles chosen with it were inserted in one transaction.
update talents_results r set invited_for = c.roles
from (
  select organization_id, talents_id, date_created, array_agg(roles_id order by roles_id) as roles
  from roles_talents group by organization_id, talents_id, date_created
) c
where c.organization_id = r.organization_id and c.talents_id = r.talent_id and c.date_created = r.date_created
  and r.assessment_id is null and r.entrance is null and r.status not in ('FINISHED', 'CANCELED');
