import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, makeUser, signedInAs } from '../testing/api.ts';
import { i18n, loadPhrases, refreshOwnTexts, setLanguage, setReader } from './i18n.ts';
import { replaceTexts } from './own-texts.ts';
import { findPerson, logout } from './session.ts';

const PHRASES = { title: 'Title', list: { empty: 'None' }, articles: [{ text: 'One' }, { text: 'Two' }] };

describe('replaceTexts', () => {
  it('replaces a text and keeps the others and the original unchanged', () => {
    const own = { 'list.empty': { '': 'Nothing' }, 'articles.1.text': { '': 'Second' } };
    expect(replaceTexts(PHRASES, own, '')).toEqual({
      title: 'Title',
      list: { empty: 'Nothing' },
      articles: [{ text: 'One' }, { text: 'Second' }],
    });
    expect(PHRASES.list.empty).toBe('None');
  });

  it.each([
    ['female', 'Hers'],
    ['male', 'Everybody'],
    ['', 'Everybody'],
  ] as const)('uses the variant for %j, otherwise the one for everybody', (reader, title) => {
    const own = { title: { '': 'Everybody', female: 'Hers' } };
    expect(replaceTexts(PHRASES, own, reader)).toMatchObject({ title });
  });

  it('ignores a key that does not exist', () => {
    const own = { list: { '': 'x' }, 'title.more': { '': 'x' }, 'a.b': { '': 'x' }, __proto__: { '': 'x' } };
    expect(replaceTexts(PHRASES, own, '')).toEqual(PHRASES);
    expect(replaceTexts(PHRASES, undefined, 'male')).toEqual(PHRASES);
  });
});

describe('the texts of an installation', () => {
  afterEach(async () => {
    setReader('');
    api.resetHandlers();
    await refreshOwnTexts();
  });

  const serve = (texts: object) => {
    const requests: string[] = [];
    api.use(
      http.get('*/api/translations', ({ request }) => {
        const locale = new URL(request.url).searchParams.get('locale') ?? '';
        requests.push(`${locale} ${request.headers.get('accept-language')}`);
        return HttpResponse.json({ data: locale === 'en' ? texts : {} });
      }),
    );
    return requests;
  };

  it('replace the product’s texts, and follow the gender of the reader', async () => {
    serve({ common: { 'action.save': { '': 'Keep', female: 'Keep, madam' } } });
    await refreshOwnTexts();
    expect(i18n.t('common:action.save')).toBe('Keep');
    setReader('female');
    expect(i18n.t('common:action.save')).toBe('Keep, madam');
    await setLanguage('de');
    expect(i18n.t('common:action.save')).toBe('Speichern');
  });

  it('address the signed-in user, and are neutral after the sign-out', async () => {
    serve({ common: { 'action.save': { '': 'Keep', female: 'Keep, madam' } } });
    await refreshOwnTexts();
    const talent = { id: 't1', organization_id: 'w1', status: 'EMPLOYEE', gender: 'female' as const };
    signedInAs(makeUser({ active_talent: talent }));
    await findPerson();
    expect(i18n.t('common:action.save')).toBe('Keep, madam');
    api.use(http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })));
    await logout();
    expect(i18n.t('common:action.save')).toBe('Keep');
  });

  it('are requested once per language, whatever the pages load', async () => {
    const requests = serve({});
    await loadPhrases('goals', 'teams', 'roles');
    await setLanguage('de');
    await setLanguage('en');
    await loadPhrases('plans');
    expect(requests).toEqual([]);
    await refreshOwnTexts();
    expect(requests.toSorted()).toEqual(['de de', 'en en']);
  });

  it('may be missing: this is logged, and the product’s texts are used', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api.use(http.get('*/api/translations', () => new HttpResponse(null, { status: 503 })));
    await refreshOwnTexts();
    expect(i18n.t('common:action.save')).toBe('Save');
    expect(log).toHaveBeenCalledWith(
      'The texts of this installation could not be loaded',
      'en',
      expect.any(Error),
    );
    log.mockRestore();
  });
});
