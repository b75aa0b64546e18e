import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

interface PeopleSummaryProps {
  readonly people: number;
  readonly problems: number;
  readonly suggestions: number;
  readonly lookup: 'done' | 'running' | 'failed';
  readonly isOnlyProblems: boolean;
  readonly onOnlyProblems: (only: boolean) => void;
  readonly onRemoveProblems: () => void;
  readonly onSuggest: () => void;
  readonly onClear: () => void;
}

/** The number of people in the list, the number with problems, and the actions for these. */
export function PeopleSummary(props: PeopleSummaryProps) {
  const { people, problems, suggestions, lookup, isOnlyProblems } = props;
  const { t } = useTranslation('invitations');
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
      <output className="flex flex-wrap items-center gap-2">
        {people > 0 && (
          <span className="font-semibold tabular-nums">{t('people.count', { count: people })}</span>
        )}
        {people === 0 && <span className="text-third">{t('people.hint')}</span>}
        {problems > 0 && <Badge tone="danger">{t('people.problems', { count: problems })}</Badge>}
        {lookup === 'running' && <span className="text-xs text-third">{t('people.checking')}</span>}
        {lookup === 'failed' && <span className="text-xs text-partial-text">{t('people.unchecked')}</span>}
      </output>
      {(problems > 0 || isOnlyProblems) && (
        <span className="flex flex-wrap gap-2">
          <Button
            kind={isOnlyProblems ? 'tab-selected' : 'light'}
            size="xs"
            aria-pressed={isOnlyProblems}
            onPress={() => props.onOnlyProblems(!isOnlyProblems)}
          >
            {t('people.onlyProblems')}
          </Button>
          <Button kind="light" size="xs" onPress={props.onRemoveProblems}>
            {t('people.removeProblems')}
          </Button>
        </span>
      )}
      {suggestions > 0 && (
        <Button kind="light" size="xs" onPress={props.onSuggest}>
          {t('people.suggest', { count: suggestions })}
        </Button>
      )}
      {people > 1 && (
        <span className="ml-auto">
          <Button kind="light" size="xs" onPress={props.onClear}>
            {t('people.clear')}
          </Button>
        </span>
      )}
    </div>
  );
}
