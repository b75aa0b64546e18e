-- Fills the words of the talents that were there before. Nobody's reading waits for that: the rows are locked, the table is
-- closed to writing only. The trigger that keeps the pool is off meanwhile, because nothing that the pool shows changes.
set local lock_timeout = '5s';
alter table talents disable trigger talents__pool;
update talents set words = '' where words is null;
alter table talents enable trigger talents__pool;
