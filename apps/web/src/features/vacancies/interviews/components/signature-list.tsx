import type { VacancyDecision } from '@quint/contract/vacancies/decisions.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/avatar.tsx';

interface SignatureListProps {
  readonly decision: VacancyDecision;
  /** Pressing the button writes a new note, which nobody has signed. */
  readonly isNew: boolean;
}

interface Line {
  readonly key: string;
  readonly name: string;
  readonly state: string;
  readonly isPerson: boolean;
}

/** Who has signed, and who will be asked. */
export function SignatureList({ decision, isNew }: SignatureListProps) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  const { note, signers, needs_administrator: needsAdministrator, may_sign: maySign } = decision;
  const signatures = isNew ? [] : (note?.signatures ?? []);
  const isWaiting = isNew || signatures.length === 0;
  const signedLines: Line[] = signatures.map(({ user, name, date }) => ({
    key: user,
    name,
    state: format.date(date, 'dateTime'),
    isPerson: true,
  }));
  const openLines: Line[] = signers
    .filter(({ user }) => signatures.every((signature) => signature.user !== user))
    .map(({ user, name, is_you: isYou }) => {
      const others = t(isWaiting ? 'decision.afterYou' : 'decision.asked');
      return {
        key: user,
        name: name ?? t('raters.former'),
        state: isYou && maySign ? t('decision.withThisPress') : others,
        isPerson: true,
      };
    });
  const administratorLine: Line = {
    key: 'administrator',
    name: t('decision.administrator'),
    state: t('decision.administratorMissing'),
    isPerson: false,
  };
  const lines = [...signedLines, ...openLines, ...(needsAdministrator ? [administratorLine] : [])];
  return (
    <section>
      <h3 className="pb-2 font-semibold">{t('decision.signed')}</h3>
      <ul className="flex flex-col gap-2.5">
        {lines.map(({ key, name, state, isPerson }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
            {isPerson && <Avatar name={name} size="sm" />}
            <span translate={isPerson ? 'no' : undefined} className="font-semibold wrap-anywhere">
              {name}
            </span>
            <span className="ml-auto text-right text-sm text-second">{state}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
