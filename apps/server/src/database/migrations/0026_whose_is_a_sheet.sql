-- A sheet counts once the address of its person was proved: by opening the link that was mailed there, or by typing a
-- code that was. Links that are handed out otherwise work once and prove nothing by themselves.
alter table talents_results add column date_handed_in timestamptz;
alter table talents_results add column date_confirmed timestamptz;
comment on column talents_results.date_handed_in is 'When the sheet was handed in before the address was proved: it takes no more answers and is scored when it is confirmed.';
comment on column talents_results.date_confirmed is 'When the address of the person was proved for this sheet; without it the sheet is not scored.';

-- Sessions that are there already may have begun with a link that an administrator copied: they prove nothing.
alter table survey_sessions add column opened_by text not null default 'unknown'
  constraint survey_sessions__opened_by check (opened_by in ('unknown', 'mailed', 'copied', 'door', 'device', 'account'));
alter table survey_sessions add column proved_at timestamptz;
alter table survey_sessions add column device text
  constraint survey_sessions__device check (device in ('phone', 'tablet', 'computer'));
comment on column survey_sessions.opened_by is 'The kind of link it began with: mailed to the address, copied by an administrator, given at a public door, to another device, or to an account; unknown before it was kept.';
comment on column survey_sessions.proved_at is 'Since when it is known to be of the person the address belongs to.';
comment on column survey_sessions.device is 'What kind of device it was opened on, as the browser says it.';

create table survey_passes (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  result_id uuid not null,
  kind text not null constraint survey_passes__kind check (kind in ('copied', 'door', 'device', 'account')),
  token_hash bytea not null,
  user_created uuid references users (id) on delete set null,
  date_created timestamptz not null default now(),
  expires_at timestamptz not null,
  date_used timestamptz,
  date_revoked timestamptz,
  primary key (organization_id, id),
  constraint survey_passes__token_unique unique (organization_id, token_hash),
  foreign key (organization_id, result_id) references talents_results (organization_id, id) on delete cascade
);
create index survey_passes__by_result on survey_passes (organization_id, result_id);
create index survey_passes__by_user on survey_passes (user_created);
comment on table survey_passes is 'Links to a sheet that are not mailed and open it once: copied by an administrator, given at a public door, to another device, or to an account.';
comment on column survey_passes.organization_id is 'The workspace.';
comment on column survey_passes.id is 'UUIDv7.';
comment on column survey_passes.result_id is 'The sheet it opens.';
comment on column survey_passes.kind is 'How it was handed out; a copied one and one of a door prove nothing.';
comment on column survey_passes.token_hash is 'SHA-256 of the token.';
comment on column survey_passes.user_created is 'The administrator who copied it.';
comment on column survey_passes.date_created is 'When it was handed out.';
comment on column survey_passes.expires_at is 'It opens nothing from then on.';
comment on column survey_passes.date_used is 'When a device began a session with it.';
comment on column survey_passes.date_revoked is 'It opens nothing from then on, because the person came with the mailed link.';
call make_tenant_table('survey_passes');

create table survey_codes (
  organization_id uuid not null references organizations (id) on delete cascade,
  result_id uuid not null,
  id uuid not null,
  tries smallint not null default 0,
  date_created timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (organization_id, result_id),
  foreign key (organization_id, result_id) references talents_results (organization_id, id) on delete cascade
);
comment on table survey_codes is 'The code that was last mailed for a sheet. Its six digits are derived from the id with the server''s secret and are not stored.';
comment on column survey_codes.organization_id is 'The workspace.';
comment on column survey_codes.result_id is 'The sheet whose person it proves.';
comment on column survey_codes.id is 'UUIDv7, what the digits are derived from.';
comment on column survey_codes.tries is 'How often a code was typed.';
comment on column survey_codes.date_created is 'When it was asked for.';
comment on column survey_codes.expires_at is 'It proves nothing from then on.';
call make_tenant_table('survey_codes');
