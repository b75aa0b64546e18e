import { zodResolver } from '@hookform/resolvers/zod';
import type { RecommendedTraining } from '@quint/contract/profile/trainings.ts';
import type { TrainingErrorCode } from '@quint/phrases/base/errors/training-error-text.ts';
import { getTrainingErrorText } from '@quint/phrases/base/errors/training-error-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DraftLine } from '#features/base/records/components/draft-line.tsx';
import { useDraftedValue, type DraftedValue } from '#features/base/records/use-draft.ts';
import { useFirstWrong } from '#features/base/records/use-first-wrong.ts';
import { failureText } from '#lib/failures.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { notify } from '#lib/notify.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { ownContactQuery, useRegistration } from '../api.ts';
import { LIMITS, requestForm, toDigits, type RequestValues } from '../form.ts';

const FORM_ID = 'training-request';

interface RequestDialogProps {
  readonly course: RecommendedTraining;
  readonly talentId: string;
  readonly onClose: () => void;
}

/** The message of the catalogue for the code of a form field. */
function messageOf(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  const errorCode = code as TrainingErrorCode;
  return getTrainingErrorText(errorCode, currentLanguage(), { max: LIMITS[errorCode] });
}

type Word = Exclude<keyof RequestValues, 'consent' | 'situation' | 'has_one_name'>;
const TYPE = { first_name: 'text', last_name: 'text', email: 'email', phone: 'tel' } as const;
const KIND = { first_name: 'given-name', last_name: 'family-name', email: 'email', phone: 'tel' } as const;

interface LineProps {
  readonly control: Control<RequestValues>;
  readonly name: Word;
  readonly required?: boolean;
}

function Line({ control, name, required = true }: LineProps) {
  const { t } = useTranslation('trainings');
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, disabled: _disabled, ...field }, fieldState, formState }) => (
        <TextField
          {...field}
          required={required}
          inputRef={ref}
          autoComplete={KIND[name]}
          type={TYPE[name]}
          label={t(`form.${name}`)}
          hint={name === 'phone' ? t('form.phoneHint') : undefined}
          error={
            fieldState.isTouched || formState.isSubmitted ? messageOf(fieldState.error?.message) : undefined
          }
        />
      )}
    />
  );
}

/** The last name. While it is empty, the person can tick that they have only one name. */
function LastName({ control }: { readonly control: Control<RequestValues> }) {
  const { t } = useTranslation('trainings');
  const [lastName, hasOneName] = useWatch({ control, name: ['last_name', 'has_one_name'] });
  return (
    <div className="flex flex-col gap-2">
      <Line control={control} name="last_name" required={!hasOneName} />
      {lastName.trim() === '' && (
        <Controller
          control={control}
          name="has_one_name"
          render={({ field }) => (
            <Checkbox checked={field.value} onChange={field.onChange}>
              {t('form.oneName')}
            </Checkbox>
          )}
        />
      )}
    </div>
  );
}

interface RestProps {
  readonly control: Control<RequestValues>;
  readonly situation: DraftedValue<string>;
}

function SituationFields({ control, situation }: RestProps) {
  const { t } = useTranslation('trainings');
  return (
    <>
      <Controller
        control={control}
        name="situation"
        render={({ field: { ref, disabled: _disabled, ...field }, fieldState, formState }) => (
          <TextArea
            {...field}
            onChange={(text) => {
              field.onChange(text);
              situation.setValue(text);
            }}
            required
            rows={4}
            inputRef={ref}
            label={t('form.situation')}
            hint={t('form.situationHint')}
            error={
              fieldState.isTouched || formState.isSubmitted ? messageOf(fieldState.error?.message) : undefined
            }
          />
        )}
      />
      <DraftLine draft={situation.draft} />
      <Controller
        control={control}
        name="consent"
        render={({ field, fieldState }) => (
          <Checkbox
            required
            checked={field.value}
            onChange={field.onChange}
            error={messageOf(fieldState.error?.message)}
          >
            {t('form.consent')}
          </Checkbox>
        )}
      />
    </>
  );
}

interface RequestFormProps extends Omit<RequestDialogProps, 'talentId'> {
  readonly initial: RequestValues;
  readonly onBusy: (busy: boolean) => void;
}

function RequestForm({ course, initial, onBusy, onClose }: RequestFormProps) {
  const { t } = useTranslation('trainings');
  const { t: common } = useTranslation('common');
  const { register } = useRegistration();
  const [refusal, setRefusal] = useState<string>();
  const situation = useDraftedValue(`training/${course.id}`, '', (input) => input.trim() === '');
  const form = useForm<RequestValues>({
    resolver: zodResolver(requestForm),
    defaultValues: { ...initial, situation: situation.value },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const element = useFirstWrong(form.formState.submitCount);
  const draft = {
    at: situation.draft.at,
    discard() {
      situation.draft.discard();
      form.resetField('situation', { defaultValue: '' });
    },
  };
  const send = async ({ has_one_name: _hasOneName, ...values }: RequestValues) => {
    setRefusal(undefined);
    onBusy(true);
    try {
      await register.mutateAsync({ ...values, course: course.id });
      situation.finish();
      notify({ text: t('form.sent') });
      onClose();
    } catch (error) {
      setRefusal(failureText(error, common('fault.failedText')));
    } finally {
      onBusy(false);
    }
  };
  return (
    <form
      ref={element}
      id={FORM_ID}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <p className="text-pretty text-second">
        {t('form.text', { provider: course.provider ?? t('form.theProvider') })}
      </p>
      {refusal !== undefined && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger">
          {refusal}
        </p>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <Line control={form.control} name="first_name" />
        <LastName control={form.control} />
        <Line control={form.control} name="email" />
        <Line control={form.control} name="phone" />
      </div>
      <SituationFields control={form.control} situation={{ ...situation, draft }} />
    </form>
  );
}

/** The registration for a course, prefilled with known data of the person. */
export function RequestDialog({ course, talentId, onClose }: RequestDialogProps) {
  const { t } = useTranslation('trainings');
  const { t: common } = useTranslation('common');
  const { data, isPending } = useQuery(ownContactQuery(talentId));
  const [isBusy, setBusy] = useState(false);
  const initial: RequestValues = {
    first_name: data?.first_name ?? '',
    last_name: data?.last_name ?? '',
    // Without a last name in the workspace, the person has only one name.
    has_one_name: (data?.first_name ?? '') !== '' && (data?.last_name ?? '') === '',
    email: data?.email ?? '',
    phone: toDigits(data?.phone ?? null),
    situation: '',
    consent: false,
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('form.title', { title: course.title })}
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} kind="primary" isLoading={isBusy} disabled={isPending}>
            {t('form.send')}
          </Button>
        </>
      }
    >
      {isPending ? (
        <LinesSkeleton label={common('state.loading')} />
      ) : (
        <RequestForm course={course} initial={initial} onBusy={setBusy} onClose={onClose} />
      )}
    </Dialog>
  );
}
