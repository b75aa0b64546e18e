import { parseArgs } from 'node:util';
import { amount, IS_TINY } from './pace.ts';

/** Reads the options of the command line; README.md explains them. */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      /** Comma-separated groups to measure. */
      only: { type: 'string' },
      /** Comma-separated names of cases to measure; the results are only printed. */
      cases: { type: 'string' },
      /** Only prints. */
      dry: { type: 'boolean', default: IS_TINY },
      /** One tiny round of everything except the peer, to check that it runs. */
      tiny: { type: 'boolean', default: false },
      /** Excludes the peer, which takes some minutes to install the first time. */
      'no-peer': { type: 'boolean', default: IS_TINY },
      /** Duration of a round under load. */
      seconds: { type: 'string', default: amount('3', '0.05') },
      /** Talents in the growing workspace. */
      sizes: { type: 'string', default: amount('10000,100000,1000000', '800,1600') },
      /** People who take the survey during failures, and how many of them at a time. */
      takers: { type: 'string', default: amount('1000', '4') },
      'at-once': { type: 'string', default: amount('100', '4') },
      /** How often the server, and a process of the database, is killed during the survey. */
      kills: { type: 'string', default: amount('5', '1') },
      'database-kills': { type: 'string', default: amount('2', '1') },
      seed: { type: 'string', default: '1' },
      /** With `chaos`: stops and restarts server and database under load instead. */
      restarts: { type: 'boolean', default: false },
      /** With `scale`: fills one database with this number of small workspaces instead. */
      workspaces: { type: 'string' },
    },
  });
  return values;
}

export type Options = ReturnType<typeof readOptions>;
