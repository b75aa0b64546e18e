import type { Translation } from '../../base/languages.ts';
import type { peopleListsEn } from './people-lists.en.ts';

export const peopleListsDe: Translation<typeof peopleListsEn> = {
  title: 'Liste prüfen',
  reading: 'Die Liste wird gelesen …',
  sheet: 'Tabellenblatt',
  otherFile: 'Andere Datei wählen',
  columns: {
    title: 'Spalten',
    column: 'Spalte',
    samples: 'Erste Werte',
    use: 'Verwendet als',
    nameless: 'Spalte {{number}}',
    useOf: '{{column}}: verwendet als',
    guess: 'Vermutet',
    check: 'Die Überschriften sagen nicht, was in jeder Spalte steht. Bitte prüfe es.',
    more_one: '{{count}} Spalte zeigen, die nicht verwendet wird',
    more_other: '{{count}} Spalten zeigen, die nicht verwendet werden',
    fewer: 'Nur verwendete Spalten zeigen',
    noEmail: 'Wähle die Spalte mit den E-Mail-Adressen.',
    noName: 'Wähle die Spalte mit den Namen.',
    meaning: {
      first_name: 'Vorname',
      last_name: 'Nachname',
      full_name: 'Ganzer Name',
      full_name_reversed: 'Ganzer Name, Nachname zuerst',
      email: 'E-Mail',
      phone: 'Telefon',
      language: 'Sprache',
      salutation: 'Anrede',
      title: 'Titel',
      particle: 'Namensvorsatz',
      suffix: 'Namenszusatz',
      unused: 'Nicht verwendet',
    },
  },
  rows: {
    views: 'Zeilen',
    ready: '{{number}} bereit',
    check: '{{number}} zu prüfen',
    aside: '{{number}} beiseitegelegt',
    label: 'Zeilen der Liste',
    line: 'Zeile {{line}}',
    restore: 'Trotzdem übernehmen',
    restoreOf: 'Trotzdem übernehmen: Zeile {{line}}',
    nameless: 'Ohne Namen',
    reason: {
      heading: 'Überschriften',
      above_headings: 'Steht über den Überschriften',
      total: 'Summe oder Hinweis',
      group: 'Überschrift einer Gruppe',
      no_address: 'Keine E-Mail-Adresse',
      error: 'Fehler einer Formel',
      no_value: 'Formel ohne gespeicherten Wert',
      damaged: 'Beschädigte Buchstaben',
      hidden: 'Im Tabellenblatt ausgeblendet',
    },
    note: {
      one_name: 'Nur ein Name.',
      several_addresses: 'Mehrere Adressen: Die erste wird verwendet.',
      phone_shortened: 'Die Tabelle hat die Telefonnummer gekürzt: Sie wird weggelassen.',
      phone_without_zero: 'Der Telefonnummer fehlt vielleicht die erste Null.',
      other_columns: 'Die Adresse steht in einer anderen Spalte.',
    },
  },
  repaired_one: 'Falsch kodierte Buchstaben wurden an {{count}} Stelle berichtigt.',
  repaired_other: 'Falsch kodierte Buchstaben wurden an {{count}} Stellen berichtigt.',
  damaged_one:
    '{{count}} Name hat beschädigte Buchstaben, etwa „M?ller“. Exportiere die Liste noch einmal als .xlsx oder als „CSV UTF-8“, oder berichtige den Namen hier.',
  damaged_other:
    '{{count}} Namen haben beschädigte Buchstaben, etwa „M?ller“. Exportiere die Liste noch einmal als .xlsx oder als „CSV UTF-8“, oder berichtige die Namen hier.',
  remain_one:
    'Eine Liste hat höchstens {{max}} Personen. {{count}} Person bleibt hier, bis die anderen eingeladen sind.',
  remain_other:
    'Eine Liste hat höchstens {{max}} Personen. {{count}} Personen bleiben hier, bis die anderen eingeladen sind.',
  refusal: {
    empty: 'Diese Datei ist leer.',
    old_excel:
      'Diese Datei hat ein altes Format von Excel. Öffne sie in Excel, wähle „Speichern unter“ und „Excel-Arbeitsmappe (.xlsx)“ und wähle sie dann noch einmal.',
    open_document:
      'Diese Datei hat das OpenDocument-Format (.ods). Öffne sie, wähle „Speichern unter“ und „Excel 2007–365 (.xlsx)“ oder „Text CSV“ und wähle sie dann noch einmal.',
    numbers:
      'Das ist ein Dokument von Numbers. Öffne es dort, wähle „Ablage“, „Exportieren“ und „Excel“ oder „CSV“ und wähle dann die neue Datei.',
    password:
      'Diese Arbeitsmappe ist mit einem Passwort geschützt. Speichere sie ohne Passwort und wähle sie dann noch einmal.',
    no_table:
      'Diese Datei ist keine Tabelle. Kopiere Namen und Adressen daraus und nutze „Liste einfügen“, oder speichere eine Tabelle als .xlsx oder CSV.',
    archive: 'Das ist ein gepackter Ordner. Entpacke ihn und wähle die Liste darin.',
    unknown: 'Diese Datei lässt sich hier nicht als Liste lesen. Speichere die Liste als .xlsx oder CSV.',
    broken:
      'Diese Datei ist beschädigt. Öffne sie in deiner Tabellenkalkulation, speichere sie noch einmal als .xlsx und wähle dann die neue Datei.',
    failed:
      'Diese Liste konnte nicht gelesen werden. Prüfe deine Verbindung und versuche es noch einmal, oder speichere die Liste als CSV.',
    too_large: 'Diese Datei ist zu groß. Speichere nur das Blatt mit den Personen, oder teile die Liste auf.',
    too_many_rows: 'Diese Liste hat mehr als {{rows}} Zeilen. Teile sie auf mehrere Dateien auf.',
    too_many_columns: 'Diese Liste hat mehr als {{columns}} Spalten. Lösche die, die du nicht brauchst.',
    too_slow:
      'Das Lesen dieser Liste hat zu lange gedauert. Speichere nur das Blatt mit den Personen, oder teile die Liste auf.',
    no_address: 'In dieser Liste steht keine E-Mail-Adresse.',
    no_values:
      'Die Formeln dieser Datei haben keine gespeicherten Werte. Öffne sie in Excel, speichere sie und wähle sie noch einmal aus.',
  },
};
