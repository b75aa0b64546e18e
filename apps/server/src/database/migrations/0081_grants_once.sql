-- Insights that the platform gives by hand are given once, also when the answer was lost and the button is pressed again.

alter table insight_entries add column request_key uuid;
comment on column insight_entries.request_key is 'The key under which the platform gave them, so that asking twice gives once.';
create unique index insight_entries__once on insight_entries (organization_id, request_key) where request_key is not null;
