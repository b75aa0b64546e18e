import type { MustHaves } from '@quint/domain/vacancies/must-haves.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';

/** Must-haves in one line: "3 years in support, German (fluent or better), Leipzig". */
export function useMustHavesText(): (mustHaves: MustHaves) => string {
  const { t } = useTranslation('must-haves');
  const { t: job } = useTranslation('job-profile');
  const format = useFormat();
  const formatPlace = ({ place, remote }: MustHaves): string => {
    if (place === undefined) return remote === true ? t('text.remote') : '';
    const { location, radius: km } = place;
    const name = km === 0 ? location : `${location} ${job('places.around', { km })}`;
    return remote === true ? t('text.orRemote', { place: name }) : name;
  };
  const formatYears = ({ years: count, years_in: field }: MustHaves): string => {
    if (count === undefined) return '';
    return field === undefined ? t('text.years', { count }) : t('text.yearsIn', { count, field });
  };
  return (mustHaves) => {
    const { skills = [], languages = [], start_by: day } = mustHaves;
    const parts = [
      formatYears(mustHaves),
      ...languages.map(({ code, proficiency }) => {
        const language = format.language(code);
        if (proficiency === 'native') return t('text.native', { language });
        return t('text.language', { language, level: job(`level.${proficiency}`) });
      }),
      formatPlace(mustHaves),
      ...skills,
      day === undefined ? '' : t('text.start', { date: format.date(day) }),
    ];
    return parts.filter((part) => part !== '').join(', ');
  };
}
