import type { FitOfTalent } from '@quint/contract/matching.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FitArithmetic } from '#features/fit/components/cost-words.tsx';
import { toEntries } from '#features/people/model/verb-entries.ts';
import { useVerbs } from '#features/people/use-verbs.tsx';
import { SharedMenu } from '#ui/menu.tsx';
import { DoubtMark } from '#ui/doubt.tsx';
import { OpenPopover } from '#ui/popover.tsx';
import type { PersonOfRole } from '../api.ts';
import { pick, type Anchored } from '../use-board.ts';

interface Opened<Target> {
  readonly opened: Anchored<Target> | undefined;
  readonly close: () => void;
}

interface PersonMenuProps {
  readonly roleId: string | undefined;
  readonly people: ReadonlyMap<string, PersonOfRole>;
  /** The verbs for one person. */
  readonly menu: Opened<string>;
}

/** The menu of a person, which all rows share, and the dialogs of its verbs. */
export function PersonMenu({ roleId, people, menu }: PersonMenuProps) {
  const { t } = useTranslation('role-people');
  const chosen = menu.opened?.target;
  const ofMenu = useMemo(() => pick(people, chosen === undefined ? [] : [chosen]), [people, chosen]);
  const { verbs, dialogs } = useVerbs(ofMenu, { roleId, place: 'row' });
  return (
    <>
      {menu.opened !== undefined && (
        <SharedMenu
          anchor={menu.opened.anchor}
          label={t('row.more', { name: ofMenu[0]?.name ?? '' })}
          entries={toEntries(verbs)}
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
  /** The arithmetic of a fit, at its point. */
  readonly point: Opened<FitOfTalent>;
  /** The verbs for one person. */
  readonly menu: Opened<string>;
}

/** What opens beside a row: the arithmetic, and the menu with its dialogs. */
export function BoardPopovers({ roleId, people, point, menu }: BoardPopoversProps) {
  const { t } = useTranslation('role-people');
  const fit = point.opened?.target;
  return (
    <>
      {point.opened !== undefined && fit !== undefined && fit.score !== null && (
        <OpenPopover anchor={point.opened.anchor} label={t('arithmetic')} onClose={point.close}>
          <FitArithmetic score={fit.score} costs={fit.costs} />
          <DoubtMark quality={fit.quality} className="pt-2" />
        </OpenPopover>
      )}
      <PersonMenu roleId={roleId} people={people} menu={menu} />
    </>
  );
}
