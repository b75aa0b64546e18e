import { isRetaking } from '@quint/domain/base/invitation-status.ts';
import { MessageCircle, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/measures/matching/api.ts';

interface DoubtStepsProps {
  readonly talent: TalentRecord;
  /** The link to the interview sheet. */
  readonly action?: ReactNode;
}

/** Below the chart of a doubtful fit: possible steps, instead of interview questions. */
export function DoubtSteps({ talent, action }: DoubtStepsProps) {
  const { t } = useTranslation('record');
  const name = talent.first_name ?? talent.fullname;
  // The header says it when the person has been invited again already.
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
