import { Info, LockOpen, UserRound, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#lib/session.ts';

function Part({
  Icon,
  title,
  text,
}: {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}) {
  return (
    <div className="flex gap-3">
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0 text-lila-strong" />
      <p className="min-w-0 text-sm">
        <span className="block font-semibold">{title}</span>
        <span className="text-second">{text}</span>
      </p>
    </div>
  );
}

/** Explains how people join the pool, what an insight unlocks, and why nothing can be unlocked, if so. */
export function PlatformStrip({ hasRole }: { readonly hasRole: boolean }) {
  const { t } = useTranslation('talent-pool');
  const workspace = useCurrentUser().active_workspace;
  const isCheck = workspace?.is_public_check === true;
  const hides = (workspace?.hides_people ?? 'nobody') !== 'nobody';
  return (
    <>
      <div className="grid gap-x-10 gap-y-3 rounded-md bg-lila-soft px-4.5 py-3.5 md:grid-cols-2">
        <Part
          Icon={UserRound}
          title={t('platform.strip.how')}
          text={t(hasRole ? 'platform.strip.howText' : 'platform.strip.howTextWithoutRole')}
        />
        <Part
          Icon={LockOpen}
          title={t('platform.strip.what')}
          text={t(hides ? 'platform.strip.whatTextHidden' : 'platform.strip.whatText')}
        />
      </div>
      {isCheck && (
        <p className="flex gap-3 rounded-md border border-line bg-surface px-4.5 py-3 text-sm">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-second" />
          {t('platform.check')}
        </p>
      )}
    </>
  );
}
