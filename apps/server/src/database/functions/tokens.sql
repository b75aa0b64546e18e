-- API tokens end with the rights of the responsible users.

create or replace function set_token_names() returns trigger language plpgsql as $$
begin
  if new.user_id is null then new.responsible_id := coalesce(new.responsible_id, new.created_by); end if;
  select coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email) into new.created_by_name
  from users u where u.id = new.created_by;
  select coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email) into new.responsible_name
  from users u where u.id = new.responsible_id;
  return new;
end $$;
comment on function set_token_names() is 'Writes the names of the maker and of the responsible person of a token beside their keys.';
create or replace trigger api_tokens__names before insert on api_tokens for each row execute function set_token_names();
comment on trigger api_tokens__names on api_tokens is 'Writes the names of the maker and of the responsible person beside their keys.';
create or replace trigger api_tokens__taken_over before update of responsible_id on api_tokens
  for each row when (new.responsible_id is not null and new.responsible_id is distinct from old.responsible_id)
  execute function set_token_names();
comment on trigger api_tokens__taken_over on api_tokens is 'Writes the name of the new responsible person beside the key.';

create or replace function revoke_tokens_of_member() returns trigger language plpgsql as $$
begin
  update api_tokens set date_revoked = now()
  where organization_id = old.organization_id and user_id = old.user_id and date_revoked is null;
  return null;
end $$;
comment on function revoke_tokens_of_member() is 'Revokes the personal tokens of a member who leaves.';
create or replace trigger memberships__tokens_end after delete on memberships
  for each row execute function revoke_tokens_of_member();
comment on trigger memberships__tokens_end on memberships is 'Revokes the personal tokens of the member.';
create or replace trigger memberships__tokens_end_with_role after update of user_role on memberships
  for each row when (new.user_role = 'HIRING_MANAGER' and old.user_role <> 'HIRING_MANAGER')
  execute function revoke_tokens_of_member();
comment on trigger memberships__tokens_end_with_role on memberships is 'Revokes the personal tokens of a member who becomes a hiring manager.';

create or replace function end_tokens_of_member() returns trigger language plpgsql as $$
begin
  update api_tokens t set date_revoked = now(), ended_because = 'left'
  where t.organization_id = old.organization_id and t.responsible_id = old.user_id and t.date_revoked is null;
  return null;
end $$;
comment on function end_tokens_of_member() is 'Ends the tokens of the workspace for which an administrator answered who leaves or loses the role.';
create or replace trigger memberships__workspace_tokens_end after delete on memberships
  for each row execute function end_tokens_of_member();
comment on trigger memberships__workspace_tokens_end on memberships is 'Ends the tokens of the workspace for which the member answered.';
create or replace trigger memberships__workspace_tokens_end_with_role after update of user_role, status, user_id on memberships
  for each row when (new.user_role <> 'ORG_ADMIN' or new.status <> 'active' or new.user_id is distinct from old.user_id)
  execute function end_tokens_of_member();
comment on trigger memberships__workspace_tokens_end_with_role on memberships is 'Ends the tokens of the workspace for which the member answered who is no longer an active administrator.';

create or replace function end_tokens_of_account() returns trigger language plpgsql as $$
begin
  update api_tokens t set date_revoked = coalesce(t.date_revoked, now()),
    ended_because = case when t.date_revoked is null then 'left' else t.ended_because end,
    responsible_name = case when tg_op = 'DELETE' then null else t.responsible_name end
  where t.responsible_id = old.id and (tg_op = 'DELETE' or not exists (
    select from memberships m where m.organization_id = t.organization_id and m.user_id = old.id
      and m.user_role = 'ORG_ADMIN' and m.status = 'active'));
  if tg_op = 'DELETE' then
    update api_tokens set created_by_name = null where created_by = old.id;
    return old;
  end if;
  return null;
end $$;
comment on function end_tokens_of_account() is 'Ends the tokens of workspaces for which an account answered that is deleted or no longer administers the platform, and clears the names of a deleted one.';
create or replace trigger users__workspace_tokens_end before delete on users
  for each row execute function end_tokens_of_account();
comment on trigger users__workspace_tokens_end on users is 'Ends the tokens for which the account answered, and clears its name on tokens.';
create or replace trigger users__workspace_tokens_end_with_right after update of is_app_admin on users
  for each row when (old.is_app_admin and not new.is_app_admin) execute function end_tokens_of_account();
comment on trigger users__workspace_tokens_end_with_right on users is 'Ends the tokens for which the account answered as administrator of the platform.';
