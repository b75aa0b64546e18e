import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import { MOST_INTERVIEWED } from '@quint/domain/base/limits.ts';
import {
  compareFits,
  compareOn,
  hasDifference,
  type MeasuredTrait,
} from '@quint/psychometrics/differences.ts';
import { TRAITS, INSTRUMENT_VERSION, type Trait } from '@quint/psychometrics/types.ts';
import { Ellipsis, NotebookPen } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toEntries } from '#features/people/people/model/action-entries.ts';
import { usePersonActions, type PersonAction } from '#features/people/people/use-person-actions.tsx';
import { useShortLabel } from '#features/people/people/use-short-label.ts';
import { useIsMobile } from '#lib/media.ts';
import { useTraitLabels } from '#lib/trait-labels.ts';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { BulkBar } from '#ui/bulk-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { PersonOfRole } from '../api.ts';
import { pick, type Choice } from '../use-board.ts';
import { rankedOf } from '../model/rows.ts';

/** The meaning of a selection: whether the fits differ, and in which traits. */
interface SelectionMeaning {
  readonly sameFit: boolean;
  readonly traits: readonly Trait[];
}

function measureTrait({ alphas, positions }: FitOfTalent, trait: Trait): MeasuredTrait | null {
  const position = positions[trait];
  if (position === null) return null;
  return {
    z: (position - 5) / 2,
    basis: { instrument: INSTRUMENT_VERSION, alphas: alphas ?? undefined },
  };
}

/** The same findings as in the comparison of these two to four people. */
function meaningOf(fits: readonly FitOfTalent[]): SelectionMeaning {
  return {
    sameFit: !hasDifference(compareFits(fits.map((fit) => rankedOf(fit) ?? null))),
    traits: TRAITS.filter((trait) =>
      hasDifference(
        compareOn(
          trait,
          fits.map((fit) => measureTrait(fit, trait)),
        ),
      ),
    ),
  };
}

/** The actions shown in the bar; the others are in its menu. */
const SHOWN_ACTIONS: readonly PersonAction['id'][] = ['compare', 'shortlist', 'reject'];
const SHOWN_ON_PHONES: readonly PersonAction['id'][] = ['compare', 'shortlist'];

/** The differences between the selected people, in words. */
function useMeaning(fits: readonly FitOfTalent[]): string | undefined {
  const { t } = useTranslation('role-people');
  const labels = useTraitLabels();
  const isMobile = useIsMobile();
  if (fits.length < 2 || fits.length > 4) return undefined;
  const { sameFit, traits } = meaningOf(fits);
  if (isMobile) return t(sameFit ? 'bar.sameShort' : 'bar.differentShort');
  const names = labels.list(traits);
  if (sameFit) return traits.length === 0 ? t('bar.same') : t('bar.sameBut', { ...names });
  return traits.length === 0 ? t('bar.different') : t('bar.differentIn', { ...names });
}

export interface PeopleBarProps {
  readonly roleId: string | undefined;
  readonly choice: Choice;
  readonly people: ReadonlyMap<string, PersonOfRole>;
  /** The fits of selected people who have finished. */
  readonly fits: readonly FitOfTalent[];
}

/** The bar of the selected people: their differences, and the actions for them. */
export function ChosenBar({ roleId, choice, people, fits }: PeopleBarProps) {
  const { t } = useTranslation('role-people');
  const { selectedIds, clear } = choice;
  const some = useMemo(() => pick(people, selectedIds), [people, selectedIds]);
  const { actions, dialogs } = usePersonActions(some, { roleId, placement: 'bar' });
  const ratedFits = fits.filter((fit) => selectedIds.has(fit.talent_id));
  const isAllRated = ratedFits.length === selectedIds.size;
  const meaning = useMeaning(isAllRated ? ratedFits : []);
  const isMobile = useIsMobile();
  const shortLabel = useShortLabel();
  const ids = isMobile ? SHOWN_ON_PHONES : SHOWN_ACTIONS;
  const sheets = {
    id: 'sheets',
    label: t('bar.sheets', { count: ratedFits.length }),
    icon: <NotebookPen className="size-4" />,
    href: `/roles/${roleId ?? ''}/interview?talents=${ratedFits.map((fit) => fit.talent_id).join(',')}`,
  };
  const hasSheets = roleId !== undefined && isAllRated && ratedFits.length <= MOST_INTERVIEWED;
  const otherEntries = toEntries(actions.filter(({ id }) => !ids.includes(id)));
  return (
    <BulkBar
      label={t('bar.label')}
      count={t('bar.count', { count: selectedIds.size })}
      note={meaning}
      clear={{ label: t('bar.clear'), onPress: clear }}
    >
      {actions
        .filter(({ id }) => ids.includes(id))
        .map((action) => (
          <BlockableButton
            key={action.id}
            kind={action.id === 'compare' ? 'primary' : 'secondary'}
            size={isMobile ? 'sm' : 'base'}
            disabledReason={action.reason}
            onPress={action.run}
          >
            {action.icon}
            {isMobile ? shortLabel(action, selectedIds.size) : action.label}
          </BlockableButton>
        ))}
      <Menu
        label={t('bar.more')}
        placement="top end"
        entries={hasSheets ? [sheets, ...otherEntries] : otherEntries}
        trigger={
          <Button kind="icon" size="sm" aria-label={t('bar.more')}>
            <Ellipsis aria-hidden="true" className="size-4" />
          </Button>
        }
      />
      {dialogs}
    </BulkBar>
  );
}
