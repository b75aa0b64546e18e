import type { ShownText } from '@quint/contract/roles/role-texts.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import type { RoleDetail } from '../api.ts';

const TEXTS = ['purpose', 'accountabilities', 'value_creation', 'description'] as const;

type WrittenRole = Pick<RoleDetail, 'id' | 'value_creation' | 'shown_texts'>;

/** The texts as others read them: the original, or the selected short version. */
function listTexts(role: WrittenRole) {
  return TEXTS.map((field): { field: (typeof TEXTS)[number] } & ShownText => ({
    field,
    ...(field === 'value_creation'
      ? { text: role.value_creation, is_short: false, by: null }
      : role.shown_texts[field]),
  })).filter(({ text }) => (text ?? '').trim() !== '');
}

/** The description of a role. */
export function RoleProfileCard({ role }: { readonly role: WrittenRole }) {
  const { t } = useTranslation('roles');
  const texts = listTexts(role);
  return (
    <Card title={t('detail.profile')}>
      {texts.length === 0 ? (
        <p className="text-third">{t('detail.nothingWritten')}</p>
      ) : (
        <dl className="flex flex-col gap-4">
          {texts.map(({ field, text, is_short: isShort, by }) => (
            <div key={field}>
              <dt className="pb-0.5 text-xs font-semibold text-third">
                {t(`form.${field}`)}
                {isShort && (
                  <span className="font-normal"> · {t(`detail.shortened.${by ?? 'unknown'}`)}</span>
                )}
              </dt>
              <dd className="whitespace-pre-line text-second">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
