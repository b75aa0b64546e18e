-- A proposal to meet a person is agreed or declined by the other side. A declined proposal stays, so that the person who
-- made it reads the answer.

set local lock_timeout = '5s';

alter table shortlist_proposals
  add column declined_at timestamptz,
  add column declined_by uuid,
  add constraint shortlist_proposals__declined check (declined_at is not null or declined_by is null);
comment on column shortlist_proposals.declined_at is 'When the proposal was declined; null for one that can be agreed.';
comment on column shortlist_proposals.declined_by is 'Account that declined the proposal.';
