-- "Hide personal data" left people invited directly in clear, so a workspace could not review applicants blind. The
-- choice has three answers now: hide nobody, people not invited directly, or everybody.

alter table organizations add column hide_everybody boolean not null default false;
comment on column organizations.hide_everybody is 'Where personal data is hidden: also that of people invited directly. Without effect otherwise.';
