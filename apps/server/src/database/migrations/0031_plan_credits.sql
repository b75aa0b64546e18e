-- The start credits of a plan are credited once and kept as long as the plan, so what is left of them is remembered
-- instead of being read from the log.

create table plan_credits (
  organization_id uuid not null references organizations (id) on delete cascade,
  pack text not null constraint plan_credits__pack check (pack in ('basic', 'flow', 'enterprise')),
  unspent integer not null constraint plan_credits__not_negative check (unspent >= 0),
  primary key (organization_id, pack)
);
comment on table plan_credits is 'The plans a workspace has started, and what is left of the talent insights each of them began with.';
comment on column plan_credits.organization_id is 'The workspace.';
comment on column plan_credits.pack is 'The plan that was started.';
comment on column plan_credits.unspent is 'Start credits that are left: part of the budget while the workspace has this plan or a greater one, set aside otherwise.';
call make_tenant_table('plan_credits');

create function start_plan_credits() returns trigger
  language plpgsql as $$
begin
  insert into plan_credits (organization_id, pack, unspent) values (new.id, new.pack, new.talent_insights_budget);
  return new;
end $$;
comment on function start_plan_credits() is 'A workspace begins with the start credits of its plan, and nothing else.';
create trigger organizations__plan_credits after insert on organizations
  for each row execute function start_plan_credits();

-- Workspaces that are there already: the plans of the log since the last reset, and the plan they have. Where a workspace
-- has gone back to a smaller plan, it kept the credits, so none are set aside.
set local role quint_platform;
with resets as (
  select organization_id, max(date_created) as at from audit_log where action = 'organizations.reset' group by 1
), starts as (
  select a.organization_id, a.details ->> 'pack' as pack, min(a.date_created) as at, max((a.details ->> 'credit')::int) as credit
  from audit_log a left join resets r on r.organization_id = a.organization_id
  where a.action = 'plans.start' and a.details ->> 'pack' in ('basic', 'flow', 'enterprise')
    and (r.at is null or a.date_created > r.at)
  group by 1, 2
)
insert into plan_credits (organization_id, pack, unspent)
select o.id, p.pack, case
    when s.credit is null or p.rank > array_position(array['basic', 'flow', 'enterprise'], o.pack) then 0
    else greatest(0, least(o.talent_insights_budget, s.credit - (
      select count(*)::int from audit_log u
      where u.organization_id = o.id and u.action = 'talents.unlock' and u.date_created > s.at)))
  end
from organizations o
cross join (values ('basic', 1), ('flow', 2), ('enterprise', 3)) p (pack, rank)
left join starts s on s.organization_id = o.id and s.pack = p.pack
where s.pack is not null or p.pack = o.pack;
reset role;
