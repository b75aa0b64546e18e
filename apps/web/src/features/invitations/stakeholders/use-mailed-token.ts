import { readLinkToken } from '@quint/domain/invitations/links/link-token.ts';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const STORAGE_KEY = 'quint.role-survey';

function readStored(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    // Storage may be disabled; the link in the mail opens the page again.
    return '';
  }
}

function store(token: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, token);
  } catch {
    // Without storage a reload needs the mailed link again.
  }
}

/**
 * The token in the address of a mailed link, usually in its fragment; undefined for a damaged link or none. It is
 * removed from the address bar at once and stored in this tab, so that a reload finds it.
 */
export function useMailedToken(): string | undefined {
  const address = useLocation({ select: ({ searchStr, hash }) => (hash === '' ? searchStr : `#${hash}`) });
  const navigate = useNavigate();
  const [link, setLink] = useState(address);
  if (address !== '' && address !== link) setLink(address);
  const token = readLinkToken(link === '' ? readStored() : link, 'account');
  useEffect(() => {
    if (address === '') return;
    // A damaged link must not replace the last good token.
    if (token !== undefined) store(token);
    void navigate({ to: '/role-survey', search: {}, replace: true });
  }, [address, token, navigate]);
  return token;
}
