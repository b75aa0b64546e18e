import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';

interface WhoSeesThisProps {
  readonly isSelfServe: boolean;
}

export function WhoSeesThis({ isSelfServe }: WhoSeesThisProps) {
  const { t } = useTranslation('profile');
  const workspace = useCurrentUser().active_workspace?.name ?? '';
  return (
    <Card title={t('own.who')} look="soft" padding="sm">
      <div className="flex flex-col gap-2 text-pretty text-second">
        <p>{isSelfServe ? t('own.whoTextSelfServe') : t('own.whoText', { workspace })}</p>
        <p>{t('own.whoNote')}</p>
      </div>
    </Card>
  );
}
