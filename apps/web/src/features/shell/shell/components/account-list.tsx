import { useTranslation } from 'react-i18next';
import { SharedMenu } from '#ui/menu.tsx';
import { useAccountEntries } from '#features/shell/navigation/use-account-entries.tsx';

interface AccountListProps {
  readonly name: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly placement: 'top start' | 'bottom end';
}

/** The open menu of the account. */
export function AccountList({ name, anchor, onClose, placement }: AccountListProps) {
  const { t } = useTranslation('shell');
  const entries = useAccountEntries();
  return (
    <SharedMenu
      anchor={anchor}
      onClose={onClose}
      placement={placement}
      label={t('account.label', { name })}
      entries={entries}
    />
  );
}
