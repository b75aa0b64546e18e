import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { AdminPage } from './admin-steps.ts';
import { startMailCatcher, surveyLinkOf } from './mail-catcher.ts';
import { startProduct } from './running-product.ts';
import { SurveyPage } from './survey-steps.ts';

// The main journey as a short animated picture for the README: `npm run film`.
const FILE = fileURLToPath(new URL('../docs/film.webp', import.meta.url));
const FRAME = { width: 1000, height: 625 } as const;
const CAPTION_HEIGHT = 52;
const QUALITY = 85;
const SHORTEST_MS = 80;
const LONGEST_MS = 1000;
const LAST_MS = 3000;
const DESKTOP = { width: 1280, height: 800 } as const;
const PHONE = { width: 390, height: 620 } as const;
const ROLE = 'Site Manager';
const TALENT = { first: 'Robin', last: 'Tester', email: 'robin.tester@film.example' };

interface Shot {
  readonly image: Buffer;
  readonly caption: string;
  readonly at: number;
}

/** Records a page, with one picture for every change, and the current caption. */
class Camera {
  readonly shots: Shot[] = [];
  private caption = '';
  private session: CDPSession | undefined;

  /** Stops recording until it is started again, for example while pages load. */
  async stopRecording(): Promise<void> {
    await this.session?.send('Page.stopScreencast');
    this.session = undefined;
  }

  async point(page: Page): Promise<void> {
    await this.stopRecording();
    const session = await page.context().newCDPSession(page);
    this.session = session;
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      this.shots.push({ image: Buffer.from(data, 'base64'), caption: this.caption, at: performance.now() });
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 2 });
  }

  say(caption: string): void {
    this.caption = caption;
  }
}

function captionOf(text: string): Buffer {
  return Buffer.from(
    `<svg width="${FRAME.width}" height="${CAPTION_HEIGHT}" xmlns="http://www.w3.org/2000/svg">
      <rect width="100%" height="100%" fill="#1d2433"/>
      <text x="24" y="33" font-family="sans-serif" font-size="20" fill="#fff">${text}</text></svg>`,
  );
}

/** A frame of the film: the page on a plain background, with its caption below. */
function draw({ image, caption }: Shot): Promise<Buffer> {
  return sharp(image)
    .resize(FRAME.width, FRAME.height, { fit: 'contain', background: '#eceef2' })
    .extend({ bottom: CAPTION_HEIGHT, background: '#1d2433' })
    .composite([{ input: captionOf(caption), top: FRAME.height, left: 0 }])
    .png()
    .toBuffer();
}

async function cut(shots: readonly Shot[]): Promise<Buffer> {
  const visibleShots = shots.filter(
    ({ at }, index) => (shots[index + 1]?.at ?? Infinity) - at >= SHORTEST_MS,
  );
  const delay = visibleShots.map(({ at }, index) => {
    const next = visibleShots[index + 1];
    return next === undefined ? LAST_MS : Math.round(Math.min(LONGEST_MS, next.at - at));
  });
  const frames: Buffer[] = [];
  for (const shot of visibleShots) frames.push(await draw(shot));
  return sharp(frames, { join: { animated: true } })
    .webp({ quality: QUALITY, delay, loop: 0, effort: 5 })
    .toBuffer();
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function openPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  return context.newPage();
}

/** Sets a range, while the number of fitting people follows the handle. */
async function setRange(page: Page, admin: AdminPage): Promise<void> {
  const { personality } = admin.texts;
  await admin.openRoleTab();
  const handle = page.getByRole('slider', { name: new RegExp(personality.traits.O.name) }).first();
  await handle.focus();
  for (let step = 0; step < 2; step++) {
    await pause(500);
    await page.keyboard.press('ArrowRight');
  }
  await pause(900);
  await admin.saveRanges('Agreed in the team');
}

async function invite(page: Page, admin: AdminPage, camera: Camera): Promise<void> {
  const { talents, invitations } = admin.texts;
  await camera.stopRecording();
  await page.goto(`${admin.origin}/talents`);
  await page.getByRole('link', { name: talents.invite }).click();
  await page.getByRole('heading', { level: 1, name: invitations.title }).waitFor();
  await camera.point(page);
  await pause(500);
  await page.getByText(invitations.people.list, { exact: true }).click();
  const line = `${TALENT.first}; ${TALENT.last}; ${TALENT.email}`;
  await page.getByLabel(invitations.people.pasteLabel).pressSequentially(line, { delay: 25 });
  await page.getByRole('button', { name: invitations.people.pasteAdd_one.replace('{{count}}', '1') }).click();
  await page.getByText(invitations.options.recruiting, { exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${invitations.options.roles}:`) }).click();
  await page.getByRole('menuitemcheckbox', { name: ROLE, exact: true }).click();
  await page.keyboard.press('Escape');
  await pause(700);
  await page.getByRole('button', { name: invitations.send.now_one.replace('{{count}}', '1') }).click();
  await page.getByText(invitations.result.invited_one.replace('{{count}}', '1')).waitFor();
  await pause(900);
}

const catcher = await startMailCatcher();
const product = await startProduct({ SMTP_URL: catcher.url });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const camera = new Camera();
  const page = await openPage(browser, DESKTOP);
  const admin = new AdminPage(page, { origin: product.url, language: 'en' });
  await admin.enter('max@basalt.example', '/roles');
  camera.say('1. Say what a role needs: ranges on five traits, and what they mean in people');
  await admin.openRole(ROLE);
  await camera.point(page);
  await setRange(page, admin);
  await camera.stopRecording();
  camera.say('2. Invite: one person, a pasted list or a file');
  await invite(page, admin, camera);

  camera.say('3. The talent answers 110 statements, on any device, also offline');
  const mail = await catcher.waitFor((caughtMail) => caughtMail.to === TALENT.email);
  const phone = await openPage(browser, PHONE);
  const survey = new SurveyPage(phone, 'en');
  await survey.open(surveyLinkOf(mail));
  await survey.begin();
  await survey.giveDetails({ name: `${TALENT.first} ${TALENT.last}`, age: '34' });
  await survey.expectPosition(1);
  await camera.point(phone);
  await survey.answer({ from: 1, to: 8, by: 'tap' });
  await camera.stopRecording();
  await survey.answerPast(product.url, { from: 9, to: 107 });
  await survey.expectPosition(108);
  await camera.point(phone);
  await survey.answer({ from: 108, to: 110, by: 'tap' });
  await survey.submit();
  await pause(1200);
  await camera.stopRecording();

  await catcher.waitFor(
    (caughtMail) => caughtMail.to === TALENT.email && caughtMail.mail.attachments.length > 0,
  );
  camera.say('4. The result, with its error of measurement');
  await admin.openTalent(TALENT);
  await page.getByRole('tab', { name: new RegExp(admin.texts.record.tabs.personality) }).click();
  await page.getByText(admin.texts.matching.table.show).first().waitFor();
  await camera.point(page);
  await pause(2000);
  await camera.stopRecording();
  camera.say('5. The fit with the role: arithmetic that anyone can follow');
  await admin.openRole(ROLE);
  await admin.expectPeopleWithFit();
  await camera.point(page);
  await pause(1500);
  await admin.openFitOf(TALENT);
  await pause(2500);

  await writeFile(FILE, await cut(camera.shots));
  console.log(`${camera.shots.length} pictures, ${FILE}`);
} finally {
  await browser.close();
  await product.stop();
  await catcher.stop();
}
