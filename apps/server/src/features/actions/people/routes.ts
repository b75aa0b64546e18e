import {
  ConsiderBody,
  JoinBody,
  MoveBody,
  PeopleBody,
  ReasonBody,
  RecallBody,
  RejectBody,
  ScheduleBody,
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
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { languageOf } from '#http/errors.ts';

interface PersonActionRoute<Body extends z.ZodType> {
  readonly url: `/talents/${string}`;
  readonly summary: string;
  readonly may: (actor: Actor) => Access;
  readonly body: Body;
  /** It cannot be undone. */
  readonly needsProof?: true;
  readonly work: (deps: Deps, caller: Caller, body: z.infer<Body>) => Promise<PersonActionAnswer['data']>;
}

function registerPersonAction<Body extends z.ZodType>(
  app: App,
  deps: Deps,
  { url, summary, may, body, needsProof, work }: PersonActionRoute<Body>,
): void {
  app.route({
    method: 'POST',
    url,
    config: { access: ask(may), ...(needsProof === true ? { needsProof } : {}) },
    schema: { summary, body, response: { 200: PersonActionAnswer } },
    handler: async (request) => ({
      data: await work(
        deps,
        { actor: actorOf(request), language: languageOf(request) },
        request.body as z.infer<Body>,
      ),
    }),
  });
}

function registerMoving(app: App, deps: Deps): void {
  registerPersonAction(app, deps, {
    url: '/talents/move',
    summary: 'Move talents to a status',
    may: canWorkWithTalents,
    body: MoveBody,
    work: assignments.movePeople,
  });
  registerPersonAction(app, deps, {
    url: '/talents/consider',
    summary: 'Consider talents for a role, or no longer',
    may: canEditRoles,
    body: ConsiderBody,
    work: assignments.considerPeople,
  });
  registerPersonAction(app, deps, {
    url: '/talents/reject',
    summary: 'Mark talents as not further in a role, or bring them back',
    may: canEditRoles,
    body: RejectBody,
    work: assignments.rejectPeople,
  });
  registerPersonAction(app, deps, {
    url: '/talents/change-reason',
    summary: 'Change why talents are not further in a role',
    may: canEditRoles,
    body: ReasonBody,
    work: assignments.changeReason,
  });
  registerPersonAction(app, deps, {
    url: '/talents/join',
    summary: 'Put talents into a group, or take them out',
    may: canEditTeams,
    body: JoinBody,
    work: assignments.joinPeople,
  });
  registerPersonAction(app, deps, {
    url: '/talents/tag',
    summary: 'Add and remove tags of talents',
    may: canWorkWithTalents,
    body: TagBody,
    work: assignments.tagPeople,
  });
}

function registerMailing(app: App, deps: Deps): void {
  registerPersonAction(app, deps, {
    url: '/talents/remind',
    summary: 'Remind talents of their open survey',
    may: canInviteTalents,
    body: PeopleBody,
    work: mails.remindPeople,
  });
  registerPersonAction(app, deps, {
    url: '/talents/invite-again',
    summary: 'Send the invitations of talents again',
    may: canInviteTalents,
    body: PeopleBody,
    work: mails.invitePeopleAgain,
  });
  registerPersonAction(app, deps, {
    url: '/talents/withdraw',
    summary: 'Withdraw the invitations of talents, or take that back',
    may: canInviteTalents,
    body: WithdrawBody,
    work: mails.withdrawPeople,
  });
  registerPersonAction(app, deps, {
    url: '/talents/schedule',
    summary: 'Send scheduled invitations of talents now or at another time',
    may: canInviteTalents,
    body: ScheduleBody,
    work: mails.schedulePeople,
  });
  registerPersonAction(app, deps, {
    url: '/talents/message',
    summary: 'Write one message to each of some talents',
    may: canMessageTalents,
    body: WriteBody,
    work: mails.messagePeople,
  });
  registerPersonAction(app, deps, {
    url: '/talents/recall',
    summary: 'Recall mails and messages that were just sent',
    may: canWorkWithTalents,
    body: RecallBody,
    work: mails.recallFromPeople,
  });
}

/** The verbs of recruiting: each acts on one or many talents and answers person by person. */
export function registerPeopleRoutes(app: App, deps: Deps): void {
  registerMoving(app, deps);
  registerMailing(app, deps);
  registerPersonAction(app, deps, {
    url: '/talents/delete',
    summary: 'Move talents to the bin',
    may: canWorkWithTalents,
    body: PeopleBody,
    work: removals.deletePeople,
  });
  registerPersonAction(app, deps, {
    url: '/talents/anonymise',
    summary: 'Remove the personal data of talents for good',
    may: canWorkWithTalents,
    body: PeopleBody,
    needsProof: true,
    work: removals.anonymisePeople,
  });
}
