import { PUBLIC_LINK_PATHS } from './survey-entrances.ts';
import { SURVEY_DONE_PATH, SURVEY_PATH, SURVEY_RESULT_PATH } from './survey-paths.ts';

/** Websites that may embed the survey of a workspace. */
export const FRAME_ORIGINS_MAX = 20;
const ORIGIN_MAX_LENGTH = 255;

/** The query parameter with the workspace whose website embeds the survey. */
export const FRAME_PARAM = 'embed';
/** The query parameter with the language of a framed sign-up. */
export const FRAME_LANGUAGE_PARAM = 'language';
/** The request header with the same workspace, sent by a framed survey. */
export const FRAME_HEADER = 'x-survey-frame';
/** Readable by the framed page and returned in a header; its presence shows that the browser stores cookies there. */
export const FRAME_XSRF_COOKIE = 'XSRF-SURVEY-FRAME';

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
/** A host name of at least two labels. */
const SITE = new RegExp(`^${LABEL}(?:\\.${LABEL})+(?::\\d{1,5})?$`);
/** For trying on the local machine. */
const OWN_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The workspace of a framed page or request; undefined when it is not an id. */
export function readFrameWorkspace(value: unknown): string | undefined {
  return typeof value === 'string' && UUID.test(value) ? value : undefined;
}

/**
 * The origin of a website as it is stored: `https://` with a host name or `*.` before one, or an address of the local
 * machine. A path is dropped. Undefined for other texts.
 */
export function normalizeFrameOrigin(text: string): string | undefined {
  const trimmedText = text.trim();
  if (trimmedText.length > ORIGIN_MAX_LENGTH) return undefined;
  const wildcard = /^https:\/\/\*\./i.test(trimmedText);
  let url: URL;
  try {
    url = new URL(wildcard ? trimmedText.replace('*.', '') : trimmedText);
  } catch {
    return undefined;
  }
  if (url.username !== '' || url.password !== '') return undefined;
  if (!wildcard && OWN_MACHINE.test(url.origin)) return url.origin;
  if (url.protocol !== 'https:' || !SITE.test(url.host)) return undefined;
  return `https://${wildcard ? '*.' : ''}${url.host}`;
}

/** Whether a page of this origin may embed the survey. */
export function allowsFrame(origins: readonly string[], origin: string): boolean {
  return origins.some((allowedOrigin) => {
    const [scheme = '', host = ''] = allowedOrigin.split('//');
    if (!host.startsWith('*.')) return allowedOrigin === origin;
    return origin.startsWith(`${scheme}//`) && origin.endsWith(host.slice(1));
  });
}

const FRAMED_PATHS: readonly string[] = [
  ...Object.values(PUBLIC_LINK_PATHS),
  SURVEY_PATH,
  SURVEY_RESULT_PATH,
  SURVEY_DONE_PATH,
];

/** True for the pages that may be embedded: the public links of a workspace, the survey and its result. */
export function isFramedPath(path: string): boolean {
  return FRAMED_PATHS.includes(path.replace(/\/$/, ''));
}
