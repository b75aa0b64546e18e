-- Mails that a public form causes count in a share of their own, so that strangers cannot use up the mails of a workspace.

set local lock_timeout = '5s';

alter table outbox add column public_form text;
comment on column outbox.public_form is 'The public form that caused the mail: a public link or an entrance; null for mails of the workspace itself.';
