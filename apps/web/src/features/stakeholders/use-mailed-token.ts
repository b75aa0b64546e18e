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
    // Without storage a reload asks for the mailed link again.
  }
}

/**
 * The token in the fragment of a mailed link. It leaves the address bar at once and stays in this tab, so that a reload
 * finds it.
 */
export function useMailedToken(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [token, setToken] = useState(() => (hash === '' ? readStored() : hash));
  if (hash !== '' && hash !== token) setToken(hash);
  useEffect(() => {
    if (hash === '') return;
    store(hash);
    void navigate({ to: '/role-survey', replace: true });
  }, [hash, navigate]);
  return token;
}
