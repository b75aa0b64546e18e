-- Counts of high agreement leave people with a doubtful result out. There are few of these, and the index finds them
-- without reading the other results of a workspace.

set local lock_timeout = '5s';

create index talents_results__doubtful on talents_results (organization_id, talent_id) where quality = 'doubtful';
