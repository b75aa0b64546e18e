import { commonDe } from '@quint/phrases/base/screens/common.de.ts';
import { commonEn } from '@quint/phrases/base/screens/common.en.ts';
import { afterAll, expect, it } from 'vitest';
import { i18n, setLanguage } from './i18n.ts';
import { followDescription } from './site-description.ts';

afterAll(() => i18n.changeLanguage('en'));

it('the description of the site follows the language of the page', async () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'description', content: 'As served' });
  document.head.append(meta);
  followDescription();
  expect(meta.content).toBe(commonEn.siteDescription);
  await setLanguage('de');
  expect(meta.content).toBe(commonDe.siteDescription);
  await setLanguage('en');
  expect(meta.content).toBe(commonEn.siteDescription);
});
