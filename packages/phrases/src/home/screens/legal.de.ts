import type { Translation } from '../../base/languages.ts';
import type { legalEn } from './legal.en.ts';

export const legalDe: Translation<typeof legalEn> = {
  legal: {
    title: 'Impressum',
    lead: 'Wer für diese Seiten verantwortlich ist und was ihre Ergebnisse bedeuten.',
    sections: [
      {
        title: 'Wer verantwortlich ist',
        paragraphs: [
          'Quint ist Software, die Organisationen selbst betreiben. Für diese Installation und ihre Inhalte ist verantwortlich, wer {{host}} betreibt.',
          'Name und Anschrift des Betreibers stehen in deinem Vertrag, oder du erfährst sie von der Organisation, die dich eingeladen hat: Ihr Name steht in deiner Einladungs-E-Mail.',
        ],
        points: [],
      },
      {
        title: 'Was ein Ergebnis ist, und was nicht',
        paragraphs: [
          'Die Befragung ist eine Selbstbeschreibung. Ihre Zahlen entstehen nach festen, dokumentierten Regeln und haben einen Messfehler, der immer gezeigt wird.',
        ],
        points: [
          'Ein Ergebnis zeigt kein Wissen, kein Können und keine Erfahrung, und es sagt nichts über Gesundheit.',
          'Eine Passung vergleicht fünf Zahlen mit dem Bereich, den jemand für eine Rolle gesetzt hat. Sie ist kein Urteil über Eignung.',
          'Das Produkt trifft keine Entscheidungen: Keine Bewerbung wird nach einem Wert aussortiert. Menschen entscheiden und verantworten die Entscheidung.',
        ],
      },
      {
        title: 'Fragebogen und Norm',
        paragraphs: [
          'Die Aussagen gehören zum IPIP-NEO-120 des International Personality Item Pool (ipip.ori.org) und sind gemeinfrei. Der deutsche Wortlaut ist unser eigener.',
          'Verglichen wird mit einer vorläufigen Norm: veröffentlichten Zahlen englischsprachiger Erwachsener, die im Internet teilgenommen haben. Sie steht nicht für die Berufstätigen irgendeines Landes.',
        ],
        points: [],
      },
      {
        title: 'Lizenz und Haftung',
        paragraphs: [
          'Die Software ist quelloffen unter der MIT-Lizenz und kommt ohne Gewähr. Was der Betreiber mit dir vereinbart hat, bleibt davon unberührt.',
          'Links in Texten, die Menschen hier schreiben, führen zu Seiten anderer, die dafür verantwortlich sind.',
        ],
        points: [],
      },
    ],
    notices: 'Lizenzen der Software, die in diesen Seiten steckt',
  },
  privacy: {
    title: 'Datenschutz',
    lead: 'Was über dich gespeichert ist, wozu, wie lange, und was du verlangen kannst.',
    sections: [
      {
        title: 'Wer verantwortlich ist',
        paragraphs: [
          'Wenn du zur Befragung eingeladen wurdest, ist die Organisation, die dich eingeladen hat, für deine Daten verantwortlich. Ihr Name steht in der Einladung und über der Befragung. Wer {{host}} betreibt, speichert die Daten in ihrem Auftrag.',
        ],
        points: [],
      },
      {
        title: 'Was über Talente gespeichert ist',
        paragraphs: ['Sobald du eingeladen bist, und mehr, sobald du teilnimmst:'],
        points: [
          'Name, E-Mail-Adresse und Sprache, um dich einzuladen und dein Ergebnis zu benennen',
          'deine Antworten und wie lange jede gedauert hat, um das Ergebnis zu berechnen und festzuhalten, wie sorgfältig der Bogen ausgefüllt ist',
          'das Ergebnis: fünf Merkmale, ihre Facetten, die Antwortqualität, und der Bericht als PDF',
          'Alter und Geschlecht, wie du sie angibst, um zu zählen, ob Gruppen gleich behandelt werden; sie spielen für das Ergebnis keine Rolle und stehen nicht daneben',
          'der Stand deiner Einladung und für welche Rollen und Gruppen du vorgesehen bist',
          'dein Jobprofil, soweit du es ausfüllst: Skills, Sprachen, Erfahrung, Orte, Arbeitsweise, frühester Beginn, Gehalt und Wunschrollen; ein Lebenslauf, den du einlesen lässt, wird nicht aufbewahrt',
          'was du schreibst: eine Stellungnahme zu deinem Ergebnis, Nachrichten an die Organisation, deine persönliche Mission, Rückmeldungen, Anmeldungen zu Kursen und was du zu deinen Daten anfragst',
          'was die Administration über dich schreibt: Notizen und Gründe, warum es nicht weitergeht',
          'worin du eingewilligt und was du zurückgenommen hast, mit Datum und Wortlaut, und wer dein Ergebnis wann geöffnet oder dich freigeschaltet hat',
          'wenn du Einladungen abbestellst, ein Prüfwert deiner E-Mail-Adresse, aus dem sie sich nicht zurücklesen lässt: Er bleibt, damit dir kein Arbeitsbereich mehr schreibt',
        ],
      },
      {
        title: 'Was über Menschen mit einem Konto gespeichert ist',
        paragraphs: [],
        points: [
          'Name, E-Mail-Adresse, Sprache und die Arbeitsbereiche, zu denen du gehörst',
          'dein Passwort als Prüfwert, aus dem es sich nicht zurücklesen lässt',
          'deine Anmeldungen und der Zeitpunkt der letzten',
          'was mit deiner Anmeldung geschehen ist (fehlgeschlagene Versuche, Änderungen von Passwort, zweitem Faktor und Passkeys) mit der Art des Browsers und Geräts und ohne Netzwerkadresse: Du findest es in deinen Einstellungen unter „Letzte Aktivität“',
        ],
      },
      {
        title: 'Wozu, und auf welcher Grundlage',
        paragraphs: [
          'Die Daten dienen dazu, die Befragung durchzuführen, ihr Ergebnis dir und der Organisation zu zeigen und es mit Rollen zu vergleichen. Grundlage ist je nach Fall deine Einwilligung, die Anbahnung eines Arbeitsverhältnisses oder das Arbeitsverhältnis selbst (Art. 6 Abs. 1 Buchst. a und b DSGVO und das Beschäftigtendatenschutzrecht). Welche gilt, sagt dir die Organisation, die dich eingeladen hat.',
          'Zwei weitere Zwecke haben mit keiner einzelnen Person zu tun. Aus den sorgfältig ausgefüllten Bögen aller Arbeitsbereiche werden jede Nacht Summen ohne Namen gebildet: Sie zeigen, wie genau die Befragung misst, und können zur Norm werden, mit der Ergebnisse verglichen werden. Und je Arbeitsbereich wird gezählt, ob sich Ergebnisse, Übereinstimmung mit Rollen, Hinweise zur Antwortqualität, engere Wahl und Einstellungen zwischen Geschlechtern oder Altersgruppen unterscheiden; aufbewahrt werden nur Anzahlen und Summen, und keine über eine Gruppe von weniger als zehn Menschen. Grundlage ist das Interesse an einer genauen und gerechten Messung (Art. 6 Abs. 1 Buchst. f DSGVO).',
          'Es gibt keine Werbung und kein Profil über das Ergebnis hinaus, und Daten werden nicht verkauft. An einem Ergebnis wirkt keine künstliche Intelligenz mit. Nur die Texte, die eine Rolle beschreiben, kann eine KI kürzen: Dann gehen der Name der Rolle und dieser Text an den Anbieter, den der Betreiber gewählt hat, ohne Ergebnisse und ohne Namen, E-Mail-Adressen und Telefonnummern von Menschen des Arbeitsbereichs.',
        ],
        points: [],
      },
      {
        title: 'Wer was sieht',
        paragraphs: [],
        points: [
          'Du siehst dein eigenes Ergebnis und bekommst den Bericht per E-Mail. Du kannst eine eigene Stellungnahme hinzufügen, die neben dem Ergebnis steht; du kannst sie jederzeit ändern und entfernen.',
          'Wer den Arbeitsbereich verwaltet, der dich eingeladen hat, sieht deinen Namen, dein Ergebnis, deine Stellungnahme und den Bericht, nie einzelne Antworten. Dort ist außerdem zu sehen, wie weit dein Ergebnis mit dem Bereich einer Rolle übereinstimmt, wo du damit unter anderen stehst und welche Fragen sich für ein Gespräch anbieten. Mit einem Konto kannst du diese Übereinstimmung für jede Rolle lesen, für die du in Betracht gezogen wirst. Verbirgt der Arbeitsbereich Personendaten, sind Namen, Adressen und Stellungnahmen auch dort verborgen.',
          'Die Administration kann weitere Personen über eine Rolle mitentscheiden lassen. Sie sehen bei den Rollen, für die du in Betracht gezogen wirst, deinen Namen, dein Ergebnis, deine Stellungnahme und diese Übereinstimmung, sobald du fertig bist, und die Interviewbögen; sonst sehen sie nichts über dich. Jeder Blick steht im Protokoll deiner Daten.',
          'Andere Arbeitsbereiche sehen dich nur, solange du offen für Angebote bist, und dann eine Karte mit deinem Vornamen, deinen Orten und deinem Ergebnis; ein Talent-Insight öffnet Nachnamen, E-Mail und Jobprofil für den Arbeitsbereich, der ihn ausgibt. Du kannst nachlesen, welche das waren. Sonst sehen sie weder dich noch dein Ergebnis. In die Summen über alle Arbeitsbereiche geht es ohne Namen ein; gezeigt werden sie erst, wenn genug Bögen darin sind.',
          'Hat die Organisation ihrem Betriebsrat Zugang gegeben, sieht dieser Einstellungen, Bereiche von Rollen, Zahlen über Gruppen und wer wann Ergebnisse geöffnet hat. Ein Ergebnis oder den Namen eines Talents sieht er nie.',
          'Manche Organisationen halten ein neues Ergebnis zurück: Eine Zeit lang, oder bis du es selbst geöffnet hast, siehst nur du es.',
          'Der Betreiber und seine Dienstleister für Hosting, E-Mail und, wo einer angeschlossen ist, KI für Texte von Rollen verarbeiten die Daten im Auftrag der Organisation.',
        ],
      },
      {
        title: 'Wie lange',
        paragraphs: [],
        points: [
          'Ein Einladungslink gilt 30 Tage.',
          'Was mit deiner Anmeldung geschehen ist, bleibt 90 Tage gespeichert.',
          'Eine Anmeldung endet nach 7 Tagen ohne Nutzung und in jedem Fall nach 30 Tagen. Eine begonnene Befragung bleibt auf einem Gerät 30 Tage offen.',
          'Wer sich bewirbt, wird 6 Monate nach einer Absage oder 12 Monate nach der letzten Aktivität gelöscht, wenn die Organisation nichts anderes festgelegt hat. Legt sie gar kein Ende fest, muss sie sagen, warum. Mitarbeitende bleiben, bis ein Ende festgelegt ist. Der genaue Tag steht unter „Deine Daten“; 30 Tage vorher bekommst du eine E-Mail, und ein Klick genügt, damit deine Daten bleiben.',
          'Du kannst deine Daten jederzeit selbst löschen, und auch die Organisation kann es: Name, Antworten, Berichte, Nachrichten, Notizen und dein Konto werden sofort gelöscht. Die Zahlen des Ergebnisses bleiben ohne Namen und nur mit dem Monat, damit sich prüfen lässt, ob Gruppen gleich behandelt werden; dass gelöscht wurde, bleibt drei Jahre ohne Namen vermerkt. Bevor du löschst, siehst du, was entfernt wird und was bleibt.',
          'Gesendete E-Mails bleiben 90 Tage, Sitzungen von Befragungen 90 Tage nach ihrem Ende, das Protokoll der Zugriffe drei Jahre, Zählungen der Nutzung ein Jahr.',
        ],
      },
      {
        title: 'Cookies und Speicher im Browser',
        paragraphs: [
          'Ohne Einwilligung speichern wir nur, was die Seiten zum Funktionieren brauchen. Was deine Einwilligung braucht, steht unten unter „Zählen von Besuchen“.',
        ],
        points: [
          'Cookies, die dich angemeldet halten, eine begonnene Befragung wiederfinden und Formulare vor Fälschung schützen',
          'ein Cookie (quint_device, 180 Tage), an dem wir einen Browser wiedererkennen, mit dem du angemeldet warst, damit dich dort niemand sonst aussperren kann',
          'Sprache und Darstellung, die du gewählt hast',
          'Antworten, die den Server noch nicht erreicht haben; danach verlassen sie das Gerät',
          'eine zufällige Nummer (quint_temp_user_id, ein Jahr), sobald du das Angebot der Insight-Pakete öffnest: So zählen wir, wie oft es geöffnet wird; notiert wird sie mit deinem Konto, deinem Arbeitsbereich und dem Tag',
        ],
      },
      {
        title: 'Deine Rechte',
        paragraphs: [
          'Mit einem Konto findest du all das unter „Deine Daten“: was bis zu welchem Tag gespeichert ist und wer hingesehen hat, eine Kopie von allem zum Herunterladen, deine Anfragen mit den Antworten, das Löschen und Schalter, die sofort gelten. Ohne Konto, oder für alles andere, wende dich an die Organisation, die dich eingeladen hat. Du kannst kostenlos verlangen,',
        ],
        points: [
          'eine Kopie deiner Daten zu bekommen, auch in einer Form zum Mitnehmen',
          'Falsches zu berichtigen und nicht mehr Benötigtes zu löschen oder einzuschränken',
          'deine Daten nicht weiter zu nutzen, wenn du widersprichst oder deine Einwilligung widerrufst; was vorher geschah, bleibt rechtmäßig',
          'in keiner Rangliste zu erscheinen: Dein Ergebnis bleibt, aber eine Passung zu einer Rolle wird weder berechnet noch gezeigt',
          'für keine Norm zu zählen und keine Erinnerungen zu bekommen',
          'dass sich ein Mensch deinen Fall ansieht, dir dein Ergebnis erklärt und deine Sicht dazu anhört; eine Antwort steht dir innerhalb eines Monats zu',
        ],
      },
      {
        title: 'Beschwerde',
        paragraphs: [
          'Du kannst dich auch bei einer Datenschutzbehörde beschweren, zum Beispiel bei der an deinem Wohnort.',
        ],
        points: [],
      },
    ],
  },
};
