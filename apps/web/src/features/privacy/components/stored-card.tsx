import type { OwnWorkspaceData, RequestKind } from '@quint/contract/privacy/privacy.ts';
import { RETENTION_NOTICE_DAYS } from '@quint/domain/privacy/retention.ts';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';

interface StoredCardProps {
  readonly workspaceRecord: OwnWorkspaceData;
  readonly onRequest: (kind: RequestKind) => void;
  readonly retake: ComponentType<{ readonly className: string }> | undefined;
}

interface Kind {
  readonly id: 'contact' | 'answers' | 'result' | 'job' | 'demographics';
  readonly who: string;
  readonly until: string;
  readonly action?: ReactNode;
}

const ACTION = 'inline-flex min-h-6 items-center font-semibold max-md:min-h-11 max-md:min-w-11';

const GRID = 'grid gap-x-4 md:grid-cols-[2.2fr_1.3fr_1.2fr_5rem]';

/** A list in a sentence: "Nordlicht, Basalt". */
const names = (list: readonly string[]) => [...new Set(list)].join(', ');

function useKinds({ workspaceRecord, onRequest, retake: Retake }: StoredCardProps): readonly Kind[] {
  const { t } = useTranslation('your-data');
  const {
    workspace,
    unlocked_by: unlockedBy,
    choices,
    is_active: isActive,
    talent_id: talentId,
  } = workspaceRecord;
  const everybody = names([workspace, ...unlockedBy]);
  const format = useFormat();
  const day =
    workspaceRecord.ends_at === null
      ? undefined
      : t('until.day', { date: format.lastDay(workspaceRecord.ends_at) });
  const correct = (kind: string) => (
    <button
      type="button"
      className={`link ${ACTION}`}
      aria-label={t('correctWhat', { what: kind })}
      onClick={() => onRequest('correction')}
    >
      {t('correct')}
    </button>
  );
  const open = (tab: 'profile' | 'result', label: string) =>
    isActive && (
      <TextLink to="/talent-profile/$talentId" params={{ talentId }} search={{ tab }} className={ACTION}>
        {label}
      </TextLink>
    );
  return [
    {
      id: 'contact',
      who: everybody,
      until: day ?? t('until.contact', { workspace }),
      action: correct(t('kinds.contact')),
    },
    ...(workspaceRecord.answers > 0
      ? [
          {
            id: 'answers' as const,
            who: t('who.nobody'),
            until: t('until.result'),
            action: isActive && Retake !== undefined && <Retake className={ACTION} />,
          },
        ]
      : []),
    ...(workspaceRecord.has_result
      ? [
          {
            id: 'result' as const,
            who: choices.is_open_for_work ? t('who.pool', { names: everybody }) : everybody,
            until: day ?? t('until.contact', { workspace }),
            action: open('result', t('see')),
          },
        ]
      : []),
    {
      id: 'job',
      who: workspaceRecord.is_directly_invited
        ? everybody
        : unlockedBy.length > 0
          ? names(unlockedBy)
          : t('who.unlock'),
      until: workspaceRecord.has_job_profile ? t('until.job') : t('until.empty'),
      action: open('profile', t('correct')),
    },
    ...(workspaceRecord.has_demographics
      ? [
          {
            id: 'demographics' as const,
            who: t('who.counts'),
            until: t('until.result'),
            action: correct(t('kinds.demographics')),
          },
        ]
      : []),
  ];
}

/** The rules by which the workspace erases, and that people are notified before. */
function useRetentionNote(workspaceRecord: OwnWorkspaceData): string {
  const { t } = useTranslation('your-data');
  const format = useFormat();
  const { workspace, months_after_rejection: no, months_after_last_activity: quiet } = workspaceRecord;
  const times = [
    no === null ? '' : t('stored.no', { count: no }),
    quiet === null ? '' : t('stored.quiet', { count: quiet }),
  ].filter((part) => part !== '');
  if (times.length === 0) return t('stored.never', { workspace });
  return t('stored.clock', { workspace, times: format.list(times), days: RETENTION_NOTICE_DAYS });
}

/** The stored data, why, who can see it, until when, and how to correct it. */
export function StoredCard(props: StoredCardProps) {
  const { t } = useTranslation('your-data');
  const { answers, kept_because: reason } = props.workspaceRecord;
  const kinds = useKinds(props);
  const note = useRetentionNote(props.workspaceRecord);
  return (
    <Card title={t('stored.title')}>
      <table aria-label={t('stored.title')} className="block w-full text-left">
        <thead className="block max-md:sr-only">
          <tr className={`${GRID} pb-2 text-xs text-third`}>
            <th className="font-normal">{t('stored.what')}</th>
            <th className="font-normal">{t('stored.who')}</th>
            <th className="font-normal">{t('stored.until')}</th>
            <th className="sr-only">{t('correct')}</th>
          </tr>
        </thead>
        <tbody className="block">
          {kinds.map(({ id, who, until, action }) => (
            <tr key={id} className={`${GRID} items-center gap-y-0.5 border-t border-line py-2.5`}>
              <td className="min-w-0">
                <span className="block font-semibold">{t(`kinds.${id}`, { count: answers })}</span>
                <span className="block text-sm text-pretty text-second">{t(`why.${id}`)}</span>
              </td>
              <td className="min-w-0 text-sm wrap-anywhere">
                <span className="text-third md:hidden">{t('stored.who')}: </span>
                {who}
              </td>
              <td className="min-w-0 text-sm text-second">
                <span className="text-third md:hidden">{t('stored.until')}: </span>
                {until}
              </td>
              <td className="text-sm md:text-right">{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line pt-3 text-xs text-pretty text-third">
        <span className="block pb-1">
          {t('stored.deciders', { workspace: props.workspaceRecord.workspace })}
        </span>
        {note}
        {reason !== null && <span className="block pt-1">{t('stored.because', { reason })}</span>}
      </p>
    </Card>
  );
}
