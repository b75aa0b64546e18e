-- A workspace that begins without talent insights has no first line in their history: a change by none says nothing.

create or replace function start_plan_credits() returns trigger
  language plpgsql as $$
begin
  insert into plan_credits (organization_id, pack, unspent) values (new.id, new.pack, new.talent_insights_budget);
  if new.talent_insights_budget > 0 then
    insert into insight_entries (organization_id, id, kind, amount, balance)
    values (new.id, gen_random_uuid(), 'start', new.talent_insights_budget, new.talent_insights_budget);
  end if;
  return new;
end $$;
comment on function start_plan_credits() is 'A workspace begins with the start credits of its plan, and nothing else: the first line of the history of its insights.';

set local role quint_platform;
delete from insight_entries where amount = 0;
reset role;
