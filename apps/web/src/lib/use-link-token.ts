import { readLinkToken, type LinkKind } from '@quint/domain/invitations/links/link-token.ts';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useState } from 'react';

/** The query and fragment from the browser, because the router's parsed query loses broken parts. */
function readAddress({ history }: Pick<AnyRouter, 'history'>): string {
  const { search, hash } = history.location;
  return search + hash;
}

/** The token of the link of this page, read once; undefined for a damaged link. */
export function useLinkToken(kind: LinkKind): string | undefined {
  const router = useRouter();
  return useState(() => readLinkToken(readAddress(router), kind))[0];
}
