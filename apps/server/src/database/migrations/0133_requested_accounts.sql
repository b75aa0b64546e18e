-- A person who asks for an account after the survey gets a mail and a page that confirm the address. Only a person whom
-- the workspace invited is told of an invitation.

alter table memberships add column is_requested boolean not null default false;
comment on column memberships.is_requested is 'The person asked for the account; otherwise the workspace invited them.';
