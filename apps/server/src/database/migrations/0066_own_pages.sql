-- The pages about the own result have two places to write: a text of one's own, and how well the pages describe one.

create table talent_missions (
  organization_id uuid not null references organizations (id) on delete cascade,
  talent_id uuid not null,
  text text not null,
  date_updated timestamptz not null default now(),
  primary key (organization_id, talent_id),
  constraint talent_missions__talent_fkey foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade,
  constraint talent_missions__text_length check (char_length(text) between 1 and 4000)
);
comment on table talent_missions is 'What talents write for themselves on the page about their mission. They alone read it.';
comment on column talent_missions.organization_id is 'The workspace.';
comment on column talent_missions.talent_id is 'Whose text it is.';
comment on column talent_missions.text is 'Plain text; an emptied one has no row.';
comment on column talent_missions.date_updated is 'When it was last changed.';
call make_tenant_table('talent_missions');

create table result_feedback (
  organization_id uuid not null references organizations (id) on delete cascade,
  result_id uuid not null,
  rating smallint not null constraint result_feedback__rating check (rating between 1 and 5),
  comment text,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  primary key (organization_id, result_id),
  constraint result_feedback__result_fkey foreign key (organization_id, result_id) references talents_results (organization_id, id) on delete cascade,
  constraint result_feedback__comment_length check (char_length(comment) between 1 and 2000)
);
comment on table result_feedback is 'How well the pages about a result describe its talent, in the view of that talent. One for each result; a new result begins anew.';
comment on column result_feedback.organization_id is 'The workspace.';
comment on column result_feedback.result_id is 'The result the pages were about.';
comment on column result_feedback.rating is 'From 1, not at all, to 5, very well.';
comment on column result_feedback.comment is 'What fits and what does not; null without one.';
comment on column result_feedback.date_created is 'When it was given.';
comment on column result_feedback.date_updated is 'When it was last changed.';
call make_tenant_table('result_feedback');

-- Both go with the person.
create function clear_own_pages() returns trigger
  language plpgsql as $$
begin
  delete from talent_missions where organization_id = new.organization_id and talent_id = new.id;
  delete from result_feedback f using talents_results r
    where f.organization_id = new.organization_id and r.organization_id = f.organization_id
      and r.id = f.result_id and r.talent_id = new.id;
  return null;
end $$;
comment on function clear_own_pages() is 'What a person wrote on the own pages goes when the record loses its name.';
create trigger talents__clear_own_pages after update of date_anonymized on talents
  for each row when (new.date_anonymized is not null) execute function clear_own_pages();
