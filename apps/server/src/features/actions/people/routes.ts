import {
  ConsiderBody,
  JoinBody,
  MoveBody,
  PeopleBody,
  ReasonBody,
  RecallBody,
  RejectBody,
  ScheduleBody,
  ShortlistBody,
  TagBody,
  PersonActionAnswer,
  WithdrawBody,
  WriteBody,
} from '@quint/contract/people/people.ts';
import { canInviteTalents } from '@quint/domain/workspace/access/invitations.ts';
import { canEditRoles } from '@quint/domain/workspace/access/roles.ts';
import { canMessageTalents, canWorkWithTalents } from '@quint/domain/workspace/access/talents.ts';
import { canEditTeams } from '@quint/domain/workspace/access/teams.ts';
import type { Access, Actor } from '@quint/domain/workspace/actor.ts';
import type { z } from 'zod';
import type { Deps } from '#deps.ts';
import * as mails from '#features/actions/people/mails/service.ts';
import type { Caller } from '#features/actions/people/model.ts';
import * as assignments from '#features/actions/people/assignments/service.ts';
import * as removals from '#features/actions/people/removal/service.ts';
import { ask } from '#http/access.ts';
import { languageOf } from '#http/errors.ts';
import { route, routes } from '#http/routes.ts';

interface PersonAction<Body extends z.ZodType> {
  readonly summary: string;
  readonly may: (actor: Actor) => Access;
  readonly body: Body;
  /** This cannot be undone. */
  readonly needsProof?: true;
  readonly work: (deps: Deps, caller: Caller, body: z.infer<Body>) => Promise<PersonActionAnswer['data']>;
}

function actionRoute<Body extends z.ZodType>(
  name: string,
  { summary, may, body: bodySchema, needsProof, work }: PersonAction<Body>,
) {
  return route(`POST /talents/${name}`, {
    access: ask(may),
    ...(needsProof === true ? { needsProof } : {}),
    summary,
    body: bodySchema,
    answer: PersonActionAnswer,
    handler: ({ deps, request, actor, body }) =>
      work(deps, { actor, language: languageOf(request) }, body as z.infer<Body>),
  });
}

/** The actions of recruiting: each applies to one or many talents and returns a result per person. */
export const registerPeopleRoutes = routes(
  actionRoute('move', {
    summary: 'Move talents to a status',
    may: canWorkWithTalents,
    body: MoveBody,
    work: assignments.movePeople,
  }),
  actionRoute('consider', {
    summary: 'Consider talents for a role, or no longer',
    may: canEditRoles,
    body: ConsiderBody,
    work: assignments.considerPeople,
  }),
  actionRoute('shortlist', {
    summary: 'Put talents on the shortlist of a role, or take them off it',
    may: canEditRoles,
    body: ShortlistBody,
    work: assignments.shortlistPeople,
  }),
  actionRoute('reject', {
    summary: 'Mark talents as not further in a role, or bring them back',
    may: canEditRoles,
    body: RejectBody,
    work: assignments.rejectPeople,
  }),
  actionRoute('change-reason', {
    summary: 'Change why talents are not further in a role',
    may: canEditRoles,
    body: ReasonBody,
    work: assignments.changeReason,
  }),
  actionRoute('join', {
    summary: 'Put talents into a group, or take them out',
    may: canEditTeams,
    body: JoinBody,
    work: assignments.joinPeople,
  }),
  actionRoute('tag', {
    summary: 'Add and remove tags of talents',
    may: canWorkWithTalents,
    body: TagBody,
    work: assignments.tagPeople,
  }),
  actionRoute('remind', {
    summary: 'Remind talents of their open survey',
    may: canInviteTalents,
    body: PeopleBody,
    work: mails.remindPeople,
  }),
  actionRoute('invite-again', {
    summary: 'Send the invitations of talents again',
    may: canInviteTalents,
    body: PeopleBody,
    work: mails.invitePeopleAgain,
  }),
  actionRoute('withdraw', {
    summary: 'Withdraw the invitations of talents, or take that back',
    may: canInviteTalents,
    body: WithdrawBody,
    work: mails.withdrawPeople,
  }),
  actionRoute('schedule', {
    summary: 'Send scheduled invitations of talents now or at another time',
    may: canInviteTalents,
    body: ScheduleBody,
    work: mails.schedulePeople,
  }),
  actionRoute('message', {
    summary: 'Write one message to each of some talents',
    may: canMessageTalents,
    body: WriteBody,
    work: mails.messagePeople,
  }),
  actionRoute('recall', {
    summary: 'Recall mails and messages that were just sent',
    may: canWorkWithTalents,
    body: RecallBody,
    work: mails.recallFromPeople,
  }),
  actionRoute('delete', {
    summary: 'Move talents to the bin',
    may: canWorkWithTalents,
    body: PeopleBody,
    work: removals.deletePeople,
  }),
  actionRoute('anonymise', {
    summary: 'Remove the personal data of talents for good',
    may: canWorkWithTalents,
    body: PeopleBody,
    needsProof: true,
    work: removals.anonymisePeople,
  }),
);
