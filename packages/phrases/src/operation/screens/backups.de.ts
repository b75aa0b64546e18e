import type { Translation } from '../../base/languages.ts';
import type { backupsEn } from './backups.en.ts';

export const backupsDe: Translation<typeof backupsEn> = {
  title: 'Backups',
  nightly: 'Jede Nacht wird in {{dir}} ein Backup erstellt; die neuesten {{count}} bleiben erhalten.',
  never: 'Nachts wird kein Backup erstellt. Um das zu ändern, setze BACKUP_KEEP, zum Beispiel auf 7.',
  encrypted: 'Neue Backups sind mit BACKUP_PASSPHRASE verschlüsselt.',
  plain:
    'Neue Backups sind nicht verschlüsselt und enthalten alle personenbezogenen Daten und den geheimen Schlüssel. Setze BACKUP_PASSPHRASE, oder bewahre den Ordner so auf, dass ihn nur die Administration lesen kann.',
  late: 'Aus den letzten 36 Stunden gibt es kein vollständiges Backup.',
  now: 'Jetzt sichern',
  started: 'Das Backup wurde gestartet.',
  failed: 'Das Backup ließ sich nicht starten. Versuche es noch einmal.',
  none: 'Es gibt noch kein Backup.',
  caption: 'Backups, die neuesten zuerst',
  made: 'Erstellt',
  size: 'Größe',
  state: 'Stand',
  file: 'Datei',
  states: { waiting: 'Wartet', running: 'Läuft', done: 'Vollständig', failed: 'Fehlgeschlagen' },
  removed: 'Gelöscht, weil es neuere gibt',
  asked: 'Auf Wunsch',
  onHost: 'auf {{host}}',
  restore:
    'Um das neueste wiederherzustellen, halte das Produkt an und führe dort, wo es installiert ist, diesen Befehl aus:',
  copy: 'Befehl kopieren',
  copied: 'Der Befehl ist in der Zwischenablage.',
  notCopied: 'Der Befehl ließ sich nicht kopieren. Markiere und kopiere ihn.',
};
