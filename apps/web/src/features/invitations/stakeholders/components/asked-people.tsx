import type { RoleStakeholders } from '@quint/contract/roles/stakeholders.ts';
import { LEAST_RATERS } from '@quint/psychometrics/stakeholders.ts';
import { UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { ButtonLink } from '#ui/link.tsx';
import { RequestRow } from './request-row.tsx';

interface AskedPeopleProps {
  readonly roleId: string;
  readonly stakeholders: RoleStakeholders;
  /** Adopts all ranges on which they agree, if there are several. */
  readonly adoptAll?: ReactNode;
}

/** Three marks, one filled for each answer. */
function MissingAnswers({ answers }: { readonly answers: number }) {
  const { t } = useTranslation('role-stakeholders');
  const numbers = Array.from({ length: LEAST_RATERS }, (_, index) => index + 1);
  return (
    <div className="flex items-center gap-4">
      <span aria-hidden="true" className="flex gap-1.5">
        {numbers.map((number) => (
          <span
            key={number}
            className={`size-3.5 rounded-full ${number <= answers ? 'shape bg-lila' : 'bg-mute'}`}
          />
        ))}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{t('merged.waiting', { answers, least: LEAST_RATERS })}</span>
        <span className="block text-pretty text-second">{t('merged.waitingText')}</span>
      </span>
    </div>
  );
}

/** The people who were asked about a role, with the state of each request, and what is missing. */
export function AskedPeople({ roleId, stakeholders, adoptAll }: AskedPeopleProps) {
  const { t } = useTranslation('role-stakeholders');
  const { isRoleAssistantEnabled: hasRoleAssistant } = useWorkspaceFeatures();
  const { requests, traits, usable, finished: finishedCount } = stakeholders;
  const sameCount = finishedCount - usable;
  return (
    <section aria-label={t('panel.asked')} className="flex flex-col gap-3 border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">{t('panel.asked')}</h3>
        <span className="flex flex-wrap items-center gap-2">
          {adoptAll}
          {hasRoleAssistant && (
            <ButtonLink to="/roles/create/stakeholders" search={{ role: roleId }} kind="secondary" size="sm">
              <UserRoundPlus aria-hidden="true" className="size-4" />
              {t('panel.more')}
            </ButtonLink>
          )}
        </span>
      </div>
      {!hasRoleAssistant && <p className="text-pretty text-second">{t('panel.paused')}</p>}
      {traits === null && <MissingAnswers answers={usable} />}
      <ul className="flex flex-col">
        {requests.map((request) => (
          <RequestRow
            key={request.id}
            roleId={roleId}
            request={request}
            isShown={traits !== null}
            canRequest={hasRoleAssistant}
          />
        ))}
      </ul>
      {sameCount > 0 && <p className="text-xs text-third">{t('merged.same', { count: sameCount })}</p>}
      {traits !== null && (
        <p className="max-w-[720px] text-xs text-pretty text-third">{t('merged.agreementNote')}</p>
      )}
    </section>
  );
}
