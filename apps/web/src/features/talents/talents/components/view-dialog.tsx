import { VIEW_NAME_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/field.tsx';
import type { NewView } from '../use-views.ts';

interface ViewDialogProps {
  readonly title: string;
  /** The current values of the view, or suggested ones. */
  readonly start: NewView;
  readonly isSaving: boolean;
  /** The reason why the server refused it. */
  readonly error: string | undefined;
  readonly onSave: (view: NewView) => void;
  readonly onClose: () => void;
}

/** Edits the name of a view, and whether colleagues can see it. */
export function ViewDialog({ title, start, isSaving, error, onSave, onClose }: ViewDialogProps) {
  const { t } = useTranslation('talents');
  const [name, setName] = useState(start.name);
  const [isShared, setShared] = useState(start.isShared);
  const [isTried, setTried] = useState(false);
  const problem = isTried && name.trim() === '' ? t('views.nameMissing') : error;
  const submit = () => {
    setTried(true);
    if (name.trim() !== '') onSave({ name: name.trim(), isShared });
  };
  return (
    <FormDialog
      size="sm"
      title={title}
      onClose={onClose}
      submit={t('views.save')}
      isPending={isSaving}
      onSubmit={submit}
    >
      <TextField
        label={t('views.name')}
        value={name}
        onChange={setName}
        maxLength={VIEW_NAME_MAX_CHARACTERS}
        error={problem}
      />
      <Checkbox checked={isShared} onChange={setShared}>
        {t('views.share')}
      </Checkbox>
      <p className="text-xs text-third">{t('views.keeps')}</p>
    </FormDialog>
  );
}
