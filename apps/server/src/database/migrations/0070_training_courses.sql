-- Courses are read in both languages, whichever they are held in, and leave the offer without taking registrations with
-- them. A registration shows how far the platform is with it.

alter table training_courses
  add column other_title text
    constraint training_courses__other_title_length check (char_length(other_title) <= 120),
  add column other_description text
    constraint training_courses__other_description_length check (char_length(other_description) <= 5000),
  add column date_retired timestamptz;
comment on column training_courses.other_title is 'Title in the other language; null shows the one of the course.';
comment on column training_courses.other_description is 'What it is about, in the other language.';
comment on column training_courses.date_retired is 'When the platform stopped offering it; null while it does.';

alter table training_requests add column state text not null default 'new'
  constraint training_requests__state check (state in ('new', 'contacted', 'closed'));
comment on column training_requests.state is 'How far the platform is with it.';
