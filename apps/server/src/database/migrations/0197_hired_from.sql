-- Reopening a role restores the status that the hired person had before.

set local lock_timeout = '5s';

alter table roles_talents add column hired_from text,
  add constraint roles_talents__hired_from check (hired_from in ('APPLICANT', 'FAVOURITE', 'EMPLOYEE'));
comment on column roles_talents.hired_from is 'Status of the talent before the role was filled with them; null when the role was not.';
