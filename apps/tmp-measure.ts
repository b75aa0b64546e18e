import { findHeavyPages, measureJavaScript } from '../tools/javascript.ts';
import * as webBuild from '../tools/web-build.ts';
const t = Date.now();
await webBuild.ensureWebBuilt(console.log);
console.log('built', (Date.now() - t) / 1000);
const sizes = measureJavaScript((webBuild as unknown as { WEB_DIR: string }).WEB_DIR);
console.log(findHeavyPages(sizes));
console.log(JSON.stringify(sizes).slice(0, 200));
