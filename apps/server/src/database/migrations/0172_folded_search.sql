-- A search found nobody whose name was spelled with other accents, another umlaut or in another order. Text and query are
-- folded to one form now, the same as in packages/domain/src/search-text.ts. A talent carries its folded name, address and
-- phone number, kept by a trigger, so that no search folds a million rows. This migration only makes the column and the
-- functions, which takes a moment; the next two fill and index it. Until then the version before reads the list.
set local lock_timeout = '5s';

create function search_text(value text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  folded text; contracted text; words text[]; most integer; joined text := '';
begin
  if octet_length(value) = char_length(value) then
    folded := lower(value collate "C");
  else
    folded := regexp_replace(lower(normalize(value, nfkd) collate "und-x-icu"),
      '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]', '', 'g');
    folded := replace(replace(replace(replace(replace(
      translate(folded, 'øłđðħŧƶıĸəɓɗƙƴςґىیکة', 'olddhtzikabdkyσгييكه'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'ng');
  end if;
  folded := btrim(regexp_replace(folded,
    '[\u0001-\u0022\u0024\u0026-\u0029\u002c-\u002f\u003a-\u003f\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u055a-\u055f\u0589\u058a\u05be\u05f3\u05f4\u060c\u061b\u061f\u1680\u2000-\u200a\u2010-\u2029\u202f-\u205f\u2212\u2e00-\u2e7f\u3000-\u3004\u3008-\u303f\u30fb]+', ' ', 'g'));
  contracted := replace(replace(replace(replace(folded, 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'aa', 'a');
  words := string_to_array(contracted, ' ');
  most := least(cardinality(words), 8);
  for place in 1 .. most - 1 loop
    -- Numbers and addresses are not written together with other words.
    if words[place] || words[place + 1] ~ '[0-9@]' then continue; end if;
    joined := joined || '=' || words[place] || words[place + 1]
      || case when place + 2 <= most and words[place + 2] !~ '[0-9@]' then words[place + 2] else '' end;
  end loop;
  return ' ' || contracted || case when folded = contracted then '' else ' ' || folded end || '|' || joined;
end $$;
comment on function search_text(text) is 'A text as it is searched in: its words in small letters, without accents and with umlauts as vowels, then a bar and words written together. The same as searchText of the product.';

create function search_phone(value text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  digits text := regexp_replace(replace(regexp_replace(value, '^[ (]*[+]', '00'), '(0)', ''), '[^0-9]', '', 'g');
  domestic text := ltrim(substring(digits from
    '^00(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[03579]|9[679])[0-9])([0-9]*)$'), '0');
begin
  return digits || case when domestic <> '' then ' 0' || domestic else '' end;
end $$;
comment on function search_phone(text) is 'A phone number as it is searched in: its digits as dialled from abroad and in its country. The same as searchPhone of the product.';

create function has_words(words text, patterns text[]) returns boolean
  language plpgsql immutable parallel safe as $$
begin
  for place in 1 .. cardinality(patterns) by 2 loop
    if words like patterns[place] or words like patterns[place + 1] then continue; end if;
    return false;
  end loop;
  return words is not null;
end $$;
comment on function has_words(text, text[]) is 'Whether a text of search_text has all words of a query: of two patterns each, one is like it.';

alter table talents add column words text;
comment on column talents.words is 'Name, address and phone number as they are searched in. Kept by a trigger; never answered.';
grant select (words) on talents to quint_search;

create function keep_talent_words() returns trigger
  language plpgsql as $$
begin
  new.words := search_text(concat_ws(' ', new.first_name, new.last_name, new.email, search_phone(new.phone)));
  return new;
end $$;
comment on function keep_talent_words() is 'Folds what a talent is searched by.';
create trigger talents__words before insert or update of first_name, last_name, email, phone, words on talents
  for each row execute function keep_talent_words();

-- The functions of the version before return null without this index, and that version then reads the list.
drop index if exists talents__words;
