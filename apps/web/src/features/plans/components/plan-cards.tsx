import { PACKS, type Pack } from '@quint/domain/actor.ts';
import { PACK_NAMES, PLAN_LIMITS } from '@quint/domain/plans.ts';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button-style.ts';
import { ContactLink } from './contact-link.tsx';

/** What a plan includes, in lines. */
function usePlanLines(): (pack: Pack) => readonly string[] {
  const { t } = useTranslation('plans');
  return (pack) => {
    const { administrators, teamMembers, startReports } = PLAN_LIMITS[pack];
    return [
      administrators === undefined
        ? t('line.administratorsUnlimited')
        : t('line.administrators', { count: administrators }),
      teamMembers === undefined ? t('line.membersEnterprise') : t('line.members', { count: teamMembers }),
      startReports === 0 ? t('line.insightsCustom') : t('line.insights', { count: startReports }),
    ];
  };
}

function Action({ pack, isCurrent }: { readonly pack: Pack; readonly isCurrent: boolean }) {
  const { t } = useTranslation('plans');
  const user = useMaybeCurrentUser();
  const name = PACK_NAMES[pack];
  if (isCurrent) return <Badge tone="strong">{t('current')}</Badge>;
  if (user === undefined) {
    return (
      <a
        href={`/?redirectTo=${encodeURIComponent('/plans')}`}
        className={buttonClass({ kind: pack === 'flow' ? 'primary-lila' : 'secondary', wide: true })}
      >
        {t('signIn')}
      </a>
    );
  }
  const words = pack === 'enterprise' ? t('ask') : t('choose', { plan: name });
  return (
    <ContactLink
      kind={pack === 'flow' ? 'primary-lila' : 'secondary'}
      wide
      subject={t('subject', { plan: name, workspace: user.active_workspace?.name ?? '' })}
    >
      {words}
    </ContactLink>
  );
}

/** The three plans beside each other; the one of the workspace is marked. */
export function PlanCards() {
  const { t } = useTranslation('plans');
  const lines = usePlanLines();
  const current = useMaybeCurrentUser()?.active_workspace?.pack.name.toLowerCase();
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {PACKS.map((pack) => (
        <li
          key={pack}
          className={cx(
            'flex flex-col gap-5 rounded-lg border bg-surface p-6 shadow-soft',
            pack === 'flow' ? 'border-lila' : 'border-line',
          )}
        >
          <div className="flex flex-col gap-1">
            <h2 className="text-lg font-semibold">{PACK_NAMES[pack]}</h2>
            <p className="text-pretty text-third">{t(`for.${pack}`)}</p>
          </div>
          <p className="flex min-h-16 flex-col justify-end">
            <span className="text-title font-semibold">{t(`price.${pack}`)}</span>
            <span className="text-xs text-third">{t(`priceNote.${pack}`)}</span>
          </p>
          <ul className="flex flex-1 flex-col gap-2.5">
            {lines(pack).map((line) => (
              <li key={line} className="flex gap-2.5">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-strong-text" />
                <span>{line}</span>
              </li>
            ))}
          </ul>
          <div>
            <Action pack={pack} isCurrent={current === pack} />
          </div>
        </li>
      ))}
    </ul>
  );
}
