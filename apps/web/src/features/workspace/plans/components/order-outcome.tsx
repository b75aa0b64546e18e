import type { Order } from '@quint/contract/billing/orders.ts';
import { CircleAlert, CircleCheck, MailCheck, Undo2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '#lib/public-settings.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { checkoutOf, ORDER_TYPES } from '../model/checkout.ts';
import { stateOf, type OrderState } from '../model/state.ts';
import type { ReturnSearch } from '../search.ts';
import { PathLink } from './path-link.tsx';

const ICONS: Readonly<Record<Exclude<OrderState, 'waiting'>, LucideIcon>> = {
  requested: MailCheck,
  paid: CircleCheck,
  fulfilled: CircleCheck,
  failed: CircleAlert,
  expired: CircleAlert,
  withdrawn: Undo2,
  declined: CircleAlert,
  returning: Undo2,
  refunded: Undo2,
};

/** Describes the effect of the order. */
function useGiven(order: Order, isConsumer: boolean): string {
  const { t } = useTranslation('checkout');
  const { t: plans } = useTranslation('plans');
  const remainingInsights = useMaybeCurrentUser()?.active_workspace?.custom_limits.talent_insights_budget;
  const { kind, insights, administrators, members } = order;
  if (kind === 'insights') {
    const now =
      remainingInsights === undefined ? '' : ` ${t('return.gave.left', { count: remainingInsights })}`;
    return `${t('return.gave.insights', { count: insights ?? 0 })}${now}`;
  }
  if (isConsumer) return t('return.gave.reportOfSurvey');
  return t(`return.gave.${kind}`, {
    administrators: plans('seats.administrators', { count: administrators ?? 1 }),
    members: plans('seats.members', { count: members ?? 0 }),
  });
}

interface OrderOutcomeProps {
  readonly order: Order;
  readonly isLong: boolean;
  readonly search: ReturnSearch;
  /** The path to continue to. */
  readonly next: string;
}

/** Describes the state in a sentence or two. */
function useStateText({ order, isLong, search }: OrderOutcomeProps): string {
  const { t } = useTranslation('checkout');
  const outcomeText = useGiven(order, search.type === ORDER_TYPES.consumerReport);
  const state = stateOf(order);
  if (state === 'waiting') {
    return isLong ? `${t('return.long')} ${t('return.unpaid')}` : t(`return.waitingText.${order.way}`);
  }
  return state === 'paid' || state === 'fulfilled' ? outcomeText : t(`return.${state}Text`);
}

/** Links back to the checkout of the same subject, if it can be paid again. */
function useCheckoutAgain(order: Order, { type, redirectAfterCheckout }: ReturnSearch) {
  const prices = usePublicSettings()?.prices;
  if (type === ORDER_TYPES.consumerReport) return { type, redirectAfterCheckout };
  return prices === undefined ? undefined : checkoutOf(order, prices, redirectAfterCheckout);
}

function Icon({ state }: { readonly state: OrderState }): ReactNode {
  if (state === 'waiting') return <Spinner className="size-6" />;
  const StateIcon = ICONS[state];
  return <StateIcon aria-hidden="true" className="size-6" />;
}

/** The state of the order, its effect, and where to continue. */
export function OrderOutcome(props: OrderOutcomeProps) {
  const { order, search, next, isLong } = props;
  const { t } = useTranslation('checkout');
  const state = stateOf(order);
  const text = useStateText(props);
  const again = useCheckoutAgain(order, search);
  const isOver = state === 'failed' || state === 'expired';
  const canReturn = again !== undefined && (isOver || (state === 'waiting' && isLong));
  return (
    <div aria-live="polite">
      <EmptyState
        level={1}
        icon={<Icon state={state} />}
        title={t(`return.${state}`)}
        text={text}
        action={
          <div className="flex flex-col items-center gap-4">
            {order.note !== null && order.note !== '' && (
              <p className="text-pretty">{t('return.note', { note: order.note })}</p>
            )}
            <p className="text-sm text-third">{t('return.number', { number: order.number })}</p>
            <div className="flex flex-wrap justify-center gap-3">
              {canReturn && (
                <ButtonLink to="/checkout" search={again} kind={isOver ? 'primary-lila' : 'secondary'}>
                  {t(isOver ? 'return.again' : 'return.toOrder')}
                </ButtonLink>
              )}
              {(state !== 'waiting' || isLong) && (
                <PathLink href={next} kind={isOver ? 'secondary' : 'primary'}>
                  {t('return.on')}
                </PathLink>
              )}
            </div>
          </div>
        }
      />
    </div>
  );
}
