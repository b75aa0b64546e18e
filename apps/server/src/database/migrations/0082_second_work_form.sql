-- The survey asks `ipip-neo-work@2`: seven German items read better, and the two instructed ones ask for different boxes.
-- A sheet with answers is finished in the words it was begun in. So is one that a device has open, whose answers may be
-- on the way from a page that shows the first version. All others have shown their items to nobody and move.
-- Nobody answers meanwhile: an answer on the way is seen by what follows.
lock table survey_answers in share mode;
update talents_results r set instrument_version = 'ipip-neo-work@2'
where r.instrument_version = 'ipip-neo-work@1' and r.status <> 'FINISHED' and r.date_handed_in is null
  and not exists (
    select from survey_answers a where a.organization_id = r.organization_id and a.result_id = r.id)
  and not exists (
    select from survey_sessions s
    where s.organization_id = r.organization_id and s.result_id = r.id and s.expires_at > now());
