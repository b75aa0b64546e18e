import { FRAME_LANGUAGE_PARAM, FRAME_PARAM } from '@quint/domain/survey/survey-frames.ts';
import type { Language } from '@quint/phrases/base/languages.ts';

export interface SnippetOptions {
  /** The public link of the workspace. */
  readonly link: string;
  readonly workspace: string;
  /** Undefined: the language of the person's browser. */
  readonly language: Language | undefined;
  readonly title: string;
}

function addressOf({ link, workspace, language }: SnippetOptions): URL {
  const url = new URL(link);
  url.searchParams.set(FRAME_PARAM, workspace);
  if (language !== undefined) url.searchParams.set(FRAME_LANGUAGE_PARAM, language);
  return url;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** The code for a website: an element that our script fills with a frame of the right height. */
export function scriptSnippet(options: SnippetOptions): string {
  const url = addressOf(options);
  return [
    `<div data-quint-survey="${escape(url.href)}" data-quint-title="${escape(options.title)}"></div>`,
    `<script async src="${url.origin}/embed.js"></script>`,
  ].join('\n');
}

/** The code for a website with a plain frame of fixed height. */
export function frameSnippet(options: SnippetOptions): string {
  const { href } = addressOf(options);
  return `<iframe src="${escape(href)}" title="${escape(options.title)}" referrerpolicy="origin" allow="clipboard-write" loading="lazy" style="width: 100%; height: 900px; border: 0"></iframe>`;
}

/** The sources that the content security policy of the website must allow. */
export function directivesOf(origin: string): string {
  return `frame-src ${origin}; script-src ${origin}`;
}
