import { run24 } from './run24.mjs';

await run24('tools/test.ts', process.argv.slice(2));
