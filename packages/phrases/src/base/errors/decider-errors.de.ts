import type { deciderErrorsEn } from './decider-errors.en.ts';

export const deciderErrorsDe: Record<keyof typeof deciderErrorsEn, string> = {
  'decider.works_council':
    'Diese Adresse gehört zum Betriebsrat des Arbeitsbereichs, der keine Ergebnisse liest. Lade eine andere Adresse ein.',
  'decider.masked':
    'Diese Adresse gehört zu einem Talent, dessen Name hier verborgen ist. Schalte das Talent zuerst frei oder lade eine andere Adresse ein.',
  'decider.is_considered':
    'Diese Person ist selbst für die Rolle vorgesehen und kann nicht über sie entscheiden.',
  'decider.role_not_recruiting':
    'Mitentscheiden lassen kannst du nur, solange eine Rolle besetzt wird. Starte die Besetzung oder öffne die Rolle wieder.',
  'proposal.not_finished': 'Diese Person hat die Befragung noch nicht abgeschlossen.',
  'proposal.not_open': 'Für diese Person gibt es keinen offenen Vorschlag mehr. Lade die Seite neu.',
  'proposal.role_not_recruiting':
    'Diese Rolle wird gerade nicht besetzt, deshalb lässt sich niemand vorschlagen.',
};
