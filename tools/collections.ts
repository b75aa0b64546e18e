// npm run collections: writes the types of the data interface from the declarations of the server.
import { writeFileSync } from 'node:fs';
import { COLLECTION_TYPES_FILE, printCollectionTypes } from './collection-types.ts';

writeFileSync(COLLECTION_TYPES_FILE, printCollectionTypes());
