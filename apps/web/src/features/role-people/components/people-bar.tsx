import type { FitOfTalent } from '@quint/contract/matching.ts';
import { MOST_INTERVIEWED } from '@quint/domain/limits.ts';
import { Ellipsis, NotebookPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Verb } from '#features/people/use-verbs.tsx';
import { useFormat } from '#lib/format.ts';
import { BlockableButton } from '#ui/blockable-button.tsx';
import { BulkBar } from '#ui/bulk-bar.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { meaningOf } from '../model/selection.ts';

/** Verbs that stand in the bar itself; the others are behind its menu. */
const SHOWN = 3;

/** A verb as an entry of a menu. */
export function toEntry(verb: Verb): MenuEntry {
  const { id, label, icon, reason, danger, divided, run } = verb;
  return { id, label, icon, note: reason, disabled: reason !== undefined, danger, divided, onAction: run };
}

/** What the choice of these people means. */
function useMeaning(fits: readonly FitOfTalent[]): string | undefined {
  const { t } = useTranslation('role-people');
  const { t: words } = useTranslation('personality');
  const format = useFormat();
  if (fits.length < 2 || fits.length > 4) return undefined;
  const { sameFit, traits } = meaningOf(fits);
  const names = format.list(traits.map((trait) => words(`traits.${trait}.name`)));
  if (sameFit) return traits.length === 0 ? t('bar.same') : t('bar.sameBut', { traits: names });
  return traits.length === 0 ? t('bar.different') : t('bar.differentIn', { traits: names });
}

interface PeopleBarProps {
  readonly roleId: string;
  readonly fits: readonly FitOfTalent[];
  readonly verbs: readonly Verb[];
  readonly onClear: () => void;
}

/** The chosen people: what the choice means, and what can be done with them. */
export function PeopleBar({ roleId, fits, verbs, onClear }: PeopleBarProps) {
  const { t } = useTranslation('role-people');
  const meaning = useMeaning(fits);
  const rest = verbs.slice(SHOWN).map(toEntry);
  return (
    <BulkBar
      label={t('bar.label')}
      count={t('bar.count', { count: fits.length })}
      clear={{ label: t('bar.clear'), onPress: onClear }}
    >
      {meaning !== undefined && <span className="text-second max-md:w-full">{meaning}</span>}
      {verbs.slice(0, SHOWN).map((verb, index) => (
        <BlockableButton
          key={verb.id}
          kind={index === 0 ? 'primary' : 'secondary'}
          size="sm"
          disabledReason={verb.reason}
          onPress={verb.run}
        >
          {verb.icon}
          {verb.label}
        </BlockableButton>
      ))}
      {fits.length <= MOST_INTERVIEWED && (
        <ButtonLink
          to="/roles/$roleId/interview"
          params={{ roleId }}
          search={{ talents: fits.map((fit) => fit.talent_id).join(',') }}
          kind="secondary"
          size="sm"
        >
          <NotebookPen aria-hidden="true" className="size-4" />
          {t('bar.sheets', { count: fits.length })}
        </ButtonLink>
      )}
      {rest.length > 0 && (
        <Menu
          label={t('bar.more')}
          entries={rest}
          trigger={
            <Button kind="icon" size="sm" aria-label={t('bar.more')}>
              <Ellipsis aria-hidden="true" className="size-4" />
            </Button>
          }
        />
      )}
    </BulkBar>
  );
}
