import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { fail } from '@quint/contract/base/errors.ts';
import { repairLinkAddress } from '@quint/domain/invitations/links/link-address.ts';
import { findLegacySurveyTarget, isSurveyPath, SURVEY_PATH } from '@quint/domain/survey/survey-paths.ts';
import { FRAME_PARAM, isFramedPath } from '@quint/domain/survey/survey-frames.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StartupError } from '#startup-error.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { XSRF_COOKIE } from '#http/cookies.ts';
import { languageOf } from '#http/errors.ts';

/** The path of a file; undefined when it cannot be decoded. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw fail('ROUTE_NOT_FOUND', { path });
  }
}

/** The settings of this installation for documents. */
export interface DocumentFacts {
  /** The folder in the build with the pages prerendered for these settings. */
  readonly prerenderedFolder: string;
  /** Whether some texts of a language are replaced: the prerendered pages contain the shipped ones. */
  readonly hasOwnTexts: (language: Language) => Promise<boolean>;
  /** The websites that may embed the survey of a workspace, by the id in the URL. */
  readonly frameOriginsOf: (workspace: unknown) => Promise<readonly string[]>;
}

/** The inline scripts of a document, for the content security policy. */
function inlineScriptsOf(document: string): string {
  return Array.from(
    readFileSync(document, 'utf8').matchAll(/<script>([^]*?)<\/script>/g),
    ([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  ).join('');
}

/** The prerendered page of a URL, for people without a session: with one it looks different. */
async function findPrerendered(
  request: FastifyRequest,
  path: string,
  { folder, facts }: { readonly folder: string; readonly facts: DocumentFacts },
): Promise<string | undefined> {
  const isSurvey = path === SURVEY_PATH || findLegacySurveyTarget(path) !== undefined;
  if (!isSurvey && (request.url.includes('?') || request.cookies[XSRF_COOKIE] !== undefined))
    return undefined;
  const name = isSurvey ? SURVEY_PATH : path === '/' ? '/index' : path;
  if (!/^[\w/-]+$/.test(name)) return undefined;
  const language = languageOf(request);
  const file = `${facts.prerenderedFolder}/${language}${name}.html`;
  return existsSync(join(folder, file)) && !(await facts.hasOwnTexts(language)) ? file : undefined;
}

function changePolicy(reply: FastifyReply, directive: string, replacement: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace(directive, replacement));
}

/** Lets the websites of the workspace in the URL embed the survey; other documents cannot be embedded. */
async function allowFrames(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, facts }: { readonly path: string; readonly facts: DocumentFacts },
): Promise<void> {
  if (!isFramedPath(path)) return;
  const query = new URLSearchParams(request.url.split('?')[1]);
  const origins = await facts.frameOriginsOf(query.get(FRAME_PARAM));
  if (origins.length === 0) return;
  // It supports no list, and would forbid what the policy allows.
  reply.removeHeader('x-frame-options');
  changePolicy(reply, "frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`);
}

/** The script that other websites load to embed the survey. */
const FRAME_SCRIPT = 'embed.js';
const FRAME_SCRIPT_CACHE = 'public, max-age=3600';

/** Headers without effect on a script, a style sheet or a font; half the size of a small file. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** URLs for programs: none of them is a page. */
const OF_PROGRAMS = /^\/+(?:api|healthz|readyz|metrics|\.well-known)(?:\/|$)/i;
/** The URL of a file; a legacy URL of the survey may end in an e-mail address. */
const OF_A_FILE = /\.\w{1,8}$/;

function isNoPage(path: string): boolean {
  return OF_PROGRAMS.test(path) || (OF_A_FILE.test(path) && !isSurveyPath(path));
}

function sendFrameScript(reply: FastifyReply): FastifyReply {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  reply.header('cross-origin-resource-policy', 'cross-origin');
  return reply.header('cache-control', FRAME_SCRIPT_CACHE).sendFile(FRAME_SCRIPT);
}

/** Serves the built web app; every path that is neither for a file nor for a program is a route of the app. */
export async function registerWebApp(app: App, folder: string, facts: DocumentFacts): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new StartupError(`The web app in ${folder} is not built.`);
  }
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    // The build creates compressed copies next to the files.
    preCompressed: true,
  });
  const inlineScripts = {
    'index.html': inlineScriptsOf(join(folder, 'index.html')),
    'survey.html': inlineScriptsOf(join(folder, 'survey.html')),
  };
  app.route({
    method: 'GET',
    url: '/*',
    config: { access: PUBLIC },
    handler: async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/';
      const file = decodePath(path).slice(1);
      if (file.startsWith('assets/')) {
        if (file.includes('..') || !existsSync(join(folder, file))) throw fail('ROUTE_NOT_FOUND', { path });
        for (const name of OF_DOCUMENTS) reply.removeHeader(name);
        // Names contain a hash of the content.
        return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(file);
      }
      reply.header('cache-control', 'no-cache');
      if (file === FRAME_SCRIPT) return sendFrameScript(reply);
      if (file !== '' && !file.includes('..') && !file.includes('/') && existsSync(join(folder, file))) {
        return reply.sendFile(file);
      }
      const repairedUrl = repairLinkAddress(request.url);
      if (repairedUrl !== undefined) return reply.redirect(repairedUrl);
      if (isNoPage(path)) throw fail('ROUTE_NOT_FOUND', { path });
      // The survey is a separate document: a phone loads nothing else before the first item.
      const document = isSurveyPath(path) ? 'survey.html' : 'index.html';
      changePolicy(reply, "script-src 'self'", `script-src 'self'${inlineScripts[document]}`);
      await allowFrames(request, reply, { path, facts });
      reply.header('vary', 'accept-language, cookie');
      return reply.sendFile((await findPrerendered(request, path, { folder, facts })) ?? document);
    },
  });
}
