-- Stakeholders are asked by mail and answer without an account: what their request, their answers and their mails need.

alter table ra_surveys
  add column language text not null default 'EN' constraint ra_surveys__language check (language in ('EN', 'DE')),
  add column message text constraint ra_surveys__message check (char_length(message) <= 2000),
  add column mails integer not null default 1,
  add column date_sent timestamptz,
  add column date_opened timestamptz,
  add column date_updated timestamptz,
  add column reminders integer not null default 0 constraint ra_surveys__reminders check (reminders between 0 and 2),
  add column date_reminded timestamptz,
  add column answers jsonb not null default '{}' constraint ra_surveys__answers check (jsonb_typeof(answers) = 'object'),
  add column statements_version text;
comment on column ra_surveys.language is 'Of the mail and of the answer page.';
comment on column ra_surveys.message is 'The own words of the administrator who asked, in the mail.';
comment on column ra_surveys.mails is 'Mails with the link so far, without reminders.';
comment on column ra_surveys.date_sent is 'When the mail was sent.';
comment on column ra_surveys.date_opened is 'When the link was opened first.';
comment on column ra_surveys.date_updated is 'When it was canceled or renewed.';
comment on column ra_surveys.reminders is 'Reminders so far.';
comment on column ra_surveys.date_reminded is 'When the last reminder was queued.';
comment on column ra_surveys.answers is 'Answers of an unfinished request, by statement. Shown to the stakeholder only.';
comment on column ra_surveys.statements_version is 'Version of the statements answered.';

alter table ra_survey_results
  add column answers jsonb constraint ra_survey_results__answers check (jsonb_typeof(answers) = 'object'),
  add column statements_version text;
comment on column ra_survey_results.answers is 'The answers by statement behind the ranges, to compute them again; null where only ranges are known.';
comment on column ra_survey_results.statements_version is 'Version of the statements answered.';
