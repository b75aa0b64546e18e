import type { Translation } from '../../base/languages.ts';
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
      O: 'Keine Anforderung, 1 bis 9: eine Abwägung. Nichts an dieser Arbeit verlangt klar viel oder wenig Offenheit.',
      C: 'Leistungsstreben, ein Teil der Gewissenhaftigkeit, geht mit Verkaufserfolg einher (Vinchur et al., 1998). Beide Enden bleiben außen vor: Nachfassen braucht Ordnung, und kaum ein Plan übersteht ein Gespräch; das ist eine Abwägung.',
      E: 'Fremde anzusprechen ist der Kern des Tages, darum zählt das Merkmal doppelt. Extraversion geht mit Verkaufserfolg einher (Barrick und Mount, 1991), Grant (2013) fand den größten aber in der Mitte der Skala; beginne bei 5, wenn die Kundschaft zu euch kommt.',
      A: 'Keine Anforderung, 1 bis 9: eine Abwägung. Entgegenkommende und hart verhandelnde Menschen können beide verkaufen.',
      ES: 'Absagen sind häufig. Dass emotionale Stabilität hilft, ein Nein wegzustecken, ist eine Abwägung: plausibel, aber weniger gut untersucht.',
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
      O: 'Keine Anforderung, 1 bis 9: eine Abwägung. Nichts an dieser Arbeit verlangt klar viel oder wenig Offenheit.',
      C: 'Über Jahre Wort zu halten braucht Ordnung. Gewissenhaftigkeit geht über die Berufe hinweg mit guter Arbeit einher, im Mittel mit kleinem Effekt (Wilmot und Ones, 2019); das obere Ende bleibt außen vor, weil Kunden Pläne auch kurzfristig ändern, was eine Abwägung ist.',
      E: 'Der Tag besteht vor allem aus Gesprächen, oft in der Gruppe. Extraversion geht mit Verkaufserfolg einher (Barrick und Mount, 1991); dass das auch bei bestehender Kundschaft gilt, ist eine Abwägung. Beginne tiefer, wenn der Kontakt meist schriftlich ist.',
      A: 'Lange Beziehungen brauchen Wohlwollen. Verträglichkeit geht mit Leistung in der Arbeit mit Menschen einher (Mount et al., 1998). Das obere Ende bleibt außen vor, weil über Preise und Grenzen gesprochen werden muss; das ist eine Abwägung.',
      ES: 'Beschwerden kommen ohne Ankündigung. Emotionale Stabilität geht mit Leistung in der Arbeit mit Menschen einher (Mount et al., 1998); der Bereich lässt nur die untere Hälfte weg.',
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
      O: 'Keine Anforderung, 1 bis 9: eine Abwägung. Nichts an dieser Arbeit verlangt klar viel oder wenig Offenheit.',
      C: 'Gewissenhaftigkeit geht mit Leistung in der Arbeit mit Menschen einher (Mount et al., 1998). Der höchste Wert bleibt außen vor, weil Unterbrechungen hier die Regel sind; diese Grenze ist eine Abwägung.',
      E: 'Ein Gespräch folgt auf das andere, das fällt geselligen Menschen leichter: eine Abwägung, kein Befund. Beginne tiefer, wenn der Kontakt meist schriftlich ist.',
      A: 'Verträglichkeit geht mit Leistung in der Arbeit mit Menschen einher, im Service weniger als im Team (Mount et al., 1998). Der höchste Wert bleibt außen vor, weil freundliche Grenzen dazugehören, was eine Abwägung ist.',
      ES: 'Verärgerte Anrufe gehören zum Tag, darum zählt das Merkmal doppelt. Emotionale Stabilität geht mit Leistung in der Arbeit mit Menschen einher, im Service weniger als im Team (Mount et al., 1998).',
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
      O: 'Alle paar Monate neue Probleme und neue Werkzeuge: Offenheit geht mit Leistung eher in Berufen einher, die neue Ideen verlangen (Judge und Zapata, 2015). Wie viel euer Team davon braucht, hängt davon ab, wie neu sein Produkt ist.',
      C: 'Sorgfalt zeigt sich an Fehlern, die nicht passieren. Gewissenhaftigkeit geht mit guter Arbeit einher, im Mittel mit kleinem Effekt und in komplexen Berufen weniger (Wilmot und Ones, 2019); der höchste Wert bleibt außen vor, da Perfektes zu spät kommen kann, was eine Abwägung ist.',
      E: 'Keine Anforderung, 1 bis 9: eine Abwägung. Stille und gesellige Menschen entwickeln gute Software.',
      A: 'Keine Anforderung, 1 bis 9: eine Abwägung. Ein freundlicher Ton hilft dem Team, klare Kritik dem Produkt.',
      ES: 'Nur die tiefsten Werte bleiben außen vor, was eine Abwägung ist: Veröffentlichungen und Störungen bringen zeitweise Druck.',
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
      O: 'Ideen von vielen Seiten sind abzuwägen. Offenheit geht mit Leistung eher in Berufen einher, die neue Ideen verlangen (Judge und Zapata, 2015); das obere Ende bleibt außen vor, weil Pläne auch fertig werden müssen, was eine Abwägung ist.',
      C: 'Ein Plan, auf den sich andere verlassen, braucht Verlässlichkeit. Gewissenhaftigkeit geht mit guter Arbeit einher, im Mittel mit kleinem Effekt und in komplexen Berufen weniger (Wilmot und Ones, 2019); der Bereich lässt auf beiden Seiten Raum.',
      E: 'Menschen gewinnt man im Gespräch für einen Plan. Extraversion geht mit Erfolg im Management und im Verkauf einher (Barrick und Mount, 1991); sehr hohe Werte bleiben außen vor, weil Zuhören ebenso zählt, was eine Abwägung ist.',
      A: 'Keine Anforderung, 1 bis 9: eine Abwägung. Nein zu sagen und Menschen zu gewinnen zieht in verschiedene Richtungen.',
      ES: 'Entscheidungen werden von mehreren Seiten kritisiert. Emotionale Stabilität geht mit Leistung in der Arbeit mit Menschen einher (Mount et al., 1998); der höchste Wert bleibt außen vor, damit Warnungen gehört werden, was eine Abwägung ist.',
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
      O: 'Ideen sind der Stoff dieser Arbeit. Offenheit gehört zu den Merkmalen, in denen sich kreative Menschen am stärksten von anderen unterscheiden (Feist, 1998); wie weit das für Kampagnen gilt, ist eine Abwägung.',
      C: 'Kampagnen haben Termine und Budgets. Gewissenhaftigkeit geht über die Berufe hinweg mit guter Arbeit einher, im Mittel mit kleinem Effekt (Wilmot und Ones, 2019). Kreative Menschen sind weniger gewissenhaft als andere (Feist, 1998), deshalb ist der Bereich weit.',
      E: 'Vieles wird mit anderen abgestimmt, im Haus und außerhalb; dass etwas Geselligkeit hilft, ist eine Abwägung. Mach den Bereich weiter, wenn vor allem geschrieben wird.',
      A: 'Keine Anforderung, 1 bis 9: eine Abwägung. Nichts an dieser Arbeit verlangt klar viel oder wenig Verträglichkeit.',
      ES: 'Keine Anforderung, 1 bis 9: eine Abwägung. Nichts an dieser Rolle verlangt mehr Ruhe als andere Berufe.',
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
      O: 'Menschen und ihre Lebenslagen sind verschieden, Lösungen auch. Offenheit geht mit Erfolg in der Ausbildung einher (Barrick und Mount, 1991); dass sie hier hilft, ist eine Abwägung. Der Bereich lässt die tieferen Werte und den höchsten weg.',
      C: 'Verträge und Fristen müssen stimmen. Gewissenhaftigkeit geht über die Berufe hinweg mit guter Arbeit einher, im Mittel mit kleinem Effekt (Wilmot und Ones, 2019). Sehr hohe Werte bleiben außen vor, weil kaum ein Tag nach Plan läuft, was eine Abwägung ist.',
      E: 'Ein großer Teil der Arbeit ist Gespräch, und davon vieles Zuhören. Die Grenzen sind eine Abwägung.',
      A: 'Zählt doppelt, weil die Rolle von Vertrauen lebt und auch Nein sagen muss. Verträglichkeit geht mit Leistung in der Arbeit mit Menschen einher (Mount et al., 1998); dass die obere Mitte zu beidem passt, ist eine Abwägung.',
      ES: 'Konflikte landen hier. Emotionale Stabilität geht mit Leistung in der Arbeit mit Menschen einher (Mount et al., 1998); der höchste Wert bleibt außen vor, damit Sorgen anderer bemerkt werden, was eine Abwägung ist.',
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
      O: 'Regeln und Wiederkehrendes verlangen wenig Neues, geändertes Recht etwas davon. Nur die Enden bleiben außen vor, was eine Abwägung ist.',
      C: 'Fehler sind hier teuer, darum zählt das Merkmal doppelt. Gewissenhaftigkeit geht über die Berufe hinweg mit guter Arbeit einher, im Mittel mit kleinem Effekt (Wilmot und Ones, 2019); der höchste Wert bleibt außen vor, da ein Abschluss fertig werden muss, was eine Abwägung ist.',
      E: 'Keine Anforderung, 1 bis 9: eine Abwägung. Stille und gesellige Menschen können diese Arbeit gleich gut machen.',
      A: 'Keine Anforderung, 1 bis 9: eine Abwägung. Andere zu prüfen braucht Takt und Festigkeit.',
      ES: 'Keine Anforderung, 1 bis 9: eine Abwägung. Die Termine sind vorher bekannt. Setze einen Bereich, wenn eure Abschlusstage hart sind.',
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
      O: 'Veränderung will erklärt und ausprobiert sein. Offenheit geht mit Führung einher, mit kleinem bis mittlerem Effekt (Judge et al., 2002); das obere Ende bleibt außen vor, weil ein Team Beständigkeit braucht, was eine Abwägung ist.',
      C: 'Menschen verlassen sich auf Absprachen. Gewissenhaftigkeit geht mit Führung einher, mit kleinem bis mittlerem Effekt (Judge et al., 2002).',
      E: 'Führen heißt mit Menschen sprechen. Von den fünf Merkmalen geht Extraversion am beständigsten mit Führung einher (Judge et al., 2002).',
      A: 'Keine Anforderung, 1 bis 9: Wärme und Klarheit sind beide gefragt, und Verträglichkeit hängt mit Führung nur schwach zusammen (Judge et al., 2002).',
      ES: 'Druck von mehreren Seiten gehört dazu. Emotionale Stabilität geht mit Führung einher, mit kleinem bis mittlerem Effekt (Judge et al., 2002); der Bereich lässt nur die untere Hälfte weg.',
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
      O: 'Keine Anforderung, 1 bis 9: eine Abwägung. Nichts an dieser Arbeit verlangt klar viel oder wenig Offenheit.',
      C: 'Nichts darf vergessen werden. Gewissenhaftigkeit geht über die Berufe hinweg mit guter Arbeit einher, im Mittel mit kleinem Effekt (Wilmot und Ones, 2019); der höchste Wert bleibt außen vor, weil Unterbrechungen die Regel sind, was eine Abwägung ist.',
      E: 'Kontakt mit vielen Menschen gehört zu jedem Tag. Dass die untere Hälfte und der höchste Wert wegbleiben, ist eine Abwägung.',
      A: 'Anderen zu helfen ist die Aufgabe, und ihre Zeit zu schützen heißt, manchen Wunsch abzulehnen. Verträglichkeit geht mit Leistung in der Arbeit mit Menschen einher (Mount et al., 1998); die Grenzen sind eine Abwägung.',
      ES: 'Keine Anforderung, 1 bis 9: eine Abwägung. Setze einen Bereich, wenn euer Team unter großem Druck arbeitet.',
    },
  },
};
