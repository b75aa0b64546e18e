import { opensSomething } from '@quint/domain/people/closed-content.ts';
import { Info, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { UnlockPreview } from '#features/people/people/components/opens.tsx';
import type { PersonAction } from '#features/people/people/use-person-actions.tsx';
import { useFormat } from '#lib/format.ts';
import { useCurrentUser } from '#lib/session.ts';
import { BlockableButton } from '#ui/blockable-button.tsx';

interface UnlockCardProps {
  readonly talent: Pick<TalentRecord, 'first_name' | 'fullname' | 'isMasked' | 'closed_content'>;
  readonly actions: readonly PersonAction[];
}

/**
 * The contents that an insight unlocks for this person, with the price and the remaining insights; nothing if there are
 * none.
 */
export function UnlockCard({ talent, actions }: UnlockCardProps) {
  const { t } = useTranslation('record');
  const { t: people } = useTranslation('people');
  const format = useFormat();
  const remainingInsights = useCurrentUser().active_workspace?.custom_limits.talent_insights_budget ?? 0;
  const unlock = actions.find(({ id }) => id === 'unlock');
  const { closed_content: closedContent, isMasked } = talent;
  if (unlock === undefined || !opensSomething(closedContent)) return null;
  const name = talent.first_name ?? talent.fullname;
  return (
    <section className="rounded-lg border border-lila/40 bg-surface p-5 shadow-soft">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
        <div className="min-w-0">
          <h2 className="text-md font-semibold">
            {closedContent.person ? t('unlock.title', { name }) : t('unlock.titleProfile', { name })}
          </h2>
          <p className="text-second">{t('unlock.text')}</p>
        </div>
        <div className="flex flex-col items-end gap-1.5 max-md:w-full max-md:items-stretch">
          <BlockableButton kind="primary-lila" disabledReason={unlock.reason} onPress={unlock.run}>
            <LockOpen aria-hidden="true" className="size-4" />
            {remainingInsights > 0 ? t('unlock.press') : t('unlock.buy')}
          </BlockableButton>
          {unlock.reason !== undefined && <span className="text-xs text-second">{unlock.reason}</span>}
          {remainingInsights > 0 && (
            <span className="text-xs text-third tabular-nums">
              {people('unlock.rest', {
                now: format.number(remainingInsights),
                after: format.number(remainingInsights - 1),
              })}
            </span>
          )}
        </div>
      </div>
      <div className="py-4">
        <UnlockPreview people={[{ isMasked, closedContent }]} />
      </div>
      <p className="flex items-center gap-2 border-t border-line pt-3 text-sm text-third">
        <Info aria-hidden="true" className="size-4 shrink-0" />
        {people('unlock.final')}
      </p>
    </section>
  );
}
