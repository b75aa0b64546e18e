import { VIEW_NAME_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import type { NewView } from '../use-views.ts';

interface ViewDialogProps {
  readonly title: string;
  /** What the view has now, or what is suggested. */
  readonly start: NewView;
  readonly isSaving: boolean;
  /** Why the server refused it. */
  readonly error: string | undefined;
  readonly onSave: (view: NewView) => void;
  readonly onClose: () => void;
}

/** The name of a view, and whether colleagues see it. */
export function ViewDialog({ title, start, isSaving, error, onSave, onClose }: ViewDialogProps) {
  const { t } = useTranslation('talents');
  const { t: common } = useTranslation();
  const [name, setName] = useState(start.name);
  const [isShared, setShared] = useState(start.isShared);
  const [isTried, setTried] = useState(false);
  const problem = isTried && name.trim() === '' ? t('views.nameMissing') : error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '') onSave({ name: name.trim(), isShared });
  };
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form="saved-view" loading={isSaving}>
            {t('views.save')}
          </Button>
        </>
      }
    >
      <form id="saved-view" onSubmit={submit} className="flex flex-col gap-4">
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
      </form>
    </Dialog>
  );
}
