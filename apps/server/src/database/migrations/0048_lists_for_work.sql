-- People work from lists: views of the list of talents are kept and shared, and a person's own columns, keys and what is
-- hidden from them follow them to every browser.

create table talent_views (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  is_shared boolean not null default false,
  view jsonb not null,
  date_created timestamptz not null default now(),
  date_updated timestamptz not null default now(),
  primary key (organization_id, id),
  constraint talent_views__name_length check (char_length(name) <= 60),
  constraint talent_views__name check (btrim(name) <> ''),
  constraint talent_views__view_length check (char_length(view::text) <= 8000)
);
create index talent_views__by_user on talent_views (user_id);
comment on table talent_views is 'Saved views of the list of talents: filters, order and columns under a name.';
comment on column talent_views.organization_id is 'The workspace.';
comment on column talent_views.id is 'UUIDv7.';
comment on column talent_views.user_id is 'Whose view it is.';
comment on column talent_views.name is 'Its name.';
comment on column talent_views.is_shared is 'All administrators of the workspace see it.';
comment on column talent_views.view is 'The query of the list, and the columns that are hidden.';
comment on column talent_views.date_created is 'When the row was made.';
comment on column talent_views.date_updated is 'When the row was last changed.';
call make_tenant_table('talent_views');

alter table users add column has_letter_keys boolean not null default true;
comment on column users.has_letter_keys is 'Single letters are shortcuts.';
alter table users add column hides_people text not null default 'nobody'
  constraint users__hides_people check (hides_people in ('nobody', 'not_invited', 'everybody'));
comment on column users.hides_people is 'Whose personal data the person does not want to see: nobody''s, that of people not invited directly, or everybody''s.';
alter table users add column list_settings jsonb
  constraint users__list_settings_length check (char_length(list_settings::text) <= 4000);
comment on column users.list_settings is 'Hidden columns and height of rows, by list; null for the usual ones.';

-- New results are those of the last days, whoever they are of.
create index talents_results__by_finish on talents_results (organization_id, date_finished desc) include (talent_id)
  where status = 'FINISHED';
-- Tags are few among many people.
create index talents__tagged on talents (organization_id, id)
  where date_deleted is null and date_anonymized is null and tags <> '{}';
