import { isRetaking } from '@quint/domain/invitation-status.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle, RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/matching/api.ts';
import { useFormat } from '#lib/format.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { DoubtLine } from '#ui/doubt.tsx';
import { earlierResultQuery } from '../api.ts';
import { byWeight } from '../model/flags.ts';
import { useFlagWords } from '../use-flag-words.ts';

const CheckedDialog = onDemand(async () => (await import('./checked-dialog.tsx')).CheckedDialog);

const REASONS_SHOWN = 2;

interface PersonDoubtProps {
  readonly talent: TalentRecord;
  readonly result: NonNullable<TalentRecord['latestResult']>;
}

/** On the page of a person: why the newest result is doubtful, whether an earlier one was not, and what was checked. */
function DoubtReasons({ talent, result }: PersonDoubtProps) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const flagWords = useFlagWords();
  const [isOpen, setOpen] = useState(false);
  const earlier = useQuery(earlierResultQuery(talent.id)).data ?? null;
  const { verdict, flags, translated } = result.result.quality;
  const sentences = [
    ...byWeight(flags).slice(0, REASONS_SHOWN).map(flagWords),
    ...(translated === true ? [t('doubt.translated')] : []),
    t('doubt.about', { name: talent.first_name ?? talent.fullname }),
    ...(earlier === null ? [] : [t('doubt.earlier', { date: format.date(earlier.date_finished) })]),
  ];
  return (
    <>
      <DoubtLine
        quality={verdict}
        action={
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="finger min-h-6 cursor-pointer rounded-[4px] font-semibold underline underline-offset-4 print:hidden"
          >
            {t('doubt.checked')}
          </button>
        }
      >
        <strong className="font-semibold">{t('doubt.lead')}</strong> {sentences.join(' ')}
      </DoubtLine>
      {isOpen && <CheckedDialog flags={flags} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The line of a doubtful result with its reasons; of others, whether the page was translated. */
export function PersonDoubt(props: PersonDoubtProps) {
  const { t } = useTranslation('record');
  const { verdict, translated } = props.result.result.quality;
  if (isDoubtful(verdict)) return <DoubtReasons {...props} />;
  return translated === true ? (
    <p className="text-sm text-pretty text-second">{t('doubt.translated')}</p>
  ) : null;
}

interface DoubtStepsProps {
  readonly talent: TalentRecord;
  /** The way to the interview sheet. */
  readonly action?: ReactNode;
}

/** Under the picture of a doubtful fit: what can be done, in place of what to ask. */
export function DoubtSteps({ talent, action }: DoubtStepsProps) {
  const { t } = useTranslation('record');
  const name = talent.first_name ?? talent.fullname;
  // The header says so where the person has been invited again already.
  const isInvitedAgain = isRetaking(talent.invitation_status, talent.invitation?.status);
  return (
    <section className="mt-3 flex flex-col gap-3 border-t border-line pt-4">
      <p className="text-pretty">{t('doubt.noReason')}</p>
      <h3 className="text-sm font-semibold">{t('doubt.steps')}</h3>
      <ul className="flex flex-col gap-3">
        {!isInvitedAgain && (
          <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <RotateCcw aria-hidden="true" className="mt-1 size-4 text-second" />
            <p className="text-pretty">
              {t('doubt.again', { name })}
              <span className="block text-sm text-second">{t('doubt.againText')}</span>
            </p>
          </li>
        )}
        <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
          <MessageCircle aria-hidden="true" className="mt-1 size-4 text-second" />
          <p className="text-pretty">
            {t(isInvitedAgain ? 'doubt.talkOnly' : 'doubt.talk', { name })}
            <span className="block text-sm text-second">{t('doubt.talkText')}</span>
          </p>
          <span className="max-sm:col-start-2 empty:hidden">{action}</span>
        </li>
      </ul>
    </section>
  );
}
