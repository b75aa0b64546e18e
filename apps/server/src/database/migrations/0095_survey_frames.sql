-- A workspace may show its survey in a page of its own website: these are the websites whose pages may frame it.

alter table organizations add column survey_frame_origins text[] not null default '{}'
  constraint organizations__survey_frame_origins_count check (cardinality(survey_frame_origins) <= 20);
comment on column organizations.survey_frame_origins is 'Origins of the websites that may show the survey in a frame; https://*.example.com stands for all subdomains. Empty: none.';
