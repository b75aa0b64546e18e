import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import { useUpdatedDatabase } from '#testing/old-database.ts';

const MIGRATION = '0160_links_through_their_last_day.sql';

/** The former and the new expiry of links; undefined if unchanged. */
const ENDS: Readonly<Record<string, readonly [before: string, after: string | undefined]>> = {
  'in the middle of a day': ['2126-12-27T11:00:05Z', '2126-12-27T22:59:59.999Z'],
  'in the evening of universal time': ['2126-12-27T23:30:00Z', '2126-12-28T22:59:59.999Z'],
  'in summer': ['2126-07-01T11:00:00Z', '2126-07-01T21:59:59.999Z'],
  'at midnight with its assessment': ['2126-12-31T23:00:00Z', '2126-12-31T22:59:59.999Z'],
  'at the end of a day already': ['2126-12-27T22:59:59.999Z', undefined],
  'long ago': ['2020-12-27T11:00:05Z', undefined],
};

describe('Links of the previous version', () => {
  const old = useUpdatedDatabase({
    migration: MIGRATION,
    until: MIGRATION,
    insertRows: async (owner) => {
      const organization = newId();
      await owner.query("insert into organizations (id, name) values ($1, 'Old')", [organization]);
      for (const [name, [before]] of Object.entries(ENDS)) {
        const talent = newId();
        await owner.query(
          "insert into talents (organization_id, id, email, first_name, language) values ($1, $2, $3, $4, 'DE')",
          [organization, talent, `${talent}@old.example`, name],
        );
        await owner.query(
          `insert into talents_results (organization_id, id, talent_id, status, language, instrument_version, link_expires_at)
           values ($1, $2, $3, 'SENT', 'DE', $4, $5)`,
          [organization, newId(), talent, INSTRUMENT_VERSION, before],
        );
      }
    },
  });

  it.each(Object.entries(ENDS))('that expire %s work through that day', async (name, [before, after]) => {
    const { rows } = await old.owner.query<{ link_expires_at: Date }>(
      'select r.link_expires_at from talents_results r join talents t on t.id = r.talent_id where t.first_name = $1',
      [name],
    );
    expect(rows).toEqual([{ link_expires_at: new Date(after ?? before) }]);
  });
});
