import { defineConfig } from 'vitest/config';

/** Trials of what operators install: each takes longer than a test may. */
export default defineConfig({
  test: {
    name: 'operating',
    include: ['tools/**/*.operate.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
