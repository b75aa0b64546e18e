import { MESSAGE_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/records/components/draft-line.tsx';
import { useDraftedValue } from '#features/records/use-draft.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextArea } from '#ui/field.tsx';
import { toAnonymised, toMessaged } from '../model/works.ts';
import { useWork } from '../use-work.ts';
import type { VerbDialogProps } from '../model/verbs.ts';
import { draftKey, VerbForm } from './verb-form.tsx';

/** One text, which each person gets as a message of their own. */
export function MessageDialog({ people, onClose }: VerbDialogProps) {
  const { t } = useTranslation('people');
  const work = useWork();
  const message = useDraftedValue<string>(`messages/${draftKey(people)}`, '', (typed) => typed.trim() === '');
  const { value: text, setValue: setText } = message;
  const onDo = () => {
    void work(toMessaged(text.trim()), people).then((isDone) => isDone && message.finish());
  };
  const isReady = text.trim() !== '' && text.length <= MESSAGE_MAX_CHARACTERS;
  return (
    <VerbForm id="message" people={people} onClose={onClose} onDo={isReady ? onDo : undefined}>
      <TextArea
        label={t('field.message')}
        hint={t('field.messageHint', { count: people.length })}
        error={text.length > MESSAGE_MAX_CHARACTERS ? t('field.messageTooLong') : undefined}
        required
        value={text}
        onChange={setText}
      />
      <DraftLine draft={message.draft} />
    </VerbForm>
  );
}

/** Asks for the name before personal data is removed for good. */
export function AnonymiseDialog({ people, onClose }: VerbDialogProps) {
  const { t } = useTranslation('people');
  const work = useWork();
  const name = people[0]?.name ?? '';
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => {
        void work(toAnonymised(), people);
        onClose();
      }}
      title={t('ask.anonymise', { name })}
      text={t('anonymise.text')}
      confirm={t('verb.anonymise')}
      name={{ label: t('anonymise.name', { name }), value: name }}
    />
  );
}
