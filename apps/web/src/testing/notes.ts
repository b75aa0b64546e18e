import type { NoteColleague, NotesAnswer, TalentNote } from '@quint/contract/people/notes.ts';
import { http, HttpResponse } from 'msw';
import { api } from './api.ts';

export const JONAS: NoteColleague = { user: 'jonas', name: 'Jonas Berg', is_administrator: true, roles: [] };
export const JOANNA: NoteColleague = {
  user: 'joanna',
  name: 'Joanna Lind',
  is_administrator: true,
  roles: [],
};
/** A hiring manager of the role "po". */
export const MIA: NoteColleague = { user: 'mia', name: 'Mia Koch', is_administrator: false, roles: ['po'] };

/** A note of a colleague that only administrators read. */
export function makeNote(change: Partial<TalentNote> = {}): TalentNote {
  return {
    id: 'n',
    text: 'Called.',
    date_created: '2026-11-12T12:00:00.000Z',
    date_updated: '2026-11-12T12:00:00.000Z',
    author: 'Tom Seidel',
    is_own: false,
    role: null,
    mentions: [],
    is_unread: false,
    ...change,
  };
}

/** Serves notes below a path. Returns the bodies of the notes that are written and of those that are opened. */
export function serveNotes(
  path: string,
  before: Omit<NotesAnswer['data'], 'roles'> & Partial<NotesAnswer['data']>,
) {
  const notes = [...before.notes];
  const requests = { written: [] as unknown[], changes: [] as unknown[], seen: [] as unknown[] };
  api.use(
    http.get(path, () => HttpResponse.json({ data: { roles: [], ...before, notes } })),
    http.post(path, async ({ request }) => {
      requests.written.push(await request.json());
      return HttpResponse.json({ data: { id: 'new' } });
    }),
    http.patch(`${path}/:id`, async ({ request }) => {
      requests.changes.push(await request.json());
      return HttpResponse.json({ data: { id: 'n' } });
    }),
    http.delete(`${path}/:id`, ({ params }) => {
      notes.splice(
        notes.findIndex(({ id }) => id === params['id']),
        1,
      );
      return new HttpResponse(null, { status: 204 });
    }),
    http.put(`${path}/seen`, async ({ request }) => {
      requests.seen.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return requests;
}
