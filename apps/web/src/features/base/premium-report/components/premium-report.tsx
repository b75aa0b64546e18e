import type { Order, PremiumReport as Report } from '@quint/contract/billing/orders.ts';
import { REFUND_DAYS } from '@quint/domain/billing/prices.ts';
import { SURVEY_RESULT_PATH } from '@quint/domain/survey/survey-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import { buttonClass } from '#ui/button-style.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Reader } from '../api.ts';
import { checkoutOf, premiumReportQuery, useOrderAction } from '../api.ts';
import { GiveBack } from './give-back.tsx';

/** The functions of the app around a report. The survey, a separate document, has none. */
export interface AppAround {
  /** The address of the page to return to. */
  readonly here: string;
  /** Opens a page of the app without a reload. */
  readonly go: (href: string) => void;
  /** Writes to the workspace; undefined where the person has no inbox. */
  readonly write: (() => void) | undefined;
}

interface CheckoutLinkProps {
  readonly reader: Reader;
  readonly app: AppAround | undefined;
  readonly children: ReactNode;
}

function CheckoutLink({ reader, app, children }: CheckoutLinkProps) {
  const href = checkoutOf(reader, app?.here ?? SURVEY_RESULT_PATH);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (app === undefined || opensElsewhere) return;
    event.preventDefault();
    app.go(href);
  };
  return (
    <a href={href} onClick={follow} className={buttonClass({ kind: 'primary-lila' })}>
      {children}
    </a>
  );
}

function SampleLink() {
  const { t } = useTranslation('premium');
  return (
    <a
      href={`/api/premium-report/sample?language=${currentLanguage()}`}
      target="_blank"
      rel="noopener"
      aria-label={t('sampleNote', { sample: t('sample') })}
      className="link inline-flex min-h-9 items-center max-md:min-h-11"
    >
      {t('sample')}
    </a>
  );
}

interface PartProps {
  readonly reader: Reader;
  readonly report: Report;
  readonly app: AppAround | undefined;
}

interface InviterContactProps {
  readonly inviter: NonNullable<Report['inviter']>;
  readonly app: AppAround | undefined;
}

/** The contact whom an invited person can ask to unlock the report, beside buying it. */
function InviterContact({ inviter: { workspace, email }, app }: InviterContactProps) {
  const { t } = useTranslation('premium');
  const write = app?.write;
  return (
    <div className="flex flex-col items-start gap-1 rounded-md bg-mute px-4 py-3">
      <p className="font-semibold">{t('locked.title')}</p>
      <p className="text-pretty text-second">{t('locked.text', { workspace })}</p>
      {write !== undefined ? (
        <PlainButton kind="secondary" size="sm" onClick={write}>
          {t('locked.message')}
        </PlainButton>
      ) : (
        email !== null && (
          <a
            href={`mailto:${email}`}
            className="link inline-flex min-h-9 items-center wrap-anywhere max-md:min-h-11"
          >
            {t('locked.mail', { email })}
          </a>
        )
      )}
    </div>
  );
}

/** The contents and price of the report, and the ways to get it: order it, or ask the inviter. */
function Offer({ reader, report, app }: PartProps) {
  const { t } = useTranslation('premium');
  const format = useFormat();
  const isOffer = report.way === 'offer';
  const deliveryText =
    reader.kind === 'workspace' ? t('mailed.workspace', { name: reader.name }) : t('mailed.own');
  const terms = t(isOffer ? 'offerNote' : 'guarantee', { days: REFUND_DAYS });
  return (
    <>
      {report.inviter !== null && <InviterContact inviter={report.inviter} app={app} />}
      <ul className="flex flex-col gap-1.5">
        {t('points', { returnObjects: true }).map((point) => (
          <li key={point} className="flex gap-2 text-pretty text-second">
            <Check aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-lila-strong" />
            {point}
          </li>
        ))}
      </ul>
      <p className="text-lg font-semibold tabular-nums">
        {format.euro(report.amount / 100)} <span className="text-sm font-normal text-third">{t('once')}</span>
      </p>
      <p className="text-sm text-pretty text-third">
        {deliveryText} {terms}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <CheckoutLink reader={reader} app={app}>
          {t(isOffer ? 'offer' : 'buy')}
        </CheckoutLink>
        <SampleLink />
      </div>
    </>
  );
}

