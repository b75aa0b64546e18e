import { existsSync, readFileSync } from 'node:fs';
import { COLLECTION_TYPES_FILE, printCollectionTypes } from '../collection-types.ts';

/** The committed types of the data interface must match the declarations of the server. */
export function staleCollectionTypes(): string[] {
  const committedTypes = existsSync(COLLECTION_TYPES_FILE) ? readFileSync(COLLECTION_TYPES_FILE, 'utf8') : '';
  return committedTypes === printCollectionTypes()
    ? []
    : ['packages/contract/src/collections.gen.ts is stale; run `npm run collections`'];
}
