import type { SurveyFramesAnswer } from '@quint/contract/survey/survey-frames.ts';
import { allowsFrame, isFramedPath } from '@quint/domain/survey/survey-frames.ts';
import { api } from './api-client.ts';
import { frameWorkspace } from './frame.ts';

/** The messages of the framed survey to its parent page. */
type FrameMessage =
  | { readonly type: 'quint:ready'; readonly version: 1 }
  | { readonly type: 'quint:height'; readonly height: number }
  | { readonly type: 'quint:finished'; readonly result: string | null };

const PARENT_KEY = 'quint.frame.parent';

/** The origin of the parent page, in browsers without a list: from the referrer of the first framed page. */
function findReferrer(): string | undefined {
  try {
    const origin = document.referrer === '' ? undefined : new URL(document.referrer).origin;
    if (origin === undefined || origin === window.location.origin)
      return sessionStorage.getItem(PARENT_KEY) ?? undefined;
    sessionStorage.setItem(PARENT_KEY, origin);
    return origin;
  } catch {
    return undefined;
  }
}

/** The origin of the parent page if the workspace lists it; otherwise undefined, and no messages are sent. */
async function findParent(workspace: string): Promise<string | undefined> {
  const ancestors: Partial<DOMStringList> | undefined = window.location.ancestorOrigins;
  const origin = ancestors?.[0] ?? findReferrer();
  if (origin === undefined) return undefined;
  try {
    const { data } = await api<SurveyFramesAnswer>(`/survey/frames?workspace=${workspace}`);
    return allowsFrame(data.origins, origin) ? origin : undefined;
  } catch {
    return undefined;
  }
}

let parent: Promise<string | undefined> | undefined;

function notifyParent(message: FrameMessage): void {
  void parent?.then((origin) => {
    if (origin !== undefined) window.parent.postMessage(message, origin);
  });
}

/** Notifies the parent page that the survey was submitted, with the id of its result. */
export function notifySurveyFinished(result: string | undefined): void {
  notifyParent({ type: 'quint:finished', result: result ?? null });
}

/** Opens links to other pages in their own window, because no other page may be framed. */
function openOutside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !link.protocol.startsWith('http')) return;
  if (link.origin === window.location.origin && isFramedPath(link.pathname)) return;
  link.target = '_blank';
  link.rel = 'noopener';
}

/** Starts to send the parent page the height of this page, and hides elements that only a whole page needs. */
export function startFrame(): void {
  const workspace = frameWorkspace();
  if (workspace === undefined || parent !== undefined) return;
  document.documentElement.dataset['framed'] = '';
  parent = findParent(workspace);
  document.addEventListener('click', openOutside, { capture: true });
  notifyParent({ type: 'quint:ready', version: 1 });
  new ResizeObserver(() => {
    notifyParent({ type: 'quint:height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  }).observe(document.body);
}
