import type { RefusedMail } from '@quint/contract/vacancies/mails.ts';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#ui/disclosure.tsx';

interface RefusedPeopleProps {
  readonly refused: readonly RefusedMail[];
  readonly count: number;
}

const FEW = 3;

/** Who gets no mail, and why. */
export function RefusedPeople({ refused, count }: RefusedPeopleProps) {
  const { t } = useTranslation('vacancy-mails');
  if (count === 0) return null;
  const lines = (
    <ul className="text-sm text-second">
      {refused.map(({ talent, name, message }) => (
        <li key={talent}>{t('send.refusedLine', { name, reason: message })}</li>
      ))}
    </ul>
  );
  const title = t('send.refused', { count });
  return (
    <div className="text-sm">
      {count > FEW ? (
        <Disclosure label={title}>{lines}</Disclosure>
      ) : (
        <>
          <p className="font-semibold">{title}</p>
          {lines}
        </>
      )}
    </div>
  );
}
