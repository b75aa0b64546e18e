import type { Language } from '@quint/phrases/base/languages.ts';
import { devMailDe } from '@quint/phrases/operation/mails/dev-mail.de.ts';
import { devMailEn } from '@quint/phrases/operation/mails/dev-mail.en.ts';
import type { StoredMail, StoredMailHead } from '#mail/stored-mails.ts';
import { escapeHtml } from '#mail/layout.ts';

const TEXTS = { en: devMailEn, de: devMailDe };
export const DEV_MAIL = '/dev/mail';

const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#17142b"/><path d="M16 6.5 25 13l-3.4 10.6H10.4L7 13z" fill="none" stroke="#a690ff" stroke-width="2.4" stroke-linejoin="round"/><circle cx="16" cy="6.5" r="2.4" fill="#fff"/></svg>';

function layoutPage(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Quint</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${DEV_MAIL}/style.css">
</head>
<body>
<main>
<p class="brand">${MARK} Quint</p>
${body}
</main>
</body>
</html>
`;
}

function formatDate(date: Date, language: Language): string {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

function dateHtml(date: Date, language: Language): string {
  return `<time datetime="${date.toISOString()}">${escapeHtml(formatDate(date, language))}</time>`;
}

function link(href: string, label: string, attributes = ''): string {
  return `<a href="${escapeHtml(href)}"${attributes}>${escapeHtml(label)}</a>`;
}

function listItem(mail: StoredMailHead, language: Language): string {
  const subject = mail.subject === '' ? TEXTS[language].noSubject : mail.subject;
  return `<li><a href="${DEV_MAIL}/${mail.id}"><span class="subject">${escapeHtml(subject)}</span><span class="quiet">${dateHtml(mail.date, language)}</span><span class="quiet to">${escapeHtml(`${TEXTS[language].to}: ${mail.to}`)}</span></a></li>`;
}

/** One page of the list of stored mails. */
export function renderMailList(
  language: Language,
  list: { mails: readonly StoredMailHead[]; page: number; hasOlder: boolean },
): string {
  const texts = TEXTS[language];
  const { mails, page, hasOlder } = list;
  const pages = [
    page > 1 ? link(`${DEV_MAIL}?page=${page - 1}`, texts.newer) : '',
    hasOlder ? link(`${DEV_MAIL}?page=${page + 1}`, texts.older) : '',
  ].join('');
  const items = mails.map((mail) => listItem(mail, language)).join('\n');
  return layoutPage(
    language,
    texts.title,
    `<h1>${escapeHtml(texts.title)}</h1>
<p class="note">${escapeHtml(texts.note)}</p>
<div class="bar">${link(DEV_MAIL, texts.refresh)}</div>
${mails.length === 0 ? `<p>${escapeHtml(texts.empty)}</p>` : `<ul class="mails">\n${items}\n</ul>`}
<div class="bar">${pages}</div>`,
  );
}

/** Plain text as HTML, with links. */
function linkifyText(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? link(part, part, ' rel="noreferrer"') : escapeHtml(part)))
    .join('');
}

function attachmentsHtml(mail: StoredMail, language: Language): string {
  if (mail.attachments.length === 0) return '';
  const kilobytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  const items = mail.attachments.map(
    (attachment, index) =>
      `<li>${link(`${DEV_MAIL}/${mail.id}/attachments/${index}`, attachment.filename)} <span class="quiet">${escapeHtml(kilobytes.format(Math.max(1, attachment.content.length / 1000)))}</span></li>`,
  );
  return `<h2>${escapeHtml(TEXTS[language].attachments)}</h2>\n<ul class="files">${items.join('')}</ul>`;
}

export type MailView = 'html' | 'text';

/** One stored mail. The HTML version is in a sandboxed frame with its own URL. */
export function renderMail(language: Language, mail: StoredMail, view: MailView): string {
  const texts = TEXTS[language];
  const url = `${DEV_MAIL}/${mail.id}`;
  const title = mail.subject === '' ? texts.noSubject : mail.subject;
  const viewLink = (name: MailView, label: string) =>
    link(`${url}?view=${name}`, label, name === view ? ' aria-current="page"' : '');
  const fields = [
    [texts.from, escapeHtml(mail.from)],
    [texts.to, escapeHtml(mail.to)],
    [texts.date, dateHtml(mail.date, language)],
  ].map(([name = '', value = '']) => `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`);
  const content =
    view === 'html'
      ? `<iframe src="${url}/html" title="${escapeHtml(texts.content)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
      : `<pre tabindex="0">${linkifyText(mail.text)}</pre>`;
  return layoutPage(
    language,
    title,
    `<div class="bar">${link(DEV_MAIL, texts.back)}</div>
<h1>${escapeHtml(title)}</h1>
<dl>${fields.join('')}</dl>
<nav class="bar views" aria-label="${escapeHtml(texts.views)}">${viewLink('html', texts.asHtml)}${viewLink('text', texts.asText)}</nav>
${content}
${attachmentsHtml(mail, language)}
<p>${link(`${url}/raw`, texts.raw)}</p>`,
  );
}

/** The page for a missing mail. */
export function renderMissingMail(language: Language): string {
  const texts = TEXTS[language];
  return layoutPage(
    language,
    texts.missingTitle,
    `<h1>${escapeHtml(texts.missingTitle)}</h1>
<p>${escapeHtml(texts.missing)}</p>
<div class="bar">${link(DEV_MAIL, texts.back)}</div>`,
  );
}
