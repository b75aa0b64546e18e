-- E-mails and pages name the last day of a link, but the link ended on that day at the second at which it was made. Links,
-- invitations, requests and trials that have not ended before today work through the day that they name.

set local lock_timeout = '5s';

create function pg_temp.end_of_day(moment timestamptz) returns timestamptz
  language sql stable as $$
  -- An end at midnight is that of the day before.
  select (((moment - interval '1 millisecond') at time zone 'Europe/Berlin')::date + 1)::timestamp
    at time zone 'Europe/Berlin' - interval '1 millisecond'
$$;

create function pg_temp.today() returns timestamptz
  language sql stable as $$
  select ((now() at time zone 'Europe/Berlin')::date)::timestamp at time zone 'Europe/Berlin'
$$;

set local role quint_platform;
update talents_results set link_expires_at = pg_temp.end_of_day(link_expires_at)
where link_expires_at > pg_temp.today() and status <> 'CANCELED';
update ra_surveys set date_expires = pg_temp.end_of_day(date_expires) where date_expires > pg_temp.today();
update memberships set invitation_expires_at = pg_temp.end_of_day(invitation_expires_at)
where invitation_expires_at > pg_temp.today();
update survey_passes set expires_at = pg_temp.end_of_day(expires_at)
where kind = 'copied' and expires_at > pg_temp.today() and date_used is null and date_revoked is null;
update organizations set trial_ends_at = pg_temp.end_of_day(trial_ends_at) where trial_ends_at > now();
reset role;

comment on column talents_results.link_expires_at is 'End of the life of the survey link: the end of a day in Berlin.';
comment on column ra_surveys.date_expires is 'End of the link''s life: the end of a day in Berlin.';
comment on column memberships.invitation_expires_at is 'End of the life of the link: the end of a day in Berlin.';
