import { useRouterState } from '@tanstack/react-router';
import { CircleHelp, CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { OrderOutcome } from '../components/order-outcome.tsx';
import { PathLink } from '../components/path-link.tsx';
import { ORDER_TYPES } from '../model/checkout.ts';
import type { ReturnSearch } from '../search.ts';
import { useOrder } from '../use-order.ts';

interface UnknownOrderProps {
  /** The order may belong to another account. */
  readonly isOfAccount: boolean;
  readonly next: string;
}

/** No order of this user: it does not exist, belongs to another user, or nobody is signed in. */
function UnknownOrder({ isOfAccount, next }: UnknownOrderProps) {
  const { t } = useTranslation('checkout');
  const isGuest = useMaybeCurrentUser() === undefined && isOfAccount;
  const here = useRouterState({ select: ({ location }) => location.href });
  return (
    <EmptyState
      level={1}
      icon={<CircleHelp aria-hidden="true" className="size-6" />}
      title={t(isGuest ? 'return.signIn' : 'return.unknown')}
      text={isGuest ? undefined : t('return.unknownText')}
      action={
        isGuest ? (
          <ButtonLink to="/" search={{ redirectTo: here }} kind="primary">
            {t('signIn')}
          </ButtonLink>
        ) : (
          <PathLink href={next}>{t('return.on')}</PathLink>
        )
      }
    />
  );
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation('common');
  return (
    <EmptyState
      level={1}
      icon={<CloudOff aria-hidden="true" className="size-6" />}
      title={t('return.unreachable')}
      text={t('return.unreachableText')}
      action={<Button onPress={onRetry}>{common('action.retry')}</Button>}
    />
  );
}

interface OrderStatusViewProps {
  readonly id: string;
  readonly search: ReturnSearch;
  readonly isConsumer: boolean;
  readonly next: string;
}

function OrderStatusView({ id, search, isConsumer, next }: OrderStatusViewProps) {
  const { t } = useTranslation('common');
  const { order, error, isPending, isLong, refetch } = useOrder(id, isConsumer);
  if (order !== undefined) return <OrderOutcome order={order} isLong={isLong} search={search} next={next} />;
  if (isPending) {
    return (
      <div className="p-6">
        <LinesSkeleton label={t('state.loading')} lines={3} />
      </div>
    );
  }
  const isRefused = isApiError(error) && error.status < 500;
  return isRefused ? (
    <UnknownOrder isOfAccount={!isConsumer} next={next} />
  ) : (
    <Unreachable onRetry={refetch} />
  );
}

/** The page after a payment: the state of the order, and where to continue. */
export function CheckoutReturnPage({ search }: { readonly search: ReturnSearch }) {
  const isConsumer = search.type === ORDER_TYPES.consumerReport;
  const next = search.redirectAfterCheckout ?? (isConsumer ? '/survey/result' : '/');
  const { order } = search;
  return (
    <div className="mx-auto max-w-[640px]">
      <Card>
        {order === undefined ? (
          <UnknownOrder isOfAccount={false} next={next} />
        ) : (
          <OrderStatusView id={order} search={search} isConsumer={isConsumer} next={next} />
        )}
      </Card>
    </div>
  );
}
