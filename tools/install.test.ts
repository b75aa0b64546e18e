import { expect, it } from 'vitest';
import { assertPlatform, isRecent } from './install.mjs';

it('says that Windows itself is not supported, and what is', () => {
  expect(() => assertPlatform('win32')).toThrow(/does not run on Windows itself.*wsl --install/);
  for (const platform of ['linux', 'darwin']) expect(() => assertPlatform(platform)).not.toThrow();
});

it('accepts Node 24 and newer', () => {
  expect(['v20.20.2', 'v22.1.0', 'nothing', ''].map(isRecent)).toEqual([false, false, false, false]);
  expect(['v24.0.0', 'v26.10.0'].map(isRecent)).toEqual([true, true]);
});
