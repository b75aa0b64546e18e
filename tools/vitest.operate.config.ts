import { defineConfig } from 'vitest/config';

/** Tests of installed builds: each takes longer than the usual test timeout. */
export default defineConfig({
  test: {
    name: 'operating',
    include: ['tools/**/*.operate.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
