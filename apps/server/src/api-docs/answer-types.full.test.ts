import { beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#collections.ts';
import { PLATFORM_ADMIN, TALENT_ACCOUNT } from '#demo/accounts.ts';
import type { FieldDescription } from '#api-docs/describe-collections.ts';
import { describeCollection } from '#api-docs/describe-collections.ts';
import { itemsOfDemoPerson, storeDemoWorld } from '#testing/demo-world.ts';
import { useProduct } from '#testing/product.ts';

// The web app relies on the types of collections.gen.ts. The database guarantees the values of columns; the declared
// values of expressions are checked here on the demo world.

const product = useProduct();
const PEOPLE = ['lena@nordlicht.example', 'max@basalt.example', TALENT_ACCOUNT, PLATFORM_ADMIN];

beforeAll(() => storeDemoWorld(product));

const as = (email: string) => itemsOfDemoPerson(product, email);

type Row = Readonly<Record<string, unknown>>;

function valueAt(row: Row, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Row | null)?.[name], row);
}

/** Values of an expression that its declaration does not list. */
function strangeValues(rows: readonly Row[], { path, nullable, allowedValues }: FieldDescription): unknown[] {
  return rows
    .map((row) => valueAt(row, path))
    .filter((value) =>
      value === null ? nullable !== true : allowedValues?.some((word) => word === value) === false,
    )
    .map((value) => ({ path, value }));
}

describe('answers of expressions are of the declared types', () => {
  it.each(PEOPLE)('to %s', async (email) => {
    const person = await as(email);
    for (const collection of COLLECTIONS.values()) {
      const fields = describeCollection(collection).fields.filter(
        ({ isDerived, relation, type }) => isDerived && relation === undefined && type !== 'texts',
      );
      for (const field of fields) {
        const answer = await person.search(collection.name, { fields: [field.path], limit: -1 });
        // Refused to this user, which other tests cover.
        if (answer.status === 403) continue;
        expect({ of: collection.name, strange: strangeValues(answer.body.data, field) }).toEqual({
          of: collection.name,
          strange: [],
        });
      }
    }
  });
});
