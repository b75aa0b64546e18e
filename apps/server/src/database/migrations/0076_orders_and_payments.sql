-- Orders are records: what was wanted, at which price, and whether it was paid and given. What a workspace pays for is
-- read from the provider and kept beside them. Prices and packages are a setting of the installation, not rows.

comment on table talent_packages is 'Packages as versions before 0.2 sold them; read by these alone, and dropped with a later migration.';

create table orders (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  kind text not null constraint orders__kind check (kind in ('basic', 'flow', 'enterprise', 'insights', 'premium_report')),
  way text not null constraint orders__way check (way in ('stripe', 'test', 'offer')),
  status text not null default 'created' constraint orders__status
    check (status in ('created', 'paid', 'fulfilled', 'failed', 'expired', 'declined', 'returning', 'refunded')),
  lines jsonb not null default '[]',
  amount integer not null constraint orders__amount check (amount between 0 and 1000000000),
  tax integer constraint orders__tax check (tax >= 0),
  amount_refunded integer not null default 0 constraint orders__amount_refunded check (amount_refunded >= 0),
  package_key text constraint orders__package_key_length check (char_length(package_key) <= 40),
  insights integer constraint orders__insights check (insights > 0),
  period text constraint orders__period check (period in ('month', 'year')),
  administrators integer constraint orders__administrators check (administrators >= 1),
  members integer constraint orders__members check (members >= 0),
  talent_id uuid,
  message text constraint orders__message_length check (char_length(message) <= 2000),
  note text constraint orders__note_length check (char_length(note) <= 500),
  is_given boolean not null default false,
  provider_session text,
  provider_payment text,
  provider_subscription text,
  provider_url text,
  sync integer not null default 0,
  user_created uuid,
  user_answered uuid,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  date_paid timestamptz,
  date_expires timestamptz,
  date_ended timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete set null (talent_id)
);
comment on table orders is 'What workspaces and talents order: plans, talent insights, premium reports. Amounts in euro cents.';
comment on column orders.organization_id is 'The workspace.';
comment on column orders.id is 'UUIDv7; the key under which the provider knows the order, so that asking twice makes one payment.';
comment on column orders.kind is 'What is ordered.';
comment on column orders.way is 'How it is paid: by the provider, by its imitation, or by an offer that people answer.';
comment on column orders.status is 'Where it stands; only a state that the provider confirmed is paid.';
comment on column orders.lines is 'The lines of the price when it was ordered: key, quantity, unit and amount.';
comment on column orders.amount is 'Together, less a promotion; a premium report with VAT, everything else plus VAT.';
comment on column orders.tax is 'VAT on top of it or in it, as the provider computed it.';
comment on column orders.amount_refunded is 'Paid back so far.';
comment on column orders.package_key is 'The package of talent insights.';
comment on column orders.insights is 'Talent insights that it gives.';
comment on column orders.period is 'How often Flow is paid.';
comment on column orders.administrators is 'Administrators that Flow is ordered for.';
comment on column orders.members is 'Team members that Flow or Enterprise is ordered for.';
comment on column orders.talent_id is 'Whose premium report it is.';
comment on column orders.message is 'What the workspace wrote to it.';
comment on column orders.note is 'Why the platform fulfilled, declined or refunded it.';
comment on column orders.is_given is 'What it is for was given, and has not been taken back.';
comment on column orders.provider_session is 'The checkout at the provider.';
comment on column orders.provider_payment is 'The payment at the provider, by which it is refunded.';
comment on column orders.provider_subscription is 'The subscription that it began.';
comment on column orders.provider_url is 'Where it is paid, as long as it is open.';
comment on column orders.sync is 'Counts the times its state was asked of the provider: an answer that is older than a later question is dropped.';
comment on column orders.user_created is 'Who ordered; null for a guest of the survey.';
comment on column orders.user_answered is 'The administrator of the platform who answered it.';
comment on column orders.date_created is 'When the row was made.';
comment on column orders.date_updated is 'When the row was last changed.';
comment on column orders.date_paid is 'When it was paid or fulfilled.';
comment on column orders.date_expires is 'Until when it can be paid.';
comment on column orders.date_ended is 'When it failed, expired, was declined or was taken back.';
create index orders__by_date on orders (organization_id, date_created desc);
create index orders__of_platform on orders (date_created desc);
create index orders__open on orders (date_created) where status in ('created', 'returning');
-- One open order for a plan, for talent insights, and for the report of a talent: two tabs cannot pay for the same twice.
create unique index orders__open_for on orders (
  organization_id,
  (case when kind in ('insights', 'premium_report') then kind else 'plan' end),
  (case when kind = 'premium_report' then coalesce(talent_id, id) else organization_id end)
) where status = 'created';
create index orders__by_session on orders (provider_session) where provider_session is not null;
create index orders__by_payment on orders (provider_payment) where provider_payment is not null;
create index orders__by_talent on orders (organization_id, talent_id) where talent_id is not null;
call make_tenant_table('orders');

