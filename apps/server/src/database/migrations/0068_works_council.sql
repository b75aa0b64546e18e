-- A works council, or another employee representation, can have a seat in a workspace: it reads how the workspace works
-- with results and never a result.

alter table memberships drop constraint memberships__user_role;
alter table memberships add constraint memberships__user_role
  check (user_role in ('ORG_ADMIN', 'ORG_USER', 'WORKS_COUNCIL'));
comment on column memberships.user_role is
  'What the person is in this workspace. WORKS_COUNCIL is a seat that reads settings, ranges, counts and who opened results.';
