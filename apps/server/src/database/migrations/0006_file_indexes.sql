-- A file that is deleted is looked up in everything that refers to it: each such key gets its index.

create index talents__by_avatar on talents (organization_id, avatar) where avatar is not null;
create index users__by_avatar on users (avatar_organization_id, avatar) where avatar is not null;
create index talents_results__by_report_file on talents_results (organization_id, report_file) where report_file is not null;
create index talents_results__by_big_five_report on talents_results (organization_id, big_five_report) where big_five_report is not null;
create index talents__by_active_result on talents (organization_id, active_talents_result) where active_talents_result is not null;
create index teams__by_report_file on teams (organization_id, report_file) where report_file is not null;
create index assessments__by_report_file on assessments (organization_id, report_file) where report_file is not null;
create index big_five_reports__by_file on big_five_reports (organization_id, file_id) where file_id is not null;
