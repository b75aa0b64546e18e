import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    tags: [{ name: 'slow', description: 'Only `npm run test:all` runs these.' }],
    projects: [
      // Drawing hundreds of thousands of people takes its time on a busy machine.
      {
        test: {
          name: 'packages',
          include: ['packages/*/{src,bin}/**/*.test.ts'],
          // They compute only: no test changes anything outside itself.
          isolate: false,
          exclude: ['packages/local-postgres/**'],
          testTimeout: 30_000,
        },
      },
      // Starting a database or a child process takes its time on a busy machine.
      {
        test: {
          name: 'tools',
          include: ['{tools,packages/local-postgres}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      // The apps bring their own: a database and a DOM.
      'apps/*/vitest.config.ts',
    ],
  },
});
