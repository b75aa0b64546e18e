import { OwnPrivacyAnswer } from '@quint/contract/privacy/privacy.ts';
import { getOwnPrivacy } from '#features/privacy/own/service.ts';
import { SIGNED_IN } from '#http/access.ts';
import { route } from '#http/routes.ts';

export const registerOwnPrivacyRoutes = route('GET /users/me/privacy', {
  access: SIGNED_IN,
  summary: 'Read what is stored about the own person, who looked, and what was decided',
  answer: OwnPrivacyAnswer,
  handler: ({ deps, actor }) => getOwnPrivacy(deps, actor),
});
