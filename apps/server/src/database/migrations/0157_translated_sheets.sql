-- A translated statement asks something else than the statement of the norm. A sheet that was answered while the browser
-- translated the page therefore says so beside its result. The version before does not name the column in its inserts.

set local lock_timeout = '5s';

alter table talents_results add column page_translated boolean not null default false;
comment on column talents_results.page_translated is 'An answer to the sheet was given while the browser of the person translated the page. A note in the quality of the answers; scores do not depend on it.';
