import { useTranslation } from 'react-i18next';

/** A list in one line: the first two names, and the number of the others. */
export function useListed(): (names: readonly string[]) => string {
  const { t } = useTranslation('job-profile');
  return (names) => {
    const first = names.slice(0, 2).join(', ');
    const count = names.length - 2;
    return count > 0 ? t('list.more', { first, count }) : first;
  };
}
