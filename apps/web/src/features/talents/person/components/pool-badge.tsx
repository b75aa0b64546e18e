import { useQuery } from '@tanstack/react-query';
import { Waves } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TalentRecord } from '#features/measures/matching/api.ts';
import { Badge } from '#ui/badge.tsx';
import { copyQuery } from '../api.ts';

/** A record from the pool of the platform: whether its person is still looking, where that is told. */
export function PoolBadge({ talent }: { readonly talent: TalentRecord }) {
  const { t } = useTranslation('record');
  const copy = useQuery(copyQuery(talent)).data;
  if (copy === undefined) return null;
  return (
    <Badge
      tone={copy.is_looking === true ? 'lila' : 'neutral'}
      icon={<Waves aria-hidden="true" className="size-3.5" />}
    >
      {t(copy.is_looking === false ? 'badge.noLonger' : 'badge.fromPool')}
    </Badge>
  );
}
