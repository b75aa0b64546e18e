-- People of a company sign in at the identity provider of their company (OpenID Connect), as their workspace settled it:
-- the connection, the e-mail domains that are proved to be the company's, and which person there is which member here.

create table sso_connections (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  issuer text not null constraint sso_connections__issuer_length check (char_length(issuer) <= 500),
  client_id text not null constraint sso_connections__client_id_length check (char_length(client_id) <= 255),
  client_secret bytea not null,
  makes_accounts boolean not null default false,
  account_role text not null default 'ORG_USER' constraint sso_connections__account_role check (account_role in ('ORG_USER', 'ORG_ADMIN')),
  takes_unmarked boolean not null default false,
  asks_second_factor boolean not null default false,
  is_enforced boolean not null default false,
  emergency_member uuid,
  date_tested timestamptz,
  tested_by uuid,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  user_updated uuid,
  primary key (organization_id, id),
  constraint sso_connections__one_per_workspace unique (organization_id),
  foreign key (organization_id, emergency_member) references memberships (organization_id, id) on delete set null (emergency_member)
);
call make_tenant_table('sso_connections');
comment on table sso_connections is 'The identity provider of a workspace (OpenID Connect), one at most, and who may sign in through it.';
comment on column sso_connections.organization_id is 'The workspace.';
comment on column sso_connections.id is 'UUIDv7.';
comment on column sso_connections.issuer is 'Issuer identifier of the provider, below which its discovery document lies.';
comment on column sso_connections.client_id is 'What the provider calls this product.';
comment on column sso_connections.client_secret is 'The client secret, sealed for this workspace.';
comment on column sso_connections.makes_accounts is 'People without an account get one at their first sign-in.';
comment on column sso_connections.account_role is 'User role of such accounts.';
comment on column sso_connections.takes_unmarked is 'Addresses count as verified when the provider says nothing about it.';
comment on column sso_connections.asks_second_factor is 'Accounts with an own second factor are asked for it after the provider, too.';
comment on column sso_connections.is_enforced is 'Members with an address of a proved domain sign in this way only.';
comment on column sso_connections.emergency_member is 'Administrator who may still sign in with password and second factor.';
comment on column sso_connections.date_tested is 'The last successful test; nobody signs in before the first one.';
comment on column sso_connections.tested_by is 'The administrator who made that test.';
comment on column sso_connections.date_created is 'When it was set up.';
comment on column sso_connections.date_updated is 'When it was last changed.';
comment on column sso_connections.user_updated is 'Who changed it last.';

create table sso_domains (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  domain text not null constraint sso_domains__domain check (domain = lower(domain) and char_length(domain) <= 253),
  token text not null constraint sso_domains__token_length check (char_length(token) <= 64),
  date_proved timestamptz,
  proved_by text constraint sso_domains__proved_by check (proved_by in ('dns', 'platform')),
  date_created timestamptz not null default now(),
  primary key (organization_id, id),
  constraint sso_domains__once unique (organization_id, domain),
  constraint sso_domains__proof check ((date_proved is null) = (proved_by is null))
);
create unique index sso_domains__proved_once on sso_domains (domain) where date_proved is not null;
call make_tenant_table('sso_domains');
comment on table sso_domains is 'E-mail domains that a workspace claims. Once proved, a domain belongs to one workspace.';
comment on column sso_domains.organization_id is 'The workspace.';
comment on column sso_domains.id is 'UUIDv7.';
comment on column sso_domains.domain is 'The domain, in lower case and in ASCII.';
comment on column sso_domains.token is 'What the TXT record of the domain must say.';
comment on column sso_domains.date_proved is 'When it was proved; null before.';
comment on column sso_domains.proved_by is 'By the TXT record, or by an administrator of the platform.';
comment on column sso_domains.date_created is 'When it was claimed.';

create table sso_identities (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  membership_id uuid not null,
  issuer text not null,
  subject text not null constraint sso_identities__subject_length check (char_length(subject) <= 255),
  date_created timestamptz not null default now(),
  date_last_used timestamptz not null default now(),
  primary key (organization_id, id),
  constraint sso_identities__person unique (organization_id, issuer, subject),
  constraint sso_identities__member unique (organization_id, membership_id),
  foreign key (organization_id, membership_id) references memberships (organization_id, id) on delete cascade
);
call make_tenant_table('sso_identities');
comment on table sso_identities is 'Which person of the identity provider is which member. It ends with the membership.';
comment on column sso_identities.organization_id is 'The workspace.';
comment on column sso_identities.id is 'UUIDv7.';
comment on column sso_identities.membership_id is 'The member.';
comment on column sso_identities.issuer is 'Issuer identifier of the provider.';
comment on column sso_identities.subject is 'What the provider calls the person, for good.';
comment on column sso_identities.date_created is 'The first sign-in.';
comment on column sso_identities.date_last_used is 'The last sign-in.';

alter table session_families drop constraint session_families__method;
alter table session_families add constraint session_families__method
  check (method in ('password', 'passkey', 'password_reset', 'invitation', 'confirmation', 'company'));
alter table session_families drop constraint session_families__ended_because;
alter table session_families add constraint session_families__ended_because
  check (ended_because in ('logout', 'replay', 'password', 'ended_by_user', 'membership', 'two_factor', 'company'));
alter table security_events drop constraint security_events__method;
alter table security_events add constraint security_events__method
  check (method in ('password', 'passkey', 'password_reset', 'invitation', 'confirmation', 'company'));
