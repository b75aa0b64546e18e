import { readFileSync } from 'node:fs';

const PACKAGE = new URL('../../../../package.json', import.meta.url);

/** The version of the product, from its package. */
export function readProductVersion(): string {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version?: unknown };
  return typeof version === 'string' ? version : '0.0.0';
}
