import { isRecord } from '@quint/domain/base/is-record.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStoredDraft } from '#features/base/records/use-draft.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/link.tsx';
import { rangeStateQuery, type RoleDetail, type RoleAttributes } from '#features/roles/roles/api.ts';
import { isMovedFrom } from '../model/ranges.ts';

function isRange(value: unknown): boolean {
  return isRecord(value) && ['min', 'max', 'weight'].every((part) => typeof value[part] === 'number');
}

/** The ranges in a stored draft of the role form; undefined for anything else. */
function readDraftRanges(draft: unknown): RoleAttributes | undefined {
  const attributes = isRecord(draft) && isRecord(draft.values) ? draft.values.attributes : undefined;
  if (!isRecord(attributes) || !TRAITS.every((trait) => isRange(attributes[trait]))) return undefined;
  return attributes as unknown as RoleAttributes;
}

function DraftLink({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('role-ranges');
  const state = useQuery(rangeStateQuery(roleId)).data;
  if (state === undefined) return null;
  return (
    <Badge tone="lila" icon={<PencilLine aria-hidden="true" className="size-3.5" />}>
      <TextLink to="/roles/$roleId" params={{ roleId }} search={{ tab: 'ranges' }}>
        {t('bar.draftOf', { version: state.range_history.length + 1 })}
      </TextLink>
    </Badge>
  );
}

/** "Draft of version 2" while the browser stores other ranges than the saved ones, with a link to them. */
export function RangeDraft({ role }: { readonly role: RoleDetail }) {
  const draft = useStoredDraft(`roles/${role.id}`);
  const ranges = readDraftRanges(draft?.value);
  if (ranges === undefined || !isMovedFrom(role.attributes, ranges)) return null;
  return <DraftLink roleId={role.id} />;
}
