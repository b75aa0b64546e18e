import { useTranslation } from 'react-i18next';
import { isApiError } from './api-error.ts';
import { markReported } from './failures.ts';

/** The problems of a link. */
export type LinkProblem = 'damaged' | 'unknown' | 'expired' | 'used';

/** The problem for which the server refuses a link, shown by the page; undefined for other errors. */
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

/** The title and text of a problem, the same on every page. */
export function useLinkTexts(problem: LinkProblem): { readonly title: string; readonly text: string } {
  const { t } = useTranslation('links');
  return { title: t(`${problem}.title`), text: t(`${problem}.text`) };
}
