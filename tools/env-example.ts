// npm run env-example: writes .env.example from the table of settings.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeExample } from './env-example-text.ts';
import { ROOT } from './root.ts';

writeFileSync(path.join(ROOT, '.env.example'), writeExample());
