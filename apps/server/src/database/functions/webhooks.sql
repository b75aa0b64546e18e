-- Events for webhook endpoints: a delivery for each endpoint subscribed to the event.

create or replace function record_webhook_event(organization uuid, event_type text, talent uuid, event_data jsonb) returns void
  language sql as $$
  with event as materialized (select gen_random_uuid() as id)
  insert into webhook_deliveries (organization_id, endpoint_id, event_id, type, talent_id, data)
  select e.organization_id, e.id, event.id, event_type, talent, event_data
  from webhook_endpoints e cross join event
  where e.organization_id = organization and e.is_active and event_type = any(e.events)
$$;
comment on function record_webhook_event(uuid, text, uuid, jsonb) is 'Queues an event for every endpoint of the workspace that wants it.';

create or replace function record_talent_event() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.status is distinct from old.status then
    perform record_webhook_event(new.organization_id, 'talent.status_changed', new.id,
      jsonb_build_object('talent_id', new.id, 'status', new.status, 'previous_status', old.status));
  end if;
  if new.is_insight_unlocked and (tg_op = 'INSERT' or not old.is_insight_unlocked) then
    perform record_webhook_event(new.organization_id, 'talent.unlocked', new.id,
      jsonb_build_object('talent_id', new.id));
  end if;
  return null;
end $$;
comment on function record_talent_event() is 'Queues the events of a talent that is unlocked or whose state changes.';
create or replace trigger talents__event after update on talents
  for each row when (new.date_anonymized is null and (old.status is distinct from new.status
    or (new.is_insight_unlocked and not old.is_insight_unlocked)))
  execute function record_talent_event();
comment on trigger talents__event on talents is 'Queues the webhook event of a changed state or of an unlocked talent.';
create or replace trigger talents__event_made after insert on talents
  for each row when (new.is_insight_unlocked) execute function record_talent_event();
comment on trigger talents__event_made on talents is 'Queues the webhook event of a talent that is unlocked from the start.';

create or replace function record_survey_event() returns trigger
  language plpgsql as $$
declare
  sheet jsonb := jsonb_build_object('talent_id', new.talent_id, 'result_id', new.id);
begin
  if new.entrance is null and new.status in ('INVITED', 'SENT')
    and (tg_op = 'INSERT' or old.status = 'SCHEDULED') then
    perform record_webhook_event(new.organization_id, 'talent.invited', new.talent_id, sheet);
  end if;
  if tg_op = 'UPDATE' and new.status = 'FINISHED' and old.status <> 'FINISHED' then
    perform record_webhook_event(new.organization_id, 'survey.finished', new.talent_id,
      sheet || jsonb_build_object('is_held', new.held_until is not null));
  end if;
  if tg_op = 'UPDATE' and new.report_file is not null and old.report_file is null then
    perform record_webhook_event(new.organization_id, 'report.ready', new.talent_id,
      sheet || jsonb_build_object('is_held', new.held_until is not null));
  end if;
  return null;
end $$;
comment on function record_survey_event() is 'Queues the events of an invitation that goes out, a finished survey and a report that is ready.';
create or replace trigger talents_results__event after update on talents_results
  for each row when (old.status is distinct from new.status or (old.report_file is null and new.report_file is not null))
  execute function record_survey_event();
comment on trigger talents_results__event on talents_results is 'Queues the webhook event of an invitation that goes out, a finished survey or a report that is ready.';
create or replace trigger talents_results__event_made after insert on talents_results
  for each row when (new.entrance is null and new.status in ('INVITED', 'SENT')) execute function record_survey_event();
comment on trigger talents_results__event_made on talents_results is 'Queues the webhook event of an invitation that goes out at once.';

create or replace function record_order_event() returns trigger
  language plpgsql as $$
begin
  -- An order whose payment is being refunded by the end of the transaction does not count as paid.
  if exists (select from orders where organization_id = new.organization_id and id = new.id and status = 'paid') then
    perform record_webhook_event(new.organization_id, 'order.paid', null, jsonb_build_object(
      'order_id', new.id, 'kind', new.kind, 'amount', new.amount, 'currency', 'EUR'));
  end if;
  return null;
end $$;
comment on function record_order_event() is 'Queues the event of a paid order of the workspace; what talents buy for themselves is none.';
drop trigger if exists orders__event on orders;
create constraint trigger orders__event after update on orders deferrable initially deferred
  for each row when (new.buyer = 'workspace' and new.status = 'paid' and old.status <> 'paid')
  execute function record_order_event();
comment on trigger orders__event on orders is 'Queues, at the end of the transaction, the webhook event of a paid order of the workspace.';
