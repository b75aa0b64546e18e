import { MESSAGE_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import { useTranslation } from 'react-i18next';
import { EraseOnDemand } from '#features/privacy/components/erase-on-demand.tsx';
import { DraftLine } from '#features/records/components/draft-line.tsx';
import { useDraftedValue } from '#features/records/use-draft.ts';
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

/** Shows what goes and what stays, and asks for the name, before a person is erased for good. */
export function AnonymiseDialog({ people, onClose }: VerbDialogProps) {
  const work = useWork();
  const [person] = people;
  if (person === undefined) return null;
  const onErase = async () => {
    onClose();
    await work(toAnonymised(), people);
  };
  return (
    <EraseOnDemand
      erased={{ talentId: person.id }}
      person={person.name}
      onClose={onClose}
      onErase={onErase}
    />
  );
}
