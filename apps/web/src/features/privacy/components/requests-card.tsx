import type { OwnWorkspaceData, OwnRequest } from '@quint/contract/privacy/privacy.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';

/** The due date of an answer: one calendar month later. */
function dueOf(date: string): Date {
  const due = new Date(date);
  due.setMonth(due.getMonth() + 1);
  return due;
}

interface SaidProps {
  readonly by: string;
  readonly children: string;
}

function Message({ by, children }: SaidProps) {
  return (
    <div>
      <p className="text-xs text-third tabular-nums">{by}</p>
      <p className="text-pretty wrap-anywhere whitespace-pre-line">{children}</p>
    </div>
  );
}

function Request({ request, workspace }: { readonly request: OwnRequest; readonly workspace: string }) {
  const { t } = useTranslation('your-data');
  const format = useFormat();
  const { kind, date, text, answer, date_answered: answerDate } = request;
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <h3 className="font-semibold">{t(`requests.${kind}`)}</h3>
      {text !== null && <Message by={t('requests.you', { date: format.date(date) })}>{text}</Message>}
      {answer === null ? (
        <p className="text-sm text-second">
          {t('requests.waiting', { workspace, date: format.date(dueOf(date)) })}
        </p>
      ) : (
        <div className="border-l-2 border-lila/40 pl-3">
          <Message by={t('requests.answered', { workspace, date: format.date(answerDate) })}>
            {answer}
          </Message>
        </div>
      )}
    </li>
  );
}

/** The person's requests to a workspace, with answers. Nothing before the first request. */
export function RequestsCard({ workspaceRecord }: { readonly workspaceRecord: OwnWorkspaceData }) {
  const { t } = useTranslation('your-data');
  if (workspaceRecord.requests.length === 0) return null;
  return (
    <Card title={t('requests.title')}>
      <ul>
        {workspaceRecord.requests.map((request) => (
          <Request key={request.id} request={request} workspace={workspaceRecord.workspace} />
        ))}
      </ul>
    </Card>
  );
}
