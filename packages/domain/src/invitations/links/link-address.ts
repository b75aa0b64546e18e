import { decodeEscapes } from '../../base/decode-escapes.ts';
import {
  SURVEY_PATH,
  MAILS_OFF_PATH,
  OLD_REMINDERS_PATH,
  ROLE_SURVEY_PATH,
} from '../../survey/survey-paths.ts';
import { DIGEST_OFF_PATH } from '../../home/overview.ts';
import { RETAIN_DATA_PATH } from '../../privacy/retention.ts';
import { PUBLIC_LINK_PATHS } from '../../survey/survey-entrances.ts';
import type { LinkKind } from './link-token.ts';
import { readLinkToken, toLinkToken } from './link-token.ts';

interface LinkPage {
  readonly kind: LinkKind;
  /** Separators between path and token. */
  readonly before: `?${string}=` | '#';
}

const survey: LinkPage = { kind: 'survey', before: '?token=' };
const account: LinkPage = { kind: 'account', before: '?token=' };
const record: LinkPage = { kind: 'record', before: '?token=' };
const publicLink: LinkPage = { kind: 'account', before: '?workspace=' };

/** The pages of mailed and copied links. */
export const LINK_PAGES: ReadonlyMap<string, LinkPage> = new Map([
  [SURVEY_PATH, survey],
  ['/surveyb2c', survey],
  ['/survey-admin', survey],
  ['/survey-role-compass', survey],
  ['/survey-youbea', survey],
  [MAILS_OFF_PATH, record],
  [OLD_REMINDERS_PATH, record],
  [DIGEST_OFF_PATH, account],
  ['/auth/reset', account],
  ['/auth/invite', account],
  ['/email-confirmation', account],
  [PUBLIC_LINK_PATHS.applicants, publicLink],
  [PUBLIC_LINK_PATHS.talent_pool, publicLink],
  [ROLE_SURVEY_PATH, { kind: 'account', before: '#' }],
  [RETAIN_DATA_PATH, { kind: 'record', before: '#' }],
]);

/** Other parameters of these pages. Trackers of mail programs are removed. */
const PARAMETERS = ['redirectTo', 'email', 'assessment', 'embed', 'step'];

/** A page with its token: the name of a parameter, or a part of the path. */
const PARAMETER_IN_PATH = /^([\w/-]+?)(?:\/?((?:token|workspace)=.*)|\/([\w-]{40,}(?:[^\w/-].*)?))$/is;

interface Split {
  readonly path: string;
  /** The rest: a query, or its damaged question mark. */
  readonly suffix: string;
}

/** Additions to a path by translators and people: `/de/survey`, `/en-us/survey`, `/survey/index.html`. */
const LANGUAGE = /^\/[a-z]{2}(?:[-_][a-z]{2})?(?=\/)/;
const INDEX = /\/index$/;

function plainPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  const bare = plain.replace(LANGUAGE, '').replace(INDEX, '');
  return LINK_PAGES.has(bare) ? bare : plain;
}

/** The page of a URL: in lower case, without additions. */
function splitAddress(address: string): Split {
  const [raw = ''] = address.split(/[?#]/, 1);
  const decodedAddress = decodeEscapes(decodeEscapes(raw));
  // A whole URL in place of the path.
  const nestedAddress = /https?:\/+[^/]+(\/.*)$/i.exec(decodedAddress)?.[1] ?? decodedAddress;
  const [path = ''] = /^[\w/-]*/.exec(nestedAddress) ?? [];
  const plain = plainPath(path);
  const suffix = nestedAddress.slice(path.length) + address.slice(raw.length);
  if (LINK_PAGES.has(plain)) return { path: plain, suffix };
  // Without its question mark the parameter belongs to the path.
  const [, page = '', parameter, token = ''] = PARAMETER_IN_PATH.exec(path + suffix) ?? [];
  const parent = plainPath(page);
  return LINK_PAGES.has(parent) ? { path: parent, suffix: parameter ?? token } : { path: plain, suffix };
}

function parametersOf(suffix: string): string {
  const query = new URLSearchParams(suffix.slice(suffix.indexOf('?') + 1));
  return PARAMETERS.flatMap((name) => {
    const value = query.get(name);
    return value === null || value === '' ? [] : [`&${name}=${encodeURIComponent(value)}`];
  }).join('');
}

/**
 * The correct URL (path and query) for a damaged URL of a link's page; undefined for other URLs, and for those that
 * need no repair. An unreadable token is kept, so that the page reports it.
 */
export function repairLinkAddress(address: string): string | undefined {
  const { path, suffix } = splitAddress(address);
  const page = LINK_PAGES.get(path);
  if (page === undefined) return undefined;
  const isRightPath = address.startsWith(path) && /^\/?(?:[?#]|$)/.test(address.slice(path.length));
  const token = readLinkToken(suffix, page.kind);
  if (token === undefined) {
    if (isRightPath || suffix.length > 1000) return undefined;
    return path + (suffix === '' || /^[?#]/.test(suffix) ? '' : '?token=') + encodeURI(decodeEscapes(suffix));
  }
  const name = page.before.slice(1, -1);
  const values = new URLSearchParams(suffix.split('#')[0]).getAll(name);
  const isRightToken = values.length === 1 && [token, toLinkToken(token)].includes(values[0] ?? '');
  if (isRightPath && isRightToken) return undefined;
  const parameters = page.before === '#' ? '' : parametersOf(suffix);
  return path + page.before + toLinkToken(token) + parameters;
}
