-- What a person asked of the people of a workspace is closed by an answer of its own, also where the chat is off and for
-- one of several requests. Without one the next message to the person still counts.

alter table rights_requests
  add column answer_id uuid,
  add foreign key (organization_id, answer_id) references inbox_messages (organization_id, id) on delete set null (answer_id);
comment on column rights_requests.answer_id is 'The message to the person that answers this request; null while none was written to it.';
create index rights_requests__by_answer on rights_requests (organization_id, answer_id) where answer_id is not null;
