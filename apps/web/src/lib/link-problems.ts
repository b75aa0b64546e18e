import { useTranslation } from 'react-i18next';
import { isApiError } from './api-error.ts';
import { markReported } from './failures.ts';

/** What can be wrong with a link. */
export type LinkProblem = 'damaged' | 'unknown' | 'expired' | 'used';

/** What the server refuses a link for; undefined for every other error. The page says it. */
export function linkProblemOf(error: unknown): LinkProblem | undefined {
  const problem = findProblem(error);
  if (problem !== undefined) markReported(error);
  return problem;
}

function findProblem(error: unknown): LinkProblem | undefined {
  if (!isApiError(error)) return undefined;
  switch (error.code) {
    case 'link.damaged':
      return 'damaged';
    case 'account.confirmation_expired':
    case 'password.token_expired':
    case 'survey.link_expired':
      return 'expired';
    case 'INVALID_TOKEN': {
      const { state } = error.details;
      return state === 'used' || state === 'expired' ? state : 'unknown';
    }
    case 'link.unknown':
    case 'mails.link_unknown':
      return 'unknown';
    default:
      return undefined;
  }
}

/** Title and text of a problem, the same on every page. */
export function useLinkTexts(problem: LinkProblem): { readonly title: string; readonly text: string } {
  const { t } = useTranslation('links');
  return { title: t(`${problem}.title`), text: t(`${problem}.text`) };
}
