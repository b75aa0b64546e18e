-- A comparison and a print of interview sheets are documents about several people. They end with any of them: when a talent
-- is deleted or anonymized, the clean-up of the night finds no document that still holds the file.

alter table report_documents drop constraint report_documents__kind,
  add constraint report_documents__kind
    check (kind in ('personality', 'premium', 'role', 'team', 'assessment', 'comparison', 'interview')) not valid;
alter table report_documents validate constraint report_documents__kind;

create table report_documents_talents (
  organization_id uuid not null,
  document_id uuid not null,
  talent_id uuid not null,
  position integer not null,
  primary key (organization_id, document_id, talent_id),
  foreign key (organization_id, document_id) references report_documents (organization_id, id) on delete cascade,
  foreign key (organization_id, talent_id) references talents (organization_id, id) on delete cascade
);
create index report_documents_talents__by_talent on report_documents_talents (organization_id, talent_id);
comment on table report_documents_talents is 'The people a document is about, where it is about several.';
comment on column report_documents_talents.organization_id is 'The workspace.';
comment on column report_documents_talents.document_id is 'The document.';
comment on column report_documents_talents.talent_id is 'One of its people.';
comment on column report_documents_talents.position is 'The place of the person in the document, from 0.';
call make_tenant_table('report_documents_talents');

create function forget_documents_about() returns trigger language plpgsql as $$
begin
  update report_documents d set file_id = null
    from report_documents_talents t
    where t.organization_id = old.organization_id and t.talent_id = old.id
      and d.organization_id = t.organization_id and d.id = t.document_id and d.file_id is not null;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger forget_documents before delete on talents for each row execute function forget_documents_about();
create trigger forget_documents_of_removed before update of date_deleted, date_anonymized on talents for each row
  when (new.date_deleted is distinct from old.date_deleted or new.date_anonymized is distinct from old.date_anonymized)
  execute function forget_documents_about();
