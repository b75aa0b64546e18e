import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The bar at the bottom of the window that marks test payments. */
export function TestPaymentsMark() {
  const { t } = useTranslation('common');
  return (
    <aside
      aria-label={t('testPayments')}
      className="test-payments fixed inset-x-0 bottom-0 z-30 flex h-(--test-bar) items-center justify-center gap-2 bg-partial-soft text-xs font-semibold text-partial-text print:hidden forced-colors:border-t"
    >
      <FlaskConical aria-hidden="true" className="size-3.5" />
      {t('testPayments')}
    </aside>
  );
}
