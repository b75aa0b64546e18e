-- Documents are printed by a job, after their request. They hide the names that the person who asked for them hides.

alter table report_documents add column hides_people text not null default 'nobody'
  check (hides_people in ('nobody', 'not_invited', 'everybody'));
comment on column report_documents.hides_people is
  'Whose personal data the person hid who requested the document, beyond what the workspace hides.';
