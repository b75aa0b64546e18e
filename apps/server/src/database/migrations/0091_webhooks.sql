-- Other systems of a workspace are told what happened by signed requests. What happens is noted by triggers, in the
-- transaction in which it happens and by whatever way it comes about; a row per endpoint is the queue of what to send.

create table webhook_endpoints (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  url text not null constraint webhook_endpoints__url_length check (char_length(url) between 1 and 2000),
  description text constraint webhook_endpoints__description_length check (char_length(description) <= 200),
  events text[] not null,
  is_active boolean not null default true,
  off_because text constraint webhook_endpoints__off_because check (off_because in ('person', 'gone', 'failing')),
  date_off timestamptz,
  secret bytea not null,
  previous_secret bytea,
  previous_secret_until timestamptz,
  failing_since timestamptz,
  user_created uuid,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  primary key (organization_id, id)
);
comment on table webhook_endpoints is 'Addresses of other systems that a workspace wants told what happens.';
comment on column webhook_endpoints.organization_id is 'The workspace.';
comment on column webhook_endpoints.id is 'UUIDv7.';
comment on column webhook_endpoints.url is 'Where requests go.';
comment on column webhook_endpoints.description is 'What it is for, in the words of an administrator.';
comment on column webhook_endpoints.events is 'Types of events that are sent there.';
comment on column webhook_endpoints.is_active is 'Whether anything is sent there.';
comment on column webhook_endpoints.off_because is 'Why nothing is: a person switched it off, it answered that it is gone, or it failed for days.';
comment on column webhook_endpoints.date_off is 'When it was switched off.';
comment on column webhook_endpoints.secret is 'The key of the signature, sealed with the secret of the server.';
comment on column webhook_endpoints.previous_secret is 'The key before it, sealed too.';
comment on column webhook_endpoints.previous_secret_until is 'Until when requests are signed with that one as well.';
comment on column webhook_endpoints.failing_since is 'When the first attempt failed that no success has followed.';
comment on column webhook_endpoints.user_created is 'Who made it.';
comment on column webhook_endpoints.date_created is 'When it was made.';
comment on column webhook_endpoints.date_updated is 'When it was last changed by a person.';
call make_tenant_table('webhook_endpoints');

