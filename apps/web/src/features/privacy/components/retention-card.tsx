import type { RetentionView } from '@quint/contract/privacy/retention.ts';
import type { RetentionMonths } from '@quint/domain/privacy/retention.ts';
import {
  MOST_MONTHS,
  needsReason,
  RETENTION_NOTICE_DAYS,
  RETENTION_RULES,
} from '@quint/domain/privacy/retention.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { TextArea } from '#ui/field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';
import { retentionPreviewQuery, retentionQuery, useSaveRetention } from '../retention/api.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import { EndingPeople } from './ending-people.tsx';
import { RetentionPeriodsTable } from './retention-periods-table.tsx';

/** The default months of a rule when it is switched on. */
const STARTS = { rejected: 6, applicants: 12, employees: 24 } as const;

interface MonthsProps {
  readonly months: RetentionMonths;
  readonly onChange: (months: RetentionMonths) => void;
}

/** One line for each rule: on or off, and the number of months. */
function Months({ months, onChange }: MonthsProps) {
  const { t } = useTranslation('retention');
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {RETENTION_RULES.map((rule) => {
        const value = months[rule];
        return (
          <li
            key={rule}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-1 basis-52">
              <Switch
                checked={value !== null}
                onChange={(isOn) => onChange({ ...months, [rule]: isOn ? STARTS[rule] : null })}
              >
                {t(`rule.${rule}`)}
              </Switch>
            </div>
            {value === null ? (
              <span className="text-third">{t('never')}</span>
            ) : (
              <div className="flex items-center gap-3">
                <div className="w-36">
                  <NumberField
                    hideLabel
                    label={t('months', { rule: t(`rule.${rule}`) })}
                    value={value}
                    min={1}
                    max={MOST_MONTHS[rule]}
                    onChange={(next) => onChange({ ...months, [rule]: Number.isNaN(next) ? 1 : next })}
                  />
                </div>
                <span className="text-second">{t('unit', { count: value })}</span>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The people whom unsaved numbers would soon affect. */
function Effect({ months }: { readonly months: RetentionMonths }) {
  const { t } = useTranslation('retention');
  const { data } = useQuery(retentionPreviewQuery(months));
  if (data === undefined) return <Skeleton className="h-5 w-full" />;
  const count = RETENTION_RULES.reduce((sum, rule) => sum + data[rule], 0);
  return (
    <output className="block text-pretty text-second">
      {t('effect', { count, days: RETENTION_NOTICE_DAYS })}
    </output>
  );
}

function RetentionForm({ savedRetention }: { readonly savedRetention: RetentionView }) {
  const { t } = useTranslation('retention');
  const [months, setMonths] = useState<RetentionMonths>(savedRetention);
  const [reason, setReason] = useState(savedRetention.reason ?? '');
  const save = useSaveRetention();
  const errorText = useErrorText();
  const { rejected, applicants, employees } = months;
  const isReasonRequired = needsReason(months);
  const isChanged =
    RETENTION_RULES.some((rule) => months[rule] !== savedRetention[rule]) ||
    (isReasonRequired && reason !== (savedRetention.reason ?? ''));
  const onSave = () =>
    save.mutate(
      { rejected, applicants, employees, reason: isReasonRequired ? reason : null },
      { onSuccess: () => notify({ id: 'settings', text: t('saved') }) },
    );
  return (
    <div className="flex flex-col gap-4">
      <Months months={months} onChange={setMonths} />
      {isReasonRequired && (
        <TextArea
          required
          label={t('reason.label')}
          hint={t('reason.hint')}
          value={reason}
          onChange={setReason}
        />
      )}
      {isChanged && <Effect months={{ rejected, applicants, employees }} />}
      <AlertLine>{errorText(save.error)}</AlertLine>
      {isChanged && (
        <div>
          <Button kind="primary-lila" size="lg" isLoading={save.isPending} onPress={onSave}>
            {t('save')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The months after which people are erased, who is next, and all other retention periods. */
export function RetentionCard() {
  const { t } = useTranslation('retention');
  const { data, isPending, refetch } = useQuery(retentionQuery);
  return (
    <Card title={t('title')} level={3}>
      <p className="pb-4 text-pretty text-second">{t('lead', { days: RETENTION_NOTICE_DAYS })}</p>
      {isPending && <Skeleton className="h-48 w-full" />}
      {!isPending && data === undefined && <NotLoaded onRetry={() => void refetch()} />}
      {data !== undefined && (
        <div className="flex flex-col gap-6">
          <RetentionForm
            key={JSON.stringify([data.rejected, data.applicants, data.employees])}
            savedRetention={data}
          />
          <EndingPeople ending={data.ending} />
          <RetentionPeriodsTable periods={data.lives} />
        </div>
      )}
    </Card>
  );
}
