import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from '@quint/phrases/base/languages.ts';
import { authDe } from '@quint/phrases/workspace/screens/auth.de.ts';
import { authEn } from '@quint/phrases/workspace/screens/auth.en.ts';
import { expectDialogAccessible } from './accessibility.ts';
import { DEMO_PASSWORD } from './running-product.ts';

const TEXTS = { en: authEn.owner, de: authDe.owner } as const;

/** Answers the dialog that asks for the password before something that cannot be undone. */
export async function verifyOwner(page: Page, language: Language, password = DEMO_PASSWORD): Promise<void> {
  const texts = TEXTS[language];
  const dialog = page.getByRole('alertdialog', { name: texts.title });
  const field = dialog.getByLabel(new RegExp(`^${texts.password}`)).first();
  await expect(field).toBeFocused();
  await expectDialogAccessible(page);
  await field.fill(password);
  await dialog.getByRole('button', { name: texts.submit }).click();
  await expect(dialog).toBeHidden();
}
