-- People of deleted workspaces are erased 30 days after the deletion. Workspaces that were deleted before begin those days
-- now, so that the platform can still restore them. The audit log keeps the day of the deletion.

set local role quint_platform;
update organizations set date_deleted = now() where date_deleted is not null;
reset role;
