import {
  EntranceAnswer,
  EntranceBody,
  OwnSurveyAnswer,
  ParticipateAnswer,
  ParticipateBody,
} from '@quint/contract/survey/participation.ts';
import { canTakeOwnSurvey } from '@quint/domain/workspace/access/surveys.ts';
import type { Deps } from '#deps.ts';
import { openOwnSurvey } from '#features/survey/entry/own/service.ts';
import { describeEntrance, participate } from '#features/survey/entry/service.ts';
import { actorOf, ask, PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { languageOf } from '#http/errors.ts';
import { networkOfRequest } from '#http/network.ts';

export function registerEnteringRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/survey/entrance',
    config: { access: PUBLIC },
    schema: {
      summary: 'Read whose survey an entrance leads to',
      body: EntranceBody,
      response: { 200: EntranceAnswer },
    },
    handler: async (request) => ({ data: { workspace: await describeEntrance(deps, request.body) } }),
  });
  app.route({
    method: 'POST',
    url: '/survey/sign-up',
    config: { access: PUBLIC },
    schema: {
      summary: 'Take part through a public link',
      body: ParticipateBody,
      response: { 200: ParticipateAnswer },
    },
    handler: async (request) => ({
      data: await participate(deps, request.body, { address: networkOfRequest(request) }),
    }),
  });
  app.route({
    method: 'POST',
    url: '/survey/own',
    config: { access: ask(canTakeOwnSurvey) },
    schema: {
      summary: 'Open the own survey of an administrator',
      response: { 200: OwnSurveyAnswer },
    },
    handler: async (request) => ({
      data: await openOwnSurvey(deps, actorOf(request), languageOf(request)),
    }),
  });
}
