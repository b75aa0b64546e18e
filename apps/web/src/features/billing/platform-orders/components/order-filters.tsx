import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ORDER_KINDS, ORDER_STATUSES, ORDER_WAYS } from '#features/billing/billing/model/order.ts';
import { ActiveFlag } from '#ui/active-filter.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { workspaceNameQuery } from '../api.ts';
import type { OrdersView } from '../search.ts';

/** The choice without a filter. */
const ANY = 'any';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly wordOf: (value: Value) => string;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** One of several values, or all. */
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
      selectedValues={[value ?? ANY]}
      onChange={([selectedValue]) => onChange(values.find((each) => each === selectedValue))}
    />
  );
}

interface OrderFiltersProps {
  readonly view: OrdersView;
  readonly onView: (view: OrdersView) => void;
}

/** The workspace to which the list is filtered, with a button that removes the filter. */
function WorkspaceFlag({ id, onClear }: { readonly id: string; readonly onClear: () => void }) {
  const { t } = useTranslation('platform-orders');
  const name = useQuery(workspaceNameQuery(id)).data;
  return (
    <ActiveFlag
      label={name === undefined ? t('filters.oneWorkspace') : t('filters.workspace', { name })}
      clear={{ label: t('filters.clearWorkspace'), onPress: onClear }}
    />
  );
}

/** Filters by status, subject, payment method and workspace. */
export function OrderFilters({ view, onView }: OrderFiltersProps) {
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
        wordOf={(paymentMethod) => t(`ways.${paymentMethod}`)}
        value={view.way}
        onChange={(paymentMethod) => onView({ ...view, way: paymentMethod })}
      />
      {view.workspace !== undefined && (
        <WorkspaceFlag id={view.workspace} onClear={() => onView({ ...view, workspace: undefined })} />
      )}
    </div>
  );
}
