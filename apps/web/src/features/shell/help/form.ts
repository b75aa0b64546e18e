import type { PublicSettings } from '@quint/contract/operation/public-settings.ts';
import type { CurrentUser } from '@quint/contract/workspace/session.ts';

/** The URL of the form in the user's language, English by default, prefilled with workspace, address and name. */
export function feedbackFormUrl(
  forms: NonNullable<PublicSettings['links']['feedback']>,
  user: Pick<CurrentUser, 'platform_language' | 'email' | 'fullname' | 'active_workspace'>,
): string {
  const url = new URL(user.platform_language === 'DE' ? forms.de : forms.en, location.origin);
  url.searchParams.set('workspace', user.active_workspace?.name ?? '');
  url.searchParams.set('email', user.email);
  url.searchParams.set('name', user.fullname);
  return url.href;
}
