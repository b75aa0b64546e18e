import {
  NoteAnswer,
  NoteBody,
  NotesAnswer,
  RoleNoteParams,
  RoleNotesParams,
  SeenNotesBody,
} from '@quint/contract/people/notes.ts';
import { canWorkOnVacancies } from '@quint/domain/workspace/access/vacancies.ts';
import * as service from '#features/vacancies/notes/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const base = { access: ask(canWorkOnVacancies), names: 'roles' } as const;

/** Notes about a person for a role, which its hiring managers read and write as well. */
export const registerRoleNoteRoutes = routes(
  route('GET /vacancies/:roleId/people/:talentId/notes', {
    ...base,
    summary: 'List the notes about a person for a role, and who may be mentioned in them',
    params: RoleNotesParams,
    answer: NotesAnswer,
    handler: ({ deps, actor, params }) => service.listRoleNotes(deps, actor, params),
  }),
  route('POST /vacancies/:roleId/people/:talentId/notes', {
    ...base,
    summary: 'Write a note about a person for a role and tell the colleagues it mentions',
    params: RoleNotesParams,
    body: NoteBody,
    answer: NoteAnswer,
    handler: ({ deps, actor, params, body }) => service.writeRoleNote(deps, actor, { ...params, body }),
  }),
  route('PATCH /vacancies/:roleId/people/:talentId/notes/:noteId', {
    ...base,
    summary: 'Change an own note for a role and tell the colleagues it mentions now',
    params: RoleNoteParams,
    body: NoteBody,
    answer: NoteAnswer,
    handler: ({ deps, actor, params, body }) => service.changeRoleNote(deps, actor, { ...params, body }),
  }),
  route('DELETE /vacancies/:roleId/people/:talentId/notes/:noteId', {
    ...base,
    summary: 'Delete an own note for a role',
    params: RoleNoteParams,
    handler: ({ deps, actor, params }) => service.deleteRoleNote(deps, actor, params),
  }),
  route('PUT /vacancies/:roleId/people/:talentId/notes/seen', {
    ...base,
    summary: 'Record that notes for a role were opened that mention the caller',
    params: RoleNotesParams,
    body: SeenNotesBody,
    handler: ({ deps, actor, params, body }) =>
      service.markRoleNotesSeen(deps, actor, { ...params, notes: body.notes }),
  }),
);
