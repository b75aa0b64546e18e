/** The exports that the tests of `install.mjs` use; the file runs before anything is installed, so it has no types. */
export function assertPlatform(platform: string): void;
export function isRecent(version: string): boolean;
