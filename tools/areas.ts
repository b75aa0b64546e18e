import { writeAreas } from './checks/areas.ts';

// `npm run areas`: writes the areas of phrases for the web app.
writeAreas();
