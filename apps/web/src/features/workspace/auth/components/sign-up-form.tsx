import { toStoredLanguage } from '@quint/contract/base/languages.ts';
import {
  NAME_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from '@quint/domain/base/limits.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextLink } from '#ui/link.tsx';
import { signUpForm, type SignUpForm as Values } from '../form.ts';
import { useRefusal } from '../use-refusal.ts';
import { FormField } from './form-field.tsx';
import { LastNameField } from './last-name-field.tsx';
import { Refusal } from './refusal.tsx';

interface SignUpFormProps {
  readonly initial: Values;
  /** The error of the last attempt. */
  readonly error: unknown;
  /** The page to open after the login. */
  readonly target: string | undefined;
  readonly onSend: (values: Values) => void;
}

/** The reason why the workspace was not created; for an existing account with a link to the login. */
function SignUpRefusal({ error, target }: Pick<SignUpFormProps, 'error' | 'target'>) {
  const text = useRefusal(error);
  if (text === undefined || !isApiError(error, 'account.exists')) return <Refusal>{text}</Refusal>;
  return (
    <Refusal>
      <TextLink
        to="/"
        search={{ redirectTo: target }}
        className="inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11 underline"
      >
        {text}
      </TextLink>
    </Refusal>
  );
}

export function SignUpForm({ initial, error, target, onSend }: SignUpFormProps) {
  const { t, i18n } = useTranslation('auth');
  const { t: common } = useTranslation('common');
  const form = useForm<Values>({ resolver: zodResolver(signUpForm), defaultValues: initial });
  const { control } = form;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit(onSend)(event)}
    >
      <SignUpRefusal error={error} target={target} />
      <FormField
        control={control}
        name="name"
        label={t('signUp.company')}
        autoComplete="organization"
        maxLength={TITLE_MAX_CHARACTERS}
        required
      />
      <div className="grid gap-5 md:grid-cols-2">
        <FormField
          control={control}
          name="first_name"
          label={t('signUp.firstName')}
          autoComplete="given-name"
          maxLength={NAME_MAX_CHARACTERS}
          required
        />
        <LastNameField control={control} label={t('signUp.lastName')} />
      </div>
      <FormField
        control={control}
        name="email"
        type="email"
        label={t('signUp.email')}
        autoComplete="username"
        required
      />
      <FormField
        control={control}
        name="password"
        secret
        account={null}
        label={t('login.password')}
        hint={t('password.hint', { min: PASSWORD_MIN_CHARACTERS })}
        autoComplete="new-password"
        required
      />
      <Controller
        control={control}
        name="language"
        render={({ field }) => (
          <RadioGroup
            label={t('signUp.language')}
            hint={t('signUp.languageHint')}
            options={[
              { value: 'EN', label: common('language.en') },
              { value: 'DE', label: common('language.de') },
            ]}
            value={field.value ?? toStoredLanguage(i18n.resolvedLanguage ?? 'en')}
            onChange={field.onChange}
          />
        )}
      />
      <Button type="submit" kind="primary-lila" size="lg" wide>
        {t('signUp.submit')}
      </Button>
    </form>
  );
}
