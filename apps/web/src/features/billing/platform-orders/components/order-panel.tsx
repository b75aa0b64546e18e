import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuerySection } from '#features/workspace/account/components/query-section.tsx';
import { OrderDetails } from '#features/billing/billing/components/order-details.tsx';
import { useOrderTitle } from '#features/billing/billing/components/order-labels.tsx';
import { isMissing } from '#lib/api-error.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { platformOrderQuery, type OrderAnswerAct, type PlatformOrder } from '../api.ts';
import { isPaidBackByHand } from '../model/refund.ts';

const AnswerDialog = onDemand(async () => (await import('./answer-dialog.tsx')).AnswerDialog);
const GrantDialog = onDemand(async () => (await import('./grant-dialog.tsx')).GrantDialog);

/** What the platform can do about an order as it stands. */
function actsOf({ status, way: paymentMethod }: PlatformOrder): readonly OrderAnswerAct[] {
  if (status === 'created') return paymentMethod === 'offer' ? ['decline', 'fulfil'] : [];
  return ['paid', 'fulfilled', 'returning'].includes(status) ? ['refund'] : [];
}

interface OpenProps {
  readonly order: PlatformOrder;
}

function Actions({ order }: OpenProps) {
  const { t } = useTranslation('platform-orders');
  const [act, setAct] = useState<OrderAnswerAct>();
  const actLabel = (each: OrderAnswerAct) =>
    each === 'refund' && isPaidBackByHand(order) ? t('order.refund.entryByHand') : t(`order.${each}.entry`);
  return (
    <>
      {actsOf(order).map((each) => (
        <Button
          key={each}
          kind={each === 'fulfil' ? 'primary' : 'secondary-danger'}
          onPress={() => setAct(each)}
        >
          {actLabel(each)}
        </Button>
      ))}
      {act !== undefined && <AnswerDialog order={order} act={act} onClose={() => setAct(undefined)} />}
    </>
  );
}

/** What stands beside the order: its workspace, and talent insights that can be given to it. */
function Beside({ order }: OpenProps) {
  const { t } = useTranslation('platform-orders');
  const [isGranting, setGranting] = useState(false);
  const { organization } = order;
  if (organization === null) return null;
  return (
    <div className="flex flex-wrap gap-3 pt-5">
      <ButtonLink
        to="/organizations/$organizationId"
        params={{ organizationId: organization.id }}
        kind="secondary"
        size="sm"
      >
        {t('order.toWorkspace')}
      </ButtonLink>
      <Button kind="secondary" size="sm" onPress={() => setGranting(true)}>
        {t('grant.entry')}
      </Button>
      {isGranting && (
        <GrantDialog
          organizationId={organization.id}
          workspace={organization.name}
          onClose={() => setGranting(false)}
        />
      )}
    </div>
  );
}

interface OrderPanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** An order over the list, with its answers; it shows the new state after each. */
export function OrderPanel({ id, onClose }: OrderPanelProps) {
  const { t } = useTranslation('platform-orders');
  const { t: common } = useTranslation('common');
  const titleOf = useOrderTitle();
  const query = useQuery(platformOrderQuery(id));
  const order = query.data;
  const email = order?.user_created?.email ?? '';
  const meaningOf = ({ status, way: paymentMethod }: PlatformOrder) => {
    if (paymentMethod !== 'offer') return undefined;
    return status === 'created' ? t('order.asked') : status === 'returning' ? t('order.returned') : undefined;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={order === undefined ? t('title') : `${titleOf(order)}, ${order.number}`}
      actions={
        <>
          <span className="mr-auto">
            <Button kind="secondary" onPress={onClose}>
              {common('action.close')}
            </Button>
          </span>
          {order !== undefined && <Actions order={order} />}
        </>
      }
    >
      {isMissing(query.error) ? (
        <p>{t('order.missing')}</p>
      ) : (
        <QuerySection query={query}>
          {(loadedOrder) => (
            <>
              <OrderDetails
                order={loadedOrder}
                meaning={meaningOf(loadedOrder)}
                more={[
                  [t('order.workspace'), loadedOrder.organization?.name],
                  ...(email === ''
                    ? []
                    : [
                        [
                          t('order.email'),
                          <a key="email" className="link finger inline-block" href={`mailto:${email}`}>
                            {email}
                          </a>,
                        ] as const,
                      ]),
                ]}
              />
              <Beside order={loadedOrder} />
            </>
          )}
        </QuerySection>
      )}
    </Dialog>
  );
}
