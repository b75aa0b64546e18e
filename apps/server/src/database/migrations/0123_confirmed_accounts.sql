-- The platform's list of workspaces tells those apart in which nobody has confirmed an address yet. The column says it of
-- the accounts that the workspace already sees.
set local lock_timeout = '5s';

grant select (is_confirmed) on users to quint_app;
