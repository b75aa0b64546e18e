-- Programs reach the interface with tokens of their own: a personal one acts as its person in one workspace, one of the
-- workspace belongs to it and outlives its maker. The audit log names the token that did something.

create table api_tokens (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  user_id uuid references users (id) on delete cascade,
  name text not null constraint api_tokens__name_length check (char_length(name) between 1 and 80),
  token_hash bytea not null,
  ending text not null constraint api_tokens__ending check (char_length(ending) = 4),
  scopes text[] not null,
  created_by uuid references users (id) on delete set null,
  date_created timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  date_revoked timestamptz,
  refusals integer not null default 0 constraint api_tokens__refusals check (refusals >= 0),
  primary key (organization_id, id),
  constraint api_tokens__hash_unique unique (organization_id, token_hash),
  constraint api_tokens__personal_ends check (user_id is null or expires_at is not null)
);
comment on table api_tokens is 'Tokens by which programs use the interface.';
comment on column api_tokens.organization_id is 'The workspace; the token works in no other one.';
comment on column api_tokens.id is 'UUIDv7.';
comment on column api_tokens.user_id is 'The person it acts as; null for a token of the workspace.';
comment on column api_tokens.name is 'What it is for, in the words of its maker.';
comment on column api_tokens.token_hash is 'SHA-256 of the token, which is shown once.';
comment on column api_tokens.ending is 'The last four characters of the token, to recognise it.';
comment on column api_tokens.scopes is 'What it may do.';
comment on column api_tokens.created_by is 'Who made it; null once the account is gone.';
comment on column api_tokens.date_created is 'When it was made.';
comment on column api_tokens.expires_at is 'End of its life; null for a token of the workspace without one.';
comment on column api_tokens.last_used_at is 'Last use, to ten minutes.';
comment on column api_tokens.date_revoked is 'When it was revoked.';
comment on column api_tokens.refusals is 'Requests with it that were refused.';
call make_tenant_table('api_tokens');
create index api_tokens__by_hash on api_tokens (token_hash);
create index api_tokens__by_person on api_tokens (user_id) where user_id is not null;
create index api_tokens__by_maker on api_tokens (created_by) where created_by is not null;
create trigger api_tokens__access_changed after update of date_revoked, scopes on api_tokens
  for each row execute function count_access_change('id');
create trigger api_tokens__access_gone after delete on api_tokens
  for each row execute function count_access_change('id');

alter table audit_log add column token_id uuid;
comment on column audit_log.token_id is 'The API token by which it was done; null for what a person did on the screen.';
comment on column audit_log.user_id is 'Who did it; null when the product itself, or a token of the workspace.';