create table billing_accounts (
  organization_id uuid not null primary key references organizations (id) on delete cascade,
  provider text constraint billing_accounts__provider check (provider in ('stripe', 'test')),
  customer text,
  subscription text,
  status text constraint billing_accounts__status check (status in ('active', 'past_due', 'canceled')),
  period text constraint billing_accounts__period check (period in ('month', 'year')),
  administrators integer constraint billing_accounts__administrators check (administrators >= 1),
  members integer constraint billing_accounts__members check (members >= 0),
  amount integer constraint billing_accounts__amount check (amount >= 0),
  current_period_end timestamptz,
  cancels_at_end boolean not null default false,
  next_period text constraint billing_accounts__next_period check (next_period in ('month', 'year')),
  next_administrators integer constraint billing_accounts__next_administrators check (next_administrators >= 1),
  next_members integer constraint billing_accounts__next_members check (next_members >= 0),
  next_amount integer constraint billing_accounts__next_amount check (next_amount >= 0),
  past_due_since timestamptz,
  unpaid_frozen_at timestamptz,
  sync integer not null default 0,
  date_updated timestamptz not null default now()
);
comment on table billing_accounts is 'What the payment provider knows of a workspace: its customer and the subscription that runs. Amounts in euro cents for one period.';
comment on column billing_accounts.organization_id is 'The workspace.';
comment on column billing_accounts.provider is 'Which provider knows it.';
comment on column billing_accounts.customer is 'Its key at the provider.';
comment on column billing_accounts.subscription is 'The subscription at the provider; null without one.';
comment on column billing_accounts.status is 'Whether the subscription runs, waits for a payment or has ended.';
comment on column billing_accounts.period is 'How often it is paid.';
comment on column billing_accounts.administrators is 'Administrators that are paid for.';
comment on column billing_accounts.members is 'Team members that are paid for.';
comment on column billing_accounts.amount is 'What a period costs, before VAT.';
comment on column billing_accounts.current_period_end is 'Until when it is paid.';
comment on column billing_accounts.cancels_at_end is 'It ends with the period.';
comment on column billing_accounts.next_period is 'How often it is paid from the next period on, where something changes then.';
comment on column billing_accounts.next_administrators is 'Administrators from the next period on.';
comment on column billing_accounts.next_members is 'Team members from the next period on.';
comment on column billing_accounts.next_amount is 'What a period costs from then on.';
comment on column billing_accounts.past_due_since is 'When a payment failed that has not been made since.';
comment on column billing_accounts.unpaid_frozen_at is 'When a missing payment froze the workspace.';
comment on column billing_accounts.sync is 'Counts the times its state was asked of the provider: an answer that is older than a later question is dropped.';
comment on column billing_accounts.date_updated is 'When the row was last changed.';
create index billing_accounts__by_customer on billing_accounts (customer) where customer is not null;
create index billing_accounts__by_subscription on billing_accounts (subscription) where subscription is not null;
create index billing_accounts__past_due on billing_accounts (past_due_since) where past_due_since is not null;
call make_tenant_table('billing_accounts');

