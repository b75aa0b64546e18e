import { useTranslation } from 'react-i18next';
import { FieldError, TextInput } from '#features/survey/survey/components/text-input.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Entrance } from '../api.ts';
import { useSignUp, type Outcome } from '../use-sign-up.ts';
import type { EntryOption } from '../model/entry-options.ts';

interface SignUpFormProps {
  readonly entryOption: EntryOption;
  readonly entrance: Entrance;
  /** The company that sees the result; undefined when only the person does. */
  readonly company: string | undefined;
  readonly onDone: (outcome: Outcome) => void;
}

/** Name, e-mail and consent: everything needed to begin. */
export function SignUpForm({ entryOption, entrance, company, onDone }: SignUpFormProps) {
  const { t } = useTranslation('participation');
  const form = useSignUp(entrance, onDone);
  const { values, errorOf, set } = form;
  return (
    <form
      noValidate
      onSubmit={form.submit}
      aria-labelledby="participation-form"
      className="flex flex-col gap-5 rounded-lg border border-line bg-canvas p-5 md:p-6"
    >
      <h2 id="participation-form" className="text-md font-semibold">
        {t('form.title')}
      </h2>
      <TextInput
        ref={form.refOf('name')}
        id="participation-name"
        label={t('form.name')}
        value={values.name}
        error={errorOf('name')}
        onChange={(name) => set({ name })}
        autoComplete="name"
      />
      <TextInput
        ref={form.refOf('email')}
        id="participation-email"
        label={t('form.email')}
        hint={t('form.emailHint')}
        value={values.email}
        error={errorOf('email')}
        onChange={(email) => set({ email })}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Consent
        text={
          entryOption === 'talentPool'
            ? t('form.consent.pool')
            : company === undefined
              ? t('form.consent.own')
              : t('form.consent.company', { workspace: company })
        }
        isGiven={values.consent}
        error={errorOf('consent')}
        refOf={form.refOf('consent')}
        onChange={(consent) => set({ consent })}
      />
      <p role="alert" className="text-danger empty:hidden">
        {form.failure}
      </p>
      <div>
        <PlainButton type="submit" kind="primary-lila" size="lg" aria-disabled={form.isSending}>
          {form.isSending && <Spinner />}
          {form.isSending ? t('form.busy') : t(`${entryOption}.submit`)}
        </PlainButton>
      </div>
    </form>
  );
}

interface ConsentProps {
  readonly text: string;
  readonly isGiven: boolean;
  readonly error: string | undefined;
  readonly refOf: (input: HTMLInputElement | null) => void;
  readonly onChange: (isGiven: boolean) => void;
}

const CONSENT_ERROR_ID = 'participation-consent-error';

function Consent({ text, isGiven, error, refOf, onChange }: ConsentProps) {
  const { t } = useTranslation('participation');
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex cursor-pointer items-start gap-3">
        <input
          ref={refOf}
          type="checkbox"
          checked={isGiven}
          onChange={(event) => onChange(event.target.checked)}
          aria-required="true"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : CONSENT_ERROR_ID}
          className="mt-0.5 size-6 shrink-0 accent-lila"
        />
        <span className="text-pretty text-second">{text}</span>
      </label>
      <a
        href="/privacy"
        target="_blank"
        rel="noopener"
        className="link ml-9 inline-flex min-h-6 items-center max-md:-my-2.5 max-md:min-h-11 text-sm"
      >
        {t('form.consent.privacy')}
      </a>
      <FieldError id={CONSENT_ERROR_ID} text={error} />
    </div>
  );
}