create table webhook_deliveries (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  endpoint_id uuid not null,
  event_id uuid not null,
  type text not null,
  talent_id uuid,
  data jsonb not null,
  status text not null default 'waiting'
    constraint webhook_deliveries__status check (status in ('waiting', 'sending', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  answer_code smallint,
  reason text,
  date_created timestamptz not null default now(),
  date_attempted timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, endpoint_id) references webhook_endpoints (organization_id, id) on delete cascade,
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade
);
comment on table webhook_deliveries is 'What endpoints are told: one row per event and endpoint, kept for thirty days. Ids and states only.';
comment on column webhook_deliveries.organization_id is 'The workspace.';
comment on column webhook_deliveries.id is 'The key of the delivery.';
comment on column webhook_deliveries.endpoint_id is 'Where it goes.';
comment on column webhook_deliveries.event_id is 'The event; the same for all endpoints and all attempts.';
comment on column webhook_deliveries.type is 'What happened.';
comment on column webhook_deliveries.talent_id is 'The talent it happened to; when that person is erased, the row goes with them.';
comment on column webhook_deliveries.data is 'What the request says of it.';
comment on column webhook_deliveries.status is 'Whether it waits, is on its way, has arrived or is given up.';
comment on column webhook_deliveries.attempts is 'Attempts that were begun.';
comment on column webhook_deliveries.next_attempt_at is 'When it is due; of one on its way, when it counts as lost and is due again.';
comment on column webhook_deliveries.answer_code is 'The status code of the last answer.';
comment on column webhook_deliveries.reason is 'Why the last attempt failed, in a code word.';
comment on column webhook_deliveries.date_created is 'When the event happened.';
comment on column webhook_deliveries.date_attempted is 'When the last attempt ended.';
create index webhook_deliveries__of_endpoint on webhook_deliveries (organization_id, endpoint_id, date_created desc, id desc);
create index webhook_deliveries__due on webhook_deliveries (organization_id, endpoint_id, next_attempt_at)
  where status in ('waiting', 'sending');
create index webhook_deliveries__dead on webhook_deliveries (organization_id, endpoint_id) where status = 'dead';
create index webhook_deliveries__by_talent on webhook_deliveries (organization_id, talent_id) where talent_id is not null;
create index webhook_deliveries__by_date on webhook_deliveries (date_created);
call make_tenant_table('webhook_deliveries');

create function note_webhook_event(organization uuid, event_type text, talent uuid, event_data jsonb) returns void
  language sql as $$
  with event as materialized (select gen_random_uuid() as id)
  insert into webhook_deliveries (organization_id, endpoint_id, event_id, type, talent_id, data)
  select e.organization_id, e.id, event.id, event_type, talent, event_data
  from webhook_endpoints e cross join event
  where e.organization_id = organization and e.is_active and event_type = any(e.events)
$$;
comment on function note_webhook_event(uuid, text, uuid, jsonb) is 'Notes an event for every endpoint of the workspace that wants it.';

create function note_talent_event() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.status is distinct from old.status then
    perform note_webhook_event(new.organization_id, 'talent.status_changed', new.id,
      jsonb_build_object('talent_id', new.id, 'status', new.status, 'previous_status', old.status));
  end if;
  if new.is_insight_unlocked and (tg_op = 'INSERT' or not old.is_insight_unlocked) then
    perform note_webhook_event(new.organization_id, 'talent.unlocked', new.id,
      jsonb_build_object('talent_id', new.id));
  end if;
  return null;
end $$;
comment on function note_talent_event() is 'A talent that was unlocked, or whose state was changed, is an event.';
create trigger talents__event_made after insert on talents
  for each row when (new.is_insight_unlocked) execute function note_talent_event();
create trigger talents__event after update on talents
  for each row when (new.date_anonymized is null and (old.status is distinct from new.status
    or (new.is_insight_unlocked and not old.is_insight_unlocked)))
  execute function note_talent_event();

create function note_sheet_event() returns trigger
  language plpgsql as $$
declare
  sheet jsonb := jsonb_build_object('talent_id', new.talent_id, 'result_id', new.id);
begin
  if new.entrance is null and new.status in ('INVITED', 'SENT')
    and (tg_op = 'INSERT' or old.status = 'SCHEDULED') then
    perform note_webhook_event(new.organization_id, 'talent.invited', new.talent_id, sheet);
  end if;
  if tg_op = 'UPDATE' and new.status = 'FINISHED' and old.status <> 'FINISHED' then
    perform note_webhook_event(new.organization_id, 'survey.finished', new.talent_id,
      sheet || jsonb_build_object('is_held', new.held_until is not null));
  end if;
  if tg_op = 'UPDATE' and new.report_file is not null and old.report_file is null then
    perform note_webhook_event(new.organization_id, 'report.ready', new.talent_id,
      sheet || jsonb_build_object('is_held', new.held_until is not null));
  end if;
  return null;
end $$;
comment on function note_sheet_event() is 'An invitation that goes out, a finished survey and a report that is ready are events.';
create trigger talents_results__event_made after insert on talents_results
  for each row when (new.entrance is null and new.status in ('INVITED', 'SENT')) execute function note_sheet_event();
create trigger talents_results__event after update on talents_results
  for each row when (old.status is distinct from new.status or (old.report_file is null and new.report_file is not null))
  execute function note_sheet_event();

create function note_order_event() returns trigger
  language plpgsql as $$
begin
  -- An order whose payment is on its way back by the end of the transaction was never paid for good.
  if exists (select from orders where organization_id = new.organization_id and id = new.id and status = 'paid') then
    perform note_webhook_event(new.organization_id, 'order.paid', null, jsonb_build_object(
      'order_id', new.id, 'kind', new.kind, 'amount', new.amount, 'currency', 'EUR'));
  end if;
  return null;
end $$;
comment on function note_order_event() is 'An order of the workspace that is paid is an event; what talents buy for themselves is none.';
create constraint trigger orders__event after update on orders deferrable initially deferred
  for each row when (new.buyer = 'workspace' and new.status = 'paid' and old.status <> 'paid')
  execute function note_order_event();
