import { BIN_DAYS } from '@quint/domain/base/bin.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveRefused } from '#features/base/records/use-save-refused.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { notify } from '#lib/notify.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { useRestoreWorkspace } from '#lib/restore-workspace.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { NumberField } from '#ui/number-field.tsx';
import {
  usePlatformAction,
  type PlatformAction,
  type WorkspaceLimits,
  type WorkspaceSettings,
} from '../api.ts';
import { usePlatformChange } from '../use-platform-change.tsx';

const GrantDialog = onDemand(async () => {
  const [{ GrantDialog: DialogComponent }] = await Promise.all([
    import('#features/billing/platform-orders/components/grant-dialog.tsx'),
    loadPhrases('platform-orders'),
  ]);
  return DialogComponent;
});

interface CardProps {
  readonly settings: WorkspaceSettings;
}

interface LimitProps extends CardProps {
  readonly limit: keyof WorkspaceLimits;
  /** Whether an empty value is valid: then the plan decides. */
  readonly isOptional?: boolean;
}

/** One limit of the workspace, in its own form. */
function Limit({ settings, limit, isOptional = false }: LimitProps) {
  const { t } = useTranslation('organization');
  const { t: common } = useTranslation('common');
  const { change, isSaving } = usePlatformChange(settings);
  const current = settings.custom_limits[limit] ?? Number.NaN;
  const [value, setValue] = useState(current);
  const isUsable = Number.isNaN(value) ? isOptional : Number.isInteger(value) && value >= 0;
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const to = (next: number) => ({ custom_limits: { [limit]: Number.isNaN(next) ? null : next } });
        change({ body: to(value), undo: to(current), message: t('saved') });
      }}
    >
      <span className="min-w-[160px] flex-1">
        <NumberField label={t(`platform.${limit}`)} value={value} onChange={setValue} min={0} step={1} />
      </span>
      <Button
        type="submit"
        kind="secondary"
        isLoading={isSaving}
        disabled={!isUsable || Object.is(value, current)}
      >
        {common('action.save')}
      </Button>
    </form>
  );
}

function useActions({ settings }: CardProps) {
  const { t } = useTranslation('organization');
  const navigate = useNavigate();
  const reportSaveError = useSaveRefused();
  const act = usePlatformAction(settings.id);
  const restore = useRestoreWorkspace();
  const { id, name } = settings;
  const bringBack = () =>
    void restore
      .mutateAsync(id)
      .then(() => notify({ text: t('platform.restored', { name }) }))
      .catch(reportSaveError);
  const run = (action: PlatformAction, onSettled?: () => void) =>
    act.mutate(action, {
      onSuccess: () => {
        const undo = { label: t('undo'), isUndo: true as const, onPress: bringBack };
        notify({
          text: t(`platform.${action}.done`, { name }),
          ...(action === 'delete' ? { action: undo } : {}),
        });
        if (action === 'delete') void navigate({ to: '/admin/organizations' });
      },
      onError: reportSaveError,
      ...(onSettled === undefined ? {} : { onSettled }),
    });
  return { run, isPending: act.isPending };
}

/** Actions for the platform only: approve, grant talent insights, reset and delete a workspace. */
export function PlatformCard({ settings }: CardProps) {
  const { t } = useTranslation('organization');
  const [pendingAction, setPendingAction] = useState<PlatformAction>();
  const [isGranting, setGranting] = useState(false);
  const { run, isPending } = useActions({ settings });
  const { name } = settings;
  return (
    <Card title={t('platform.title')}>
      <div className="flex flex-col gap-5">
        {settings.is_on_hold === true && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-partial-soft px-4 py-3">
            <span className="min-w-[160px] flex-1">{t('platform.approve.text')}</span>
            <Button
              kind="primary"
              size="sm"
              isLoading={isPending}
              onPress={() => setPendingAction('approve')}
            >
              {t('platform.approve.confirm')}
            </Button>
          </div>
        )}
        <Limit
          key={`insights-${settings.custom_limits.talent_insights_budget}`}
          settings={settings}
          limit="talent_insights_budget"
        />
        <Limit
          key={`mails-${settings.custom_limits.mails_per_day}`}
          settings={settings}
          limit="mails_per_day"
          isOptional
        />
        <div className="flex flex-wrap gap-3 border-t border-line pt-4">
          <Button kind="secondary" size="sm" onPress={() => setGranting(true)}>
            {t('platform.grant')}
          </Button>
          <ButtonLink to="/admin/orders" search={{ workspace: settings.id }} kind="secondary" size="sm">
            {t('platform.orders')}
          </ButtonLink>
        </div>
        <div className="flex flex-wrap gap-3 border-t border-line pt-4">
          {(['reset', 'delete'] as const).map((action) => (
            <Button key={action} kind="secondary-danger" size="sm" onPress={() => setPendingAction(action)}>
              {t(`platform.${action}.entry`)}
            </Button>
          ))}
        </div>
      </div>
      {isGranting && (
        <GrantDialog organizationId={settings.id} workspace={name} onClose={() => setGranting(false)} />
      )}
      {pendingAction !== undefined && (
        <ConfirmDialog
          open
          onClose={() => setPendingAction(undefined)}
          onConfirm={() => run(pendingAction, () => setPendingAction(undefined))}
          isLoading={isPending}
          title={t(`platform.${pendingAction}.title`, { name })}
          {...(pendingAction === 'approve'
            ? { text: t('platform.approve.question'), confirm: t('platform.approve.confirm') }
            : {
                text: t(`platform.${pendingAction}.text`, { days: BIN_DAYS }),
                confirm: t(`platform.${pendingAction}.entry`),
                name: { label: t('platform.typeName', { name }), value: name },
              })}
        />
      )}
    </Card>
  );
}
