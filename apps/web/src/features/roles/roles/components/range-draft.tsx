import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStoredDraft } from '#features/base/records/use-draft.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/link.tsx';
import { rangeStateQuery, type RoleDetail } from '../api.ts';
import { readDraftRanges } from '../model/draft.ts';
import { isMovedFrom } from '../model/ranges.ts';

function DraftLink({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('role-ranges');
  const state = useQuery(rangeStateQuery(roleId)).data;
  if (state === undefined) return null;
  return (
    <Badge tone="lila" icon={<PencilLine aria-hidden="true" className="size-3.5" />}>
      <TextLink to="/roles/$roleId/edit" params={{ roleId }}>
        {t('lock.draft', { version: state.range_history.length + 1 })}
      </TextLink>
    </Badge>
  );
}

/** "Draft of version 2" while the browser stores other ranges than the saved ones, with a link to the editor. */
export function RangeDraft({ role }: { readonly role: RoleDetail }) {
  const draft = useStoredDraft(`roles/${role.id}`);
  const ranges = readDraftRanges(draft?.value);
  if (ranges === undefined || !isMovedFrom(role.attributes, ranges)) return null;
  return <DraftLink roleId={role.id} />;
}
