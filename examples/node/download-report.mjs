// Saves the report of a result as PDF.
// node download-report.mjs RESULT FILE [en|de]        (rights: reports:read)
import { writeFile } from 'node:fs/promises';
import { ask } from './quint.mjs';

const [, , result, file, language = 'en'] = process.argv;
const answer = await ask(`/reports/talents_results/${result}/pdf?language=${language}`);
await writeFile(file, Buffer.from(await answer.arrayBuffer()));
console.log(file);
