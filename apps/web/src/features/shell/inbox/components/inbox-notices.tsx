import { DATA_REQUESTS_PATH } from '@quint/domain/home/overview.ts';
import { useQuery } from '@tanstack/react-query';
import { Hand, Hourglass, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dataRequestsQuery } from '#features/privacy/requests/api.ts';
import { TextLink } from '#ui/link.tsx';

interface NoticeProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly onLeave: () => void;
}

function Notice({ icon: Icon, text, onLeave }: NoticeProps) {
  return (
    <li className="flex items-center gap-3 px-4 py-1">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-lila-strong" />
      <TextLink
        to={DATA_REQUESTS_PATH}
        onClick={onLeave}
        className="inline-flex min-h-8 items-center font-semibold max-md:min-h-11"
      >
        {text}
      </TextLink>
    </li>
  );
}

/** Above the conversations: what people ask about their data, and whose data ends. Nothing on most days. */
export function InboxNotices({ onLeave }: Pick<NoticeProps, 'onLeave'>) {
  const { t } = useTranslation('inbox');
  const { data } = useQuery({ ...dataRequestsQuery, meta: { isSilent: true } });
  if (data === undefined || (data.open === 0 && data.ending.count === 0)) return null;
  return (
    <ul aria-label={t('notices.label')} className="border-b border-line bg-lila-soft py-2">
      {data.open > 0 && (
        <Notice icon={Hand} text={t('notices.requests', { count: data.open })} onLeave={onLeave} />
      )}
      {data.ending.count > 0 && (
        <Notice icon={Hourglass} text={t('notices.ending', { count: data.ending.count })} onLeave={onLeave} />
      )}
    </ul>
  );
}
