import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { OwnTalent } from '../api.ts';
import { isSelfServe } from '../model/self-serve.ts';
import { ContextCard } from './context-card.tsx';
import { OpenRoles } from './open-roles.tsx';
import { OwnWork } from './own-work.tsx';

/** The roles and groups of the person, with goals and assessments. */
export function RolesTab({ talent }: { readonly talent: OwnTalent }) {
  const { t } = useTranslation('profile');
  const links = [
    ...talent.roles.map((link) => link.roles_id),
    ...(talent.teams ?? []).map((l) => l.teams_id),
  ];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        {links.every((record) => record === null) && (
          <Card>
            <EmptyState
              title={t('own.noRoles')}
              text={t(isSelfServe(talent) ? 'own.noRolesTextSelfServe' : 'own.noRolesText')}
            />
          </Card>
        )}
        <ContextCard talent={talent} />
        <OpenRoles />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <OwnWork />
      </div>
    </div>
  );
}
