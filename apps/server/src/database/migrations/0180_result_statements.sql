-- A person may add a statement of their own to a result. Those who read the result read it too.

set local lock_timeout = '5s';

create table result_statements (
  organization_id uuid not null references organizations (id) on delete cascade,
  result_id uuid not null,
  text text not null,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  primary key (organization_id, result_id),
  constraint result_statements__result_fkey foreign key (organization_id, result_id) references talents_results (organization_id, id) on delete cascade,
  constraint result_statements__text_length check (char_length(text) between 1 and 1000)
);
comment on table result_statements is 'What people say about a result of their own. Pages and documents show it beside the result, to everybody who may see the name of the person.';
comment on column result_statements.organization_id is 'The workspace.';
comment on column result_statements.result_id is 'The result it is about; a new result has none.';
comment on column result_statements.text is 'Plain text of at most 1,000 characters; a removed one has no row.';
comment on column result_statements.date_created is 'When it was first written.';
comment on column result_statements.date_updated is 'When it was last changed.';
call make_tenant_table('result_statements');

create or replace function clear_own_pages() returns trigger
  language plpgsql as $$
begin
  delete from talent_missions where organization_id = new.organization_id and talent_id = new.id;
  delete from result_feedback f using talents_results r
    where f.organization_id = new.organization_id and r.organization_id = f.organization_id
      and r.id = f.result_id and r.talent_id = new.id;
  delete from result_statements s using talents_results r
    where s.organization_id = new.organization_id and r.organization_id = s.organization_id
      and r.id = s.result_id and r.talent_id = new.id;
  return null;
end $$;
