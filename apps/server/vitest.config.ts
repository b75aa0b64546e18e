import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // The product is imported once per worker: no module keeps anything of a file's database (only weak maps by client).
    isolate: false,
    // Bounds for a machine whose cores have other work, too. No test waits for time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
