import { rm } from 'node:fs/promises';
import { DEMO_FOLDER, startProduct } from './running-product.ts';

/** Starts the product once on an empty folder, for all test files. */
export default async function prepareDemoFolder(): Promise<() => Promise<void>> {
  const product = await startProduct();
  await product.halt();
  process.env[DEMO_FOLDER] = product.dataDir;
  return () => rm(product.dataDir, { recursive: true, force: true });
}
