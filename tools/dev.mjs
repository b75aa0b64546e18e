import { run24 } from './run24.mjs';

await run24('tools/dev.ts', process.argv.slice(2));
