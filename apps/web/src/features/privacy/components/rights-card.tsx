import type {
  OwnChoices,
  OwnExport,
  OwnWorkspaceData,
  OwnRequest,
  RequestKind,
} from '@quint/contract/privacy/privacy.ts';
import { ArrowDownUp, Download, Hand, Pencil, Waves, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/switch.tsx';
import { CopyButton } from './copy-button.tsx';
import { useSwitch } from '../use-switch.ts';

interface RightProps {
  /** Left out on a phone, where space is scarce. */
  readonly icon?: LucideIcon | undefined;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

export function Right({ icon: Icon, title, text, children }: RightProps) {
  return (
    <li className="flex items-center gap-x-3 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      {Icon !== undefined && (
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-second" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-pretty text-second">{text}</span>
      </span>
      <span className="shrink-0">{children}</span>
    </li>
  );
}

interface SwitchRightProps {
  readonly icon?: LucideIcon | undefined;
  readonly name: keyof OwnChoices;
  readonly workspaceRecord: OwnWorkspaceData;
}

/** A decision: switched off at once without a confirmation, and undone in the toast. */
export function SwitchRight({ icon, name, workspaceRecord }: SwitchRightProps) {
  const { t } = useTranslation('your-data');
  const { isOn, set } = useSwitch(workspaceRecord, name);
  return (
    <Right
      icon={icon}
      title={t(`choices.${name}`)}
      text={t(`choiceText.${name}`, { workspace: workspaceRecord.workspace })}
    >
      <span className="inline-flex min-h-11 items-center gap-2">
        <span aria-hidden="true" className="text-sm">
          {t(isOn ? 'on' : 'off')}
        </span>
        <Switch checked={isOn} onChange={set} aria-label={t(`choices.${name}`)} />
      </span>
    </Right>
  );
}

/** The state of the last request of a kind. */
function RequestStatus({
  request,
  otherwise,
}: {
  readonly request: OwnRequest | undefined;
  readonly otherwise: string;
}) {
  const { t } = useTranslation('your-data');
  const format = useFormat();
  if (request === undefined) return otherwise;
  return request.date_answered === null
    ? t('asked.waiting', { date: format.date(request.date) })
    : t('asked.answered', { date: format.date(request.date_answered) });
}

interface RightsCardProps {
  readonly workspaceRecord: OwnWorkspaceData;
  readonly copy: OwnExport | null;
  readonly onRequest: (kind: RequestKind) => void;
}

/** The rights of the person about their data, one button each. */
export function RightsCard({ workspaceRecord, copy, onRequest }: RightsCardProps) {
  const { t } = useTranslation('your-data');
  const last = (kind: RequestKind) => workspaceRecord.requests.find((request) => request.kind === kind);
  return (
    <Card title={t('rights.title')}>
      <ul>
        <SwitchRight icon={Waves} name="is_open_for_work" workspaceRecord={workspaceRecord} />
        <Right icon={Download} title={t('copy.title')} text={t('copy.text')}>
          <CopyButton copy={copy} />
        </Right>
        <Right
          icon={Pencil}
          title={t('rights.correct')}
          text={
            <RequestStatus
              request={last('correction')}
              otherwise={t('rights.correctText', { workspace: workspaceRecord.workspace })}
            />
          }
        >
          <Button kind="secondary" size="sm" onPress={() => onRequest('correction')}>
            {t('correct')}
          </Button>
        </Right>
        <Right
          icon={Hand}
          title={t('rights.human')}
          text={<RequestStatus request={last('human')} otherwise={t('rights.humanText')} />}
        >
          <Button kind="secondary" size="sm" onPress={() => onRequest('human')}>
            {t('rights.ask')}
          </Button>
        </Right>
        <SwitchRight icon={ArrowDownUp} name="is_left_out_of_rankings" workspaceRecord={workspaceRecord} />
      </ul>
    </Card>
  );
}
