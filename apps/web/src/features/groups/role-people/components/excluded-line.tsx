import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#ui/link.tsx';
import { excludedQuery } from '../api.ts';

/** Who is on no axis because they asked to be left out of rankings, by name; nothing where nobody did. */
export function ExcludedLine({ of }: { readonly of: Parameters<typeof excludedQuery>[0] }) {
  const { t } = useTranslation();
  const people = useQuery(excludedQuery(of)).data ?? [];
  if (people.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 pt-3 text-xs text-second" title={t('fit.leftOutText')}>
      <span>{t('fit.leftOut')}:</span>
      {people.map(({ id, fullname }) => (
        <TextLink
          key={id}
          to="/talents/$talentId"
          params={{ talentId: id }}
          className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11"
        >
          {fullname}
        </TextLink>
      ))}
    </p>
  );
}
