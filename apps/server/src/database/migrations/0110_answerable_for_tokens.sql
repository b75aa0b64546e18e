-- A token of a workspace acts with the rights of an administrator, so an administrator answers for it: first its maker, later
-- whoever took it over. It ends when that person leaves the workspace, loses the role or deletes the account, however that
-- happens. The row names its maker after that. The server tells the administrators of each end, and sets date_told.

alter table api_tokens
  add column created_by_name text,
  add column responsible_id uuid references users (id) on delete set null,
  add column responsible_name text,
  add column ended_because text constraint api_tokens__ended_because check (ended_because = 'left'),
  add column date_told timestamptz;
comment on column api_tokens.created_by_name is 'The name or address of its maker at that time; null once that person was erased.';
comment on column api_tokens.responsible_id is 'The administrator who answers for a token of the workspace; null for a personal one.';
comment on column api_tokens.responsible_name is 'The name or address of that administrator; null once that person was erased.';
comment on column api_tokens.ended_because is 'left: the administrator who answered for it left or lost the role. Null for other ends.';
comment on column api_tokens.date_told is 'When the administrators were told that it ended because of that.';
create index api_tokens__by_responsible on api_tokens (responsible_id) where responsible_id is not null;
create index api_tokens__to_tell on api_tokens (id) where ended_because is not null and date_told is null;

create function name_token_maker() returns trigger language plpgsql as $$
begin
  if new.user_id is null then new.responsible_id := coalesce(new.responsible_id, new.created_by); end if;
  select coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email) into new.created_by_name
  from users u where u.id = new.created_by;
  select coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email) into new.responsible_name
  from users u where u.id = new.responsible_id;
  return new;
end $$;
comment on function name_token_maker is 'Keeps the names of the people of a new or changed token beside their keys.';
create trigger api_tokens__names before insert on api_tokens for each row execute function name_token_maker();
create trigger api_tokens__taken_over before update of responsible_id on api_tokens
  for each row when (new.responsible_id is not null and new.responsible_id is distinct from old.responsible_id)
  execute function name_token_maker();
create trigger api_tokens__access_taken_over after update of responsible_id on api_tokens
  for each row execute function count_access_change('id');

create function end_tokens_of_member() returns trigger language plpgsql as $$
begin
  update api_tokens t set date_revoked = now(), ended_because = 'left'
  where t.organization_id = old.organization_id and t.responsible_id = old.user_id and t.date_revoked is null;
  return null;
end $$;
comment on function end_tokens_of_member is 'Ends the tokens of the workspace that an administrator answered for who leaves or loses the role.';
create trigger memberships__workspace_tokens_end after delete on memberships
  for each row execute function end_tokens_of_member();
create trigger memberships__workspace_tokens_end_with_role after update of user_role, status, user_id on memberships
  for each row when (new.user_role <> 'ORG_ADMIN' or new.status <> 'active' or new.user_id is distinct from old.user_id)
  execute function end_tokens_of_member();

create function end_tokens_of_account() returns trigger language plpgsql as $$
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
comment on function end_tokens_of_account is 'Ends the tokens of workspaces that an account answered for which is deleted or no longer administers the platform, and forgets the names of a deleted one.';
create trigger users__workspace_tokens_end before delete on users
  for each row execute function end_tokens_of_account();
create trigger users__workspace_tokens_end_with_right after update of is_app_admin on users
  for each row when (old.is_app_admin and not new.is_app_admin) execute function end_tokens_of_account();

-- Rows of before: their makers answer for them if they still may, and the others end.
set local role quint_platform;
update api_tokens t set
  created_by_name = coalesce(nullif(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), ''), u.email)
from users u where u.id = t.created_by;
update api_tokens t set responsible_id = t.created_by where t.user_id is null and exists (
  select from users u where u.id = t.created_by and (u.is_app_admin or exists (
    select from memberships m where m.organization_id = t.organization_id and m.user_id = u.id
      and m.user_role = 'ORG_ADMIN' and m.status = 'active')));
update api_tokens set date_revoked = now(), ended_because = 'left'
where user_id is null and responsible_id is null and date_revoked is null;
reset role;
