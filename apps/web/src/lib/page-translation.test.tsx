import { act, screen } from '@testing-library/react';
import { shellEn } from '@quint/phrases/home/screens/shell.en.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TranslationNotice } from '#features/survey/survey/components/translation-notice.tsx';
import { renderUi } from '../testing/render.tsx';
import { TRANSLATORS } from '../testing/translators.ts';
import { loadPhrases } from './i18n.ts';
import { isPageTranslated, translationProbe } from './page-translation.ts';

const page = document.documentElement;

beforeEach(async () => {
  await loadPhrases('shell');
  renderUi(
    <>
      <TranslationNotice />
      <p {...translationProbe('3 of 110')}>3 of 110</p>
      <p>Another text</p>
    </>,
  );
});

afterEach(() => {
  page.className = '';
  page.lang = 'en';
  document.body.querySelectorAll('.added').forEach((element) => element.remove());
});

function add(html: string): void {
  const element = Object.assign(document.createElement('div'), { className: 'added', innerHTML: html });
  document.body.append(element);
}

it('A page without a translator shows nothing', () => {
  expect(isPageTranslated()).toBe(false);
  expect(screen.queryByText(shellEn.survey.translated)).toBeNull();
});

const SIGNS: Readonly<Record<string, () => void>> = {
  'the class of Chrome, left to right': () => page.classList.add('translated-ltr'),
  'the class of Chrome, right to left': () => page.classList.add('translated-rtl'),
  'another language of the document': () => page.setAttribute('lang', 'pl'),
  'the language of a translating proxy': () => page.setAttribute('lang', 'en-x-mtfrom-de'),
  'an element of Chrome': () => add('<font style="vertical-align: inherit"><font>Jeden</font></font>'),
  'a mark of Edge': () => add('<p _msttexthash="12">Jeden</p>'),
  'a mark of Firefox': () => add('<p data-moz-translations-id="1">Jeden</p>'),
  'an extension': () => add('<p data-immersive-translate-walked="1">Jeden</p>'),
};

it.each(Object.entries(SIGNS))('%s is detected, shown and hidden again', async (_name, sign) => {
  await act(async () => sign());
  expect(isPageTranslated()).toBe(true);
  expect(screen.queryByText(shellEn.survey.translated)).not.toBeNull();
  await act(async () => {
    page.className = '';
    page.lang = 'en';
    document.body.querySelectorAll('.added').forEach((element) => element.remove());
  });
  expect(isPageTranslated()).toBe(false);
});

it.each(Object.keys(TRANSLATORS).filter((name) => !/puts the texts back|normalises/.test(name)))(
  'A translator that %s is detected',
  async (name) => {
    await act(async () => TRANSLATORS[name]?.(document.body));
    expect(isPageTranslated()).toBe(true);
  },
);
