import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ChangeTextsBody } from '@quint/contract/workspace/translations.ts';
import { afterAll, expect, it } from 'vitest';
import { changeTexts } from '#features/operation/translations/service.ts';
import { newId } from '#database/ids.ts';
import { createOrganization } from '#testing/factories.ts';
import { prerenderedFolder, readPublicSettings } from '#public-settings.ts';
import { useProduct } from '#testing/product.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quint-web-'));
afterAll(() => rmSync(folder, { recursive: true }));

function put(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

put('index.html', '<script>theme()</script> undrawn');
put('survey.html', '<script>theme()</script><script>early()</script> undrawn survey');
put('embed.js', 'frame()');
put('assets/app.js', 'run()');
for (const language of ['en', 'de']) {
  for (const page of ['index', 'help', 'survey'])
    put(`${prerenderedFolder(readPublicSettings({}))}/${language}/${page}.html`, `${language} ${page}`);
}

const product = useProduct({ env: { WEB_DIR: folder } });

async function open(url: string, headers: Record<string, string> = {}): Promise<string> {
  return (await product.app.inject({ url, headers })).body;
}

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };

it('a landing page is prerendered, in the language of the browser', async () => {
  expect(await open('/')).toBe('en index');
  expect(await open('/help', GERMAN)).toBe('de help');
  expect(await open('/help', { ...GERMAN, cookie: 'XSRF-SURVEY=abc' })).toBe('de help');
  expect(await open('/survey?token=abc', GERMAN)).toBe('de survey');
  expect(await open('/survey/a/b/c%40d')).toBe('en survey');
});

it('a page that depends on the user or on its query is not prerendered', async () => {
  expect(await open('/', { cookie: 'XSRF-TOKEN=abc' })).toMatch(/ undrawn$/);
  expect(await open('/?redirectTo=/roles')).toMatch(/ undrawn$/);
  expect(await open('/roles')).toMatch(/ undrawn$/);
  expect(await open('/survey/result')).toMatch(/ undrawn survey$/);
  expect(await open('/..%2fen/help')).toMatch(/ undrawn$/);
});

it.each([
  '/api',
  '/API/users/me',
  '//API/items/talents',
  '/healthz/deep',
  '/metrics/x',
  '/readyz/x',
  '/.well-known/nothing',
  '/.env',
  '/wp-login.php',
  '/roles/old.js',
  '/prerendered/x.html',
])('%s is no page', async (url) => {
  const answer = await product.app.inject(url);
  expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([404, 'ROUTE_NOT_FOUND']);
});

it('every document has a Vary header, and the policy contains its inline scripts', async () => {
  const { headers } = await product.app.inject('/help');
  expect(headers.vary).toContain('accept-language, cookie');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toMatch(/;script-src 'self' 'sha256-[\w+/]{43}=';/);
  const survey = await product.app.inject('/survey');
  expect(survey.headers['content-security-policy']).toMatch(
    /;script-src 'self'(?: 'sha256-[\w+/]{43}='){2};/,
  );
});

/** The frame policy of a document, for a workspace. */
async function framesOf(path: string, workspace: string) {
  const { headers } = await product.app.inject(`${path}?embed=${workspace}&token=abc`);
  const ancestors = /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  return { ancestors, options: headers['x-frame-options'] };
}

const NOBODY = { ancestors: "'none'", options: 'DENY' };

it('the survey may be embedded by the websites of the workspace in the URL', async () => {
  const origins = ['https://jobs.example.com', 'https://*.nordlicht.example'];
  const { id } = await createOrganization(product, { survey_frame_origins: origins });
  const expectedFrames = { ancestors: origins.join(' '), options: undefined };
  for (const path of ['/survey', '/survey/result', '/survey/signup', '/survey/signuptalentpool'])
    expect(await framesOf(path, id)).toEqual(expectedFrames);
  for (const path of ['/', '/login', '/talents', '/survey-admin', '/survey/mails-off', '/surveyb2c'])
    expect(await framesOf(path, id)).toEqual(NOBODY);
});

it('the survey of a workspace without websites, a frozen or unknown one cannot be embedded', async () => {
  const empty = await createOrganization(product);
  const frozenOrganization = await createOrganization(product, {
    survey_frame_origins: ['https://jobs.example.com'],
    is_freezed: true,
  });
  for (const workspace of [empty.id, frozenOrganization.id, newId(), '', 'x', `${empty.id}%20*`])
    expect(await framesOf('/survey', workspace)).toEqual(NOBODY);
});

it('other websites may load the embedding script', async () => {
  const { headers, body } = await product.app.inject('/embed.js');
  expect(body).toBe('frame()');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(headers['content-type']).toMatch(/javascript/);
});

it('a script has no headers that only apply to documents', async () => {
  const { headers } = await product.app.inject('/assets/app.js');
  expect(headers['content-security-policy']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['cache-control']).toContain('immutable');
});

it('pages are not prerendered if texts of their language are replaced', async () => {
  const text = { selector: 'auth.login.title', locale: 'de', gender: '', text: 'Moin' };
  await changeTexts(product.deps, ChangeTextsBody.parse({ set: [text] }));
  expect(await open('/', GERMAN)).toMatch(/ undrawn$/);
  expect(await open('/')).toBe('en index');
});
