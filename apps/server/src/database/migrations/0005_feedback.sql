-- What people say about the product, kept in their workspace until the mail about it has gone out.

create table feedback (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  rating smallint not null constraint feedback__rating check (rating between 1 and 5),
  text text not null constraint feedback__text_not_blank check (btrim(text) <> ''),
  date_created timestamptz not null default now(),
  primary key (organization_id, id),
  constraint feedback__text_length check (char_length(text) <= 2000)
);
create index feedback__by_user on feedback (user_id);
comment on table feedback is 'What people say about the product.';
comment on column feedback.organization_id is 'The workspace it was written in.';
comment on column feedback.id is 'UUIDv7.';
comment on column feedback.user_id is 'Who wrote it.';
comment on column feedback.rating is 'From 1, not at all, to 5, very well.';
comment on column feedback.text is 'What was written.';
comment on column feedback.date_created is 'When it was sent.';
call make_tenant_table('feedback');
