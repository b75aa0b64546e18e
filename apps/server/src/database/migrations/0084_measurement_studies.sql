-- How reliably the forms measure, from own sheets: sums and numbers of people, counted at night, without persons.

create table item_products (
  instrument text not null,
  language text not null constraint item_products__language check (language in ('EN', 'DE')),
  item_a integer not null,
  item_b integer not null constraint item_products__order check (item_a < item_b),
  people integer not null constraint item_products__people check (people >= 0),
  total double precision not null,
  date_counted timestamptz not null default now(),
  primary key (instrument, language, item_a, item_b)
);
comment on table item_products is 'Sums of products of two items of a scale, of sheets without remarks, one per person: with scale_sums the covariances of the items. Nothing about a person.';
comment on column item_products.instrument is 'The form.';
comment on column item_products.language is 'Language the sheets were answered in.';
comment on column item_products.item_a is 'Number of the one item.';
comment on column item_products.item_b is 'Number of the other item.';
comment on column item_products.people is 'People counted.';
comment on column item_products.total is 'Sum of the products of their boxes.';
comment on column item_products.date_counted is 'When it was counted.';
grant select, insert, update, delete on item_products to quint_platform;

create table retest_sums (
  instrument text not null,
  language text not null constraint retest_sums__language check (language in ('EN', 'DE')),
  scale text not null,
  weeks text not null constraint retest_sums__weeks check (weeks in ('2-8', '9-26', '27-on')),
  people integer not null constraint retest_sums__people check (people >= 0),
  first_total double precision not null,
  next_total double precision not null,
  first_squares double precision not null,
  next_squares double precision not null,
  products double precision not null,
  date_counted timestamptz not null default now(),
  primary key (instrument, language, scale, weeks)
);
comment on table retest_sums is 'Running sums of the first two sheets of the same people in a form and language, by the weeks between them. Nothing about a person.';
comment on column retest_sums.instrument is 'The form.';
comment on column retest_sums.language is 'Language both sheets were answered in.';
comment on column retest_sums.scale is 'The domain.';
comment on column retest_sums.weeks is 'Whole weeks between the two sheets.';
comment on column retest_sums.people is 'People counted.';
comment on column retest_sums.first_total is 'Sum of their first values.';
comment on column retest_sums.next_total is 'Sum of their next values.';
comment on column retest_sums.first_squares is 'Sum of the squares of their first values.';
comment on column retest_sums.next_squares is 'Sum of the squares of their next values.';
comment on column retest_sums.products is 'Sum of the products of both.';
comment on column retest_sums.date_counted is 'When it was counted.';
grant select, insert, update, delete on retest_sums to quint_platform;

create table item_counts (
  instrument text not null,
  language text not null constraint item_counts__language check (language in ('EN', 'DE')),
  dimension text not null constraint item_counts__dimension check (dimension in ('none', 'sex', 'age')),
  group_name text not null,
  item integer not null,
  stanine smallint not null constraint item_counts__stanine check (stanine between 1 and 9),
  box smallint not null constraint item_counts__box check (box between 1 and 5),
  people integer not null constraint item_counts__people check (people > 0),
  date_counted timestamptz not null default now(),
  primary key (instrument, language, dimension, group_name, item, stanine, box)
);
comment on table item_counts is 'How many people of a group chose a box of an item, by the level of its domain; groups of at least 200 people only, so that no cell stands for a known person.';
comment on column item_counts.instrument is 'The form.';
comment on column item_counts.language is 'Language the sheets were answered in.';
comment on column item_counts.dimension is 'What the groups are formed by; none has one group.';
comment on column item_counts.group_name is 'The group: a gender, an age band, or everybody.';
comment on column item_counts.item is 'Number of the item.';
comment on column item_counts.stanine is 'Level of its domain by the published norm.';
comment on column item_counts.box is 'The box chosen.';
comment on column item_counts.people is 'People counted.';
comment on column item_counts.date_counted is 'When it was counted.';
grant select, insert, update, delete on item_counts to quint_platform;

create table measurement_studies (
  instrument text not null,
  language text not null constraint measurement_studies__language check (language in ('EN', 'DE')),
  study jsonb not null,
  date_counted timestamptz not null default now(),
  primary key (instrument, language)
);
comment on table measurement_studies is 'What follows from the counts of a form and language: reliability, retest, languages and items compared. Computed with them.';
comment on column measurement_studies.instrument is 'The form.';
comment on column measurement_studies.language is 'Language of the sheets.';
comment on column measurement_studies.study is 'The figures, a MeasurementStudy.';
comment on column measurement_studies.date_counted is 'When it was computed.';
grant select, insert, update, delete on measurement_studies to quint_platform;
