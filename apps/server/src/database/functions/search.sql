-- The search for people. Its role may read a few columns of talents of all workspaces, so its functions keep to the
-- workspace themselves; it may own functions only while it may create in the schema.

create or replace function join_lines(words text[]) returns text
  language sql immutable parallel safe as $$ select array_to_string(words, e'\n') $$;
comment on function join_lines(text[]) is 'A list as one text, a line each.';

create or replace function search_text(value text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  folded_text text; contracted_text text; words text[]; most integer; joined_words text := '';
begin
  if octet_length(value) = char_length(value) then
    folded_text := lower(value collate "C");
  else
    folded_text := regexp_replace(lower(normalize(value, nfkd) collate "und-x-icu"),
      '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]', '', 'g');
    folded_text := replace(replace(replace(replace(replace(
      translate(folded_text, 'øłđðħŧƶıĸəɓɗƙƴςґىیکة', 'olddhtzikabdkyσгييكه'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'ng');
  end if;
  folded_text := btrim(regexp_replace(folded_text,
    '[\u0001-\u0022\u0024\u0026-\u0029\u002c-\u002f\u003a-\u003f\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u055a-\u055f\u0589\u058a\u05be\u05f3\u05f4\u060c\u061b\u061f\u1680\u2000-\u200a\u2010-\u2029\u202f-\u205f\u2212\u2e00-\u2e7f\u3000-\u3004\u3008-\u303f\u30fb]+', ' ', 'g'));
  contracted_text := replace(replace(replace(replace(folded_text, 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'aa', 'a');
  words := string_to_array(contracted_text, ' ');
  most := least(cardinality(words), 8);
  for place in 1 .. most - 1 loop
    -- Numbers and addresses are not written together with other words.
    if words[place] || words[place + 1] ~ '[0-9@]' then continue; end if;
    joined_words := joined_words || '=' || words[place] || words[place + 1]
      || case when place + 2 <= most and words[place + 2] !~ '[0-9@]' then words[place + 2] else '' end;
  end loop;
  return ' ' || contracted_text || case when folded_text = contracted_text then '' else ' ' || folded_text end || '|' || joined_words;
end $$;
comment on function search_text(text) is 'A text as it is searched in: its words in small letters, without accents and with umlauts as vowels, then a bar and words written together. The same as searchText of the product.';

create or replace function search_phone(value text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  digits text := regexp_replace(replace(regexp_replace(value, '^[ (]*[+]', '00'), '(0)', ''), '[^0-9]', '', 'g');
  domestic text := ltrim(substring(digits from
    '^00(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[03579]|9[679])[0-9])([0-9]*)$'), '0');
begin
  return digits || case when domestic <> '' then ' 0' || domestic else '' end;
end $$;
comment on function search_phone(text) is 'A phone number as it is searched in: its digits as dialled from abroad and in its country. The same as searchPhone of the product.';

create or replace function has_words(words text, patterns text[]) returns boolean
  language plpgsql immutable parallel safe as $$
begin
  for place in 1 .. cardinality(patterns) by 2 loop
    if words like patterns[place] or words like patterns[place + 1] then continue; end if;
    return false;
  end loop;
  return words is not null;
end $$;
comment on function has_words(text, text[]) is 'Whether a text of search_text has all words of a query: of two patterns each, one is like it.';

create or replace function find_talents(patterns text[]) returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  here uuid := app_organization();
  one text := patterns[1];
  other text := patterns[2];
  -- In all workspaces together there are few: no list is so long that some keys are too many.
  all_few boolean := coalesce((select c.reltuples between 0 and 50000 from pg_class c where c.oid = 'talents'::regclass), false);
  rows_seen integer; rows_found integer; keys uuid[];
begin
  if to_regclass('talents__folded') is null then return null; end if;
  -- In some locales the index has nothing of other scripts.
  if cardinality(show_trgm(one)) = 0 then return null; end if;
  -- Of few talents, and of words that many have, the reader finds a page sooner by walking the list.
  select count(*), count(*) filter (where has_words(newest.words, patterns)) into rows_seen, rows_found
  from (select t.words from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
    order by t.date_created desc, t.id limit case when all_few then 100 else 500 end) newest;
  if rows_seen < 100 or rows_found * 100 >= rows_seen * 6 then return null; end if;
  -- So it is in a long list of words that some have.
  if not all_few and rows_found >= 5 and (select count(*) from (select from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
    order by t.date_created desc, t.id limit 20001) counted) > 20000 then return null; end if;
  select array_agg(found.id) into keys
  from (select t.id from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
      and (t.words like one or t.words like other) and has_words(t.words, patterns) limit 5001) found;
  return case when cardinality(keys) > 5000 then null else coalesce(keys, '{}') end;
end $$;
comment on function find_talents(text[]) is 'Keys of the talents of the workspace whose stored words have those of a query; null when they are many. What a reader may see of them is not asked here.';
grant create on schema public to quint_search;
alter function find_talents(text[]) owner to quint_search;
revoke create on schema public from quint_search;
revoke execute on function find_talents(text[]) from public;
grant execute on function find_talents(text[]) to quint_app, quint_platform;

create or replace function find_talents(patterns text[], most integer) returns uuid[]
  language plpgsql stable parallel restricted security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare here uuid := app_organization(); one text := patterns[1]; other text := patterns[2]; keys uuid[];
begin
  if to_regclass('talents__folded') is null then return null; end if;
  -- In some locales the index has nothing of other scripts.
  if cardinality(show_trgm(one)) = 0 then return null; end if;
  select array_agg(found.id) into keys
  from (select t.id from talents t
    where t.organization_id = here and t.date_deleted is null and t.date_anonymized is null
      and (t.words like one or t.words like other) and has_words(t.words, patterns) limit most + 1) found;
  return case when cardinality(keys) > most then null else coalesce(keys, '{}') end;
end $$;
comment on function find_talents(text[], integer) is 'Keys of the talents of the workspace whose stored words have those of a query; null when they are more than the number. What a reader may see of them is not asked here.';
grant create on schema public to quint_search;
alter function find_talents(text[], integer) owner to quint_search;
revoke create on schema public from quint_search;
revoke execute on function find_talents(text[], integer) from public;
grant execute on function find_talents(text[], integer) to quint_app, quint_platform;

create or replace function update_talent_search_words() returns trigger
  language plpgsql as $$
begin
  new.words := search_text(concat_ws(' ', new.first_name, new.last_name, new.email, search_phone(new.phone)));
  return new;
end $$;
comment on function update_talent_search_words() is 'Writes the words by which a talent is found.';
create or replace trigger talents__search_words before insert or update of first_name, last_name, email, phone, words on talents
  for each row execute function update_talent_search_words();
comment on trigger talents__search_words on talents is 'Writes the words by which the talent is found.';
