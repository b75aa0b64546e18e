-- A subscription may be paused at the provider: nothing is charged, and the workspace has Basic until it is resumed. The wider
-- check is valid for all existing rows.

set local lock_timeout = '5s';

alter table billing_accounts drop constraint billing_accounts__status,
  add constraint billing_accounts__status
    check (status in ('active', 'past_due', 'paused', 'canceled')) not valid;
alter table billing_accounts validate constraint billing_accounts__status;
