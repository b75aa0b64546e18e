import type { Subscription } from '@quint/contract/billing/billing.ts';
import { FLOW_MOST } from '@quint/domain/billing/prices.ts';
import { PLAN_LIMITS } from '@quint/domain/workspace/plans.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '#lib/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import { useOrderRequest } from '../use-order-request.ts';
import { PathLink } from './path-link.tsx';
import { ForPayers } from './plan-actions.tsx';
import { PlanCard, PlanFoot, PlanLines } from './plan-card.tsx';

const EnterpriseDialog = onDemand(async () => (await import('./enterprise-dialog.tsx')).EnterpriseDialog);

interface SmallPlanProps {
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  /** There is an open request for it. */
  readonly isAsked: boolean;
}

/** Price and its note. */
function Price({ price, note }: { readonly price: string; readonly note: string }) {
  return (
    <>
      <p className="text-number font-semibold max-md:text-title">{price}</p>
      <p className="text-xs text-second">{note}</p>
    </>
  );
}

interface BasicCardProps extends SmallPlanProps {
  /** While Flow is paid for, Basic follows at its end. */
  readonly subscription: Subscription | null;
}

function BasicAction({ isCurrent, isAsked, subscription }: Omit<BasicCardProps, 'isChosen'>) {
  const { t } = useTranslation('plans');
  const { requestOrder, isRequesting } = useOrderRequest();
  const hasSubscription = subscription !== null;
  if (isCurrent || isAsked || subscription?.cancelsAtEnd === true) return null;
  return (
    <>
      <ForPayers from="/plans" kind="secondary" size="lg" wide>
        {hasSubscription ? (
          <PathLink href="/billing" kind="secondary" size="lg" wide>
            {t('basic.cancel')}
          </PathLink>
        ) : (
          <Button
            kind="secondary"
            size="lg"
            wide
            isLoading={isRequesting}
            onPress={() => void requestOrder({ kind: 'basic' }, t('basic.asked'))}
          >
            {t('basic.ask')}
          </Button>
        )}
      </ForPayers>
      <p className="pt-2 text-center text-xs text-second max-md:hidden">
        {t(hasSubscription ? 'basic.cancelNote' : 'basic.askNote')}
      </p>
    </>
  );
}

/** The free plan. */
export function BasicCard({ isChosen, ...state }: BasicCardProps) {
  const { t } = useTranslation('plans');
  const { administrators = 0, teamMembers = 0, startReports } = PLAN_LIMITS.basic;
  return (
    <PlanCard pack="basic" isChosen={isChosen} isCurrent={state.isCurrent}>
      <p className="text-pretty text-second">{t('for.basic')}</p>
      <div className="max-md:pt-4 md:order-2">
        <PlanLines
          lines={[
            t('line.administrators', { count: administrators }),
            t('line.members', { count: teamMembers }),
            t('line.insights', { count: startReports }),
          ]}
        />
      </div>
      <PlanFoot action={<BasicAction {...state} />}>
        <Price price={t('basic.price')} note={t('basic.note')} />
      </PlanFoot>
    </PlanCard>
  );
}

function EnterpriseAction({ isAsked }: Pick<SmallPlanProps, 'isAsked'>) {
  const { t } = useTranslation('plans');
  const [isOpen, setOpen] = useState(false);
  if (isAsked) return null;
  return (
    <>
      <ForPayers from="/plans" kind="secondary" size="lg" wide>
        <Button kind="secondary" size="lg" wide onPress={() => setOpen(true)}>
          {t('enterprise.ask')}
        </Button>
      </ForPayers>
      <p className="pt-2 text-center text-xs text-second max-md:hidden">{t('enterprise.askNote')}</p>
      {isOpen && <EnterpriseDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** The plan with an individual offer. */
export function EnterpriseCard({ isChosen, isCurrent, isAsked }: SmallPlanProps) {
  const { t } = useTranslation('plans');
  return (
    <PlanCard pack="enterprise" isChosen={isChosen} isCurrent={isCurrent}>
      <p className="text-pretty text-second">{t('for.enterprise', { from: FLOW_MOST.members + 1 })}</p>
      <div className="max-md:pt-4 md:order-2">
        <PlanLines
          lines={[t('line.administratorsUnlimited'), t('line.membersEnterprise'), t('line.insightsCustom')]}
        />
      </div>
      <PlanFoot action={isCurrent ? null : <EnterpriseAction isAsked={isAsked} />}>
        <Price price={t('enterprise.price')} note={t('enterprise.note')} />
      </PlanFoot>
    </PlanCard>
  );
}
