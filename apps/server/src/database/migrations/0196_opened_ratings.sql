-- When the ratings of an interview became visible. Ratings that could be seen stay visible, and none are added to them,
-- although people who decide about a role come and go.

set local lock_timeout = '5s';

alter table roles_talents add column ratings_opened_at timestamptz;
comment on column roles_talents.ratings_opened_at is 'When everybody had submitted the ratings of the interview, which made them visible; null before.';
