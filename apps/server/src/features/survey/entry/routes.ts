import {
  EntranceAnswer,
  EntranceBody,
  OwnSurveyAnswer,
  ParticipateAnswer,
  ParticipateBody,
} from '@quint/contract/survey/participation.ts';
import { canTakeOwnSurvey } from '@quint/domain/workspace/access/surveys.ts';
import { openOwnSurvey } from '#features/survey/entry/own/service.ts';
import { describeEntrance, participate } from '#features/survey/entry/service.ts';
import { ask, PUBLIC } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';
import { languageOf } from '#http/errors.ts';
import { networkOfRequest } from '#http/network.ts';

export const registerEnteringRoutes = routes(
  route('POST /survey/entrance', {
    access: PUBLIC,
    summary: 'Read whose survey an entrance leads to',
    body: EntranceBody,
    answer: EntranceAnswer,
    handler: async ({ deps, body }) => ({ workspace: await describeEntrance(deps, body) }),
  }),
  route('POST /survey/sign-up', {
    access: PUBLIC,
    summary: 'Take part through a public link',
    body: ParticipateBody,
    answer: ParticipateAnswer,
    handler: ({ deps, request, body }) => participate(deps, body, { address: networkOfRequest(request) }),
  }),
  route('POST /survey/own', {
    access: ask(canTakeOwnSurvey),
    summary: 'Open the own survey of an administrator',
    answer: OwnSurveyAnswer,
    handler: ({ deps, request, actor }) => openOwnSurvey(deps, actor, languageOf(request)),
  }),
);
