import { LEAST_COMPARED, MOST_COMPARED } from '@quint/domain/base/limits.ts';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '#ui/bulk-bar.tsx';
import { ButtonLink } from '#ui/link.tsx';
import type { Selection } from '../use-selection.ts';

interface CompareBarProps {
  readonly roleId: string;
  readonly selection: Pick<Selection, 'ids' | 'clear'>;
}

/** What hiring managers can do with selected people: compare them beside the role. */
export function CompareBar({ roleId, selection }: CompareBarProps) {
  const { t } = useTranslation('vacancy');
  const ids = [...selection.ids];
  const count = ids.length;
  const note =
    count < LEAST_COMPARED
      ? t('compare.more')
      : count > MOST_COMPARED
        ? t('compare.most', { count: MOST_COMPARED })
        : undefined;
  return (
    <BulkBar
      label={t('compare.label')}
      count={t('compare.count', { count })}
      note={note}
      clear={{ label: t('compare.clear'), onPress: selection.clear }}
    >
      {note === undefined && (
        <ButtonLink
          to="/roles/$roleId/compare"
          params={{ roleId }}
          search={{ talents: ids.join(',') }}
          kind="primary"
          size="sm"
        >
          {t('compare.act', { count })}
        </ButtonLink>
      )}
    </BulkBar>
  );
}
