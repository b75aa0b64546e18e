import { PUBLIC_LINK_PATHS } from './survey-entrances.ts';
import { SURVEY_DONE_PATH, SURVEY_PATH, SURVEY_RESULT_PATH } from './survey-paths.ts';

/** Websites that may show the survey of a workspace in a frame. */
export const FRAME_ORIGINS_MAX = 20;
const ORIGIN_MAX_LENGTH = 255;

/** The query parameter that names the workspace in whose website the survey is framed. */
export const FRAME_PARAM = 'embed';
/** The query parameter with the language of a framed sign-up. */
export const FRAME_LANGUAGE_PARAM = 'language';
/** The request header with the same workspace: the request comes from a framed survey. */
export const FRAME_HEADER = 'x-survey-frame';
/** Readable by the framed page and returned in a header; its presence shows that the browser stores cookies there. */
export const FRAME_XSRF_COOKIE = 'XSRF-SURVEY-FRAME';

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
/** A host name of at least two labels. */
const SITE = new RegExp(`^${LABEL}(?:\\.${LABEL})+(?::\\d{1,5})?$`);
/** For trying on the own machine. */
const OWN_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The workspace a framed page or request names; undefined when it is no id. */
export function readFrameWorkspace(value: unknown): string | undefined {
  return typeof value === 'string' && UUID.test(value) ? value : undefined;
}

/**
 * The origin of a website as it is stored: `https://` with a host name or `*.` before one, or an address of the own
 * machine. A path is dropped. Undefined when the text is none of these.
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

/** Whether a page of this origin may frame the survey. */
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

/** True for the pages that may be framed: the public links of a workspace, the survey and its result. */
export function isFramedPath(path: string): boolean {
  return FRAMED_PATHS.includes(path.replace(/\/$/, ''));
}
