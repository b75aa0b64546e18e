import { MESSAGE_MAX_CHARACTERS } from '@quint/domain/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextArea } from '#ui/field.tsx';
import { toAnonymised, toMessaged } from '../model/works.ts';
import { useWork } from '../use-work.ts';
import type { VerbDialogProps } from '../model/verbs.ts';
import { VerbForm } from './verb-form.tsx';

/** One text, which each person gets as a message of their own. */
export function MessageDialog({ people, onClose }: VerbDialogProps) {
  const { t } = useTranslation('people');
  const work = useWork();
  const [text, setText] = useState('');
  const isReady = text.trim() !== '' && text.length <= MESSAGE_MAX_CHARACTERS;
  return (
    <VerbForm
      id="message"
      people={people}
      onClose={onClose}
      onDo={isReady ? () => void work(toMessaged(text.trim()), people) : undefined}
    >
      <TextArea
        label={t('field.message')}
        hint={t('field.messageHint', { count: people.length })}
        error={text.length > MESSAGE_MAX_CHARACTERS ? t('field.messageTooLong') : undefined}
        required
        value={text}
        onChange={setText}
      />
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
