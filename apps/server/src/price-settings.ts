import { readFileSync } from 'node:fs';
import { PricesSchema } from '@quint/contract/billing/prices.ts';
import { DEFAULT_PRICES, type Prices } from '@quint/domain/billing/prices.ts';
import { z } from 'zod';
import { StartupError } from '#startup-error.ts';

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new StartupError(`PRICES_FILE cannot be read: ${reason}`);
  }
}

/**
 * The prices of the installation: those of a JSON file in the format of `Prices`, or the default ones. Throws
 * StartupError with every invalid part.
 */
export function readPrices(path: string | undefined): Prices {
  if (path === undefined) return DEFAULT_PRICES;
  const result = PricesSchema.safeParse(readJson(path));
  if (!result.success) throw new StartupError(`PRICES_FILE is not valid. ${z.prettifyError(result.error)}`);
  return result.data;
}
