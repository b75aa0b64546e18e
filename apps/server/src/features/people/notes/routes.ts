import {
  NoteAnswer,
  NoteBody,
  NotesAnswer,
  SeenNotesBody,
  TalentNoteParams,
  TalentNotesParams,
} from '@quint/contract/people/notes.ts';
import { canUseNotes } from '@quint/domain/workspace/access/notes.ts';
import * as service from '#features/people/notes/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const base = { access: ask(canUseNotes), names: 'talents' } as const;

/** Notes about a person for administrators, with mentions of colleagues. */
export const registerNoteRoutes = routes(
  route('GET /talents/:talentId/notes', {
    ...base,
    summary: 'List the notes about a talent, and who may be mentioned in them',
    params: TalentNotesParams,
    answer: NotesAnswer,
    handler: ({ deps, actor, params }) => service.listNotes(deps, actor, params.talentId),
  }),
  route('POST /talents/:talentId/notes', {
    ...base,
    summary: 'Write a note about a talent and tell the colleagues it mentions',
    params: TalentNotesParams,
    body: NoteBody,
    answer: NoteAnswer,
    handler: ({ deps, actor, params, body }) => service.writeNote(deps, actor, { ...params, body }),
  }),
  route('PATCH /talents/:talentId/notes/:noteId', {
    ...base,
    summary: 'Change an own note about a talent and tell the colleagues it mentions now',
    params: TalentNoteParams,
    body: NoteBody,
    answer: NoteAnswer,
    handler: ({ deps, actor, params, body }) => service.changeNote(deps, actor, { ...params, body }),
  }),
  route('DELETE /talents/:talentId/notes/:noteId', {
    ...base,
    summary: 'Delete an own note about a talent',
    params: TalentNoteParams,
    handler: ({ deps, actor, params }) => service.deleteNote(deps, actor, params),
  }),
  route('PUT /talents/:talentId/notes/seen', {
    ...base,
    summary: 'Record that notes were opened that mention the caller',
    params: TalentNotesParams,
    body: SeenNotesBody,
    handler: ({ deps, actor, params, body }) =>
      service.markNotesSeen(deps, actor, { ...params, notes: body.notes }),
  }),
);
