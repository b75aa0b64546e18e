import type { FormFigures, NormSwitch } from '@quint/contract/norms.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { useFormat } from '#lib/format.ts';
import { notifyFailure } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { normsQuery, useStartWork, useSwitchNorm } from '../api.ts';
import { ScalesCard } from '../components/scales-card.tsx';

function SwitchButton({ form, least }: { readonly form: FormFigures; readonly least: number }) {
  const { t } = useTranslation('norms');
  const [asking, setAsking] = useState(false);
  const change = useSwitchNorm();
  const { instrument, language } = form;
  const to: NormSwitch['to'] = form.is_own ? 'published' : 'own';
  const close = () => setAsking(false);
  const confirm = () =>
    change.mutate(
      { instrument, language, to },
      {
        onSuccess: () => notify({ text: t('platform.switched') }),
        onError: (error) => notifyFailure(error, { text: t('platform.failed') }),
        onSettled: close,
      },
    );
  const offer = t('platform.offer', { count: least });
  return (
    <div className="flex flex-wrap items-center gap-3 pt-4">
      <BlockableButton
        kind="secondary"
        size="sm"
        disabledReason={form.is_own || form.is_offered ? undefined : offer}
        onPress={() => setAsking(true)}
      >
        {t(`platform.${to}`)}
      </BlockableButton>
      {!form.is_own && <span className="text-xs text-third">{offer}</span>}
      <Dialog
        open={asking}
        onClose={close}
        title={t(`platform.${to}`)}
        size="sm"
        alert
        actions={
          <>
            <Button kind="secondary" onPress={close}>
              {t('platform.cancel')}
            </Button>
            <Button kind="primary-lila" loading={change.isPending} onPress={confirm}>
              {t(`platform.${to}`)}
            </Button>
          </>
        }
      >
        <p className="text-second">{t('platform.confirm')}</p>
      </Dialog>
    </div>
  );
}

/** Which norms are in force, and the switch to those of the own sheets. */
export function NormsPage() {
  const { t } = useTranslation('norms');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { data, error, refetch, isPending } = useQuery(normsQuery);
  const work = useStartWork();
  if (isPending) return <PageSkeleton label={common('state.loading')} />;
  if (data === undefined) return <MissingRecord error={error} onRetry={() => void refetch()} />;
  const start = (what: 'count' | 'recompute') =>
    work.mutate(what, {
      onSuccess: () => notify({ text: t(what === 'count' ? 'platform.counting' : 'platform.recomputing') }),
      onError: (error) => notifyFailure(error, { text: t('platform.failed') }),
    });
  const { counted, outdated, forms, least_people: least } = data;
  return (
    <>
      <PageHeader
        title={t('platform.title')}
        lead={t('platform.lead')}
        actions={
          <>
            <Button kind="secondary" loading={work.isPending} onPress={() => start('count')}>
              {t('platform.count')}
            </Button>
            <Button kind="secondary" loading={work.isPending} onPress={() => start('recompute')}>
              {t('platform.recompute')}
            </Button>
          </>
        }
      />
      <p className="pb-5 text-second">
        {counted === null
          ? t('fairness.never')
          : t('fairness.counted', { date: format.date(counted, 'dateTime') })}{' '}
        {outdated === 0 ? t('platform.current') : t('platform.outdated', { count: outdated })}
      </p>
      <p className="max-w-[80ch] pb-5 text-pretty text-third">{t('scales.text')}</p>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {forms.map((form) => (
          <ScalesCard key={`${form.instrument}/${form.language}`} form={form}>
            <SwitchButton form={form} least={least} />
          </ScalesCard>
        ))}
      </div>
    </>
  );
}
