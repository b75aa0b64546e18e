import { useTranslation } from 'react-i18next';
import { ORDER_KINDS, ORDER_STATUSES, ORDER_WAYS } from '#features/billing/model/order.ts';
import { ActiveFlag } from '#ui/active-filter.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import type { OrdersView } from '../search.ts';

/** The choice that filters nothing. */
const ANY = 'any';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly wordOf: (value: Value) => string;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** One value of some, or all of them. */
export function Choice<Value extends string>({ label, values, wordOf, value, onChange }: ChoiceProps<Value>) {
  const { t } = useTranslation('platform-orders');
  return (
    <FilterChip
      label={label}
      value={value === undefined ? t('filters.any') : wordOf(value)}
      active={value !== undefined}
      options={[
        { value: ANY, label: t('filters.any') },
        ...values.map((each) => ({ value: each, label: wordOf(each) })),
      ]}
      selected={[value ?? ANY]}
      onChange={([chosen]) => onChange(values.find((each) => each === chosen))}
    />
  );
}

interface OrderFiltersProps {
  readonly view: OrdersView;
  readonly onView: (view: OrdersView) => void;
  /** The name of the workspace whose orders are shown alone. */
  readonly workspace: string | undefined;
}

/** Status, subject and way of the orders shown, and whose they are. */
export function OrderFilters({ view, onView, workspace }: OrderFiltersProps) {
  const { t } = useTranslation('platform-orders');
  const { t: billing } = useTranslation('billing');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Choice
        label={t('filters.state')}
        values={ORDER_STATUSES}
        wordOf={(status) => (status === 'created' ? t('filters.created') : billing(`order.states.${status}`))}
        value={view.status}
        onChange={(status) => onView({ ...view, status })}
      />
      <Choice
        label={t('filters.kind')}
        values={ORDER_KINDS}
        wordOf={(kind) => billing(`order.kinds.${kind}`)}
        value={view.kind}
        onChange={(kind) => onView({ ...view, kind })}
      />
      <Choice
        label={t('filters.way')}
        values={ORDER_WAYS}
        wordOf={(way) => t(`ways.${way}`)}
        value={view.way}
        onChange={(way) => onView({ ...view, way })}
      />
      {view.workspace !== undefined && (
        <ActiveFlag
          label={t('filters.workspace', { name: workspace ?? view.workspace })}
          clear={{
            label: t('filters.clearWorkspace'),
            onPress: () => onView({ ...view, workspace: undefined }),
          }}
        />
      )}
    </div>
  );
}
