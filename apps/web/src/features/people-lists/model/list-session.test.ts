import { describe, expect, it } from 'vitest';
import { createListSession } from './list-session.ts';

describe('createListSession', () => {
  it('opens a file in Latin-1', async () => {
    const text = 'Vorname;Nachname;E-Mail;Sprache\r\nJürgen;Groß;juergen@mail.example;englisch\r\n';
    const bytes = Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const answer = await createListSession()({ kind: 'open', source: { bytes } });
    expect(answer).toMatchObject({ kind: 'opened', opened: { list: { people: [{ first_name: 'Jürgen' }] } } });
  });
});
