import type { Deps } from '#deps.ts';
import type { App } from '#http/app-type.ts';

/** Placeholder until mails are listed. */
export function registerDevMail(_app: App, _deps: Deps): void {}
