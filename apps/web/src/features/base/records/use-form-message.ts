import { useTranslation } from 'react-i18next';

/** Translates the messages of form schemas. */
export function useFormMessage(): (key: string | undefined, max?: number) => string | undefined {
  const { t } = useTranslation('records');
  const { t: common } = useTranslation('common');
  return (key, max = 0) => {
    switch (key) {
      case undefined:
        return undefined;
      case 'form.tooLong':
        return t('form.tooLong', { max });
      case 'form.dateInvalid':
        return t('form.dateInvalid');
      case 'form.invalidEmail':
        return common('form.invalidEmail');
      default:
        return common('form.required');
    }
  };
}
