import { writeAreas } from './checks/areas.ts';

// `npm run areas`: tells the web app which areas of phrases there are.
writeAreas();
