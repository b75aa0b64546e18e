-- The whole life of a session: signing up and confirming the address, inviting members, setting a forgotten password,
-- the own sign-ins, a second factor, passkeys, and the end of a trial. Mails to a person about the own account belong
-- to no workspace, so the outbox learns to hold them.

alter table users add column is_confirmed boolean not null default true;
comment on column users.is_confirmed is 'The address is proven; false after signing up until the link of the mail was opened.';

alter table organizations
  add column is_on_hold boolean not null default false,
  add column trial_frozen_at timestamptz;
comment on column organizations.is_on_hold is 'Signed up and waiting for the platform to approve it.';
comment on column organizations.trial_frozen_at is 'When the end of a trial froze it: a trial freezes once, also when somebody opens the workspace again.';
create index organizations__by_trial on organizations (trial_ends_at) where trial_ends_at is not null and date_deleted is null;

alter table memberships
  add column invitation_hash bytea,
  add column invitation_expires_at timestamptz,
  add column invitation_path text,
  add column invitation_count integer not null default 0,
  add column date_invited timestamptz,
  add column invited_by uuid,
  add constraint memberships__invitation_hash_unique unique (organization_id, invitation_hash),
  add constraint memberships__invitation_path_length check (char_length(invitation_path) <= 2000);
comment on column memberships.invitation_hash is 'SHA-256 of the token in the mail; null once accepted.';
comment on column memberships.invitation_expires_at is 'End of the life of the link.';
comment on column memberships.invitation_path is 'Path the link leads to; null takes the standard page.';
comment on column memberships.invitation_count is 'Mails sent for the invitation so far.';
comment on column memberships.date_invited is 'When the last mail was asked for.';
comment on column memberships.invited_by is 'Who invited.';

alter table session_families
  add column method text not null default 'password' constraint session_families__method check (method in ('password', 'passkey', 'password_reset', 'invitation', 'confirmation')),
  add column browser text constraint session_families__browser_length check (char_length(browser) <= 40),
  add column os text constraint session_families__os_length check (char_length(os) <= 40),
  add column device text constraint session_families__device check (device in ('desktop', 'phone', 'tablet', 'other'));
comment on column session_families.method is 'How the person signed in.';
comment on column session_families.browser is 'Family of the browser, for the list of the own sign-ins.';
comment on column session_families.os is 'Family of the operating system.';
comment on column session_families.device is 'Kind of the device.';

create table account_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null constraint account_tokens__purpose check (purpose in ('password_reset', 'email_confirmation')),
  token_hash bytea not null constraint account_tokens__token_unique unique,
  path text constraint account_tokens__path_length check (char_length(path) <= 2000),
  date_created timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tokens__by_user on account_tokens (user_id);
comment on table account_tokens is 'Links mailed to a person to prove the address. The token is derived from the id and never stored.';
comment on column account_tokens.id is 'UUIDv7.';
comment on column account_tokens.user_id is 'The account.';
comment on column account_tokens.purpose is 'The one thing it is good for.';
comment on column account_tokens.token_hash is 'SHA-256 of the token.';
comment on column account_tokens.path is 'Path the link leads to; null takes the standard page.';
comment on column account_tokens.date_created is 'When it was asked for.';
comment on column account_tokens.expires_at is 'End of its life.';
comment on column account_tokens.used_at is 'When it was used, or replaced by the use of another.';

create table two_factor_secrets (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_secret bytea not null,
  last_step bigint not null default 0,
  date_created timestamptz not null default now(),
  date_enabled timestamptz
);
comment on table two_factor_secrets is 'Secrets of one-time codes (TOTP), sealed with a key of the server.';
comment on column two_factor_secrets.user_id is 'The account.';
comment on column two_factor_secrets.sealed_secret is 'AES-256-GCM: nonce, tag and ciphertext of the secret.';
comment on column two_factor_secrets.last_step is 'Time step of the last code taken: that one and older ones are refused.';
comment on column two_factor_secrets.date_created is 'When it was made.';
comment on column two_factor_secrets.date_enabled is 'When a first code proved it; null asks for no code yet.';

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table recovery_codes is 'Codes that stand in for a lost second factor, each good for once.';
comment on column recovery_codes.user_id is 'The account.';
comment on column recovery_codes.code_hash is 'SHA-256 of the code, which has 120 random bits.';
comment on column recovery_codes.used_at is 'When it was used.';

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null constraint passkeys__credential_unique unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  is_synced boolean not null,
  name text not null constraint passkeys__name_not_blank check (btrim(name) <> ''),
  date_created timestamptz not null default now(),
  date_last_used timestamptz,
  constraint passkeys__name_length check (char_length(name) <= 50)
);
create index passkeys__by_user on passkeys (user_id);
comment on table passkeys is 'Passkeys (WebAuthn credentials) people sign in with.';
comment on column passkeys.id is 'UUIDv7.';
comment on column passkeys.user_id is 'The account.';
comment on column passkeys.credential_id is 'Id the authenticator gave it, base64url.';
comment on column passkeys.public_key is 'Public key, COSE.';
comment on column passkeys.counter is 'Signature counter; going back would tell of a copy.';
comment on column passkeys.transports is 'Ways to reach the authenticator, hints for the browser.';
comment on column passkeys.is_synced is 'Kept by a provider on several devices.';
comment on column passkeys.name is 'Name the person gave it.';
comment on column passkeys.date_created is 'When it was registered.';
comment on column passkeys.date_last_used is 'Last sign-in with it.';

create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null constraint passkey_challenges__purpose check (purpose in ('register', 'sign_in')),
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges__expired on passkey_challenges (expires_at);
comment on table passkey_challenges is 'Challenges handed to a browser; the first answer takes its row away.';
comment on column passkey_challenges.challenge_hash is 'SHA-256 of the challenge.';
comment on column passkey_challenges.purpose is 'What may be done with it.';
comment on column passkey_challenges.user_id is 'Whose passkey is registered; null when signing in.';
comment on column passkey_challenges.expires_at is 'End of its life.';

grant select, insert, update, delete on account_tokens, two_factor_secrets, recovery_codes, passkeys, passkey_challenges to quint_platform;

alter table outbox
  drop constraint outbox_pkey,
  alter column organization_id drop not null,
  drop constraint outbox__message_key_unique,
  add constraint outbox__key unique nulls not distinct (organization_id, id),
  add constraint outbox__message_key_unique unique nulls not distinct (organization_id, message_key);
comment on column outbox.organization_id is 'The workspace that speaks; null when the product itself writes to a person about the own account.';
