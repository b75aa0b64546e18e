import { MESSAGE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { useTranslation } from 'react-i18next';
import { EraseOnDemand } from '#features/privacy/components/erase-on-demand.tsx';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { TextArea } from '#ui/field.tsx';
import { toMessaged } from '../model/mail-actions.ts';
import { toAnonymised } from '../model/bulk-actions.ts';
import { useBulkAction } from '../use-bulk-action.ts';
import type { ActionDialogProps } from '../model/action-rules.ts';
import { draftKey, ActionForm } from './action-form.tsx';

/** One text, which each person gets as a separate message. */
export function MessageDialog({ people, onClose }: ActionDialogProps) {
  const { t } = useTranslation('people');
  const runBulkAction = useBulkAction();
  const message = useDraftedValue<string>(`messages/${draftKey(people)}`, '', (value) => value.trim() === '');
  const { value: text, setValue: setText } = message;
  const onDo = () => {
    void runBulkAction(toMessaged(text.trim()), people).then((ids) => ids.length > 0 && message.finish());
  };
  const isReady = text.trim() !== '' && text.length <= MESSAGE_MAX_CHARACTERS;
  return (
    <ActionForm id="message" people={people} onClose={onClose} onDo={isReady ? onDo : undefined}>
      <TextArea
        label={t('field.message')}
        hint={t('field.messageHint', { count: people.length })}
        error={text.length > MESSAGE_MAX_CHARACTERS ? t('field.messageTooLong') : undefined}
        required
        value={text}
        onChange={setText}
      />
      <DraftLine draft={message.draft} />
    </ActionForm>
  );
}

/** Shows what is erased and what stays, and asks for the name, before a person is erased permanently. */
export function AnonymiseDialog({ people, onClose }: ActionDialogProps) {
  const runBulkAction = useBulkAction();
  const [person] = people;
  if (person === undefined) return null;
  const onErase = async () => {
    onClose();
    await runBulkAction(toAnonymised(), people);
  };
  return (
    <EraseOnDemand
      target={{ talentId: person.id }}
      person={person.name}
      onClose={onClose}
      onErase={onErase}
    />
  );
}
