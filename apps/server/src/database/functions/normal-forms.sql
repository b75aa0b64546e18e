-- Normal forms of addresses and names.

create or replace function is_plain_address(address text) returns boolean
  language sql immutable parallel safe as $$
  select address collate "C" ~ '^[A-Za-z0-9_][A-Za-z0-9_!#$%&''*+/=?^`{|}~.-]*@[A-Za-z0-9.-]*[A-Za-z0-9]$'
    and address collate "C" !~* '[@.]xn--'
$$;
comment on function is_plain_address(text) is 'Whether an address surely has its normal form; others are looked at one by one.';

create or replace function is_plain_line(line text) returns boolean
  language sql immutable parallel safe as $$
  select line collate "C" !~ '[\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufb00-\ufb06\ufe00-\ufe0f\ufeff\uff10-\uffdc\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]|^ | $|  '
    and line is nfc normalized
$$;
comment on function is_plain_line(text) is 'Whether a name surely has its normal form; others are looked at one by one.';

create or replace function is_spelling_change() returns boolean
  language sql stable parallel safe as $$
  select coalesce(current_setting('quint.changes_spelling', true), '') = 'on'
$$;
comment on function is_spelling_change() is 'Whether this transaction changes the spelling of addresses and not the addresses. Only the job of the normal forms sets it.';
