import type {
  TEST_PAYMENTS,
  TestCheckoutAnswer,
  TestPaymentAnswer,
} from '@quint/contract/billing/test-checkout.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerQuery } from '#lib/answer-query.ts';
import { api } from '#lib/api-client.ts';
import { markReported } from '#lib/failures.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { CheckoutNotice } from '../components/checkout-notice.tsx';
import { TestLines } from '../components/test-lines.tsx';
import { useGoTo } from '../use-go-to.ts';

type Payment = (typeof TEST_PAYMENTS)[number];

function testCheckoutQuery(session: string) {
  return queryOptions({
    ...answerQuery<TestCheckoutAnswer>(['test-checkout', session], `/checkout/test/${session}`),
    staleTime: 0,
    meta: { isSilent: true },
  });
}

/** Simulates a payment, a failure or a cancellation, once, however often it is pressed. */
function useTestPayment(session: string) {
  const { t } = useTranslation('checkout');
  const goTo = useGoTo();
  const client = useQueryClient();
  const [runningPayment, setRunningPayment] = useState<Payment>();
  const [failure, setFailure] = useState('');
  const busy = useRef(false);
  const submit = async (payment: Payment) => {
    if (busy.current) return;
    busy.current = true;
    setRunningPayment(payment);
    setFailure('');
    try {
      const { data } = await api<TestPaymentAnswer>(`/checkout/test/${session}/${payment}`, {
        method: 'POST',
      });
      goTo(data.url);
    } catch (error) {
      markReported(error);
      busy.current = false;
      setRunningPayment(undefined);
      setFailure(t('test.failed'));
      // It may have been paid, or have ended, in another tab.
      await client.invalidateQueries({ queryKey: testCheckoutQuery(session).queryKey });
    }
  };
  return { submit, running: runningPayment, failure };
}

function Payments({ session }: { readonly session: string }) {
  const { t } = useTranslation('checkout');
  const { submit, running, failure } = useTestPayment(session);
  return (
    <div className="flex flex-col gap-4 pt-5">
      <AlertLine>{failure}</AlertLine>
      <div className="flex flex-wrap justify-end gap-3 max-md:flex-col-reverse max-md:*:w-full">
        <Button kind="text" size="lg" isLoading={running === 'cancel'} onPress={() => void submit('cancel')}>
          {t('test.cancel')}
        </Button>
        <Button kind="secondary" size="lg" isLoading={running === 'fail'} onPress={() => void submit('fail')}>
          {t('test.fail')}
        </Button>
        <Button
          kind="primary-lila"
          size="lg"
          isLoading={running === 'pay'}
          onPress={() => void submit('pay')}
        >
          {t('test.pay')}
        </Button>
      </div>
    </div>
  );
}

function Content({ session }: { readonly session: string }) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation('common');
  const { data: checkout, isPending } = useQuery(testCheckoutQuery(session));
  if (isPending) return <LinesSkeleton label={common('state.loading')} lines={5} />;
  const toPlans = (
    <ButtonLink to="/plans" kind="primary">
      {t('toPlans')}
    </ButtonLink>
  );
  if (checkout === undefined) {
    return <CheckoutNotice title={t('test.missing')} text={t('test.missingText')} action={toPlans} />;
  }
  if (checkout.status !== 'open') {
    return (
      <CheckoutNotice title={t(`test.${checkout.status}`)} text={t('test.endedText')} action={toPlans} />
    );
  }
  return (
    <Card>
      <p className="flex gap-3 rounded-md bg-partial-soft p-3 text-pretty text-partial-text">
        <FlaskConical aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t('test.text')}
      </p>
      <div className="pt-3">
        <TestLines checkout={checkout} />
      </div>
      {checkout.email !== null && (
        <p className="pt-3 text-sm text-third">{t('test.receipt', { email: checkout.email })}</p>
      )}
      <Payments session={session} />
    </Card>
  );
}

/** The payment page for test payments, clearly marked as such. */
export function TestCheckoutPage({ session }: { readonly session: string }) {
  const { t } = useTranslation('checkout');
  return (
    <div className="mx-auto max-w-[560px]">
      <PageHeader title={t('test.title')} badge={<Badge tone="partial">{t('test.badge')}</Badge>} />
      <Content session={session} />
    </div>
  );
}
