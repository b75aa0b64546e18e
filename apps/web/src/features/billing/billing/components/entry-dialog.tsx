import { useTranslation } from 'react-i18next';
import { Facts } from '#features/base/records/components/facts.tsx';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ButtonLink } from '#ui/link.tsx';
import type { EntryRow } from '../api.ts';
import { useEntryTitle, useSigned } from './entry-words.tsx';

interface EntryDialogProps {
  readonly entry: EntryRow;
  readonly onClose: () => void;
}

/** Everything about one change of the talent insights. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const titleOf = useEntryTitle();
  const formatSigned = useSigned();
  const { talent, order } = entry;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={titleOf(entry)}
      actions={
        <>
          {entry.kind === 'unlock' && talent !== null && talent !== undefined && (
            <ButtonLink to="/talents/$talentId" params={{ talentId: talent.id }} kind="secondary">
              {t('history.openTalent')}
            </ButtonLink>
          )}
          <Button kind="secondary" onPress={onClose}>
            {common('action.close')}
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          [t('history.date'), format.date(entry.date_created, 'dateTime')],
          [t('history.amount'), formatSigned(entry.amount)],
          [t('history.balance'), format.number(entry.balance)],
          ...(entry.user_created === undefined
            ? []
            : [[t('history.by'), entry.user_created?.fullname ?? t('history.byProduct')] as const]),
          ...(order === null ? [] : [[t('history.order'), order.number] as const]),
          ...(entry.reason === null ? [] : [[t('history.reason'), entry.reason] as const]),
        ]}
      />
    </Dialog>
  );
}
