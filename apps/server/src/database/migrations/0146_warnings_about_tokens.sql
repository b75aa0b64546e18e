-- A token stops working at its end without anybody noticing before. Its responsible administrator, or the person of a
-- personal token, is told by mail 14 days and one day ahead; the row keeps which of the two mails was sent last.

alter table api_tokens add column warned_days smallint constraint api_tokens__warned_days check (warned_days in (14, 1));
comment on column api_tokens.warned_days is 'How many days ahead of its end the last mail about it was sent: 14 or 1; null before the first, and after another administrator took the token over.';
create index api_tokens__to_warn on api_tokens (expires_at) where date_revoked is null and expires_at is not null;
