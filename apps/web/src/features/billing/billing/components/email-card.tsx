import type { Billing } from '@quint/contract/billing/billing.ts';
import { EMAIL_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { findEmailProblem } from '@quint/domain/base/email-check.ts';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/field.tsx';
import { useSavePaymentEmail } from '../api.ts';

interface EditorProps {
  readonly email: string;
  readonly onClose: () => void;
}

/** The pressed button is gone: moves the focus to the element that replaced it. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Edits the address in place. Input stays when saving fails. */
function Editor({ email, onClose }: EditorProps) {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation('common');
  const save = useSavePaymentEmail();
  const errorText = useErrorText();
  const [typedAddress, setTypedAddress] = useState(email);
  const [isWrong, setWrong] = useState(false);
  const address = typedAddress.trim();
  const submit = () => {
    const isUsable = address === '' || findEmailProblem(address) === undefined;
    setWrong(!isUsable);
    if (!isUsable || save.isPending) return;
    save.mutate(
      { paymentEmail: address === '' ? null : address },
      {
        onSuccess() {
          notify({ text: t('email.saved') });
          onClose();
        },
      },
    );
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        type="email"
        autoComplete="email"
        inputRef={takeFocus}
        label={t('email.label')}
        hideLabel
        hint={t('email.hint')}
        maxLength={EMAIL_MAX_CHARACTERS}
        value={typedAddress}
        onChange={setTypedAddress}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        error={isWrong ? t('email.wrong') : errorText(save.error) || undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" size="sm" isLoading={save.isPending}>
          {common('action.save')}
        </Button>
        <Button kind="secondary" size="sm" onPress={onClose}>
          {common('action.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The address for invoices and notes about payments. */
export function EmailCard({ billing }: { readonly billing: Billing }) {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation('common');
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { paymentEmail } = billing;
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <Card title={t('email.title')}>
      <p className="pb-3 text-pretty text-second">{t('email.text')}</p>
      {isEditing ? (
        <Editor email={paymentEmail ?? ''} onClose={close} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="min-w-0 font-medium wrap-anywhere">{paymentEmail ?? t('email.all')}</span>
          <Button
            ref={edit}
            kind="secondary"
            size="sm"
            aria-label={t('email.edit')}
            onPress={() => setEditing(true)}
          >
            <Pencil aria-hidden="true" className="size-3.5" />
            {common('action.edit')}
          </Button>
        </div>
      )}
    </Card>
  );
}
