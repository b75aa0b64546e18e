import { onTestFinished } from 'vitest';

/** A browser that supports passkeys and has these credentials, until the test ends. */
export function supportPasskeys(credentials: Partial<CredentialsContainer>): void {
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
}
