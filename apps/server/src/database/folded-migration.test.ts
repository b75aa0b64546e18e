import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { useUpdatedDatabase } from '#testing/old-database.ts';

const MIGRATION = '0172_folded_search.sql';

describe('talents from before the folded search', () => {
  const old = useUpdatedDatabase({
    migration: MIGRATION,
    insertRows: async (owner) => {
      const organization = newId();
      await owner.query("insert into organizations (id, name, pack) values ($1, 'Old', 'basic')", [
        organization,
      ]);
      await owner.query(
        `insert into talents (organization_id, id, email, first_name, last_name, phone, language, is_open_for_work)
         values ($1, $2, 'a@old.example', 'Jürgen', 'Müller', '+49 170 12345', 'DE', true),
           ($1, $3, 'b@old.example', null, null, null, 'DE', false)`,
        [organization, newId(), newId()],
      );
    },
  });

  it('get their words, and the pool is updated again', async () => {
    const { rows } = await old.owner.query<{ words: string }>('select words from talents order by email');
    expect(rows.map(({ words }) => words)).toEqual([
      ' jurgen muller a@old example 004917012345 017012345|=jurgenmuller',
      ' b@old example|',
    ]);
    await old.owner.query("update talents set first_name = 'Jörg' where email = 'a@old.example'");
    const { rows: pool } = await old.owner.query<{ first_name: string; words: string }>(
      'select p.first_name, t.words from pool_profiles p join talents t on t.id = p.talent_id',
    );
    expect(pool).toEqual([
      { first_name: 'Jörg', words: ' jorg muller a@old example 004917012345 017012345|=jorgmuller' },
    ]);
  });
});
