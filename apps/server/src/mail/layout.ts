import type { Language } from '@quint/phrases/base/languages.ts';
import { isolate } from '@quint/phrases/base/isolate.ts';
import { optOutDe } from '@quint/phrases/base/mails/opt-out.de.ts';
import { optOutEn } from '@quint/phrases/base/mails/opt-out.en.ts';

const OPT_OUT: Readonly<Record<Language, typeof optOutEn>> = { en: optOutEn, de: optOutDe };

interface MailLink {
  readonly label: string;
  readonly url: string;
}

interface MailEntry {
  readonly title: string;
  /** May be empty. */
  readonly detail: string;
  readonly url: string;
}

export interface MailLayout {
  readonly language: Language;
  /** The sender's name above the title: the workspace or the product. */
  readonly sender: string;
  readonly title: string;
  /** Plain texts; line breaks inside are kept. */
  readonly paragraphs: readonly string[];
  /** A code to type in elsewhere, below the paragraphs. */
  readonly code?: string | undefined;
  /** A list of links, each with a line below. */
  readonly entries?: readonly MailEntry[];
  readonly button?: MailLink | undefined;
  /** Smaller text below the button, for example how long the link works. */
  readonly note?: string;
  /** Plain texts with further details, below a line. */
  readonly details?: readonly string[];
  /** Further pages, below the details. */
  readonly links?: readonly MailLink[];
  /** The sender of the mail and its reason, at the end. */
  readonly footer: string;
  /** The unsubscribe link of an unrequested mail, below the footer. */
  readonly optOutUrl?: string | undefined;
  /** The text of that link, if it does not stop the mails of all workspaces. */
  readonly optOutLabel?: string | undefined;
}

