-- An account that is active in other workspaces, too, is opened by a company only after its person has confirmed it.

alter table sso_identities add column date_confirmed timestamptz;
comment on column sso_identities.date_confirmed is 'When the person confirmed by a mailed code that the provider may open their account; needed while it is active in other workspaces and has no second factor.';
