import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { EntryOf, HistoryEntry } from './api.ts';

function useStateTitle() {
  const { t } = useTranslation('role-history');
  return ({ state, before, person }: EntryOf<'state'>): string => {
    if (before === null) return t(state === 'draft' ? 'created.draft' : 'created.other');
    if (before === 'archived') return t('state.restored');
    if (state === 'filled') {
      return person === null ? t('state.filled') : t('state.filledWith', { person });
    }
    return t(state === 'recruiting' && before === 'filled' ? 'state.reopened' : `state.${state}`);
  };
}

/** The sentence of an entry. */
export function useEntryTitle(): (entry: HistoryEntry) => string {
  const { t } = useTranslation('role-history');
  const format = useFormat();
  const ofState = useStateTitle();
  return (entry) => {
    switch (entry.kind) {
      case 'state':
        return ofState(entry);
      case 'ranges':
        return t(entry.before === null ? 'ranges.first' : 'ranges.changed', { number: entry.number });
      case 'draw':
        return t('draw.title', { count: entry.names.length, pool: format.number(entry.pool) });
      case 'questions':
        return t('questions', { version: entry.version });
      case 'decider_added':
        return entry.name === null ? t('decider.addedUnnamed') : t('decider.added', { name: entry.name });
      case 'decider_removed':
        return entry.name === null ? t('decider.removedUnnamed') : t('decider.removed', { name: entry.name });
      case 'decision':
        return t(`decision.${entry.decision}`, { person: entry.person });
      case 'mails_sent':
        return t(`mails.${entry.mail ?? 'several'}`, { count: entry.count });
      case 'mails_stopped':
        return t('mails.stopped', { count: entry.count });
    }
  };
}
