import type { TalentStatus } from '@quint/domain/people/talents.ts';
import { ArrowRight, ChevronDown, CircleCheck, CircleDashed, Star } from 'lucide-react';
import { Button as AriaButton, Group } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { toEntries } from '#features/people/people/model/action-entries.ts';
import type { PersonAction } from '#features/people/people/use-person-actions.tsx';
import { cx } from '#lib/class-names.ts';
import { Menu } from '#ui/menu.tsx';

const ICON = { APPLICANT: CircleDashed, FAVOURITE: Star, EMPLOYEE: CircleCheck } as const;
/** The most likely next action for each status. */
const NEXT = { APPLICANT: 'shortlist', FAVOURITE: 'hire', EMPLOYEE: 'back' } as const;
/** The actions that change the status of a person. */
export const STATUS_ACTIONS: readonly PersonAction['id'][] = [
  'back',
  'shortlist',
  'hire',
  'reject',
  'changeReason',
  'bringBack',
];

const HALF =
  'inline-flex min-h-10 items-center justify-center gap-2 px-4 font-semibold outline-offset-2 transition-colors max-md:min-h-11 max-md:flex-auto max-md:px-3';

interface StatusControlProps {
  readonly status: TalentStatus;
  readonly actions: readonly PersonAction[];
  /** The next status is the primary action of the page; otherwise another button is. */
  readonly isMain: boolean;
}

/** The status of a person in one control: the menu of all on the left, the next one on the right. */
export function StatusControl({ status, actions, isMain }: StatusControlProps) {
  const { t } = useTranslation('record');
  const Icon = ICON[status];
  const next = NEXT[status];
  const isLila = isMain && status === 'FAVOURITE';
  const entries = toEntries(actions.filter(({ id }) => STATUS_ACTIONS.includes(id)));
  return (
    <Group
      aria-label={t('status.label')}
      className="flex overflow-hidden rounded-full border border-line bg-surface max-md:w-full print:w-fit"
    >
      <Menu
        label={t('status.menu')}
        placement="bottom end"
        trigger={
          <AriaButton className={cx(HALF, 'rounded-l-full hover:bg-mute')}>
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
            <span className="font-normal text-third max-md:sr-only">{t('status.label')}</span>
            {t(`status.${status}`)}
            <ChevronDown aria-hidden="true" className="size-4" />
          </AriaButton>
        }
        entries={entries}
      />
      <AriaButton
        onPress={() => actions.find(({ id }) => id === next)?.run()}
        className={cx(
          HALF,
          'rounded-r-full border-l border-line print:hidden',
          isLila ? 'bg-lila text-on-lila hover:bg-lila-strong' : 'bg-mute hover:bg-mute-strong',
        )}
      >
        {t(`status.${next}`)}
        <ArrowRight aria-hidden="true" className="size-4 max-md:hidden" />
      </AriaButton>
    </Group>
  );
}
