import type { Language } from '@quint/phrases/base/languages.ts';
import { LOCALES } from '@quint/phrases/base/languages.ts';
import { devMailDe } from '@quint/phrases/operation/mails/dev-mail.de.ts';
import { devMailEn } from '@quint/phrases/operation/mails/dev-mail.en.ts';
import type { StoredMailHead } from '#mail/stored-mails.ts';
import { escapeHtml } from '#mail/layout.ts';

const TEXTS = { en: devMailEn, de: devMailDe };
export const DEV_MAIL = '/dev/mail';

const STYLE =
  ':root { color-scheme: light dark } body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif } li { margin-block: 0.75rem; overflow-wrap: anywhere }';

function layoutPage(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Quint</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

function formatDate(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

function link(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
}

function listItem({ id, subject, to, date }: StoredMailHead, language: Language): string {
  const texts = TEXTS[language];
  const url = `${DEV_MAIL}/${id}`;
  const details = `${formatDate(date, language)} · ${texts.to}: ${to}`;
  return `<li>${link(url, subject === '' ? texts.noSubject : subject)}<br>${escapeHtml(details)} · ${link(`${url}/raw`, texts.raw)}</li>`;
}

/** One page of the list of stored mails. */
export function renderMailList(
  language: Language,
  list: { mails: readonly StoredMailHead[]; page: number; hasOlder: boolean },
): string {
  const texts = TEXTS[language];
  const { mails, page, hasOlder } = list;
  const pages = [
    link(DEV_MAIL, texts.refresh),
    page > 1 ? link(`${DEV_MAIL}?page=${page - 1}`, texts.newer) : '',
    hasOlder ? link(`${DEV_MAIL}?page=${page + 1}`, texts.older) : '',
  ].join(' ');
  const items = mails.map((mail) => listItem(mail, language)).join('\n');
  return layoutPage(
    language,
    texts.title,
    `<p>${escapeHtml(texts.note)}</p>
${mails.length === 0 ? `<p>${escapeHtml(texts.empty)}</p>` : `<ul>\n${items}\n</ul>`}
<p>${pages}</p>`,
  );
}

/** The page for a missing mail. */
export function renderMissingMail(language: Language): string {
  const { missingTitle, missing } = TEXTS[language];
  return layoutPage(language, missingTitle, `<p>${escapeHtml(missing)}</p>`);
}
