import type { ClosedContent } from '@quint/domain/people/closed-content.ts';
import type { JobProfileLine } from '@quint/domain/profile/job-profile.ts';
import { useTranslation } from 'react-i18next';

type ClosedProfile = Omit<ClosedContent, 'person'>;

/** Describes a locked job profile: the number of entries, or that something exists, but never the content. */
export function useClosedContentLabels() {
  const { t } = useTranslation('people');
  const count = (profile: ClosedProfile) =>
    (['skills', 'jobs', 'languages'] as const)
      .filter((part) => profile[part] > 0)
      .map((part) => t(`closed.${part}`, { count: profile[part] }));
  const name = ({ work_mode: hasModes, salary: hasSalary, earliest_start: hasStart }: ClosedProfile) => [
    ...(hasModes ? [t('closed.workMode')] : []),
    ...(hasSalary ? [t('closed.salary')] : []),
    ...(hasStart ? [t('closed.start')] : []),
  ];
  /** The texts for the lines of the profile, by part. */
  const describeContents = (profile: ClosedProfile): Partial<Record<JobProfileLine, string>> => ({
    ...(profile.salary ? { salary: t('closed.filled') } : {}),
    ...(profile.earliest_start ? { start: t('closed.filled') } : {}),
    ...(profile.work_mode ? { modes: t('closed.filled') } : {}),
    ...(profile.languages > 0 ? { languages: t('closed.languages', { count: profile.languages }) } : {}),
    ...(profile.skills > 0 ? { skills: t('closed.skills', { count: profile.skills }) } : {}),
    ...(profile.jobs > 0 ? { experience: t('closed.jobs', { count: profile.jobs }) } : {}),
  });
  return { count, name, describeContents };
}
