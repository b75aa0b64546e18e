import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { AlertLine } from '#ui/alert-line.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';

const TYPES = ['image/png', 'image/jpeg'];
const MEGABYTES_MAX = 10;
const BYTES_PER_MEGABYTE = 1_048_576;

/** Saves the image and reports the outcome; all failures share one text. */
function useSaving() {
  const { t } = useTranslation('profile');
  const [isSaving, setSaving] = useState(false);
  const save = async (action: () => Promise<unknown>, message: string) => {
    setSaving(true);
    try {
      await action();
      notify({ id: 'avatar', text: message });
    } catch (error) {
      notifyFailure(error, { id: 'avatar', text: t('avatar.failed') });
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save };
}

interface ImageFieldProps {
  readonly name: string;
  /** The current image; undefined when initials are shown. */
  readonly src: string | undefined;
  readonly onTake: (file: File) => Promise<unknown>;
  readonly onRemove: () => Promise<unknown>;
}

/** The image of a person: select, replace, remove. */
export function ImageField({ name, src, onTake, onRemove }: ImageFieldProps) {
  const { t } = useTranslation('profile');
  const [problem, setProblem] = useState<string>();
  const { isSaving, save } = useSaving();
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    if (!TYPES.includes(file.type)) return setProblem(t('avatar.wrongType'));
    if (file.size > MEGABYTES_MAX * BYTES_PER_MEGABYTE) {
      return setProblem(t('avatar.tooLarge', { megabytes: MEGABYTES_MAX }));
    }
    setProblem(undefined);
    void save(() => onTake(file), t('avatar.saved'));
  };
  const hasImage = src !== undefined;
  return (
    <fieldset aria-label={t('avatar.label')} className="flex flex-wrap items-center gap-5">
      <Avatar name={name} src={src} size="xl" />
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => take(files?.[0])}>
            <Button kind="secondary" size="sm" isLoading={isSaving}>
              {t(hasImage ? 'avatar.change' : 'avatar.choose')}
            </Button>
          </FileTrigger>
          {hasImage && (
            <Button
              kind="light"
              size="sm"
              disabled={isSaving}
              onPress={() => void save(onRemove, t('avatar.removed'))}
            >
              {t('avatar.remove')}
            </Button>
          )}
        </div>
        <p className="text-xs text-third">{t('avatar.hint', { megabytes: MEGABYTES_MAX })}</p>
        <AlertLine size="sm">{problem}</AlertLine>
      </div>
    </fieldset>
  );
}
