import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { billingMailsDe } from '@quint/phrases/billing/mails/billing.de.ts';
import { billingMailsEn } from '@quint/phrases/billing/mails/billing.en.ts';
import { premiumReportMailDe } from '@quint/phrases/measures/mails/premium-report.de.ts';
import { premiumReportMailEn } from '@quint/phrases/measures/mails/premium-report.en.ts';
import { expectAccessible, watchErrors } from './accessibility.ts';
import { codeFor } from './mail-catcher.ts';
import { PayingPages } from './payment-steps.ts';
import { PremiumCard } from './premium-steps.ts';
import { test } from './shared-product.ts';
import { ENGLISH_DESKTOP, GERMAN_PHONE, nameOf, selectShapes } from './shapes.ts';
import { SurveyPage } from './survey-steps.ts';
import { fill } from './week-steps.ts';

// A person without an account: from the public entrance to the own result, the premium report, and giving it back.

const PEOPLE = [
  {
    ...ENGLISH_DESKTOP,
    person: { name: 'Rosalind Ferrers', email: 'rosalind@ferrers.example' },
    reportMail: premiumReportMailEn,
    refundMail: billingMailsEn.orders.refunded,
  },
  {
    ...GERMAN_PHONE,
    person: { name: 'Hedwig Amselfeld', email: 'hedwig@amselfeld.example' },
    reportMail: premiumReportMailDe,
    refundMail: billingMailsDe.orders.refunded,
  },
] as const;

test.use({ settings: { TEST_PAYMENTS: 'on' } });

function expectPdf(content: Uint8Array): void {
  expect(Buffer.from(content.subarray(0, 5)).toString()).toBe('%PDF-');
}

for (const { person, reportMail, refundMail, ...shape } of selectShapes('phone', PEOPLE)) {
  test.describe(nameOf(shape), () => {
    test.use({ viewport: shape.viewport, locale: shape.locale });

    test('A person buys the own premium report after the survey, and gives it back', async ({
      page,
      sharedSetup: { product, catcher },
    }) => {
      test.setTimeout(180_000);
      const { language } = shape;
      const { url } = product;
      const survey = new SurveyPage(page, language);
      const premium = new PremiumCard(page, language);
      const payingPages = new PayingPages(page, { url, language });
      const waitForMail = (subject: string) => {
        // Whatever the number of the order is.
        const pattern = new RegExp(`^${fill(subject, { number: '[\\w-]+' })}$`);
        return catcher.waitFor(({ to, mail }) => to === person.email && pattern.test(mail.subject ?? ''));
      };
      const readPdf = () => page.request.get(`${url}/api/survey/report/pdf?language=${language}`);

      await test.step('answers the survey and shows whose address it is', async () => {
        await survey.enterForOneself(url, person);
        await survey.begin();
        await survey.giveDetails({ name: person.name, age: '38' });
        await survey.expectPosition(1);
        await survey.answerPast(url);
        await survey.submitUnverified();
        await survey.typeCode(await codeFor(catcher, person.email));
        await survey.goOn();
      });

      const errors = watchErrors(page);

      await test.step('sees the offer, orders and pays', async () => {
        await premium.expectOffer();
        await expectAccessible(page);
        await premium.order();
        await payingPages.payByTest();
        const { reportOfSurvey } = payingPages.labels.checkout.return.gave;
        await expect(payingPages.main.getByText(reportOfSurvey, { exact: true })).toBeVisible();
        await payingPages.goOn(/\/survey\/result$/);
        await survey.expectResult();
      });

      await test.step('has the report, here and by mail', async () => {
        const download = await premium.take();
        expect(download.suggestedFilename()).toMatch(/^premium-.+\.pdf$/);
        expectPdf(await readFile(await download.path()));
        await expectAccessible(page);
        expect((await readPdf()).status()).toBe(200);
        const caughtMail = await waitForMail(reportMail.subject);
        const [attachment] = caughtMail.mail.attachments;
        expect(attachment?.mimeType).toBe('application/pdf');
        expectPdf(new Uint8Array(attachment?.content as ArrayBuffer));
      });

      await test.step('gives it back', async () => {
        await premium.giveBack();
        await premium.expectOffer();
        await expectAccessible(page);
        expect((await readPdf()).status()).toBe(403);
        await waitForMail(refundMail.subject);
      });
      errors.expectNone();
    });
  });
}
