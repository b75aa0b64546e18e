-- Short versions of the texts of a role can be made by an AI endpoint of the installation. Each version says where it comes
-- from, a workspace may do without the endpoint, and what it uses in a day is counted.

alter table roles
  add column purpose_origins jsonb not null default '[]'
    constraint roles__purpose_origins check (jsonb_typeof(purpose_origins) = 'array' and jsonb_array_length(purpose_origins) <= 5),
  add column description_origins jsonb not null default '[]'
    constraint roles__description_origins check (jsonb_typeof(description_origins) = 'array' and jsonb_array_length(description_origins) <= 5),
  add column accountabilities_origins jsonb not null default '[]'
    constraint roles__accountabilities_origins check (jsonb_typeof(accountabilities_origins) = 'array' and jsonb_array_length(accountabilities_origins) <= 5);
comment on column roles.purpose_origins is 'What made each version of the summary of the purpose, in their order.';
comment on column roles.description_origins is 'What made each version of the summary of the description, in their order.';
comment on column roles.accountabilities_origins is 'What made each version of the summary of the accountabilities, in their order.';

alter table organizations add column uses_ai boolean not null default true;
comment on column organizations.uses_ai is 'Its administrators may send texts of roles to the AI endpoint of the installation.';

create table ai_usage (
  organization_id uuid not null references organizations (id) on delete cascade,
  day date not null,
  tokens integer not null default 0 constraint ai_usage__tokens check (tokens >= 0),
  calls integer not null default 0 constraint ai_usage__calls check (calls >= 0),
  primary key (organization_id, day)
);
comment on table ai_usage is 'Tokens that a workspace used of the AI endpoint, by day.';
comment on column ai_usage.organization_id is 'The workspace.';
comment on column ai_usage.day is 'The day, in universal time.';
comment on column ai_usage.tokens is 'Tokens sent and received, and those set aside for calls that are not finished.';
comment on column ai_usage.calls is 'Calls that were begun.';
call make_tenant_table('ai_usage');
