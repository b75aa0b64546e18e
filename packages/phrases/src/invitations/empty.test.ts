import { expect, it } from 'vitest';
import { invitationsDe } from './screens/invitations.de.ts';
import { invitationsEn } from './screens/invitations.en.ts';

it('has empty texts for several addresses in one field, in both languages', () => {
  expect(invitationsEn.people.multiEmail).toBe('');
  expect(invitationsDe.people.multiEmail).toBe('');
});
