import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { TextField, type TextFieldProps } from '#ui/field.tsx';

/**
 * The account of the password, for the password manager of the browser: its address, or null if a visible field of the
 * same form has it.
 */
export type PasswordAccount = string | null | undefined;

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly account: PasswordAccount;
}

/** A password input with a button that reveals it. */
export function PasswordField({ account, ...props }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <>
      {typeof account === 'string' && (
        <input type="email" name="username" autoComplete="username" value={account} readOnly hidden />
      )}
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        after={
          <Button
            kind="icon"
            size="sm"
            aria-label={t(isShown ? 'form.hidePassword' : 'form.showPassword')}
            onPress={() => setIsShown(!isShown)}
          >
            <Icon aria-hidden="true" className="size-4" />
          </Button>
        }
      />
    </>
  );
}
