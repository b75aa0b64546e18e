import { readLinkToken, type LinkKind } from '@quint/domain/invitations/links/link-token.ts';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useState } from 'react';

/** Query and fragment as the browser has them: the router's parsed query loses what is broken. */
function readAddress({ history }: Pick<AnyRouter, 'history'>): string {
  const { search, hash } = history.location;
  return search + hash;
}

/** The token of the link that led to this page, read once; undefined for a damaged link. */
export function useLinkToken(kind: LinkKind): string | undefined {
  const router = useRouter();
  return useState(() => readLinkToken(readAddress(router), kind))[0];
}
