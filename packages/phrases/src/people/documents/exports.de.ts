import type { Translation } from '../../base/languages.ts';
import type { exportsEn } from './exports.en.ts';

export const exportsDe: Translation<typeof exportsEn> = {
  results: {
    file: 'ergebnisse',
    title: 'Ergebnisse',
    name: 'Name',
    email: 'E-Mail',
    finished: 'Abgeschlossen am',
    language: 'Sprache der Befragung',
    stanine: '{{trait}} · Stanine',
    t: '{{trait}} · T-Wert',
    percentile: '{{trait}} · Prozentrang',
    quality: 'Antwortqualität',
    notes: 'Hinweise zur Qualität',
    instrument: 'Version der Befragung',
    scoring: 'Version der Auswertung',
    norm: 'Version der Norm',
  },
  levels: { low: 'niedrig', middle: 'mittel', high: 'hoch' },
  roles: {
    file: 'rollen',
    title: 'Rollen',
    name: 'Name',
    state: 'Stand',
    states: { draft: 'Entwurf', recruiting: 'Wird besetzt', filled: 'Besetzt', archived: 'Archiviert' },
    purpose: 'Zweck',
    min: '{{trait}} · von',
    max: '{{trait}} · bis',
    weight: '{{trait}} · Gewicht',
    created: 'Angelegt am',
    updated: 'Geändert am',
  },
};
