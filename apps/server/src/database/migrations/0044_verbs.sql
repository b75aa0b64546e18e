-- Why a person goes no further in a role, and what takes back the withdrawal of an invitation.

alter table roles_talents
  add column rejected_reason text constraint roles_talents__rejected_reason
    check (rejected_reason in ('requirements', 'experience', 'salary', 'timing', 'other_person', 'withdrew', 'no_answer', 'other')),
  add column rejected_note text constraint roles_talents__rejected_note_length check (char_length(rejected_note) <= 5000);
comment on column roles_talents.rejected_reason is 'Why; null where nothing was said.';
comment on column roles_talents.rejected_note is 'A note of the administrators about it. The person never sees it.';

alter table talents_results add column withdrawn_from text constraint talents_results__withdrawn_from
  check (withdrawn_from in ('SCHEDULED', 'INVITED', 'SENT', 'OPENED', 'PENDING'));
comment on column talents_results.withdrawn_from is 'The status before an administrator withdrew the invitation, for taking that back.';

-- The note goes with the person it is about.
create function clear_rejection_notes() returns trigger
  language plpgsql as $$
begin
  update roles_talents set rejected_note = null
    where organization_id = new.organization_id and talents_id = new.id and rejected_note is not null;
  return null;
end $$;
create trigger talents__clear_rejection_notes after update of date_anonymized on talents
  for each row when (new.date_anonymized is not null) execute function clear_rejection_notes();
