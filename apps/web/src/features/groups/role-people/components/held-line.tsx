import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { heldOf } from '#features/people/people/model/person.ts';
import { useHoldLabels } from '#features/people/people/use-hold-labels.ts';
import { TextLink } from '#ui/link.tsx';
import { heldQuery } from '../api.ts';

/** The names of people who are on no axis because their result is held back, with the date; nothing without them. */
export function HeldLine({ of }: { readonly of: Parameters<typeof heldQuery>[0] }) {
  const { t } = useTranslation();
  const toHoldLabels = useHoldLabels();
  const people = useQuery(heldQuery(of)).data ?? [];
  if (people.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 pt-3 text-xs text-second">
      <span className="inline-flex gap-1.5">
        <Hourglass aria-hidden="true" className="mt-px size-3.5 shrink-0" />
        <span>{t('held.list', { count: people.length })}</span>
      </span>
      <ul className="contents">
        {people.map((person) => {
          const hold = heldOf(person);
          return (
            <li key={person.id} className="inline-flex items-baseline gap-x-1">
              <TextLink to="/talents/$talentId" params={{ talentId: person.id }} className="inline-target">
                {person.fullname}
              </TextLink>
              {hold !== undefined && <span>({toHoldLabels(hold).short})</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
