import { zodResolver } from '@hookform/resolvers/zod';
import { LONG_TEXT_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { Controller, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { FormArea, FormText } from '#features/base/records/components/form-fields.tsx';
import { useDialogLeave } from '#features/base/records/use-dialog-leave.tsx';
import { useFirstWrong } from '#features/base/records/use-first-wrong.ts';
import { useRecordForm } from '#features/base/records/use-record-form.ts';
import { notify } from '#lib/notify.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { useSaveCourse, type Course } from '../api.ts';
import { courseForm, toCourse, toCourseForm, type CourseForm } from '../form.ts';

interface FieldsProps {
  readonly control: Control<CourseForm>;
}

function Choices({ control }: FieldsProps) {
  const { t } = useTranslation('trainings');
  const { t: personality } = useTranslation('personality');
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Controller
        control={control}
        name="trait"
        render={({ field }) => (
          <Select
            label={t('admin.form.trait')}
            value={field.value}
            options={TRAITS.map((value) => ({ value, label: personality(`traits.${value}.name`) }))}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="direction"
        render={({ field }) => (
          <Select
            label={t('admin.form.direction')}
            value={field.value}
            options={(['below', 'above'] as const).map((value) => ({
              value,
              label: t(`admin.form.directions.${value}`),
            }))}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="language"
        render={({ field }) => (
          <Select
            label={t('admin.form.language')}
            value={field.value}
            options={(['EN', 'DE'] as const).map((value) => ({
              value,
              label: t(`admin.form.languages.${value}`),
            }))}
            onChange={field.onChange}
          />
        )}
      />
    </div>
  );
}

function Fields({ control }: FieldsProps) {
  const { t } = useTranslation('trainings');
  const title = { control, max: TITLE_MAX_CHARACTERS };
  const text = { control, max: LONG_TEXT_MAX_CHARACTERS, rows: 3 };
  return (
    <div className="flex flex-col gap-4">
      <FormText {...title} name="title" label={t('admin.form.title')} required />
      <FormText
        {...title}
        name="other_title"
        label={t('admin.form.other_title')}
        hint={t('admin.form.otherHint')}
      />
      <FormArea
        {...text}
        name="description"
        label={t('admin.form.description')}
        hint={t('admin.form.descriptionHint')}
      />
      <FormArea {...text} name="other_description" label={t('admin.form.other_description')} />
      <Choices control={control} />
      <div className="grid gap-4 md:grid-cols-2">
        <FormText {...title} name="provider" label={t('admin.form.provider')} />
        <Controller
          control={control}
          name="url"
          render={({ field: { ref, disabled: _disabled, ...field }, fieldState }) => (
            <TextField
              {...field}
              inputRef={ref}
              type="url"
              label={t('admin.form.url')}
              hint={t('admin.form.urlHint')}
              error={fieldState.error === undefined ? undefined : t('admin.form.urlWrong')}
            />
          )}
        />
      </div>
    </div>
  );
}

interface CourseDialogProps {
  /** Undefined for a new course. */
  readonly course: Course | undefined;
  readonly onClose: () => void;
}

/** Creates a course, or changes one. */
export function CourseDialog({ course, onClose }: CourseDialogProps) {
  const { t } = useTranslation('trainings');
  const { t: common } = useTranslation('common');
  const save = useSaveCourse();
  const { form, draft, leaveActions, onSubmit } = useRecordForm<CourseForm>({
    name: `trainings/${course?.id ?? 'create'}`,
    resolver: zodResolver(courseForm),
    initial: toCourseForm(course),
    async save(values) {
      await save.mutateAsync({ ...(course && { id: course.id }), ...toCourse(values) });
      return course?.id ?? 'new';
    },
    onSaved() {
      notify({ text: t('admin.saved') });
      onClose();
    },
  });
  const { close, question } = useDialogLeave(leaveActions, onClose);
  const element = useFirstWrong(form.formState.submitCount);
  return (
    <FormDialog
      onClose={close}
      size="lg"
      title={t(course === undefined ? 'admin.form.create' : 'admin.form.edit')}
      aside={
        <span className="mr-auto self-center">
          <DraftLine draft={draft} />
        </span>
      }
      question={question}
      submit={common('action.save')}
      isPending={form.formState.isSubmitting}
      formRef={element}
      onSubmit={() => void form.handleSubmit(onSubmit)()}
    >
      <Fields control={form.control} />
    </FormDialog>
  );
}
