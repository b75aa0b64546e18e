-- Outcomes of groups are counted for each role and over time, with the interval of the ratio to the largest group, and
-- traits by their means instead of by a high band. fairness_counts keeps what is counted of all sheets of a workspace.

create table fairness_rates (
  organization_id uuid not null references organizations (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  role_id uuid,
  dimension text not null constraint fairness_rates__dimension check (dimension in ('gender', 'age')),
  group_name text not null,
  outcome text not null constraint fairness_rates__outcome check (outcome in ('strong', 'shortlisted', 'hired', 'unremarkable')),
  period text not null default 'all' constraint fairness_rates__period check (period ~ '^(all|\d{4}(-[12])?)$'),
  people integer not null constraint fairness_rates__people check (people >= 10),
  hits integer not null constraint fairness_rates__hits check (hits between 0 and people),
  reference text,
  ratio_low double precision,
  ratio_high double precision,
  ratio_method text constraint fairness_rates__method check (ratio_method in ('exact', 'score')),
  fisher_p double precision constraint fairness_rates__fisher_p check (fisher_p between 0 and 1),
  date_counted timestamptz not null default now(),
  primary key (organization_id, id),
  constraint fairness_rates__once unique nulls not distinct (organization_id, role_id, dimension, outcome, period, group_name),
  constraint fairness_rates__ratio check (num_nulls(reference, ratio_low, ratio_method, fisher_p) in (0, 4)),
  constraint fairness_rates__role_fkey foreign key (organization_id, role_id) references roles (organization_id, id) on delete cascade
);
comment on table fairness_rates is 'For how many people of a group something holds, as counts without persons. Groups of fewer than ten have no row. Made anew every night.';
comment on column fairness_rates.organization_id is 'The workspace.';
comment on column fairness_rates.id is 'A key of its own: a role may be missing.';
comment on column fairness_rates.role_id is 'The role of the assessments; null for all of them together.';
comment on column fairness_rates.dimension is 'What the groups are formed by.';
comment on column fairness_rates.group_name is 'The group: a gender or an age band.';
comment on column fairness_rates.outcome is 'What was counted: high agreement, the shortlist, being hired, a sheet without a remark.';
comment on column fairness_rates.period is 'The year or half-year in which the surveys were finished, as 2026 or 2026-1; all for the whole time.';
comment on column fairness_rates.people is 'People counted.';
comment on column fairness_rates.hits is 'Of these, people it holds for.';
comment on column fairness_rates.reference is 'The largest group, with which this one is compared; null for the largest itself and for single periods.';
comment on column fairness_rates.ratio_low is 'Lower end of the 95 % interval of the rate by that of the largest group.';
comment on column fairness_rates.ratio_high is 'Its upper end; null where it has none.';
comment on column fairness_rates.ratio_method is 'How the interval was computed.';
comment on column fairness_rates.fisher_p is 'Two-sided p-value of the exact test of Fisher that the two rates are the same.';
comment on column fairness_rates.date_counted is 'When it was counted.';
call make_tenant_table('fairness_rates');

create table fairness_means (
  organization_id uuid not null references organizations (id) on delete cascade,
  dimension text not null constraint fairness_means__dimension check (dimension in ('gender', 'age')),
  group_name text not null,
  trait text not null constraint fairness_means__trait check (trait in ('O', 'C', 'E', 'A', 'ES')),
  people integer not null constraint fairness_means__people check (people >= 10),
  total double precision not null,
  total_of_squares double precision not null,
  date_counted timestamptz not null default now(),
  primary key (organization_id, dimension, group_name, trait)
);
comment on table fairness_means is 'Sums of the standard scores of a group, of which its mean and spread follow. Groups of fewer than ten have no row. Made anew every night.';
comment on column fairness_means.organization_id is 'The workspace.';
comment on column fairness_means.dimension is 'What the groups are formed by.';
comment on column fairness_means.group_name is 'The group: a gender or an age band.';
comment on column fairness_means.trait is 'The trait.';
comment on column fairness_means.people is 'People counted.';
comment on column fairness_means.total is 'Sum of their standard scores.';
comment on column fairness_means.total_of_squares is 'Sum of the squares of their standard scores.';
comment on column fairness_means.date_counted is 'When it was counted.';
call make_tenant_table('fairness_means');

comment on table fairness_counts is 'How carefully the sheets of a workspace were answered, as counts without persons. Made anew every night.';
comment on column fairness_counts.measure is 'What was counted: sheets without a remark, or one remark on quality.';
