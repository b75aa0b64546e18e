import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useVerbs } from '#features/people/use-verbs.tsx';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { unfinishedQuery } from '../api.ts';

/** People considered for the role who have not finished: how many, with the press that reminds them. */
export function UnfinishedLine({ roleId }: { readonly roleId: string }) {
  const { t } = useTranslation('role-people');
  const unfinished = useQuery(unfinishedQuery(roleId)).data;
  // The letters of the page belong to the people on the axis.
  const { verbs, dialogs } = useVerbs(unfinished?.people ?? [], { roleId, place: 'row' });
  const remind = verbs.find((verb) => verb.id === 'remind');
  if (unfinished === undefined || unfinished.total === 0) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm text-second">
      {t('unfinished', { count: unfinished.total })}
      {remind !== undefined && (
        <BlockableButton kind="light" size="sm" disabledReason={remind.reason} onPress={remind.run}>
          {t('remind', { count: remind.count })}
        </BlockableButton>
      )}
      {dialogs}
    </span>
  );
}
