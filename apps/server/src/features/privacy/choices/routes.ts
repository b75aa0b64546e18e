import { OwnChoicesAnswer, OwnChoicesBody, OwnTalentParams } from '@quint/contract/privacy/privacy.ts';
import { setOwnChoices } from '#features/privacy/choices/service.ts';
import { SIGNED_IN } from '#http/access.ts';
import { route } from '#http/routes.ts';

export const registerChoicesRoutes = route('PATCH /users/me/privacy/:talent', {
  access: SIGNED_IN,
  names: 'talents',
  summary: 'Change what the person decides about the own data in a workspace',
  params: OwnTalentParams,
  body: OwnChoicesBody,
  answer: OwnChoicesAnswer,
  handler: ({ deps, actor, params, body }) => {
    const input = { talentId: params.talent, changes: body };
    return setOwnChoices(deps, actor, input);
  },
});
