-- A person may prefer not to say their gender. The answer is stored like the others, so that it differs from a sheet without
-- any statement. The wider checks are valid for all existing rows.

set local lock_timeout = '5s';

alter table survey_demographics drop constraint survey_demographics__gender,
  add constraint survey_demographics__gender
    check (gender in ('male', 'female', 'diverse', 'undisclosed')) not valid;
alter table survey_demographics validate constraint survey_demographics__gender;
comment on column survey_demographics.gender is 'Gender as stated; undisclosed for "I prefer not to say", which no group counts.';

alter table talents drop constraint talents__gender,
  add constraint talents__gender
    check (gender in ('male', 'female', 'diverse', 'undisclosed')) not valid;
alter table talents validate constraint talents__gender;
comment on column talents.gender is 'As the person states it, undisclosed included; never used in scoring.';
