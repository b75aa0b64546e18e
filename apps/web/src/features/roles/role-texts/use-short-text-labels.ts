import { ROLE_TEXTS } from '@quint/domain/roles/role-texts.ts';
import { useTranslation } from 'react-i18next';
import type { FormLabels } from '#features/base/records/components/conflict-dialog.tsx';
import type { ShortTexts } from './form.ts';

/** The labels of short versions, to choose between those of two people. */
export function useShortTextLabels(): FormLabels<ShortTexts> {
  const { t } = useTranslation('role-texts');
  const { t: roles } = useTranslation('roles');
  const list = (valueOf: (text: (typeof ROLE_TEXTS)[number]) => string) =>
    ROLE_TEXTS.map((text) => `${roles(`form.${text}`)}: ${valueOf(text)}`).join(' · ');
  return {
    versions: {
      label: t('conflict.versions'),
      show: (versions) =>
        list((text) => {
          const count = versions[text].length;
          return count === 0 ? t('conflict.none') : t('conflict.count', { count });
        }),
    },
    shown: {
      label: t('conflict.shown'),
      show: (choices) =>
        list((text) =>
          choices[text].isShown ? `${t('short')} ${choices[text].selected + 1}` : t('original'),
        ),
    },
  };
}
