import type { ShownText } from '@quint/contract/roles/role-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#lib/session.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { openRolesQuery, type OpenRole } from '../api.ts';

const TEXTS = ['purpose', 'accountabilities', 'value_creation', 'description'] as const;

/** The texts as the workspace shows them: the original, or the selected short version. */
function listTexts({ shown_texts: texts, value_creation: text }: OpenRole) {
  return TEXTS.map((field): { field: (typeof TEXTS)[number] } & ShownText => ({
    field,
    ...(field === 'value_creation' ? { text, is_short: false, by: null } : texts[field]),
  })).filter((entry) => (entry.text ?? '').trim() !== '');
}

function RoleTexts({ role }: { readonly role: OpenRole }) {
  const { t } = useTranslation('profile');
  const texts = listTexts(role);
  if (texts.length === 0) return <p className="text-third">{t('own.openRoles.nothing')}</p>;
  return (
    <dl className="flex flex-col gap-3">
      {texts.map(({ field, text, is_short: isShort, by }) => (
        <div key={field}>
          <dt className="pb-0.5 text-xs font-semibold text-third">
            {t(`own.openRoles.${field}`)}
            {isShort && (
              <span className="font-normal"> · {t(`own.openRoles.shortened.${by ?? 'unknown'}`)}</span>
            )}
          </dt>
          <dd className="whitespace-pre-line text-second wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The roles that the workspace has published, with their texts; hidden when there are none. */
export function OpenRoles() {
  const { t } = useTranslation('profile');
  const workspace = useCurrentUser().active_workspace?.name ?? '';
  const roles = useQuery(openRolesQuery).data ?? [];
  if (roles.length === 0) return null;
  return (
    <Card title={t('own.openRoles.title')}>
      <p className="pb-2 text-pretty text-second">{t('own.openRoles.text', { workspace })}</p>
      <ul>
        {roles.map((role) => (
          <li key={role.id}>
            <Disclosure look="line" label={role.name}>
              <div className="pt-1 pb-4">
                <RoleTexts role={role} />
              </div>
            </Disclosure>
          </li>
        ))}
      </ul>
    </Card>
  );
}