interface WaitingProps extends Omit<PartProps, 'report'> {
  readonly order: Order;
  readonly onWithdrawn: (number: string) => void;
}

/** An order that waits for its payment or for an answer. */
function WaitingOrder({ reader, order, app, onWithdrawn }: WaitingProps) {
  const { t } = useTranslation('premium');
  const values = { date: useFormat().date(order.dateCreated), number: order.number };
  const withdraw = useOrderAction(reader, order.id, {
    action: 'cancel',
    onDone: () => onWithdrawn(order.number),
  });
  const errorText = useErrorText();
  return (
    <>
      <p className="text-pretty text-second">{t(order.way === 'offer' ? 'asked' : 'unpaid', values)}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {order.way !== 'offer' && (
          <CheckoutLink reader={reader} app={app}>
            {t('goOn')}
          </CheckoutLink>
        )}
        <PlainButton
          kind="text"
          aria-disabled={withdraw.isPending}
          data-pending={withdraw.isPending || undefined}
          onClick={() => {
            if (!withdraw.isPending) withdraw.mutate();
          }}
        >
          {t('withdraw')}
        </PlainButton>
        <SampleLink />
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {errorText(withdraw.error)}
      </p>
    </>
  );
}

/** The date since when the report is unlocked, and the button that returns it. */
function OwnedReport({ reader, order }: { readonly reader: Reader; readonly order: Order | null }) {
  const { t } = useTranslation('premium');
  const format = useFormat();
  const isCompleted = order?.status === 'paid' || order?.status === 'fulfilled';
  if (order === null || !isCompleted) {
    return (
      <p className="text-xs text-third">{t(reader.kind === 'workspace' ? 'given.workspace' : 'given.own')}</p>
    );
  }
  const until = order.refundableUntil;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="min-w-0 flex-1 basis-52 text-xs text-pretty text-third">
        {t(order.status === 'paid' ? 'paid' : 'fulfilled', {
          date: format.date(order.datePaid),
          number: order.number,
        })}{' '}
        {until !== null && t('until', { date: format.lastDay(until) })}
      </p>
      {until !== null && <GiveBack reader={reader} order={order} />}
    </div>
  );
}

/** Takes the focus when the button that was pressed is gone. */
function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

interface PremiumReportProps {
  readonly reader: Reader;
  /** The value of the record, on pages that have one. */
  readonly isUnlocked?: boolean | undefined;
  readonly app?: AppAround | undefined;
  /** Opens the report; shown while it is unlocked. */
  readonly children: ReactNode;
}

/** The premium report of a person: the offer, the pending order, or the report itself. */
export function PremiumReport({ reader, isUnlocked = false, app, children }: PremiumReportProps) {
  const { t } = useTranslation('premium');
  const { data: report, isError, refetch } = useQuery(premiumReportQuery(reader));
  const [withdrawnNumber, setWithdrawnNumber] = useState<string>();
  if (report === undefined && isUnlocked) return children;
  if (report === undefined && !isError) return <Skeleton className="h-60 w-full" />;
  if (report === undefined) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-second">
        {t('failed')}
        <PlainButton kind="light" size="xs" onClick={() => void refetch()}>
          {t('retry')}
        </PlainButton>
      </p>
    );
  }
  const { order } = report;
  if (report.isUnlocked || (isUnlocked && order?.status !== 'returning')) {
    return (
      <>
        {children}
        <OwnedReport reader={reader} order={order} />
      </>
    );
  }
  if (order?.status === 'created')
    return <WaitingOrder reader={reader} order={order} app={app} onWithdrawn={setWithdrawnNumber} />;
  const news =
    order?.status === 'returning'
      ? t('returning', { number: order.number })
      : withdrawnNumber !== undefined && t('withdrawn', { number: withdrawnNumber });
  return (
    <>
      {news !== false && (
        <output ref={takeLostFocus} tabIndex={-1} className="block text-pretty text-second outline-none">
          {news}
        </output>
      )}
      <Offer reader={reader} report={report} app={app} />
    </>
  );
}
