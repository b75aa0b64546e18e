import { readFileSync } from 'node:fs';
import { readPages } from '#pdf/reading/read-pages.ts';
const pages = await readPages(new Uint8Array(readFileSync(process.argv[2]!)));
for (const r of pages[0]!.runs.slice(0, Number(process.argv[3] ?? 60))) console.log(JSON.stringify(r.text), r.x.toFixed(1), r.y.toFixed(1), r.width.toFixed(1), r.size);