create table insight_entries (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  kind text not null constraint insight_entries__kind
    check (kind in ('start', 'plan', 'purchase', 'promotion', 'grant', 'unlock', 'refund', 'set', 'reset')),
  amount integer not null,
  balance integer not null constraint insight_entries__balance check (balance >= 0),
  reason text constraint insight_entries__reason_length check (char_length(reason) <= 500),
  talent_id uuid,
  order_id uuid,
  user_created uuid,
  date_created timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete set null (talent_id),
  foreign key (organization_id, order_id) references orders (organization_id, id) on delete set null (order_id)
);
comment on table insight_entries is 'Every change of the talent insights of a workspace; the amounts together are its budget.';
comment on column insight_entries.organization_id is 'The workspace.';
comment on column insight_entries.id is 'UUIDv7, in the order of the changes.';
comment on column insight_entries.kind is 'Why they became more or fewer.';
comment on column insight_entries.amount is 'By how many; negative for fewer.';
comment on column insight_entries.balance is 'The budget afterwards.';
comment on column insight_entries.reason is 'What the administrator of the platform wrote to it.';
comment on column insight_entries.talent_id is 'Who was unlocked.';
comment on column insight_entries.order_id is 'The order that gave or took them back.';
comment on column insight_entries.user_created is 'Who did it; null for the product.';
comment on column insight_entries.date_created is 'When it was done.';
create index insight_entries__by_talent on insight_entries (organization_id, talent_id) where talent_id is not null;
create index insight_entries__by_order on insight_entries (organization_id, order_id) where order_id is not null;
call make_tenant_table('insight_entries');

create table payment_events (
  id text primary key,
  provider text not null constraint payment_events__provider check (provider in ('stripe', 'test')),
  type text not null,
  subject text,
  workspace uuid references organizations (id) on delete set null,
  order_id uuid,
  status text not null default 'waiting'
    constraint payment_events__status check (status in ('waiting', 'done', 'ignored', 'failed')),
  attempts integer not null default 0,
  error text,
  date_sent timestamptz not null,
  date_created timestamptz not null default now(),
  date_done timestamptz
);
comment on table payment_events is 'Messages of the payment provider, each once: what happened to which of its objects, without data of people.';
comment on column payment_events.id is 'The key of the message at the provider.';
comment on column payment_events.provider is 'Who sent it.';
comment on column payment_events.type is 'What happened, in the words of the provider.';
comment on column payment_events.subject is 'The object at the provider that it happened to.';
comment on column payment_events.workspace is 'The workspace concerned, where it is known.';
comment on column payment_events.order_id is 'The order concerned, where it is known.';
comment on column payment_events.status is 'Whether it has been acted on; ignored ones concern nothing here.';
comment on column payment_events.attempts is 'How often that was tried.';
comment on column payment_events.error is 'Why the last attempt failed, in a code word.';
comment on column payment_events.date_sent is 'When the provider made it.';
comment on column payment_events.date_created is 'When it arrived.';
comment on column payment_events.date_done is 'When it was acted on.';
create index payment_events__by_date on payment_events (date_created desc);
create index payment_events__by_workspace on payment_events (workspace) where workspace is not null;
create index payment_events__unfinished on payment_events (date_created) where status in ('waiting', 'failed');
grant select, insert, update, delete on payment_events to quint_platform;

alter table organizations
  add column seats_administrators integer constraint organizations__seats_administrators check (seats_administrators >= 1),
  add column seats_members integer constraint organizations__seats_members check (seats_members >= 0);
comment on column organizations.seats_administrators is 'Administrators that the plan was bought for; null takes the limit of the plan.';
comment on column organizations.seats_members is 'Team members that the plan was bought for; null takes the limit of the plan.';

-- The budgets of today, from which the history of insights begins.
set local role quint_platform;
insert into insight_entries (organization_id, id, kind, amount, balance)
select id, gen_random_uuid(), 'start', talent_insights_budget, talent_insights_budget from organizations;
reset role;

create or replace function start_plan_credits() returns trigger
  language plpgsql as $$
begin
  insert into plan_credits (organization_id, pack, unspent) values (new.id, new.pack, new.talent_insights_budget);
  insert into insight_entries (organization_id, id, kind, amount, balance)
  values (new.id, gen_random_uuid(), 'start', new.talent_insights_budget, new.talent_insights_budget);
  return new;
end $$;
comment on function start_plan_credits() is 'A workspace begins with the start credits of its plan, and nothing else: the first line of the history of its insights.';
