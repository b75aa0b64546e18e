import type { Language } from '@quint/phrases/base/languages.ts';
import type { Records, Visitor } from './addresses.ts';
import { signInSpeaking } from './api-client.ts';

/** A kind of user who visits every page they may open. */
export interface Person {
  readonly who: Visitor;
  /** Undefined for a guest. */
  readonly account: string | undefined;
  /** Users whose pages are not visited again, because they look the same. */
  readonly others: readonly Visitor[];
}

export const PEOPLE: readonly Person[] = [
  { who: 'guest', account: undefined, others: [] },
  { who: 'talent', account: 'anna.kowalski@mail.example', others: ['guest'] },
  { who: 'worksCouncil', account: 'betriebsrat@nordlicht.example', others: ['guest', 'talent'] },
  { who: 'flowAdmin', account: 'lena@nordlicht.example', others: ['guest', 'talent'] },
  { who: 'platformAdmin', account: 'admin@quint.example', others: ['guest', 'talent', 'flowAdmin'] },
];

interface Account {
  readonly active_talent: { readonly id: string } | null;
}

/** Sets the language of an account; returns the records, with its own replacing the samples. */
export async function prepareAccount(
  url: string,
  { account, language, records }: { account: string; language: Language; records: Records },
): Promise<Records> {
  const client = await signInSpeaking(url, account, language);
  const { active_talent: talent } = await client.call<Account>('GET', '/users/me?fields=active_talent.id');
  if (talent === null) return records;
  const own = await client.call<{ roles: { roles_id: { id: string } }[] }>(
    'GET',
    `/items/talents/${talent.id}?fields=roles.roles_id.id`,
  );
  return { ...records, t1: talent.id, r1: own.roles[0]?.roles_id.id ?? '' };
}
