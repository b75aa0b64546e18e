import { RANGE_REASON_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/field.tsx';

interface RangeReasonProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The reason for changing fixed ranges, which the history of the role shows. The area `role-ranges` must be loaded. */
export function RangeReason({ value, onChange, error, inputRef }: RangeReasonProps) {
  const { t } = useTranslation('role-ranges');
  return (
    <TextField
      required
      label={t('reason.label')}
      hint={t('reason.hint')}
      placeholder={t('reason.placeholder')}
      maxLength={RANGE_REASON_MAX_CHARACTERS}
      value={value}
      onChange={onChange}
      error={error}
      inputRef={inputRef}
    />
  );
}
