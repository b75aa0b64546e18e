-- Alpha and omega are counted of people who answered every item of a domain, and no count is kept of which a single
-- answer could be known: neither of few people nor by subtraction.

comment on table scale_sums is 'Running sums per form, language and scale or item, of sheets without remarks, one per person. Items only of domains that at least 100 people answered completely. Nothing about a person.';
comment on column scale_sums.measure is 'A domain or a facet, by its name. Of people who answered every item of a domain: complete: and the domain, their boxes in its direction added up; item: and the number of an item, the box.';
comment on column scale_sums.people is 'People counted.';
comment on table item_products is 'Sums of products of two items of a domain, of sheets without remarks, one per person who answered every item of it: with scale_sums the covariances of the items. Only of domains that at least 100 people answered completely.';
comment on column item_products.people is 'People counted; the same for all items of a domain.';
comment on table item_counts is 'How many people of a group chose a box of an item, by the level of its domain. Groups of at least 200 people, both of a pair or neither. The age bands hold women and men only; so does the group of everybody while the others are fewer than 200, who would otherwise follow by subtraction.';
comment on column item_counts.group_name is 'The group: a gender, an age band, or everybody.';

-- Counts of few people from before; the next night fills the tables again.
delete from item_products where people < 100;
delete from scale_sums where measure like 'item:%' and people < 100;
delete from item_counts;
