-- The last removal of a hiring manager, by account: the page of a former hiring manager names whom to ask.

set local lock_timeout = '5s';

create index audit_log__former_hiring_managers on audit_log ((details ->> 'user'), date_created desc)
  where action = 'memberships.remove' and details ->> 'role' = 'HIRING_MANAGER';
