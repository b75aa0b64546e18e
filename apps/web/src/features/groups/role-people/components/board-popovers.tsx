import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FitArithmetic } from '#features/base/fit/components/cost-texts.tsx';
import { toEntries } from '#features/people/people/model/action-entries.ts';
import { usePersonActions } from '#features/people/people/use-person-actions.tsx';
import { SharedMenu } from '#ui/menu.tsx';
import { DoubtMark } from '#ui/doubt.tsx';
import { OpenPopover } from '#ui/popover.tsx';
import type { PersonOfRole } from '../api.ts';
import { pick, type AnchoredTarget } from '../use-board.ts';

interface PopoverState<Target> {
  readonly anchoredTarget: AnchoredTarget<Target> | undefined;
  readonly close: () => void;
}

interface PersonMenuProps {
  readonly roleId: string | undefined;
  readonly people: ReadonlyMap<string, PersonOfRole>;
  /** The actions for one person. */
  readonly menu: PopoverState<string>;
}

/** The menu of a person, which all rows share, and the dialogs of its actions. */
export function PersonMenu({ roleId, people, menu }: PersonMenuProps) {
  const { t } = useTranslation('role-people');
  const personId = menu.anchoredTarget?.target;
  const ofMenu = useMemo(() => pick(people, personId === undefined ? [] : [personId]), [people, personId]);
  const { actions, dialogs } = usePersonActions(ofMenu, { roleId, placement: 'row' });
  return (
    <>
      {menu.anchoredTarget !== undefined && (
        <SharedMenu
          anchor={menu.anchoredTarget.anchor}
          label={t('row.more', { name: ofMenu[0]?.name ?? '' })}
          entries={toEntries(actions)}
          onClose={menu.close}
        />
      )}
      {dialogs}
    </>
  );
}

interface BoardPopoversProps {
  readonly roleId: string;
  readonly people: ReadonlyMap<string, PersonOfRole>;
  /** The calculation of a fit, opened at its point. */
  readonly point: PopoverState<FitOfTalent>;
  /** The actions for one person. */
  readonly menu: PopoverState<string>;
}

/** The popovers beside a row: the calculation, and the menu with its dialogs. */
export function BoardPopovers({ roleId, people, point, menu }: BoardPopoversProps) {
  const { t } = useTranslation('role-people');
  const fit = point.anchoredTarget?.target;
  return (
    <>
      {point.anchoredTarget !== undefined && fit !== undefined && fit.score !== null && (
        <OpenPopover anchor={point.anchoredTarget.anchor} label={t('arithmetic')} onClose={point.close}>
          <FitArithmetic score={fit.score} costs={fit.costs} />
          <DoubtMark quality={fit.quality} className="pt-2" />
        </OpenPopover>
      )}
      <PersonMenu roleId={roleId} people={people} menu={menu} />
    </>
  );
}
