import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#ui/link.tsx';
import { useDuplicateAddresses, type DuplicatePerson } from '../use-duplicate-addresses.ts';

function PersonLink({ person }: { readonly person: DuplicatePerson }) {
  return (
    <TextLink
      to="/talents/$talentId"
      params={{ talentId: person.id }}
      translate="no"
      className="inline-flex min-h-6 items-center wrap-anywhere max-md:min-h-11"
    >
      {person.fullname} ({person.email})
    </TextLink>
  );
}

/** People who share an address in two spellings. The product never merges people automatically. */
export function DuplicateAddresses() {
  const { t } = useTranslation('talents');
  const { data: pairs = [] } = useDuplicateAddresses();
  if (pairs.length === 0) return null;
  return (
    <section
      aria-label={t('doubles.label')}
      className="mb-3 flex gap-3 rounded-md border border-partial bg-partial-soft px-3.5 py-2.5"
    >
      <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-partial-text" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-pretty">{t('doubles.text')}</p>
        <ul className="flex flex-col gap-1">
          {pairs.map(([person, other]) => (
            <li key={person.id} className="flex flex-wrap items-center gap-x-1.5">
              <PersonLink person={person} />
              <span aria-hidden="true" className="max-md:hidden">
                ·
              </span>
              <PersonLink person={other} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
