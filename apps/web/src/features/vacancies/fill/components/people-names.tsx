import type { NamedPeople } from '@quint/contract/vacancies/mails.ts';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#ui/disclosure.tsx';

/** How many names a sentence has before they move into a list that opens. */
const FEW = 4;

export function areFew({ count }: Pick<NamedPeople, 'count'>): boolean {
  return count <= FEW;
}

/** The names of many people, in a list that opens. Few are named in the sentence before it. */
export function PeopleNames({ count, people }: NamedPeople) {
  const { t } = useTranslation('vacancy-filling');
  if (areFew({ count })) return null;
  return (
    <Disclosure label={t('mails.show')} labelOpen={t('mails.hide')}>
      <ul className="columns-2 gap-6 py-1 text-sm text-second">
        {people.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      {count > people.length && (
        <p className="text-sm text-third">{t('mails.firstOnly', { shown: people.length, count })}</p>
      )}
    </Disclosure>
  );
}
