import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DeclaredRoute } from '#http/access.ts';
import type { Matrix } from '#testing/matrix-world.ts';
import { createMatrix, request } from '#testing/matrix-world.ts';
import { useProduct } from '#testing/product.ts';
import type { Schema } from '#testing/sample-bodies.ts';
import { KEY, requiredOf } from '#testing/sample-bodies.ts';
import { sample } from '#testing/effort.ts';

const product = useProduct();
let matrix: Matrix;

beforeAll(async () => {
  matrix = await createMatrix(product);
});

/** A deeply nested list. */
function nest(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

const CALLERS = ['anonymous', 'ORG_USER own', 'ORG_ADMIN', 'APP_ADMIN'];

/** Values that no form sends. */
const HOSTILE: readonly unknown[] = ['a\u0000b', '\ud800', '1', nest(3000), { __quint: 1 }, -1e308];

/** Bodies in which one field has a hostile value, at every level; the others have samples. */
function listBodies(schema: Schema, wrap: (value: unknown) => unknown): unknown[] {
  const variants = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []);
  const inner = variants.flatMap((variant) => listBodies(variant, wrap));
  if (schema.items !== undefined) inner.push(...listBodies(schema.items, (value) => wrap([value])));
  if (schema.properties === undefined) return inner;
  const requiredFields = requiredOf(schema);
  const here = Object.entries(schema.properties).flatMap(([name, property]) => [
    ...HOSTILE.map((value) => wrap({ ...requiredFields, [name]: value })),
    ...listBodies(property, (value) => wrap({ ...requiredFields, [name]: value })),
  ]);
  return [...here, ...inner];
}

function bodiesOf({ schema }: DeclaredRoute): unknown[] {
  if (!(schema.body instanceof z.ZodType)) return [];
  const json = z.toJSONSchema(schema.body, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return listBodies(json as Schema, (value) => value);
}

describe('A body with values that no form sends', () => {
  it('causes no server error for any caller', async () => {
    const callers = matrix.principals.filter(({ name }) => CALLERS.includes(name));
    expect(callers).toHaveLength(CALLERS.length);
    const faults = new Set<string>();
    const routes = product.app.declaredRoutes.filter(({ url }) => url.startsWith('/api/'));
    for (const route of sample(routes)) {
      const url = route.url.replaceAll(/:\w+/g, KEY);
      for (const payload of sample(bodiesOf(route))) {
        for (const caller of callers) {
          const { status, text } = await request(product, caller, { method: route.method, url, payload });
          if (status >= 500)
            faults.add(
              `${route.method} ${route.url} ${JSON.stringify(payload).slice(0, 200)}: ${status} ${text.slice(0, 200)}`,
            );
        }
      }
    }
    expect([...faults]).toEqual([]);
  }, 600_000);
});
