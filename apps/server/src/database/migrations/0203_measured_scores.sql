-- The page of a role compares the scores of all its people. Reading each newest result took most of its time: the scores
-- are copied to the talents now, as the stanines are. Copying the existing ones takes about 0.1 ms for each talent.
set local lock_timeout = '5s';

alter table talents add column measured_scores bytea, add column measured_basis text[];
comment on column talents.measured_scores is 'Standard scores of the newest result that is not held back: five doubles, big-endian, in the order O C E A ES; not a number for a missing one. Null without stanines. Maintained by a trigger.';
comment on column talents.measured_basis is 'How these scores were computed: rule, norm, instrument and language. Maintained by a trigger.';

update talents t set measured_scores = n.scores, measured_basis = n.basis
from (
  select distinct on (r.organization_id, r.talent_id) r.organization_id, r.talent_id,
    float8send(coalesce(r.z_o, 'NaN')) || float8send(coalesce(r.z_c, 'NaN')) || float8send(coalesce(r.z_e, 'NaN'))
      || float8send(coalesce(r.z_a, 'NaN')) || float8send(coalesce(r.z_es, 'NaN')) as scores,
    array[r.scoring_version, r.norm_version, r.instrument_version, r.language] as basis
  from talents_results r where r.status = 'FINISHED' and r.held_until is null
  order by r.organization_id, r.talent_id, r.date_finished desc, r.id
) n
where t.organization_id = n.organization_id and t.id = n.talent_id and t.stanines is not null;

create index talents__for_roles on talents (organization_id, id)
  include (invitation_status, ranked_stanines, measured_scores, measured_basis)
  where date_deleted is null and date_anonymized is null;

-- It returns the scores, too: the functions of this version are made after the migrations.
drop function newest_survey_of(uuid, uuid);
