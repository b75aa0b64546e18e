-- An order that its buyer took back reads otherwise than one that the platform declined: only of the latter is noted who
-- answered it.

alter table orders drop constraint orders__status;
alter table orders add constraint orders__status
  check (status in ('created', 'paid', 'fulfilled', 'failed', 'expired', 'withdrawn', 'declined', 'returning', 'refunded'));
comment on column orders.date_ended is 'When it failed, expired, was withdrawn, declined or taken back.';

set local role quint_platform;
update orders set status = 'withdrawn' where status = 'declined' and user_answered is null;
reset role;
