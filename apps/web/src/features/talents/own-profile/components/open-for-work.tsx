import type { JobProfilePart } from '@quint/domain/profile/job-profile.ts';
import { useQuery } from '@tanstack/react-query';
import { Building2, Eye, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ownJobProfileQuery } from '#features/profile/job-profile/api.ts';
import { partId } from '#features/profile/job-profile/components/part-row.tsx';
import { doneParts } from '#features/profile/job-profile/model/done-parts.ts';
import { PoolImpressions } from '#features/privacy/components/pool-impressions.tsx';
import { useFormat } from '#lib/format.ts';
import { notify } from '#lib/notify.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Switch } from '#ui/switch.tsx';
import { useSetOpenForWork, type OwnTalent } from '../api.ts';
import { CompanyCard } from './company-card.tsx';

/** The pool does not show people without these. */
const NEEDED_PARTS: readonly JobProfilePart[] = ['skills', 'modes', 'places'];

/** Scrolls to a part of the job profile and focuses the button that opens it. */
function goTo(part: JobProfilePart): void {
  const row = document.getElementById(partId(part));
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector('button')?.focus();
}

/** Buttons that go to the given parts of the job profile. */
function PartLinks({ parts }: { readonly parts: readonly JobProfilePart[] }) {
  const { t } = useTranslation('job-profile');
  return parts.map((part) => (
    <button
      key={part}
      type="button"
      className="link min-h-6 text-sm font-medium max-md:min-h-11"
      onClick={() => goTo(part)}
    >
      {t(`parts.${part}`)}
    </button>
  ));
}

/** The parts that are missing before the pool can show the person, at all or to companies without a role. */
function MissingParts({ filledParts }: { readonly filledParts: ReadonlySet<JobProfilePart> }) {
  const { t } = useTranslation('job-profile');
  const missingParts = NEEDED_PARTS.filter((part) => !filledParts.has(part));
  const roles = filledParts.has('roles') ? [] : (['roles'] as const);
  if (missingParts.length > 0) {
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="partial">{t('open.notYet')}</Badge>
        <span className="text-sm text-second">{t('open.missing')}</span>
        <PartLinks parts={[...missingParts, ...roles]} />
      </div>
    );
  }
  if (roles.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-sm text-second">{t('open.onlyForRoles')}</span>
      <PartLinks parts={roles} />
    </div>
  );
}

function SwitchLine({ talent }: { readonly talent: OwnTalent }) {
  const { t } = useTranslation('job-profile');
  const { t: profile } = useTranslation('profile');
  const set = useSetOpenForWork(talent.id);
  const change = (open: boolean) =>
    set.mutate(open, {
      // Replaces the general error message.
      onError: () => notify({ id: 'fault-server', type: 'error', text: profile('own.openForWorkFailed') }),
    });
  const isOn = talent.is_open_for_work;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <h2 className="text-md font-semibold">{t('open.title')}</h2>
      <span className="max-md:[&_label]:min-h-11 [&_label]:flex-row-reverse">
        <Switch checked={isOn} onChange={change}>
          <span className="text-sm">
            <span className="sr-only">{t('open.title')}: </span>
            {t(isOn ? 'open.on' : 'open.off')}
          </span>
        </Switch>
      </span>
    </div>
  );
}

/** Whether companies may find the person, the card they see, and what only an unlock shows. */
export function OpenForWork({ talent }: { readonly talent: OwnTalent }) {
  const { t } = useTranslation('job-profile');
  const { t: impressions } = useTranslation('appearances');
  const workspace = useCurrentUser().active_workspace?.name ?? '';
  const profile = useQuery(ownJobProfileQuery(talent.id)).data;
  const format = useFormat();
  const { is_open_for_work: isOn, open_for_work_since: since } = talent;
  const state = () => {
    if (!isOn) return t('open.offText');
    return since === null ? t('open.onText') : t('open.onSince', { date: format.date(since) });
  };
  const filledParts = profile === undefined ? undefined : doneParts(profile, false);
  return (
    <section className="flex flex-col gap-4 rounded-lg border border-lila/40 bg-surface p-6 shadow-soft max-md:p-4">
      <div className="flex flex-col gap-1">
        <SwitchLine talent={talent} />
        <p className="text-second">{state()}</p>
        <p className="text-sm text-third">{t('open.knows')}</p>
      </div>
      {isOn && filledParts !== undefined && <MissingParts filledParts={filledParts} />}
      <div className="flex flex-col gap-2">
        <h3 className="flex items-center gap-2 font-semibold">
          <Eye aria-hidden="true" className="size-[18px] shrink-0 text-lila" />
          {t(isOn ? 'open.see' : 'open.wouldSee')}
        </h3>
        <CompanyCard talent={talent} preferences={profile?.job_preferences ?? null} isOff={!isOn} />
      </div>
      <div className="flex flex-col gap-1.5">
        <h3 className="flex items-center gap-2 font-semibold">
          <Lock aria-hidden="true" className="size-[18px] shrink-0 text-lila" />
          {t('open.unlock')}
        </h3>
        <p className="text-pretty text-second">{t('open.unlockText')}</p>
      </div>
      <div className="flex flex-col gap-1.5">
        <h3 className="flex items-center gap-2 font-semibold">
          <Building2 aria-hidden="true" className="size-[18px] shrink-0 text-lila" />
          {impressions('title')}
        </h3>
        <PoolImpressions />
      </div>
      {talent.is_directly_invited && (
        <p className="border-t border-line pt-3 text-sm text-third">{t('open.invited', { workspace })}</p>
      )}
    </section>
  );
}
