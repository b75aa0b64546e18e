import { parseArgs } from 'node:util';
import { amount, IS_TINY } from './pace.ts';

/** Reads the options of the command line; README.md explains them. */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      /** Groups to measure, with commas between them. */
      only: { type: 'string' },
      /** Names of cases to measure, with commas between them; the results are printed only. */
      cases: { type: 'string' },
      /** Prints only. */
      dry: { type: 'boolean', default: IS_TINY },
      /** One tiny round of everything but the peer, to see that it runs. */
      tiny: { type: 'boolean', default: false },
      /** Leaves out the peer, which takes some minutes to install the first time. */
      'no-peer': { type: 'boolean', default: IS_TINY },
      /** Length of a round under load. */
      seconds: { type: 'string', default: amount('3', '0.05') },
      /** Talents in the workspace that grows. */
      sizes: { type: 'string', default: amount('10000,100000,1000000', '800,1600') },
      /** People who take the survey under failures, and how many of them at a time. */
      takers: { type: 'string', default: amount('1000', '4') },
      'at-once': { type: 'string', default: amount('100', '4') },
      /** How often the server, and a process of the database, is killed meanwhile. */
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
