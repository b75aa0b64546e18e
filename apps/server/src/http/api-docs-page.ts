import { readFileSync } from 'node:fs';
import type { ErrorCode } from '@quint/contract/errors.ts';
import { ERRORS } from '@quint/contract/errors.ts';
import { errorsEn } from '@quint/phrases/errors/errors.en.ts';
import { escapeHtml } from '#mail/layout.ts';
import type { ApiDocument } from '#http/api-docs-document.ts';
import { anchorOf, blockHtml, prose, tableHtml } from '#http/api-docs-html.ts';
import { collectionHtml, routeGroups } from '#http/api-docs-parts.ts';
import { PARAMETERS, SECTIONS } from '#http/api-docs-texts.ts';

const STYLE = new URL('./api-docs.css', import.meta.url);

const INTRODUCTION =
  'Everything Quint can do over HTTP. This page and the document for programs are made from the declarations the server itself works with.';

function parametersHtml(): string {
  const rows = Object.entries(PARAMETERS)
    .filter(([name]) => name !== 'id')
    .map(([name, text]) => [`<code>${name}</code>`, prose(text)]);
  return tableHtml({ label: 'Parameters of a read', head: ['Parameter', 'Meaning'], rows });
}

function errorsHtml(): string {
  const rows = (Object.keys(ERRORS) as ErrorCode[]).map((code) => [
    `<code id="${anchorOf('error', code)}">${escapeHtml(code)}</code>`,
    String(ERRORS[code].status),
    ERRORS[code].params.map((name) => `<code>${escapeHtml(name)}</code>`).join(' '),
    escapeHtml(errorsEn[code]),
  ]);
  return tableHtml({ label: 'Codes of refusals', head: ['Code', 'Status', 'Parameters', 'Text'], rows });
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly below?: readonly Entry[];
}

function contentsHtml(entries: readonly Entry[]): string {
  const items = entries.map(
    ({ id, title, below }) =>
      `<li><a href="#${id}">${escapeHtml(title)}</a>${below === undefined ? '' : contentsHtml(below)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function collectionsOf(document: ApiDocument): string[] {
  return document.tags
    .map(({ name }) => name)
    .filter((name) => document.components.schemas[name] !== undefined);
}

/** The description of the interface as one page: no script, nothing from elsewhere, found by the browser's own search. */
export function renderApiPage(document: ApiDocument): string {
  const groups = routeGroups(document);
  const collections = collectionsOf(document);
  const contents: Entry[] = [
    ...SECTIONS,
    { id: 'parameters', title: 'Parameters of a read' },
    {
      id: 'collections',
      title: 'Collections',
      below: collections.map((name) => ({ id: anchorOf('items', name), title: name })),
    },
    {
      id: 'routes',
      title: 'Other routes',
      below: groups.map(({ name }) => ({ id: anchorOf('routes', name), title: name })),
    },
    { id: 'errors', title: 'Codes of refusals' },
  ];
  const texts = SECTIONS.map(
    ({ id, title, blocks }) =>
      `<section><h2 id="${id}">${escapeHtml(title)}</h2>\n${blocks.map((block) => blockHtml(title, block)).join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(document.info.title)}</title>
<link rel="icon" href="data:,">
<style>${readFileSync(STYLE, 'utf8')}</style>
</head>
<body>
<a class="skip" href="#content">Skip the contents</a>
<div class="page">
<header>
<h1>${escapeHtml(document.info.title)}</h1>
<p>${escapeHtml(INTRODUCTION)}</p>
<p><a href="/api/docs/openapi.json">OpenAPI ${escapeHtml(document.openapi)} document</a></p>
</header>
<nav aria-label="Contents">
${contentsHtml(contents)}
</nav>
<main id="content">
${texts.join('\n')}
<section><h2 id="parameters">Parameters of a read</h2>
${parametersHtml()}</section>
<section><h2 id="collections">Collections</h2>
${collections.map((name) => collectionHtml(document, name)).join('\n')}</section>
<section><h2 id="routes">Other routes</h2>
${groups.map(({ html }) => html).join('\n')}</section>
<section><h2 id="errors">Codes of refusals</h2>
${errorsHtml()}</section>
</main>
</div>
</body>
</html>
`;
}
