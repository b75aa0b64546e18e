// npm run env-example: writes .env.example and docs/operating/settings.md from the declarations of the settings.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.ts';
import { writeExample, writeSettingsPage } from './setting-documents.ts';

writeFileSync(path.join(ROOT, '.env.example'), writeExample());
writeFileSync(path.join(ROOT, 'docs/operating/settings.md'), writeSettingsPage());
