import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#lib/api-error.ts';
import { login } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { loginForm, type LoginForm as Values } from '../form.ts';
import { PasswordField } from './password-field.tsx';

/** What a refusal means here; anything else is reported by the toast of the query cache. */
function useRefusal(error: unknown): string | undefined {
  const { t } = useTranslation('auth');
  if (isApiError(error, 'INVALID_CREDENTIALS')) return t('login.wrong');
  if (isApiError(error, 'REQUESTS_EXCEEDED'))
    return t('login.tooMany', { count: Number(error.details['seconds'] ?? 60) });
  if (isApiError(error) && error.status < 500) return error.message;
  return undefined;
}

interface LoginFormProps {
  readonly onSignedIn: () => void;
}

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation('common');
  const form = useForm<Values>({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });
  const signIn = useMutation({
    mutationFn: ({ email, password }: Values) => login(email, password),
    onSuccess: onSignedIn,
  });
  const refusal = useRefusal(signIn.error);
  const message = (key: string | undefined) =>
    key === 'form.required' || key === 'form.invalidEmail' ? common(key) : undefined;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit((values) => signIn.mutate(values))(event)}
    >
      <p role="alert" className="contents">
        {refusal !== undefined && (
          <span className="flex items-start gap-2.5 rounded-md bg-danger-soft px-3.5 py-3 font-medium text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {refusal}
          </span>
        )}
      </p>
      <Controller
        control={form.control}
        name="email"
        render={({ field: { ref, disabled: _disabled, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            type="email"
            label={t('login.email')}
            autoComplete="username"
            required
            error={message(fieldState.error?.message)}
          />
        )}
      />
      <Controller
        control={form.control}
        name="password"
        render={({ field: { ref, disabled: _disabled, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            inputRef={ref}
            label={t('login.password')}
            autoComplete="current-password"
            required
            error={message(fieldState.error?.message)}
          />
        )}
      />
      <Button type="submit" kind="primary-lila" size="lg" wide loading={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
