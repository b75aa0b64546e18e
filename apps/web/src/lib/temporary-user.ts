import { randomId } from './random-id.ts';
const NAME = 'quint_temp_user_id';
const LIFETIME_SECONDS = 365 * 24 * 3600;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A storage for the id. Each fails in its own way if the browser forbids it. */
interface IdStore {
  readonly name: string;
  read(): string | null | undefined;
  write(id: string): void;
}

/** The domain whose installations share the cookie; undefined restricts it to this host. */
function sharedDomain(hostname: string, parentDomain: string | null): string | undefined {
  if (parentDomain === null) return undefined;
  const belongs = hostname === parentDomain || hostname.endsWith(`.${parentDomain}`);
  return belongs ? `.${parentDomain}` : undefined;
}

/** The cookie string for a page at this address. */
export function temporaryUserCookie(
  id: string,
  page: Pick<Location, 'protocol' | 'hostname'>,
  parentDomain: string | null,
): string {
  const domain = sharedDomain(page.hostname, parentDomain);
  return [
    `${NAME}=${id}`,
    `Max-Age=${LIFETIME_SECONDS}`,
    'Path=/',
    'SameSite=Lax',
    ...(page.protocol === 'https:' ? ['Secure'] : []),
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
  ].join('; ');
}

function cookies(parentDomain: string | null): IdStore {
  const read = () =>
    document.cookie
      .split('; ')
      .find((part) => part.startsWith(`${NAME}=`))
      ?.slice(NAME.length + 1);
  return {
    name: 'cookies',
    read,
    write(id) {
      document.cookie = temporaryUserCookie(id, location, parentDomain);
      // A browser that rejects cookies does not throw.
      if (read() !== id) throw new Error('The cookie was not kept');
    },
  };
}

function storage(name: 'localStorage' | 'sessionStorage'): IdStore {
  return {
    name,
    read: () => globalThis[name].getItem(NAME),
    write: (id) => globalThis[name].setItem(NAME, id),
  };
}

function warn(store: IdStore, cause: unknown): void {
  // oxlint-disable-next-line no-console -- no user needs to know, but the reason must be logged
  console.warn(`The temporary user id cannot be kept in ${store.name}`, cause);
}

/** Reads the stored id; an invalid value counts as none. */
function readFrom(store: IdStore): string | undefined {
  try {
    const id = store.read();
    return typeof id === 'string' && UUID.test(id) ? id : undefined;
  } catch (cause) {
    warn(store, cause);
    return undefined;
  }
}

function writeTo(store: IdStore, id: string): boolean {
  try {
    store.write(id);
    return true;
  } catch (cause) {
    warn(store, cause);
    return false;
  }
}

let inMemory: string | undefined;

/**
 * The random id of this browser: from the cookie, or from local storage, or a new one stored in both. If neither works,
 * it is stored in session storage, or lasts until the page is closed.
 */
export function getTemporaryUserId(parentDomain: string | null): string {
  const cookie = cookies(parentDomain);
  const local = storage('localStorage');
  const inCookie = readFrom(cookie);
  if (inCookie !== undefined) return inCookie;
  const inLocal = readFrom(local);
  if (inLocal !== undefined) {
    writeTo(cookie, inLocal);
    return inLocal;
  }
  const newId = inMemory ?? randomId();
  const writtenStores = [cookie, local].filter((store) => writeTo(store, newId));
  if (writtenStores.length > 0) return newId;
  const session = storage('sessionStorage');
  const inSession = readFrom(session);
  if (inSession !== undefined) return inSession;
  if (!writeTo(session, newId)) inMemory = newId;
  return newId;
}
