import type { PlanRemindersBody, RemindersPlan } from '@quint/contract/vacancies/reminders.ts';
import { mailDayOf } from '@quint/domain/invitations/mail-budget.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDaysText } from '#features/invitations/invitations/model/mail-days.ts';
import { useFormat } from '#lib/format.ts';
import { serverNow } from '#lib/server-time.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { remindersPlanQuery } from '../api.ts';

/** From this number of people on, those without a reminder are listed behind a press. */
const FEW = 3;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1 border-t border-line pt-3">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Who({ plan: { stages, names, count } }: { readonly plan: RemindersPlan }) {
  const { t } = useTranslation('vacancy');
  const format = useFormat();
  const { invited, opened } = stages;
  return (
    <Part title={t('remind.who')}>
      <p>
        {invited > 0 && opened > 0
          ? t('remind.both', { invited, opened })
          : t(opened > 0 ? 'remind.opened' : 'remind.invited')}
      </p>
      <p className="text-second">
        {count > names.length ? t('remind.named', { names: format.list(names) }) : format.list(names)}
      </p>
    </Part>
  );
}

function When({ plan }: { readonly plan: RemindersPlan }) {
  const { t } = useTranslation('vacancy');
  const formatDays = useDaysText();
  const { days, later, mails_per_day: perDay } = plan;
  const [now] = useState(() => serverNow());
  const isToday = days.every(({ day }) => day === mailDayOf(now));
  return (
    <Part title={t('remind.when')}>
      <p>{isToday ? t('remind.now') : t('remind.days', { days: formatDays(days, now) })}</p>
      <p className="text-second">{t(isToday ? 'remind.limit' : 'remind.budget', { count: perDay })}</p>
      {later > 0 && <p className="text-second">{t('remind.later', { count: later })}</p>}
      <p className="text-second">{t('remind.finished')}</p>
    </Part>
  );
}

function RefusedPeople({ plan: { refused, refused_count: count } }: { readonly plan: RemindersPlan }) {
  const { t } = useTranslation('vacancy');
  if (count === 0) return null;
  const lines = (
    <ul className="text-sm text-second">
      {refused.map(({ talent, name, message }) => (
        <li key={talent}>{t('remind.refusedLine', { name, reason: message })}</li>
      ))}
    </ul>
  );
  const title = t('remind.refused', { count });
  if (count <= FEW) return <Part title={title}>{lines}</Part>;
  return <Disclosure label={title}>{lines}</Disclosure>;
}

interface RemindDialogProps {
  readonly roleId: string;
  readonly of: PlanRemindersBody;
  readonly onRemind: (people: readonly { readonly id: string; readonly name: string }[]) => void;
  readonly onClose: () => void;
}

/** Says whom reminders would reach, and on which days, before they are sent. */
export function RemindDialog({ roleId, of, onRemind, onClose }: RemindDialogProps) {
  const { t } = useTranslation('vacancy');
  const errorText = useErrorText();
  const { data: plan, error } = useQuery(remindersPlanQuery(roleId, of));
  const { count = 0 } = plan ?? {};
  return (
    <FormDialog
      title={plan === undefined || count === 0 ? t('remind.titleUnknown') : t('remind.title', { count })}
      submit={t('remind.go', { count })}
      kind="primary-lila"
      disabled={count === 0}
      onSubmit={() => {
        if (plan === undefined) return;
        onRemind(plan.talents.map((id) => ({ id, name: '' })));
        onClose();
      }}
      onClose={onClose}
    >
      <AlertLine size="sm">{errorText(error)}</AlertLine>
      {plan === undefined && error === null && <Skeleton className="h-24 w-full" />}
      {plan !== undefined && count === 0 && <p className="text-second">{t('remind.nobody')}</p>}
      {plan !== undefined && count > 0 && (
        <>
          <Who plan={plan} />
          <When plan={plan} />
        </>
      )}
      {plan !== undefined && <RefusedPeople plan={plan} />}
    </FormDialog>
  );
}
