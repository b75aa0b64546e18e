-- Administrators of the platform need a second factor, and a workspace may require one of all who administer it. Setting a
-- factor up or removing it changes what a person may do at the next request.

alter table organizations add column requires_second_factor boolean not null default false;
comment on column organizations.requires_second_factor is 'Its administrators work in it only with a second factor or a sign-in through the company.';

create trigger two_factor_secrets__access after insert or delete or update of date_enabled on two_factor_secrets
  for each row execute function count_access_change('user_id');
create trigger passkeys__access after insert or delete on passkeys
  for each row execute function count_access_change('user_id');
