import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { jobProfileDe } from '@quint/phrases/profile/screens/job-profile.de.ts';
import { jobProfileEn } from '@quint/phrases/profile/screens/job-profile.en.ts';
import { resumeDe } from '@quint/phrases/profile/screens/resume.de.ts';
import { resumeEn } from '@quint/phrases/profile/screens/resume.en.ts';
import { expectAccessible, watchErrors } from './accessibility.ts';
import { AdminPage } from './admin-steps.ts';
import { signInSpeaking } from './api-client.ts';
import { startEmpty } from './job-profile-steps.ts';
import { test } from './shared-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';
import { fill } from './week-steps.ts';

// A talent imports their job profile from a resume printed by a browser, completes it and saves.

const ANNA = 'anna.kowalski@mail.example';
const RESUMES = {
  en: {
    labels: resumeEn,
    profile: jobProfileEn,
    jobs: ['Product Manager', 'Business Analyst'],
    skill: 'Roadmaps',
    language: 'Spanish',
    html: `<h2>Work experience</h2>
      <p><b>Product Manager</b><br>Hafenwerk GmbH, Hamburg<br>03/2022 – present</p><ul><li>Led a team of nine.</li></ul>
      <p><b>Business Analyst</b><br>Elbkontor AG<br>09/2018 – 02/2022</p>
      <h2>Skills</h2><p>Roadmaps, User research</p>
      <h2>Languages</h2><p>English (fluent), Spanish</p>
      <h2>Certificates</h2><p>PSPO I, 2021</p><p>Driving licence</p>`,
    unclear: 'Driving licence',
  },
  de: {
    labels: resumeDe,
    profile: jobProfileDe,
    jobs: ['Projektleiterin', 'Werkstudentin'],
    skill: 'Vertragsrecht',
    language: 'Polnisch',
    html: `<h2>Berufserfahrung</h2><table>
      <tr><td width="200">03/2019 – heute</td><td>Projektleiterin, Nordufer e. V., Kiel</td></tr>
      <tr><td>10/2015 – 02/2019</td><td>Werkstudentin, Deichwerk GmbH</td></tr></table>
      <h2>Kenntnisse</h2><ul><li>Vertragsrecht</li><li>Einkauf</li></ul>
      <h2>Sprachen</h2><p>Deutsch (Muttersprache), Polnisch</p>
      <h2>Zertifikate</h2><p>Ausbildereignung, 2021</p><p>Führerschein Klasse B</p>`,
    unclear: 'Führerschein Klasse B',
  },
} as const;

async function print(context: BrowserContext, html: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.setContent(`<body style="font-family: sans-serif">${html}</body>`);
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}

for (const shape of selectShapes('desktop', [ENGLISH_DESKTOP, GERMAN_PHONE])) {
  test.describe(nameOf(shape), () => {
    test.use({ locale: shape.locale, viewport: shape.viewport });

    test('A printed resume fills in the job profile', async ({ page, context, sharedSetup: { product } }) => {
      const errors = watchErrors(page);
      const { labels, profile, jobs, skill, language, html, unclear } = RESUMES[shape.language];
      const pdf = await print(context, html);
      await startEmpty(await signInSpeaking(product.url, ANNA, shape.language));
      await new AdminPage(page, { origin: product.url, language: shape.language }).enter(ANNA, '/my-profile');
      const main = page.getByRole('main');
      const entry = shape.viewport.width < 768 ? profile.resume.wide : profile.resume.choose;
      await main.getByRole('link', { name: entry, exact: true }).click();
      await expect(main.getByRole('heading', { level: 1, name: labels.title })).toBeVisible();
      await expect(main.getByText(labels.soon.badge, { exact: true })).toHaveCount(2);
      await expectAccessible(page);

      const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf };
      await page
        .locator('input[type=file]')
        .setInputFiles({ ...file, name: 'cv.txt', mimeType: 'text/plain' });
      await expect(main.getByText(labels.upload.notPdf)).toBeVisible();
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(main.getByText(labels.gone.title)).toBeVisible();
      for (const [index, job] of jobs.entries()) {
        const item = main.getByRole('listitem', {
          name: fill(labels.job, { number: index + 1 }),
          exact: true,
        });
        await expect(item.getByLabel(labels.fields.role)).toHaveValue(job);
      }
      await expectAccessible(page);
      const out = main.getByRole('button', { name: fill(labels.unused.of.out, { text: unclear }) });
      await out.click();
      await expect(out).toHaveCount(0);

      const save = main.getByRole('button', { name: labels.save, exact: true });
      await save.click();
      const locationField = main.getByLabel(labels.fields.place).nth(1);
      await expect(locationField).toBeFocused();
      await locationField.fill('Bremen');
      await save.click();
      const level = main.getByLabel(fill(labels.fields.level, { language }));
      await expect(level).toBeFocused();
      await level.selectOption('beginner');
      await save.click();
      await expect(page).toHaveURL(/\/talent-profile\/[\w-]+$/);
      await expect(main.getByText(skill).first()).toBeVisible();
      await expect(main.getByText(jobs[0]).first()).toBeVisible();
      errors.expectNone();
    });
  });
}
