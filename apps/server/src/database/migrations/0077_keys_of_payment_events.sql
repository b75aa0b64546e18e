-- Messages of the payment provider get a key like every other record, by which lists and pages name them. None has been
-- received so far.

alter table payment_events rename column id to message;
alter table payment_events drop constraint payment_events_pkey;
alter table payment_events add column id uuid not null primary key;
alter table payment_events add constraint payment_events__message unique (message);
comment on column payment_events.id is 'UUIDv7.';
