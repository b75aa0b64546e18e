import { useTranslation } from 'react-i18next';
import { SharedMenu } from '#ui/menu.tsx';
import { useAccountEntries } from './account-card.tsx';

interface AccountListProps {
  readonly name: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The open menu of the account in the bar on top. */
export function AccountList({ name, anchor, onClose }: AccountListProps) {
  const { t } = useTranslation('shell');
  const entries = useAccountEntries();
  return (
    <SharedMenu
      anchor={anchor}
      onClose={onClose}
      placement="bottom end"
      label={t('account.label', { name })}
      entries={entries}
    />
  );
}
