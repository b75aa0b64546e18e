import type { workspaceErrorsEn } from './workspace-errors.en.ts';

export const workspaceErrorsDe: Readonly<Record<keyof typeof workspaceErrorsEn, string>> = {
  'workspace.frozen': 'Dieser Arbeitsbereich ist pausiert. Wähle einen Tarif, um weiterzumachen.',
  'workspace.public_check':
    'Dies ist der Arbeitsbereich des öffentlichen Tests. Hier wird niemand eingeladen, erinnert, freigeschaltet oder kopiert.',
  'workspace.none_active': 'Wähle zuerst einen Arbeitsbereich.',
  'workspace.feature_off': 'Die Funktion „{{feature}}“ ist in diesem Arbeitsbereich ausgeschaltet.',
  'workspace.name_required': 'Bitte gib den Namen des Unternehmens ein.',
  'workspace.admin_required': 'Bitte gib mindestens eine E-Mail-Adresse für die Administration ein.',
  'workspace.not_on_hold': 'Dieser Arbeitsbereich wartet nicht auf eine Freigabe.',
  'workspace.of_installation':
    'Zu diesem Arbeitsbereich gehören die Menschen, die die Befragung für sich selbst machen. Er kann nicht gelöscht werden.',
};
