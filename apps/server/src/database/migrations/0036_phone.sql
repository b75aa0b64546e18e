-- Recruiters call people: a talent may have a phone number, which the workspace imports or the person enters.

alter table talents add column phone text;
alter table talents add constraint talents__phone
  check (char_length(phone) <= 30 and phone ~ '^\+?[0-9 ()/.-]+$');
comment on column talents.phone is 'Phone number as it was written, with blanks and marks; masked like the address.';
