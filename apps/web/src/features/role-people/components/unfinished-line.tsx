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
    <span className="flex flex-wrap items-center gap-x-1.5 text-xs text-second [&_button]:min-h-6 [&_button]:px-0! [&_button]:text-lila-strong">
      {t('unfinished', { count: unfinished.total })}
      {remind !== undefined && (
        <BlockableButton kind="text" size="xs" disabledReason={remind.reason} onPress={remind.run}>
          {t('remind', { count: remind.count })}
        </BlockableButton>
      )}
      {dialogs}
    </span>
  );
}
