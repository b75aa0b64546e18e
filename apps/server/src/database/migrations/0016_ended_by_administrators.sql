-- Administrators end sign-ins of others, too: when they remove a member, and when they reset a lost second factor.
alter table session_families drop constraint session_families__ended_because;
alter table session_families add constraint session_families__ended_because
  check (ended_because in ('logout', 'replay', 'password', 'ended_by_user', 'membership', 'two_factor'));
