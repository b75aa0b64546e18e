import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { useFormat } from '#lib/format.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { DoubtLine } from '#ui/doubt.tsx';
import { earlierResultQuery } from '../api.ts';
import { byWeight } from '../model/flags.ts';
import { useFlagText } from '../use-flag-text.ts';

const CheckedDialog = onDemand(async () => (await import('./checked-dialog.tsx')).CheckedDialog);

const REASONS_SHOWN = 2;

interface PersonDoubtProps {
  readonly talent: TalentRecord;
  readonly result: NonNullable<TalentRecord['latestResult']>;
}

/** The reasons why the newest result is doubtful, whether an earlier one was not, and the checks. */
function DoubtReasons({ talent, result }: PersonDoubtProps) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const formatFlag = useFlagText();
  const [isOpen, setOpen] = useState(false);
  const earlier = useQuery(earlierResultQuery(talent.id)).data ?? null;
  const { verdict, flags, translated: isTranslated } = result.result.quality;
  const sentences = [
    ...byWeight(flags).slice(0, REASONS_SHOWN).map(formatFlag),
    ...(isTranslated === true ? [t('doubt.translated')] : []),
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

/** The note about a doubtful result with its reasons; for others, whether the page was translated. */
export function PersonDoubt(props: PersonDoubtProps) {
  const { t } = useTranslation('record');
  const { verdict, translated: isTranslated } = props.result.result.quality;
  if (isDoubtful(verdict)) return <DoubtReasons {...props} />;
  return isTranslated === true ? (
    <p className="text-sm text-pretty text-second">{t('doubt.translated')}</p>
  ) : null;
}