/** A mail before it is laid out. */
export interface MailDraft {
  readonly subject: string;
  readonly layout: MailLayout;
  /** Where the paragraphs with own words of the workspace are, or would be. */
  readonly ownWords: { readonly from: number; readonly count: number };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** The word "e-mail" stays on one line: programs break it at its hyphen, and fonts lack the non-breaking hyphen. */
function preventMailHyphenBreak(html: string): string {
  return html.replace(/\be-mails?\b/gi, '<span style="white-space:nowrap">$&</span>');
}

function toHtmlLines(text: string): string {
  return preventMailHyphenBreak(escapeHtml(text).replace(/\r\n?|\n/g, '<br>'));
}

// Mail clients drop style sheets at will, so every style is inline; the sheet only switches the colours for dark mode.
// Colours are the light and dark tokens of the product.
const SHEET = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: #5536cf; }
  @media (prefers-color-scheme: dark) {
    .page { background: #121021 !important; }
    .card { background: #1b1830 !important; border-color: #37324f !important; }
    .ink { color: #f4f2fb !important; }
    .second { color: #c3bfd6 !important; }
    .details { border-color: #37324f !important; }
    .link { color: #b7a5ff !important; }
  }`;

const FONT = "font-family:Figtree,Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
// A long address typed by a user must not make the mail wider than a phone.
const CELL = `${FONT}text-align:left;overflow-wrap:anywhere;word-break:break-word;`;

function buttonHtml(button: MailLink): string {
  const url = escapeHtml(button.url);
  return `
      <p style="margin:28px 0 12px"><a href="${url}" style="display:inline-block;padding:13px 26px;border-radius:999px;background:#6b4ce6;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
      <p class="second" style="margin:0 0 20px;font-size:13px;line-height:20px;color:#4b4763;word-break:break-all"><a class="link" href="${url}" style="color:#5536cf">${url}</a></p>`;
}

function linkHtml({ label, url }: MailLink): string {
  return `<a class="link" href="${escapeHtml(url)}" style="display:inline-block;padding:5px 0;color:#5536cf">${toHtmlLines(label)}</a>`;
}

function detailsHtml({ details = [], links = [] }: MailLayout): string {
  const texts = [
    ...details.map((text) => toHtmlLines(text)),
    ...(links.length === 0 ? [] : [links.map(linkHtml).join('<br>')]),
  ].map((html, index, all) => {
    const margin = index === all.length - 1 ? '0' : '0 0 12px';
    return `<p class="second" style="margin:${margin};color:#4b4763">${html}</p>`;
  });
  if (texts.length === 0) return '';
  return `
    <tr><td class="details" style="padding:20px 24px 24px;border-top:1px solid #e6e3ef;${CELL}font-size:14px;line-height:22px">
      ${texts.join('\n      ')}
    </td></tr>`;
}

function optOutLabelOf({ language, optOutLabel }: MailLayout): string {
  return optOutLabel ?? OPT_OUT[language].label;
}

function codeHtml(code: string): string {
  return `
      <p class="ink" style="margin:0 0 16px;font-size:30px;line-height:38px;font-weight:600;letter-spacing:3px;color:#17142b">${escapeHtml(code)}</p>`;
}

function entryHtml({ title, detail, url }: MailEntry): string {
  const below =
    detail === '' ? '' : `<br><span class="second" style="color:#4b4763">${toHtmlLines(detail)}</span>`;
  return `
      <p class="ink" style="margin:0 0 14px;color:#17142b"><a class="link" href="${escapeHtml(url)}" style="color:#5536cf;font-weight:600">${escapeHtml(title)}</a>${below}</p>`;
}

function footerHtml(mail: MailLayout): string {
  const { optOutUrl } = mail;
  const link =
    optOutUrl === undefined
      ? ''
      : `<br><a class="link" href="${escapeHtml(optOutUrl)}" style="color:#5536cf">${escapeHtml(optOutLabelOf(mail))}</a>`;
  return `
    <p class="second" style="max-width:560px;margin:20px auto 0;${CELL}font-size:13px;line-height:20px;color:#4b4763">${toHtmlLines(mail.footer)}${link}</p>`;
}

function layoutHtml(mail: MailLayout): string {
  const paragraphs = mail.paragraphs.map(
    (text) => `\n      <p class="ink" style="margin:0 0 16px;color:#17142b">${toHtmlLines(text)}</p>`,
  );
  return `<!doctype html>
<html lang="${mail.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.title)}</title>
<style>${SHEET}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f8f7fb">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f8f7fb">
  <tr><td align="center" style="padding:24px 12px">
    <table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed;background:#ffffff;border:1px solid #e6e3ef;border-radius:16px">
    <tr><td style="padding:26px 24px;${CELL}font-size:16px;line-height:25px">
      <p class="link" style="margin:0 0 14px;font-size:14px;line-height:20px;font-weight:600;color:#5536cf">${escapeHtml(mail.sender)}</p>
      <h1 class="ink" style="margin:0 0 20px;font-size:22px;line-height:30px;font-weight:600;color:#17142b">${toHtmlLines(mail.title)}</h1>${paragraphs.join('')}${mail.code === undefined ? '' : codeHtml(mail.code)}${(mail.entries ?? []).map(entryHtml).join('')}${
        mail.button === undefined ? '' : buttonHtml(mail.button)
      }${
        mail.note === undefined
          ? ''
          : `\n      <p class="second" style="margin:0;font-size:14px;line-height:21px;color:#4b4763">${toHtmlLines(mail.note)}</p>`
      }
    </td></tr>${detailsHtml(mail)}
    </table>${footerHtml(mail)}
  </td></tr>
</table>
</body>
</html>
`;
}

function linkText({ label, url }: MailLink): string {
  return `${label}:\n${url}`;
}

function layoutText(mail: MailLayout): string {
  return `${[
    mail.title,
    ...mail.paragraphs,
    ...(mail.code === undefined ? [] : [mail.code]),
    ...(mail.entries ?? []).map(({ title, detail, url }) =>
      [`${isolate(title)}${detail === '' ? '' : ` (${isolate(detail)})`}:`, url].join('\n'),
    ),
    ...(mail.button === undefined ? [] : [linkText(mail.button)]),
    ...(mail.note === undefined ? [] : [mail.note]),
    ...(mail.details ?? []),
    ...(mail.links ?? []).map(linkText),
    `-- \n${[mail.sender, mail.footer].join('\n')}`,
    ...(mail.optOutUrl === undefined ? [] : [linkText({ label: optOutLabelOf(mail), url: mail.optOutUrl })]),
  ]
    .map((part) => part.replace(/\r\n?/g, '\n'))
    .join('\n\n')}\n`;
}

/** Subject and bodies of a mail. */
export function layoutDraft({ subject, layout }: MailDraft): {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
} {
  return { subject, ...layoutMail(layout) };
}

/**
 * The two bodies of a mail: HTML with inline styles, escaped, without external resources, readable on dark screens; and
 * the same as plain text.
 */
export function layoutMail(mail: MailLayout): { readonly html: string; readonly text: string } {
  return { html: layoutHtml(mail), text: layoutText(mail) };
}
