-- Credits of plans.

create or replace function create_plan_credits() returns trigger
  language plpgsql as $$
begin
  insert into plan_credits (organization_id, pack, unspent) values (new.id, new.pack, new.talent_insights_budget);
  if new.talent_insights_budget > 0 then
    insert into insight_entries (organization_id, id, kind, amount, balance)
    values (new.id, gen_random_uuid(), 'start', new.talent_insights_budget, new.talent_insights_budget);
  end if;
  return new;
end $$;
comment on function create_plan_credits() is 'Gives a new workspace the start credits of its plan, and writes the first line of the history of its insights.';
create or replace trigger organizations__plan_credits after insert on organizations
  for each row execute function create_plan_credits();
comment on trigger organizations__plan_credits on organizations is 'Gives the workspace the start credits of its plan.';
