import type { Translation } from '../../base/languages.ts';
import type { articlesEn } from './articles.en.ts';

export const articlesDe: Translation<typeof articlesEn> = {
  articles: [
    {
      slug: 'first-steps',
      title: 'Erste Schritte',
      words: 'Start Anfang Einrichtung loslegen',
      text: [
        'Beginne mit einer Rolle. Der Rollenassistent fragt 5 bis 10 Minuten lang nach der Arbeit und entwirft Texte und Bereiche; schneller geht es mit einer Vorlage, ganz frei mit einer leeren Rolle.',
        'Lade die ersten Menschen unter „Bewerbungsprofile“ ein. Alle bekommen einen Link zur Befragung, die etwa 20 Minuten dauert.',
        'Sobald jemand fertig ist, steht das Ergebnis auf der Seite des Talents, und die Rolle zeigt, wie gut es passt, mit Messfehler.',
      ],
    },
    {
      slug: 'big-five',
      title: 'Was die Big-Five-Befragung misst',
      words:
        'Test Merkmale Facetten IPIP NEO Aussagen Offenheit Gewissenhaftigkeit Extraversion Verträglichkeit Stabilität',
      text: [
        'Die Befragung beschreibt fünf Merkmale der Persönlichkeit: Offenheit, Gewissenhaftigkeit, Extraversion, Verträglichkeit und emotionale Stabilität. Jedes besteht aus mehreren Facetten.',
        'Sie hat 108 Aussagen zur eigenen Person und zwei, die nur die Aufmerksamkeit prüfen. Man gibt in vier Stufen an, wie sehr jede Aussage zutrifft.',
        'Sie ist eine Selbstbeschreibung. Über Wissen, Können, Erfahrung oder Gesundheit sagt sie nichts.',
      ],
    },
    {
      slug: 'roles-and-ranges',
      title: 'Rollen und ihre Bereiche',
      words: 'Rolle Stelle Bereich Stanine Minimum Maximum Gewicht Profil',
      text: [
        'Eine Rolle hat für jedes Merkmal einen Bereich von 1 bis 9. Eine leere Rolle beginnt mit 3 bis 7; damit bleibt niemand aus der Mitte der Norm außen vor. Der Rollenassistent setzt die Bereiche nach deinen Antworten über die Arbeit und zeigt, aus welchen jeder entstand.',
        'Mach einen Bereich nur dort enger, wo die Arbeit es verlangt, und gib einem Merkmal nur dort mehr Gewicht, wo es wirklich schadet, außerhalb zu liegen.',
        'Ein geänderter Bereich ändert die Passung aller sofort; gespeichert ist nichts, was veralten könnte.',
      ],
    },
    {
      slug: 'short-texts',
      title: 'Texte einer Rolle kürzen',
      words: 'KI Zusammenfassung kürzen Fassung Original Zweck Beschreibung Verantwortlichkeiten Tokens',
      text: [
        'Zweck, Beschreibung und Verantwortlichkeiten haben einen Knopf, der sie kürzt. Das Original bleibt, wie es ist; daneben bleiben bis zu fünf kurze Versionen, und du wählst, welchen Text andere lesen.',
        'Ohne KI lässt der Server Sätze deines Textes weg. Wo ein KI-Dienst angeschlossen ist, gehen der Name der Rolle und der Text dorthin, sonst nichts: E-Mail-Adressen, Telefonnummern und Namen von Menschen des Arbeitsbereichs werden vorher ersetzt und in der Antwort wieder eingesetzt.',
        'In den Einstellungen des Arbeitsbereichs steht, wohin Texte gehen und wie viel heute verbraucht wurde. Dort lässt sich die KI ausschalten.',
      ],
    },
    {
      slug: 'inviting-talents',
      title: 'Talente einladen',
      words: 'einladen E-Mail Link CSV einfügen Liste erneut senden Erinnerung Sprache später',
      text: [
        'Tippe die Personen ein, füge eine Liste ein oder zieh eine CSV-Datei herein. Zeilen, die nicht gesendet werden können, sind vorher markiert, und schon eingeladene Adressen werden aufgeführt.',
        'Betreff und einleitende Worte lassen sich auf Deutsch und Englisch ändern; jede Person bekommt die für sie gewählte Sprache. Eine Einladung kannst du auch für später planen.',
        'Ein Link gilt 30 Tage. Du kannst eine Einladung einmal am Tag erneut senden oder sie zurückziehen.',
        'Für ein Tablet im Büro kannst du einen Link erstellen, auch als QR-Code. Er öffnet die Befragung auf einem Gerät; die Antworten zählen, sobald die Person sie mit einem Code aus einer E-Mail bestätigt hat.',
      ],
    },
    {
      slug: 'taking-the-survey',
      title: 'An der Befragung teilnehmen',
      words: 'Befragung Umfrage Fragebogen antworten Pause fortsetzen offline Handy Gerät',
      text: [
        'Jede Antwort wird sofort festgehalten, erst auf dem Gerät und dann auf dem Server. Ohne Verbindung antwortet man einfach weiter, und nichts geht verloren.',
        'Derselbe Link macht auf jedem Gerät bei der ersten offenen Aussage weiter. Antworten lassen sich bis zur Abgabe ändern.',
        'Das Talent sieht die fünf Merkmale wie der Arbeitgeber. Die Passung zu einer Rolle liest es mit einem Konto, solange es für sie in Betracht gezogen wird; nicht aber, wo es unter anderen steht, und nicht den Interviewbogen.',
      ],
    },
    {
      slug: 'reading-results',
      title: 'Ein Ergebnis lesen',
      words: 'Ergebnis Stanine T-Wert Prozentrang Norm Messfehler Konfidenzintervall Qualität',
      text: [
        'Jedes Merkmal steht auf einer Skala von 1 bis 9 um den Durchschnitt der Norm. Der Balken um den Punkt ist der Messfehler: In 9 von 10 Fällen liegt der wahre Wert in einem solchen Balken. An einem anderen Tag kann der Wert auch außerhalb liegen.',
        'Der Vergleich sagt, dass sich zwei Personen in einem Merkmal unterscheiden, wenn ihre genauen Werte weiter auseinanderliegen, als der Messfehler beider erklärt, mit 90 % Sicherheit. Mit dem veröffentlichten Messfehler sind das 1,97 Punkte bei Offenheit, 1,47 bei Gewissenhaftigkeit, 1,54 bei Extraversion, 1,74 bei Verträglichkeit und 1,68 bei emotionaler Stabilität. Unter drei Personen muss der Unterschied 1,29-mal, unter vier 1,46-mal so groß sein, damit die 90 % für alle Paare eines Merkmals zusammen gelten. Auch wenn alle gleich wären, würden bis zu 41 von 100 Vergleichen zufällig in mindestens einem Merkmal einen Unterschied zeigen. Ob sich zwei Balken überschneiden, ist dafür nicht entscheidend, und auch ein kleinerer Unterschied kann echt sein.',
        'Ein Hinweis zur Antwortqualität ist ein Anlass, genauer hinzusehen, kein Urteil. Die Person darf die Befragung wiederholen.',
      ],
    },
    {
      slug: 'fit',
      title: 'Wie die Passung berechnet wird',
      words: 'Passung Match Übereinstimmung Wert Intervall hoch teilweise gering Berechnung Rangfolge',
      text: [
        'Jeder Punkt außerhalb des Bereichs eines Merkmals kostet etwas, bei mehr Gewicht mehr. Die Seite eines Talents in einer Rolle zeigt die Rechnung Zeile für Zeile.',
        'Zur Passung gehört ein Intervall, das aus dem Messfehler folgt. Hohe Übereinstimmung heißt mindestens 85 und kein Merkmal drei oder mehr daneben, teilweise Übereinstimmung mindestens 65, geringe alles darunter.',
        'Niemand wird nach einem Wert aussortiert: Das Produkt trifft keine Entscheidungen.',
      ],
    },
    {
      slug: 'teams-and-goals',
      title: 'Gruppen, Ziele und Assessments',
      words: 'Team Gruppe Ziel Schlüsselergebnis Assessment Zeitraum',
      text: [
        'Eine Gruppe umfasst Talente und die Rollen, die sie darin haben. Ein Ziel gehört zu einer oder mehreren Gruppen und wird an Schlüsselergebnissen verfolgt; sein Fortschritt ist deren Mittel.',
        'Ein Assessment ist ein Zeitraum, in dem Talente für eine Rolle eingeschätzt werden. Es endet nach seinem letzten Tag und lässt sich verlängern.',
        'Was davon ein Arbeitsbereich nutzt, ist eine Einstellung des Arbeitsbereichs.',
      ],
    },
    {
      slug: 'finding-things',
      title: 'Mit der Tastatur ans Ziel',
      words: 'Suche Palette Befehl Tastenkürzel Taste Strg Cmd K gehe zu',
      text: [
        'Strg + K, auf einem Mac Cmd + K, öffnet von überall die Suche. Tippe den Namen einer Seite, eines Talents oder einer Rolle oder was du tun willst, und drücke Enter.',
        'Sie zeigt nur, was du sehen darfst. Namen, die in deinem Arbeitsbereich verborgen sind, sind es auch dort.',
        'Die Taste Fragezeichen zeigt alle Tastenkürzel. In Listen führt der Schrägstrich zur Suche, Pfeiltasten wechseln die Zeile, x wählt aus, Enter öffnet.',
      ],
    },
    {
      slug: 'inbox',
      title: 'Der Posteingang',
      words: 'Nachricht Chat schreiben Unterhaltung Talent antworten',
      text: [
        'Wo ein Arbeitsbereich ihn eingeschaltet hat, können die Administration und Talente einander schreiben. Mit jedem Talent, das ein Konto hat, gibt es eine Unterhaltung.',
        'Alle, die den Arbeitsbereich verwalten, können sie lesen und antworten, andere Talente nicht. Eine Zahl am Knopf sagt, wie viele Nachrichten warten.',
        'In einem pausierten Arbeitsbereich kann das Talent lesen, was geschrieben wurde; schreiben kann niemand.',
      ],
    },
    {
      slug: 'masked-data',
      title: 'Verborgene Namen und Talent-Insights',
      words: 'verborgen verdeckt versteckt Sternchen Insight freischalten Budget Guthaben anonym Namen',
      text: [
        'Wer nicht direkt von dir eingeladen wurde, erscheint nur mit Vornamen; Nachname und E-Mail-Adresse sind Sternchen, und das Jobprofil bleibt geschlossen.',
        'Ein Talent freizuschalten kostet einen Talent-Insight und öffnet es für deinen ganzen Arbeitsbereich. Was später ins Jobprofil kommt, ist dann auch offen. Es wird nie doppelt berechnet, und wo es nichts zu öffnen gibt, kostet es nichts.',
        'Ein Arbeitsbereich kann Personendaten verbergen: von nicht direkt Eingeladenen, auch wenn sie freigeschaltet sind, oder von allen. Dann bleiben Bilder, Namen und Adressen in Listen, Exporten, Berichten und Dateien verborgen.',
      ],
    },
    {
      slug: 'privacy',
      title: 'Wer was sieht',
      words: 'Datenschutz DSGVO Protokoll Rechte Talent',
      text: [
        'Einzelne Antworten sieht niemand. Die Administration des Arbeitsbereichs sieht Ergebnisse, wer über Rollen mitentscheidet nur die dieser Rollen, und jeder Blick auf ein persönliches Ergebnis steht im Protokoll des Arbeitsbereichs.',
        'Alter und Geschlecht aus der Befragung gehen in keinen Wert ein und stehen nicht neben einem Ergebnis.',
        'Talente sehen unter „Deine Daten“, wer wann hingesehen hat. Was wozu und wie lange gespeichert wird, steht auf der Datenschutzseite.',
      ],
    },
    {
      slug: 'your-data',
      title: 'Deine Daten und deine Rechte',
      words:
        'Rechte Export Kopie herunterladen löschen berichtigen Widerspruch Rangliste Einwilligung Mensch DSGVO',
      text: [
        'Jedes Talent mit einem Konto hat die Seite „Deine Daten“: was gespeichert ist und warum, wer es sieht, bis zu welchem Tag, und wer wann was geöffnet hat. Ein Gerät, das nicht deines ist, meldest du dort von deiner Befragung ab.',
        'Offen für Angebote, Ranglisten, Normen und Erinnerungen sind Schalter, die sofort gelten. Erscheinst du in keiner Rangliste, bleibt dein Ergebnis lesbar, aber eine Passung zu einer Rolle wird für niemanden berechnet oder gezeigt.',
        'Du kannst um eine Berichtigung bitten oder darum, dass ein Mensch noch einmal hinsieht; die Administration muss dir innerhalb eines Monats antworten, und die Antwort steht bei deiner Anfrage. Die Kopie von allem ist ein Archiv mit PDF, JSON und deinen Dateien.',
        'Löschen beginnt mit einer Vorschau: was sofort gelöscht wird, was bis wann bleibt und was außer Reichweite ist. Es geschieht nichts, bevor du deinen Namen eintippst.',
      ],
    },
    {
      slug: 'answering-people',
      title: 'Anfragen beantworten, und wann Daten gelöscht werden',
      words: 'Anfrage Aufbewahrung Frist löschen Monat Absage Hinweis Betriebsvereinbarung behalten',
      text: [
        'Was Personen zu ihren Daten anfragen, steht unter „Anfragen und Fristen“, als Zeile in der Übersicht und kommt per E-Mail. Du antwortest dort, ob der Chat an ist oder nicht; die Person erfährt es per E-Mail.',
        'Bewerbende werden 6 Monate nach einer Absage oder 12 Monate nach der letzten Aktivität gelöscht. In den Einstellungen des Arbeitsbereichs kannst du diese Fristen ändern; vor dem Speichern siehst du, wen das betrifft. Mitarbeitende bleiben, solange du kein Ende festlegst.',
        'Alle erfahren es 30 Tage vorher, und ein Klick genügt, damit ihre Daten bleiben; auch jede Aktivität verlängert die Zeit. Die Zahlen des Ergebnisses bleiben ohne Namen in der Statistik.',
      ],
    },
    {
      slug: 'talent-pool',
      title: 'Der Talentpool',
      words: 'Pool Plattform offen für Angebote freischalten Insight Kopie zurückziehen verborgen',
      text: [
        'Der Pool hat zwei Reiter: Menschen deines Arbeitsbereichs, und solche aus anderen, die offen für Angebote sind und Skills, Arbeitsweise und Orte ausgefüllt haben. Von diesen siehst du Vornamen, Orte und Ergebnis und wie viele Einträge das verschlossene Profil hat.',
        'Freischalten kostet einen Talent-Insight; das wird vorher angezeigt. Dabei entsteht eine Kopie der Person in deinem Arbeitsbereich, mit Nachnamen, E-Mail-Adresse und Jobprofil; die Person sieht, welcher Arbeitsbereich es war.',
        'Mit einem Schalter verlassen Menschen den Pool sofort. Wer sie vorher freigeschaltet hat, behält die Kopie; dort steht dann, dass sie nicht mehr suchen. Wer bei euch die eigene E-Mail-Adresse bestätigt hat, etwa über den Link in eurer Einladung, wird euch dort nicht gezeigt: Ob diese Menschen suchen, verrät euch der Pool nicht.',
      ],
    },
    {
      slug: 'job-profile',
      title: 'Jobprofil, Lebenslauf und Kurse',
      words: 'Profil Lebenslauf PDF Import Skills Gehalt Orte Training Kurs LinkedIn',
      text: [
        'Das Jobprofil hat acht Teile und den frühesten Beginn, die einzeln automatisch gespeichert werden. Schneller geht es mit einem PDF von höchstens 10 MB: Du siehst, was gefunden wurde, neben der Zeile, aus der es stammt, änderst oder lässt weg, was du willst, und erst dann wird gespeichert. Die Datei wird nicht aufbewahrt.',
        'Gescannte Seiten haben keinen Text und lassen sich nicht lesen, geschützte Dateien auch nicht. Foto und Geburtsdatum bleiben mit Absicht draußen.',
        'Liegt dein Ergebnis um mehr als den Messfehler außerhalb des Bereichs einer Rolle, empfiehlt die Seite dieser Rolle Kurse. Die Betreiber dieser Installation erfahren von jeder Anmeldung.',
      ],
    },
    {
      slug: 'holding-results',
      title: 'Ergebnisse zurückhalten',
      words: 'zurückhalten Ergebnis vorher sehen 24 48 Stunden geöffnet',
      text: [
        'Ein Arbeitsbereich kann neue Ergebnisse 24 oder 48 Stunden zurückhalten, oder bis ihre Person sie geöffnet hat. Bis dahin sieht die Administration in Listen, auf der Seite der Person, in Vergleichen und Berichten nur, bis wann es zurückgehalten wird, und nichts vom Ergebnis.',
        'Die Person sieht das eigene Ergebnis sofort. Was vor der Änderung der Einstellung da war, bleibt, wie es ist.',
      ],
    },
    {
      slug: 'hiring-managers',
      title: 'Gemeinsam über eine Rolle entscheiden',
      words: 'mitentscheiden Fachabteilung einladen Kollegium Rolle engere Wahl Interview Zugang',
      text: [
        'Auf der Seite einer Rolle lädst du andere mit ihrer Adresse ein. Wer zur Administration gehört, entscheidet sofort mit; alle anderen bekommen eine E-Mail und nur zu dieser Rolle Zugang. Das kostet nichts und zählt nicht zur Administration.',
        'Wer mitentscheidet, sieht alle, die für die Rolle die Befragung abgeschlossen haben, ihre Ergebnisse neben den Bereichen und die Interviewbögen. Namen, die du nicht siehst, bleiben auch dort verborgen. Möglich ist zu sagen, wen man treffen würde, Gespräche zu bewerten und Entscheidungen zu unterschreiben; die engere Wahl legst du fest.',
        'Andere Rollen, Jobprofile, Berichte, Exporte, Rechnungen und Einstellungen bleiben verschlossen. Talente sehen in ihrem Protokoll, wer von den Mitentscheidenden hingesehen hat. Auf der Seite der Rolle oder in den Einstellungen beendest du den Zugang, und das gilt sofort.',
      ],
    },
    {
      slug: 'works-council',
      title: 'Zugang für den Betriebsrat',
      words: 'Betriebsrat Personalrat Mitarbeitervertretung Zugang Platz Mitbestimmung Protokoll Fairness',
      text: [
        'Die Administration gibt dem Betriebsrat in den Einstellungen einen Zugang. Er kostet nichts und erlaubt nur das Lesen; Talente erfahren auf ihrer Seite davon.',
        'Der Betriebsrat sieht die Einstellungen, die Bereiche von Rollen mit jeder Änderung und ihrer Begründung, Fairness, wie lange Daten bleiben und wer wann was geöffnet hat. Talente stehen dort mit einer Datensatznummer.',
        'Ein Ergebnis, eine Passung, einen Bericht oder den Namen eines Talents bekommt er nicht, weder über eine Adresse noch über die Suche. Nimm eine Adresse der Vertretung und keine, mit der jemand hier an Befragungen teilnimmt.',
      ],
    },
    {
      slug: 'plans-and-trial',
      title: 'Tarife und Testphase',
      words: 'Tarif Preis Basic Flow Enterprise Testphase eingefroren pausiert Upgrade Limit Plätze',
      text: [
        'Einen neuen Arbeitsbereich kannst du 14 Tage testen. Sieben und drei Tage vor dem Ende bekommt die Administration eine E-Mail. Danach ist er pausiert: Nichts wird berechnet, nichts gelöscht, und begonnene Befragungen können beendet werden. Mit einem Tarif geht alles wieder.',
        'Basic hat eine Person in der Administration, bis zu 10 Teammitglieder und 3 Talent-Insights zum Start. Flow gilt für so viele Personen in der Administration und Teammitglieder, wie du wählst, bis zu 3 und bis zu 25, und bringt 25 weitere Insights zum Start. Für mehr Menschen gibt es Enterprise, auf Anfrage.',
        'Jeder Tarif schreibt seine Insights einmal gut. Wechselst du von Flow zurück zu Basic, ruhen die unverbrauchten Insights von Flow, bis du wiederkommst. Gekaufte Insights und die von Basic behältst du; die von Flow werden zuerst verbraucht.',
        'Bewerbende zählen nicht als Teammitglieder. Sind mehr Menschen da, als ein Tarif erlaubt, bleiben sie, und niemand kann dazukommen, bis es weniger sind.',
      ],
    },
    {
      slug: 'subscriptions',
      title: 'Ein Abo verwalten',
      words:
        'Abonnement Abo Abrechnung Rechnung Zahlung kündigen Plätze Monat Jahr Karte fehlgeschlagen abgelehnt Kunde',
      text: [
        'Tarif, nächste Zahlung, Bestellungen und Rechnungen findet die Administration unter „Abrechnung“. Nimmt diese Installation Zahlungen an, bezahlst du auf einer Seite des Zahlungsanbieters, der auch die Rechnungen schreibt.',
        'Mehr Plätze beginnen sofort und werden für den Rest des Zeitraums berechnet; weniger Plätze beginnen mit dem nächsten. Ein Jahr statt Monaten beginnt sofort, Monate statt eines Jahres beginnen, wenn das Jahr um ist. Willst du von den einen Plätzen mehr und von den anderen weniger, beginnt die Änderung sofort, wenn sie mehr kostet, sonst mit dem nächsten Zeitraum. Den Betrag siehst du vorher.',
        'Kündigen kannst du jederzeit. Flow bleibt dann bis zum Ende des bezahlten Zeitraums, und bis dahin lässt sich die Kündigung zurücknehmen. Danach läuft der Arbeitsbereich mit Basic weiter: Niemand wird entfernt, und nichts wird gelöscht.',
        'Schlägt eine Zahlung fehl, geht alles noch 14 Tage weiter, und wir erinnern dich per E-Mail. Danach ist der Arbeitsbereich pausiert, bis die Rechnung bezahlt ist; gelöscht wird nichts.',
      ],
    },
    {
      slug: 'offers',
      title: 'Ein Angebot anfragen',
      words: 'Angebot Anfrage Bestellung Enterprise Basic Rechnung Anbieter freigeschaltet abgelehnt Nummer',
      text: [
        'Basic und Enterprise gibt es auf Anfrage. Ist kein Zahlungsanbieter angebunden, gilt das auch für alles andere, und die Knöpfe sagen es. Eine Anfrage kostet nichts.',
        'Sie hat eine Nummer und geht an die Betreiber dieser Installation. Sie klären mit dir die Rechnung und schalten frei, was du angefragt hast, oder sie lehnen die Anfrage mit einem Hinweis ab; du bekommst eine E-Mail. Was freigeschaltet ist, ist sofort in deinem Arbeitsbereich.',
        'Offene Anfragen stehen unter „Abrechnung“, dort lassen sie sich zurückziehen. Talent-Insights, die dir die Betreiber geben, stehen dort im Verlauf, mit Grund.',
      ],
    },
    {
      slug: 'giving-back',
      title: 'Der Premium-Bericht, und Geld zurück',
      words: 'Premium-Bericht Erstattung Geld zurück Rückgabe 30 Tage zurückgeben Insight',
      text: [
        'Der Premium-Bericht fasst jedes Merkmal mit seinen Facetten in Worte und sagt, was heraussticht. Er wird einmal für einen Menschen gekauft, von ihm selbst oder von einem Arbeitsbereich, und kommt per E-Mail zu diesem Menschen.',
        'Innerhalb von 30 Tagen lässt er sich mit einem Knopf zurückgeben: Der Bericht lässt sich dann nicht mehr öffnen, und der Betrag wird erstattet. Wurde er ohne Zahlungsanbieter freigeschaltet, erstatten ihn die Betreiber dieser Installation.',
        'Andere Bestellungen nehmen die Betreiber dieser Installation zurück. Talent-Insights werden zurückgenommen, soweit sie nicht verbraucht sind; freigeschaltete Talente bleiben freigeschaltet.',
      ],
    },
    {
      slug: 'webinars',
      title: 'Webinare zu Persönlichkeit im Beruf',
      words: 'Webinar Weiterbildung Schulung Kurs lernen',
      text: [
        'Wir zeigen, wie man Bereiche festlegt, Ergebnisse mit ihrem Messfehler liest und mit Menschen darüber spricht. Termine vereinbaren wir mit jeder Organisation.',
        'Schreib uns, welche Fragen ihr habt und wie viele ihr seid; wir schlagen einen Termin vor.',
      ],
    },
    {
      slug: 'meet-a-guide',
      title: 'Mit einem Guide sprechen',
      words: 'Guide Termin Gespräch Mensch Hilfe',
      text: [
        'Ein Guide geht deine erste Rolle oder deine ersten Ergebnisse mit dir durch, auf Deutsch oder Englisch.',
        'Schreib uns zwei oder drei Zeiten, die dir passen; du bekommst eine Antwort mit dem Link zum Gespräch.',
      ],
    },
  ],
};
