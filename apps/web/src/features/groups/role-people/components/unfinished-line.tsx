import { useTranslation } from 'react-i18next';
import { usePersonActions } from '#features/people/people/use-person-actions.tsx';
import { BlockableButton } from '#ui/blockable-button.tsx';
import type { UnfinishedPage } from '../api.ts';

interface UnfinishedLineProps {
  readonly roleId: string;
  readonly unfinishedPage: UnfinishedPage;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** The number of people considered for the role who have not finished, a button that reminds them, and their names. */
export function UnfinishedLine({ roleId, unfinishedPage, isShown, onShow }: UnfinishedLineProps) {
  const { t } = useTranslation('role-people');
  const { actions, dialogs } = usePersonActions(unfinishedPage.people, { roleId, placement: 'row' });
  const remind = actions.find((action) => action.id === 'remind');
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 text-xs text-second [&_button]:min-h-6 [&_button]:px-0! [&_button]:text-lila-strong">
      {t('unfinished', { count: unfinishedPage.total })}
      {remind !== undefined && (
        <BlockableButton kind="text" size="xs" disabledReason={remind.reason} onPress={remind.run}>
          {t('remind', { count: remind.count })}
        </BlockableButton>
      )}
      <span aria-hidden="true">·</span>
      <button
        type="button"
        aria-expanded={isShown}
        className="link finger text-xs font-semibold"
        onClick={() => onShow(!isShown)}
      >
        {t(isShown ? 'waiting.hide' : 'waiting.show')}
      </button>
      {dialogs}
    </span>
  );
}
