import { mailDayOf } from '@quint/domain/invitations/mail-budget.ts';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { serverNow } from '#lib/server-time.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { useDaysText } from '../model/mail-days.ts';
import type { Refusal } from '../model/sending.ts';
import { useFocusOnMount } from '../use-focus-on-mount.ts';
import type { SendingState } from '../use-sending.ts';

interface ResultPanelProps {
  readonly state: SendingState;
  /** Rows still in the list: refused ones, and ones with a problem that were not sent. */
  readonly remainingCount: number;
  /** The group from which the invitation was started. */
  readonly teamId: string | undefined;
  readonly onCorrect: () => void;
  readonly onMore: () => void;
  /** Closes the dialog around the form. */
  readonly onClose: (() => void) | undefined;
}

function WayOn({ teamId, onClose }: Pick<ResultPanelProps, 'teamId' | 'onClose'>) {
  const { t } = useTranslation('invitations');
  if (onClose !== undefined) {
    return (
      <Button kind="primary" onPress={onClose}>
        {t('result.toRole')}
      </Button>
    );
  }
  return teamId === undefined ? (
    <ButtonLink to="/talents" kind="primary">
      {t('result.toList')}
    </ButtonLink>
  ) : (
    <ButtonLink to="/teams/$teamId" params={{ teamId }} kind="primary">
      {t('result.toGroup')}
    </ButtonLink>
  );
}

const REFUSALS_SHOWN = 20;

function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const { t } = useTranslation('invitations');
  const more = refusals.length - REFUSALS_SHOWN;
  return (
    <div className="w-full rounded-md border border-line px-3 pt-2.5 text-left">
      <DataTable
        caption={t('result.rejected', { count: refusals.length })}
        showCaption
        columns={[
          { key: 'email', header: t('people.email') },
          { key: 'reason', header: t('result.reason') },
        ]}
        rows={refusals.slice(0, REFUSALS_SHOWN).map(({ key, email, text }) => ({
          id: String(key),
          head: <span className="wrap-anywhere">{email}</span>,
          cells: [
            <span key="reason" className="wrap-anywhere text-second">
              {text}
            </span>,
          ],
        }))}
      />
      {more > 0 && (
        <p className="border-t border-line-soft py-2 text-third">{t('result.andMore', { count: more })}</p>
      )}
    </div>
  );
}

function useHeadline({ invitedCount, sendAt }: SendingState): string {
  const { t } = useTranslation('invitations');
  const format = useFormat();
  if (invitedCount === 0) return t('result.nobody');
  if (sendAt === undefined) return t('result.invited', { count: invitedCount });
  return t('result.scheduled', { count: invitedCount, date: format.date(sendAt, 'dateTime') });
}

/** The result of sending: who is invited, who is not and why, and the next steps. */
export function ResultPanel({ state, remainingCount, teamId, onCorrect, onMore, onClose }: ResultPanelProps) {
  const { t } = useTranslation('invitations');
  const headline = useHeadline(state);
  const heading = useFocusOnMount();
  const isGood = state.invitedCount > 0;
  const daysText = useDaysText();
  const [now] = useState(() => serverNow());
  const first = mailDayOf(state.sendAt ?? now);
  const isSpread = state.days.some(({ day }) => day !== first);
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <Card>
      <div className="mx-auto flex max-w-[560px] flex-col items-center gap-4 py-10 text-center">
        <span
          className={`grid size-12 place-items-center rounded-full ${isGood ? 'bg-strong-soft text-strong-text' : 'bg-partial-soft text-partial-text'}`}
        >
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold text-balance">
          {headline}
        </h2>
        {isSpread && (
          <p className="rounded-md bg-partial-soft px-4 py-3 text-pretty text-partial-text">
            {t('result.days', { days: daysText(state.days, now) })}
          </p>
        )}
        {isGood && <p className="text-pretty text-third">{t('result.text')}</p>}
        {state.refusals.length > 0 && <Refusals refusals={state.refusals} />}
        {remainingCount > state.refusals.length && (
          <p className="text-second">{t('send.kept', { count: remainingCount })}</p>
        )}
        <div className="flex flex-wrap justify-center gap-3 pt-2">
          {remainingCount > 0 ? (
            <Button kind="secondary" onPress={onCorrect}>
              {t('result.correct')}
            </Button>
          ) : (
            <Button kind="secondary" onPress={onMore}>
              {t('result.more')}
            </Button>
          )}
          <WayOn teamId={teamId} onClose={onClose} />
        </div>
      </div>
    </Card>
  );
}
