import {
  FRAME_LANGUAGE_PARAM,
  FRAME_PARAM,
  isFramedPath,
  readFrameWorkspace,
} from '@quint/domain/survey/survey-frames.ts';
import { LANGUAGES, type Language } from '@quint/phrases/base/languages.ts';

/** The workspace that frames this page; undefined outside a frame. */
export function frameWorkspace(): string | undefined {
  if (window.parent === window) return undefined;
  return readFrameWorkspace(new URLSearchParams(window.location.search).get(FRAME_PARAM));
}

/** The language requested by the parent page. */
export function frameLanguage(): Language | undefined {
  if (frameWorkspace() === undefined) return undefined;
  const requestedLanguage = new URLSearchParams(window.location.search).get(FRAME_LANGUAGE_PARAM);
  return LANGUAGES.find((language) => language === requestedLanguage);
}

/** A path of this site for this page: in a frame it includes the workspace, which a reload needs. */
export function inFrame(path: string): string {
  const workspace = frameWorkspace();
  if (workspace === undefined) return path;
  const url = new URL(path, window.location.origin);
  if (!isFramedPath(url.pathname)) return path;
  url.searchParams.set(FRAME_PARAM, workspace);
  return url.pathname + url.search + url.hash;
}

/** The address of this page for its own window. */
export function outsideFrame(): string {
  const url = new URL(window.location.href);
  url.searchParams.delete(FRAME_PARAM);
  return url.href;
}

const PROBE = 'quint_frame_probe';
const ATTRIBUTES = 'Path=/; SameSite=None; Secure; Partitioned';

function canStoreCookies(): boolean {
  document.cookie = `${PROBE}=1; ${ATTRIBUTES}`;
  const isStored = document.cookie.includes(`${PROBE}=1`);
  document.cookie = `${PROBE}=; Max-Age=0; ${ATTRIBUTES}`;
  return isStored;
}

/**
 * Whether the page is framed in a browser that blocks its cookies, so that a survey could not be continued. Checked
 * before a link is exchanged, because some links can be opened only once.
 */
export function isFrameRefused(): boolean {
  return frameWorkspace() !== undefined && !canStoreCookies();
}
