import type { Translation } from '../languages.ts';
import type { roleTemplatesEn } from './role-templates.en.ts';

export const roleTemplatesDe: Translation<typeof roleTemplatesEn> = {
  sales: {
    name: 'Vertrieb',
    purpose: 'Gewinnt neue Kundschaft und gibt ihr ein ehrliches Bild davon, was sie kauft.',
    accountabilities:
      'Findet Menschen, die Kundschaft werden könnten, und spricht sie an\nVersteht ihren Bedarf und sagt offen, wenn etwas nicht passt\nFührt Gespräche zu einer Entscheidung und zu einem Angebot, das beide Seiten halten können\nHält Kontakte und Aussichten aktuell',
    value_creation:
      'Bringt die Einnahmen, von denen alles Übrige abhängt, und erfährt früh, wonach der Markt fragt.',
    description:
      'Spricht mit Menschen, die nicht um das Gespräch gebeten haben, bekommt regelmäßig Absagen und behält viele Kontakte in verschiedenen Stufen im Blick.',
    reasons: {
      O: 'Keine Anforderung, 1 bis 9: Studien zeigen keinen klaren Zusammenhang zwischen Offenheit und Verkaufserfolg.',
      C: 'Über viele Berufe hinweg leisten gewissenhafte Menschen im Mittel etwas bessere Arbeit, auch im Vertrieb. Beide Enden bleiben außen vor: Nachfassen braucht Ordnung, und kaum ein Plan übersteht ein Gespräch. Die obere Grenze ist eine Abwägung, kein Befund.',
      E: 'Fremde anzusprechen ist der Kern des Tages, darum zählt das Merkmal doppelt. Der Zusammenhang mit Verkaufszahlen ist im Mittel schwach, und eine bekannte Studie fand die besten Ergebnisse in der Mitte der Skala; beginne bei 5, wenn die Kundschaft zu euch kommt.',
      A: 'Keine Anforderung, 1 bis 9: Entgegenkommende und hart verhandelnde Menschen verkaufen im Mittel gleich gut.',
      ES: 'Absagen gehören zum Alltag. Emotionale Stabilität geht in vielen Berufen mit etwas besserer Arbeit einher; dass sie hilft, ein Nein wegzustecken, ist plausibel und weniger gut untersucht.',
    },
  },
  account_management: {
    name: 'Kundenbetreuung',
    purpose: 'Betreut bestehende Kundschaft, damit sie erreicht, wofür sie das Produkt gekauft hat.',
    accountabilities:
      'Kennt die Ziele und die Menschen bei jedem Kunden\nHält Absprachen und sorgt dafür, dass auch andere sie halten\nSpricht Probleme an, bevor der Kunde es tut\nVereinbart Verlängerungen und Erweiterungen',
    value_creation: 'Hält Kundschaft, lässt sie wachsen und trägt ins Unternehmen, was sie lernt.',
    description:
      'Arbeitet über Jahre mit denselben Menschen, zwischen ihren Wünschen und dem, was das Unternehmen leisten kann, mit vielen Gesprächen und festen Terminen.',
    reasons: {
      O: 'Keine Anforderung, 1 bis 9: Die veröffentlichten Studien geben für diese Arbeit keine Richtung vor.',
      C: 'Über Jahre Wort zu halten braucht Ordnung. Gewissenhaftigkeit hängt über alle Berufe am verlässlichsten mit guter Arbeit zusammen, wenn auch schwach; das obere Ende bleibt außen vor, weil Kunden Pläne auch kurzfristig ändern.',
      E: 'Der Tag besteht vor allem aus Gesprächen, oft in der Gruppe. Extraversion hängt in der Arbeit mit Kundschaft schwach mit dem Erfolg zusammen; beginne tiefer, wenn der Kontakt meist schriftlich ist.',
      A: 'Lange Beziehungen brauchen Wohlwollen, und verträgliche Menschen arbeiten gemeinsam mit anderen etwas besser. Das obere Ende bleibt außen vor, weil über Preise und Grenzen gesprochen werden muss; das ist eine Abwägung, kein Befund.',
      ES: 'Beschwerden kommen ohne Ankündigung. Emotionale Stabilität geht in vielen Berufen mit etwas besserer Arbeit einher; der Bereich lässt nur die untere Hälfte weg.',
    },
  },
  support: {
    name: 'Kundenservice',
    purpose:
      'Hilft Kundinnen und Kunden aus einer Schwierigkeit, damit sie weiterarbeiten können und sich gut behandelt fühlen.',
    accountabilities:
      'Beantwortet Fragen schriftlich und am Telefon\nFindet die Ursache einer Störung oder die Person, die sie findet\nBleibt in Kontakt, bis die Sache erledigt ist\nMeldet dem Team, was immer wieder vorkommt',
    value_creation:
      'Hält die Kundschaft arbeitsfähig und zeigt dem Unternehmen, wo sein Produkt Ärger macht.',
    description:
      'Viele kurze Kontakte mit Menschen unter Druck, klare Ziele für Zeit und Qualität und wenig Einfluss darauf, was als Nächstes kommt.',
    reasons: {
      O: 'Keine Anforderung, 1 bis 9: Offenheit zeigt keinen verlässlichen Zusammenhang mit Arbeit im Service.',
      C: 'In Serviceberufen geht Gewissenhaftigkeit im Mittel mit etwas besserer Arbeit einher. Der höchste Wert bleibt außen vor, weil Unterbrechungen hier die Regel sind; diese Grenze ist eine Abwägung.',
      E: 'Ein Gespräch folgt auf das andere, das fällt geselligen Menschen leichter: eine Abwägung, denn für Extraversion im Service finden Studien wenig. Beginne tiefer, wenn der Kontakt meist schriftlich ist.',
      A: 'In Berufen mit Kundenkontakt gehört Verträglichkeit zu den Merkmalen, die mit besserer Arbeit einhergehen, mit kleinen Effekten. Der höchste Wert bleibt außen vor, weil freundliche Grenzen dazugehören.',
      ES: 'Verärgerte Anrufe gehören zum Tag, darum zählt das Merkmal doppelt. In Serviceberufen gehört emotionale Stabilität zu den Merkmalen, die mit besserer Arbeit einhergehen, mit kleinen Effekten.',
    },
  },
  software_developer: {
    name: 'Softwareentwicklung',
    purpose: 'Baut und pflegt Software, auf die sich Menschen verlassen können.',
    accountabilities:
      'Macht aus Anforderungen Software, die funktioniert und sich ändern lässt\nPrüft das Gebaute und behebt Fehler\nLiest und bespricht die Arbeit von Kolleginnen und Kollegen\nVerfolgt Werkzeuge und Methoden und wählt unter ihnen aus',
    value_creation:
      'Gibt den Nutzenden ein Produkt, das seinen Dienst tut, und dem Team eine Grundlage, auf der es weiterbauen kann.',
    description:
      'Lange Strecken konzentrierter Arbeit allein, dazwischen enge Abstimmung; für viele Probleme ist keine Lösung bekannt.',
    reasons: {
      O: 'Alle paar Monate neue Probleme und neue Werkzeuge: Offenheit geht mit Lernen und kreativer Arbeit einher, mehr als mit Routine. Wie viel euer Team davon braucht, hängt davon ab, wie neu sein Produkt ist.',
      C: 'Sorgfalt zeigt sich an Fehlern, die nicht passieren. Gewissenhaftigkeit hängt am verlässlichsten, wenn auch schwach, mit guter Arbeit zusammen; der höchste Wert bleibt außen vor, weil Perfektes zu spät kommen kann, was eine Abwägung ist.',
      E: 'Keine Anforderung, 1 bis 9: Stille und gesellige Menschen entwickeln gute Software; Studien zeigen keine Richtung.',
      A: 'Keine Anforderung, 1 bis 9: Ein freundlicher Ton hilft dem Team, klare Kritik dem Produkt; die Studien entscheiden das nicht.',
      ES: 'Nur die tiefsten Werte bleiben außen vor: Veröffentlichungen und Störungen bringen zeitweise Druck. Der Zusammenhang mit guter Arbeit ist klein.',
    },
  },
  product_manager: {
    name: 'Produktmanagement',
    purpose: 'Entscheidet, was als Nächstes gebaut wird und warum, und steht dafür ein, ob es hilft.',
    accountabilities:
      'Lernt von Nutzenden und aus Zahlen, was dem Produkt fehlt\nSetzt Ziele und eine Reihenfolge und sagt zum Rest Nein\nGewinnt Entwicklung, Vertrieb und Leitung für den Plan\nPrüft nach der Einführung, ob das Ziel erreicht ist',
    value_creation: 'Setzt die Zeit des Teams dort ein, wo Nutzende und Unternehmen am meisten davon haben.',
    description:
      'Arbeitet zwischen vielen Interessen ohne Weisungsrecht, entscheidet mit unvollständigem Wissen und erklärt Entscheidungen immer wieder.',
    reasons: {
      O: 'Ideen von vielen Seiten sind abzuwägen. Offenheit geht mit kreativer Arbeit einher, im Mittel leicht; das obere Ende bleibt außen vor, weil Pläne auch fertig werden müssen, was eine Abwägung ist.',
      C: 'Ein Plan, auf den sich andere verlassen, braucht Verlässlichkeit. Gewissenhaftigkeit hängt am verlässlichsten, wenn auch schwach, mit guter Arbeit zusammen; der Bereich lässt auf beiden Seiten Raum.',
      E: 'Menschen gewinnt man im Gespräch für einen Plan. Extraversion hängt schwach mit Arbeit zusammen, die überzeugt und führt; sehr hohe Werte bleiben außen vor, weil Zuhören ebenso zählt.',
      A: 'Keine Anforderung, 1 bis 9: Nein zu sagen und Menschen zu gewinnen zieht in verschiedene Richtungen.',
      ES: 'Entscheidungen werden von mehreren Seiten kritisiert. Emotionale Stabilität geht in vielen Berufen mit etwas besserer Arbeit einher; der höchste Wert bleibt außen vor, damit Warnungen gehört werden, was eine Abwägung ist.',
    },
  },
  marketing: {
    name: 'Marketing',
    purpose: 'Sorgt dafür, dass die richtigen Menschen das Produkt kennen und verstehen, wozu es gut ist.',
    accountabilities:
      'Findet heraus, was die Menschen bewegt, die erreicht werden sollen\nPlant Kampagnen und führt sie zu Ende\nSchreibt oder beauftragt Texte, Bilder und Veranstaltungen\nMisst, was gewirkt hat, und zieht Schlüsse',
    value_creation:
      'Bringt interessierte Menschen zum Unternehmen und prägt das Bild, das sie von ihm haben.',
    description:
      'Wechselt zwischen Ideen und Zahlen, arbeitet mit Menschen im Haus und außerhalb und auf feste Termine hin.',
    reasons: {
      O: 'Ideen sind der Stoff dieser Arbeit. Offenheit geht deutlicher als die anderen vier Merkmale mit kreativer Arbeit einher, dennoch mit kleinen bis mittleren Effekten.',
      C: 'Kampagnen haben Termine und Budgets, und gewissenhafte Menschen leisten im Mittel etwas bessere Arbeit. Der Bereich ist weit, weil sich gute Ideen selten an einen Plan halten.',
      E: 'Vieles wird mit anderen abgestimmt, im Haus und außerhalb; dass etwas Geselligkeit hilft, ist eine Abwägung, denn für Extraversion finden Studien hier wenig. Mach den Bereich weiter, wenn vor allem geschrieben wird.',
      A: 'Keine Anforderung, 1 bis 9: Die Studien zeigen für diese Arbeit keine Richtung.',
      ES: 'Keine Anforderung, 1 bis 9: Nichts an dieser Rolle verlangt mehr Ruhe als andere Berufe.',
    },
  },
  hr: {
    name: 'Personal',
    purpose: 'Findet Menschen für das Unternehmen und hilft ihnen, dort gut und miteinander zu arbeiten.',
    accountabilities:
      'Besetzt offene Stellen in einem fairen, belegten Verfahren\nIst erste Anlaufstelle für Beschäftigte und für alle, die sie führen\nErstellt Verträge, Zeugnisse und Meldungen richtig und pünktlich\nPlant Weiterbildung und fasst nach',
    value_creation:
      'Gibt dem Unternehmen Menschen, die zur Arbeit passen, und den Menschen Bedingungen, unter denen sie bleiben.',
    description: 'Vertrauliche Gespräche neben Arbeit mit Fristen und Recht; steht oft zwischen zwei Seiten.',
    reasons: {
      O: 'Menschen und ihre Lebenslagen sind verschieden, Lösungen auch. Offenheit geht im Mittel leicht mit dem Lernen von Neuem einher; der Bereich lässt die tieferen Werte und den höchsten weg.',
      C: 'Verträge und Fristen müssen stimmen, und gewissenhafte Menschen leisten im Mittel etwas bessere Arbeit. Sehr hohe Werte bleiben außen vor, weil kaum ein Tag nach Plan läuft, was eine Abwägung ist.',
      E: 'Ein großer Teil der Arbeit ist Gespräch, und davon vieles Zuhören. Für Extraversion finden Studien hier wenig, die Grenzen sind eine Abwägung.',
      A: 'Zählt doppelt, weil die Rolle von Vertrauen lebt und auch Nein sagen muss. Verträglichkeit geht mit besserer Arbeit unter Menschen einher, mit kleinen Effekten; dass die obere Mitte zu beidem passt, ist eine Abwägung, kein Befund.',
      ES: 'Konflikte landen hier. Emotionale Stabilität geht in vielen Berufen mit etwas besserer Arbeit einher; der höchste Wert bleibt außen vor, damit Sorgen anderer bemerkt werden, was eine Abwägung ist.',
    },
  },
  finance: {
    name: 'Finanzen und Buchhaltung',
    purpose: 'Hält die Zahlen des Unternehmens richtig und zeigt, was sie bedeuten.',
    accountabilities:
      'Erfasst und prüft, was hereinkommt und hinausgeht\nErstellt Monats- und Jahresabschlüsse pünktlich\nPlant die Liquidität und erklärt Abweichungen\nHält Recht, Steuern und interne Regeln ein',
    value_creation:
      'Gibt allen, die entscheiden, verlässliche Zahlen und schützt das Unternehmen vor Schaden.',
    description:
      'Genaue Arbeit mit wiederkehrenden Terminen, Regeln und Werkzeugen; ruhige Wochen wechseln mit Abschlusstagen.',
    reasons: {
      O: 'Regeln und Wiederkehrendes verlangen wenig Neues, geändertes Recht etwas davon. Für Offenheit zeigen Studien hier keine Richtung; nur die Enden bleiben außen vor.',
      C: 'Fehler sind hier teuer, darum zählt das Merkmal doppelt. Gewissenhaftigkeit hängt über alle Berufe am verlässlichsten mit guter Arbeit zusammen, wenn auch schwach; der höchste Wert bleibt außen vor, weil ein Abschluss auch fertig werden muss, was eine Abwägung ist.',
      E: 'Keine Anforderung, 1 bis 9: Stille und gesellige Menschen machen diese Arbeit gleich gut.',
      A: 'Keine Anforderung, 1 bis 9: Studien zeigen keine Richtung, und andere zu prüfen braucht Takt und Festigkeit.',
      ES: 'Keine Anforderung, 1 bis 9: Die Termine sind vorher bekannt. Setze einen Bereich, wenn eure Abschlusstage hart sind.',
    },
  },
  team_lead: {
    name: 'Teamleitung',
    purpose: 'Sorgt dafür, dass das Team seine Ziele kennt, sie erreicht und gesund bleibt.',
    accountabilities:
      'Vereinbart Ziele mit dem Team und behält sie im Blick\nGibt rechtzeitig Rückmeldung, Lob und Kritik\nKlärt Konflikte und räumt Hindernisse aus dem Weg\nEntwickelt Menschen und entscheidet über Besetzungen',
    value_creation:
      'Macht aus der Arbeit mehrerer Menschen mehr, als jeder allein erreichen würde, und hält sie im Unternehmen.',
    description:
      'Viele kurze Gespräche, Entscheidungen unter Unsicherheit und Verantwortung für die Arbeit anderer.',
    reasons: {
      O: 'Veränderung will erklärt und ausprobiert sein. Offenheit geht mit Führung einher, mit kleinen bis mittleren Effekten; das obere Ende bleibt außen vor, weil ein Team Beständigkeit braucht, was eine Abwägung ist.',
      C: 'Menschen verlassen sich auf Absprachen. Gewissenhaftigkeit geht mit Führung und mit guter Arbeit überhaupt einher, mit kleinen bis mittleren Effekten.',
      E: 'Führen heißt mit Menschen sprechen. Extraversion hängt unter den fünf Merkmalen am deutlichsten mit Führung zusammen, aber mehr damit, als Führungskraft gesehen zu werden, als damit, gut zu führen.',
      A: 'Keine Anforderung, 1 bis 9: Wärme und Klarheit sind beide gefragt, und Studien zeigen für Führung nur einen schwachen Zusammenhang.',
      ES: 'Druck von mehreren Seiten gehört dazu. Emotionale Stabilität geht mit Führung einher, mit kleinen Effekten; der Bereich lässt nur die untere Hälfte weg.',
    },
  },
  assistant: {
    name: 'Assistenz',
    purpose: 'Hält einem Team oder einer Leitung den Rücken frei und die Dinge in Ordnung.',
    accountabilities:
      'Plant Termine, Reisen und Besprechungen\nBereitet Unterlagen vor und fasst bei offenen Punkten nach\nIst Anlaufstelle für Menschen im Haus und außerhalb\nBehandelt Vertrauliches vertraulich',
    value_creation: 'Gibt anderen Zeit für ihre eigene Arbeit und sorgt dafür, dass nichts vergessen wird.',
    description:
      'Viele kleine Aufgaben zugleich, häufige Unterbrechungen und Kontakt mit sehr verschiedenen Menschen.',
    reasons: {
      O: 'Keine Anforderung, 1 bis 9: Die Studien zeigen für diese Arbeit keine Richtung.',
      C: 'Nichts darf vergessen werden. Gewissenhaftigkeit hängt am verlässlichsten, wenn auch schwach, mit guter Arbeit zusammen; der höchste Wert bleibt außen vor, weil Unterbrechungen die Regel sind, was eine Abwägung ist.',
      E: 'Kontakt mit vielen Menschen gehört zu jedem Tag. Für Extraversion finden Studien hier wenig; dass die untere Hälfte und der höchste Wert wegbleiben, ist eine Abwägung.',
      A: 'Anderen zu helfen ist die Aufgabe, und ihre Zeit zu schützen heißt, manchen Wunsch abzulehnen. Verträglichkeit geht mit besserer Arbeit unter Menschen einher, mit kleinen Effekten; die Grenzen sind eine Abwägung.',
      ES: 'Keine Anforderung, 1 bis 9: Setze einen Bereich, wenn euer Team unter großem Druck arbeitet.',
    },
  },
};
