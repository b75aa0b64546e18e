import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { TextField, type TextFieldProps } from '#ui/field.tsx';

/** A password input with a button that reveals it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <Button
          kind="icon"
          size="sm"
          aria-label={t(shown ? 'form.hidePassword' : 'form.showPassword')}
          onPress={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" className="size-4" />
        </Button>
      }
    />
  );
}
