import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMaybeCurrentUser } from '#lib/session.ts';
import { buttonClass, type ButtonLook } from '#ui/button-style.ts';
import { useMayPay } from '../use-payment-method.ts';

interface ForPayersProps extends ButtonLook {
  /** The path to return to after signing in. */
  readonly from: string;
  readonly children: ReactNode;
}

/** The button for administrators; guests sign in first, and all others read whom to ask. */
export function ForPayers({ from, children, ...look }: ForPayersProps) {
  const { t } = useTranslation('plans');
  const user = useMaybeCurrentUser();
  const mayPay = useMayPay();
  if (mayPay) return children;
  if (user === undefined) {
    return (
      <Link to="/" search={{ redirectTo: from }} className={buttonClass(look)}>
        {t('signIn')}
      </Link>
    );
  }
  return <p className="text-center font-semibold text-second">{t('askAdministrator')}</p>;
}
