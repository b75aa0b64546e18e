import { joinName } from '@quint/domain/base/names.ts';
import type { TrainingRequest } from '@quint/contract/profile/trainings.ts';
import { TRAINING_STATES } from '@quint/domain/profile/trainings.ts';
import { Download, Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { toCsv } from '#lib/csv.ts';
import { useFormat } from '#lib/format.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { notify } from '#lib/notify.ts';
import { usePublicSettings } from '#lib/public-settings.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select } from '#ui/select.tsx';
import { useSetRequestState } from '../api.ts';

function RequestRow({ request }: { readonly request: TrainingRequest }) {
  const { t } = useTranslation('trainings');
  const format = useFormat();
  const setState = useSetRequestState();
  const reportSaveError = useSaveRefused();
  const name = joinName(request.first_name, request.last_name);
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line px-5 py-4 first:border-t-0 md:grid-cols-[minmax(0,1fr)_200px]">
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="font-semibold wrap-anywhere">{name}</h2>
        <p className="text-sm text-second">
          {request.course.title} · {request.workspace} · {format.date(request.date_created)}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm max-md:gap-y-6">
          <a
            translate="no"
            className="link finger inline-block wrap-anywhere"
            href={`mailto:${request.email}`}
          >
            {request.email}
          </a>
          <a translate="no" className="link finger inline-block" href={`tel:${request.phone}`}>
            {request.phone}
          </a>
        </p>
        <p className="pt-1 wrap-anywhere whitespace-pre-line text-second">{request.situation}</p>
      </div>
      <Select
        label={t('admin.statusLabel', { name })}
        hideLabel
        value={request.state}
        disabled={setState.isPending}
        options={TRAINING_STATES.map((value) => ({ value, label: t(`admin.states.${value}`) }))}
        onChange={(state) =>
          setState.mutate(
            { id: request.id, state },
            { onSuccess: () => notify({ text: t('admin.stateSaved') }), onError: reportSaveError },
          )
        }
      />
    </li>
  );
}

/** Exports the registrations in the order of the list. */
function useExport(requests: readonly TrainingRequest[]) {
  const { t } = useTranslation('trainings');
  const format = useFormat();
  const head = [
    t('admin.date'),
    t('admin.status'),
    t('admin.course'),
    t('admin.workspace'),
    t('form.first_name'),
    t('form.last_name'),
    t('form.email'),
    t('form.phone'),
    t('form.situation'),
  ];
  return () => {
    const rows = requests.map((request) => [
      format.date(request.date_created),
      t(`admin.states.${request.state}`),
      request.course.title,
      request.workspace,
      request.first_name,
      request.last_name,
      request.email,
      request.phone,
      request.situation,
    ]);
    const text = toCsv([head, ...rows], currentLanguage());
    saveFile(`${t('admin.file')}.csv`, new Blob([text], { type: 'text/csv' }));
  };
}

/** The registrations of all workspaces. */
export function RequestsList({ requests }: { readonly requests: readonly TrainingRequest[] }) {
  const { t } = useTranslation('trainings');
  const email = usePublicSettings()?.supportEmail ?? '';
  const save = useExport(requests);
  if (requests.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<Inbox aria-hidden="true" className="size-6" />}
          title={t('admin.noRequests')}
          text={t('admin.noRequestsText', { email })}
        />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-third">{t('admin.noRequestsText', { email })}</p>
        <Button kind="secondary" onPress={save}>
          <Download aria-hidden="true" className="size-4" />
          {t('admin.export')}
        </Button>
      </div>
      <Card padding="none">
        <ul aria-label={t('admin.requests')}>
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
