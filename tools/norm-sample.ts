import { writeFileSync } from 'node:fs';
import { drawNormSample } from '../packages/psychometrics/src/draw-norm-sample.ts';
import { ROOT } from './root.ts';

const PATH = `${ROOT}/packages/psychometrics/src/data/norm-sample.ts`;

// `npm run norm-sample`: draws the simulated norm group. Always the same: a change is a new version.
writeFileSync(
  PATH,
  `/** The profiles of \`norm-sample@1\`, drawn by \`npm run norm-sample\`; how to read them says \`norm-sample.ts\`. */
export const DRAWN_PROFILES =
  '${drawNormSample()}';
`,
);
