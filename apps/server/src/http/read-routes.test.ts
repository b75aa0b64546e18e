import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#database/ids.ts';
import type { Matrix } from '#testing/matrix-world.ts';
import { createMatrix, request } from '#testing/matrix-world.ts';
import { useProduct } from '#testing/product.ts';
import type { WriteWatch } from '#testing/write-watch.ts';
import { watchWrites } from '#testing/write-watch.ts';
import { sample } from '#testing/effort.ts';

const product = useProduct();
let matrix: Matrix;
let watch: WriteWatch;

beforeAll(async () => {
  matrix = await createMatrix(product);
  watch = await watchWrites(product.deps.config.databaseUrl);
});

afterAll(() => watch.stop());

/** Side effects of a read that users do not see: records that it happened. */
const READ_SIDE_EFFECTS: Readonly<Record<string, string>> = {
  'insert audit_log': 'who read the results of which people',
  'insert rate_limits': 'how often expensive reads are repeated',
  'update rate_limits.hits': 'the same',
  'update rate_limits.window_started_at': 'the same',
  'update api_tokens.last_used_at': 'when an API token was used last',
  'update api_tokens.refusals': 'how often it was refused',
};

/** Documents are rendered when they are first downloaded, and stored for the next download. */
const STORED_PRINT = [
  'insert files',
  'insert report_documents',
  'update report_documents.date_ready',
  'update report_documents.file_id',
  'update report_documents.state',
];
const CACHES: Readonly<Record<string, readonly string[]>> = {
  '/api/reports/talents_results/:resultId/pdf': STORED_PRINT,
};

/** A few thousand requests. */
const LIMIT_MS = 300_000;

it(
  'GET and HEAD change nothing for any caller',
  async () => {
    const routes = product.app.declaredRoutes.filter(({ method }) => method === 'GET');
    expect(routes.length).toBeGreaterThan(100);
    const changes: string[] = [];
    for (const { url, names } of sample(routes)) {
      const path = url.replace(':collection', 'roles').replace(':of', names ?? '');
      const rows =
        names === undefined ? [] : [matrix.home, matrix.foreign].map((world) => world.rows.get(names));
      const keys = [...rows.map((row) => String(row?.id)), newId()];
      for (const caller of sample(matrix.principals)) {
        for (const key of path.includes('/:') ? keys : keys.slice(0, 1)) {
          const address = path.replace(/:\w+/, key);
          await Promise.all(
            ['HEAD', 'GET'].map((method) => request(product, caller, { method, url: address })),
          );
        }
      }
      const allowedWrites = CACHES[url] ?? [];
      const writes = (await watch.take()).filter(
        (what) => READ_SIDE_EFFECTS[what] === undefined && !allowedWrites.includes(what),
      );
      changes.push(...writes.map((what) => `GET ${url}: ${what}`));
    }
    expect(changes).toEqual([]);
  },
  LIMIT_MS,
);
