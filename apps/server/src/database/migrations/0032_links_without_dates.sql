-- Nothing asks for the newest talents of a role or a team any more: the indexes that answered it go, so that a link
-- costs two index entries less. The version before still reads the copied dates, more slowly and the same; so the
-- columns, their triggers and functions stay until no server of that version runs.
drop index roles_talents__newest;
drop index teams_talents__newest;
comment on column roles_talents.talents_date_created is 'A copy of date_created of the talent, kept by triggers. Nothing reads it; the next version drops it.';
comment on column teams_talents.talents_date_created is 'A copy of date_created of the talent, kept by triggers. Nothing reads it; the next version drops it.';
