import type { Translation } from '../../base/languages.ts';
import type { traitsEn } from './traits.en.ts';

export const traitsDe: Translation<typeof traitsEn> = {
  O: {
    name: 'Offenheit',
    short: 'O',
    measures:
      'Wie sehr jemand neue Ideen, Fantasie, Abwechslung und abstrakte Fragen sucht, im Gegensatz zum Vertrauten, Konkreten und Bewährten.',
    leftPole: 'Bewährt und konkret',
    rightPole: 'Neu und fantasievoll',
    bands: {
      low: {
        headline: 'Neigt zum Bewährten und Konkreten',
        text: 'Deine Antworten deuten auf eine Vorliebe für Bewährtes und Konkretes hin. Vermutlich achtest du zuerst darauf, wie etwas in der Praxis funktioniert, und vertraust Methoden, die sich bewährt haben. Eine Veränderung überzeugt dich eher, wenn der Nutzen klar ist; lange Theoriedebatten reizen dich wohl weniger als eine greifbare Aufgabe.',
        thirdPerson:
          'Die Antworten deuten auf eine Vorliebe für Bewährtes und Konkretes hin. Vermutlich achtet die Person zuerst darauf, wie etwas in der Praxis funktioniert, und vertraut erprobten Methoden. Eine Veränderung überzeugt eher, wenn der Nutzen klar ist; lange Theoriedebatten reizen wohl weniger als eine greifbare Aufgabe.',
        strengths:
          'Behält meist im Blick, was mit den vorhandenen Mitteln machbar ist. Gibt eingespielten Abläufen wohl die Zeit, die sich auszahlt.',
        watchouts:
          'Ein neuer Ansatz wird womöglich verworfen, bevor der Nutzen erprobt ist. Ein kleiner Versuch hilft oft mehr als eine Debatte.',
      },
      middle: {
        headline: 'Wägt Neues gegen Bewährtes ab',
        text: 'Deine Antworten liegen in der Mitte zwischen dem Bewährten und dem Neuen. Wahrscheinlich kannst du dich für eine Idee erwärmen und fragst zugleich nach dem Nutzen. Etwas Abwechslung scheint dir willkommen, solange es festen Boden gibt. Welche Seite stärker hervortritt, kann vom Thema abhängen und davon, wie viel auf dem Spiel steht.',
        thirdPerson:
          'Die Antworten liegen in der Mitte zwischen dem Bewährten und dem Neuen. Wahrscheinlich kann sich die Person für eine Idee erwärmen und fragt zugleich nach dem Nutzen. Etwas Abwechslung scheint willkommen, solange es festen Boden gibt. Welche Seite stärker hervortritt, kann vom Thema abhängen und davon, wie viel auf dem Spiel steht.',
        strengths:
          'Kann zwischen denen vermitteln, die auf Veränderung drängen, und denen, die Bewährtes schützen. Nimmt meist von beiden Seiten etwas mit.',
        watchouts:
          'In einem Team mit starken Meinungen ist die eigene Haltung vielleicht schwer zu erkennen. Früh Für und Wider zu nennen, kann helfen.',
      },
      high: {
        headline: 'Angezogen von neuen Ideen und offenen Fragen',
        text: 'Deine Antworten deuten auf Freude an neuen Ideen, Abwechslung und Fragen ohne fertige Antwort hin. Vermutlich siehst du Verbindungen zwischen entfernten Themen und denkst gern über die Tagesaufgabe hinaus. Arbeit, die sich oft ändert, dürfte dir liegen; lange Routine kostet dich womöglich mehr Kraft als andere.',
        thirdPerson:
          'Die Antworten deuten auf Freude an neuen Ideen, Abwechslung und Fragen ohne fertige Antwort hin. Vermutlich sieht die Person Verbindungen zwischen entfernten Themen und denkt gern über die Tagesaufgabe hinaus. Arbeit, die sich oft ändert, dürfte zusagen; lange Routine kostet womöglich mehr Kraft.',
        strengths:
          'Bringt oft frische Blickwinkel in festgefahrene Fragen und lernt meist gern Neues. Bemerkt oft früh, was auch anders ginge.',
        watchouts:
          'Die nächste Idee wird vielleicht interessanter, bevor die letzte fertig ist. Klare Kriterien, was wie lange erprobt wird, können helfen.',
      },
    },
  },
  C: {
    name: 'Gewissenhaftigkeit',
    short: 'C',
    measures:
      'Wie sehr jemand plant, ordnet und Aufgaben zu Ende bringt, im Gegensatz zu flexiblem Arbeiten und Entscheiden aus der Situation heraus.',
    leftPole: 'Flexibel und spontan',
    rightPole: 'Geplant und gründlich',
    bands: {
      low: {
        headline: 'Neigt zu Flexibilität und Improvisation',
        text: 'Deine Antworten deuten auf eine flexible, spontane Arbeitsweise hin. Wahrscheinlich stellst du dich schnell um, wenn Pläne platzen, und brauchst nicht alles geklärt, bevor du anfängst. Feste Strukturen engen dich mit der Zeit womöglich ein. Termine, kleine Schritte oder jemand, der die Liste führt, können dir das Abschließen erleichtern.',
        thirdPerson:
          'Die Antworten deuten auf eine flexible, spontane Arbeitsweise hin. Wahrscheinlich stellt sich die Person schnell um, wenn Pläne platzen, und braucht vor dem Start nicht alles geklärt. Feste Strukturen wirken mit der Zeit womöglich eng. Termine, kleine Schritte oder jemand, der die Liste führt, können das Abschließen erleichtern.',
        strengths:
          'Dürfte handlungsfähig bleiben, wenn sich Pläne ändern, und legt wohl ohne lange Vorbereitung los. Hält eher nicht an Regeln fest, die ausgedient haben.',
        watchouts:
          'Details, Termine und Restarbeiten gehen vielleicht unter, wenn vieles gleichzeitig läuft. Einige sichtbare Absprachen helfen meist mehr als viele Regeln.',
      },
      middle: {
        headline: 'Plant, wo es nötig ist, und lässt sonst Raum',
        text: 'Deine Antworten liegen in der Mitte zwischen Planen und Improvisieren. Wahrscheinlich hältst du Ordnung, wo es darauf ankommt, und lässt dir an anderer Stelle Spielraum. Die meisten Zusagen scheinst du rechtzeitig zu erfüllen, ohne jedes Detail zweimal zu prüfen. Wie gründlich du bist, kann von Druck und Interesse abhängen.',
        thirdPerson:
          'Die Antworten liegen in der Mitte zwischen Planen und Improvisieren. Wahrscheinlich hält die Person Ordnung, wo es darauf ankommt, und lässt an anderer Stelle Spielraum. Die meisten Zusagen scheinen rechtzeitig erfüllt zu werden, ohne jedes Detail zweimal zu prüfen. Wie gründlich gearbeitet wird, kann von Druck und Interesse abhängen.',
        strengths:
          'Kann nach Plan arbeiten und davon abweichen, wenn es die Lage verlangt. Setzt Aufwand meist dort ein, wo es zählt.',
        watchouts:
          'Was als gut genug gilt, kann von den Erwartungen anderer abweichen. Wer den Anspruch zu Beginn klärt, erspart sich oft eine zweite Runde.',
      },
      high: {
        headline: 'Neigt zu Planung, Sorgfalt und Ausdauer',
        text: 'Deine Antworten deuten auf eine geplante und sorgfältige Arbeitsweise hin. Vermutlich setzt du dir klare Ziele, bereitest dich gut vor und bringst eine Aufgabe auch dann zu Ende, wenn es zäh wird. Ordnung und verlässliche Absprachen scheinen dir wichtig zu sein. Plötzliche Änderungen oder Halbfertiges stören dich womöglich mehr als andere.',
        thirdPerson:
          'Die Antworten deuten auf eine geplante und sorgfältige Arbeitsweise hin. Vermutlich setzt sich die Person klare Ziele, bereitet sich gut vor und bringt eine Aufgabe auch dann zu Ende, wenn es zäh wird. Ordnung und verlässliche Absprachen scheinen wichtig zu sein. Plötzliche Änderungen oder Halbfertiges stören hier womöglich stärker.',
        strengths:
          'Möchte Vereinbartes wohl pünktlich und geprüft abgeben. Behält meist den Überblick über Aufgaben, die lange laufen.',
        watchouts:
          'Hohe Ansprüche können bremsen oder das Abgeben von Arbeit erschweren. Es kann helfen zu benennen, was nicht perfekt zu sein braucht.',
      },
    },
  },
  E: {
    name: 'Extraversion',
    short: 'E',
    measures:
      'Wie sehr jemand Gesellschaft, Aktivität und Führung in einer Gruppe sucht, im Gegensatz zu Ruhe, Abstand und Arbeit für sich.',
    leftPole: 'Ruhig und zurückhaltend',
    rightPole: 'Gesellig und aktiv',
    bands: {
      low: {
        headline: 'Neigt zu Ruhe und kleinem Kreis',
        text: 'Deine Antworten deuten auf eine Vorliebe für Ruhe und für wenige, vertraute Menschen hin. Wahrscheinlich denkst du nach, bevor du sprichst, und arbeitest auch über längere Zeit gut für dich. Große Runden ermüden dich womöglich früher als andere. Im kleinen Kreis oder schriftlich zeigst du vielleicht mehr von deinem Wissen.',
        thirdPerson:
          'Die Antworten deuten auf eine Vorliebe für Ruhe und für wenige, vertraute Menschen hin. Wahrscheinlich denkt die Person vor dem Sprechen nach und arbeitet auch über längere Zeit gut allein. Große Runden werden womöglich früher anstrengend als für andere. Im kleinen Kreis oder schriftlich zeigt sich vielleicht mehr vom vorhandenen Wissen.',
        strengths:
          'Kann lange bei einer Sache bleiben, ohne Gesellschaft zu brauchen. Hört meist genau zu und spricht, wenn es etwas zu sagen gibt.',
        watchouts:
          'In schnellen Diskussionen bleibt Gutes vielleicht ungesagt, oder Zurückhaltung wirkt wie Desinteresse. Eine Tagesordnung vorab kann helfen.',
      },
      middle: {
        headline: 'Wechselt zwischen Austausch und Ruhe',
        text: 'Deine Antworten liegen in der Mitte zwischen ruhig und gesellig. Wahrscheinlich kannst du lebhafte Runden genießen und freust dich trotzdem über Zeit für dich. Ob du vorangehst oder dich zurückhältst, kann vom Thema abhängen und davon, wer im Raum ist. Ein Arbeitstag mit etwas von beidem kommt dir vermutlich am nächsten.',
        thirdPerson:
          'Die Antworten liegen in der Mitte zwischen ruhig und gesellig. Wahrscheinlich kann die Person lebhafte Runden genießen und freut sich trotzdem über Zeit allein. Ob Vorangehen oder Zurückhaltung überwiegt, kann vom Thema abhängen und davon, wer im Raum ist. Ein Arbeitstag mit etwas von beidem dürfte am ehesten zusagen.',
        strengths:
          'Kann ein Gespräch führen und anderen überlassen. Kommt meist in lebhaften wie in ruhigen Teams zurecht.',
        watchouts:
          'Andere schätzen vielleicht falsch ein, wie viel Austausch gerade willkommen ist. Ein Satz dazu genügt meist.',
      },
      high: {
        headline: 'Neigt zu Austausch, Tempo und Vorangehen',
        text: 'Deine Antworten deuten auf Freude an Gesellschaft, Tempo und Aktivität hin. Wahrscheinlich kommst du schnell ins Gespräch, denkst laut und ergreifst gern das Wort. Der Austausch mit anderen scheint dir Energie zu geben. Lange stille Arbeit für dich fühlt sich womöglich zäh an, und du füllst vielleicht eine Pause, die andere zum Denken brauchen.',
        thirdPerson:
          'Die Antworten deuten auf Freude an Gesellschaft, Tempo und Aktivität hin. Wahrscheinlich kommt die Person schnell ins Gespräch, denkt laut und ergreift gern das Wort. Der Austausch mit anderen scheint Energie zu geben. Lange stille Arbeit allein wirkt womöglich zäh, und eine Pause, die andere zum Denken brauchen, wird vielleicht gefüllt.',
        strengths:
          'Dürfte leicht Kontakte knüpfen und nimmt andere meist mit. Bringt oft Bewegung in eine Gruppe, die abwartet.',
        watchouts:
          'Ruhigere Menschen bekommen vielleicht zu wenig Raum, oder ein halber Gedanke ist schon ausgesprochen. Zuerst eine Frage zu stellen, kann helfen.',
      },
    },
  },
  A: {
    name: 'Verträglichkeit',
    short: 'A',
    measures:
      'Wie sehr jemand vertraut, hilft und zugunsten eines guten Miteinanders nachgibt, im Gegensatz zu Hinterfragen, Wettbewerb und Beharren.',
    leftPole: 'Direkt und hinterfragend',
    rightPole: 'Kooperativ und vertrauend',
    bands: {
      low: {
        headline: 'Neigt zu Direktheit und Hinterfragen',
        text: 'Deine Antworten deuten auf eine direkte und hinterfragende Art hin. Wahrscheinlich sagst du, was du denkst, prüfst Behauptungen vor dem Übernehmen und trittst für deine Interessen ein. Widerspruch scheint dich weniger zu belasten als andere. Wer auf Harmonie setzt, hört deine Direktheit vielleicht härter, als du es meinst.',
        thirdPerson:
          'Die Antworten deuten auf eine direkte und hinterfragende Art hin. Wahrscheinlich sagt die Person die eigene Meinung offen, prüft Behauptungen vor dem Übernehmen und tritt für eigene Interessen ein. Widerspruch scheint die Person wenig zu belasten. Wer auf Harmonie setzt, hört diese Direktheit vielleicht härter, als es gemeint ist.',
        strengths:
          'Kann in Verhandlungen eine Linie halten und ansprechen, was andere auslassen. Beurteilt Argumente meist nach der Sache.',
        watchouts:
          'Offene Worte kosten vielleicht Wohlwollen, das später gebraucht wird. Zuerst das Gute an einem Vorschlag zu nennen, macht Kritik oft leichter annehmbar.',
      },
      middle: {
        headline: 'Arbeitet zusammen und kann Nein sagen',
        text: 'Deine Antworten liegen in der Mitte zwischen Nachgeben und Beharren. Wahrscheinlich hilfst und vertraust du gern und kannst Nein sagen, wenn zu viel verlangt wird. Im Konflikt suchst du vielleicht eher einen fairen Ausgleich, als nachzugeben oder zu gewinnen. Wie fest du bleibst, hängt vermutlich davon ab, was dir die Sache bedeutet.',
        thirdPerson:
          'Die Antworten liegen in der Mitte zwischen Nachgeben und Beharren. Wahrscheinlich hilft und vertraut die Person gern und kann Nein sagen, wenn zu viel verlangt wird. Im Konflikt wird vielleicht eher ein fairer Ausgleich gesucht als Nachgeben oder Gewinnen. Wie fest die Haltung bleibt, hängt vermutlich von der Bedeutung der Sache ab.',
        strengths:
          'Kann freundlich im Ton und klar in der Sache sein. Findet meist Lösungen, mit denen beide Seiten leben können.',
        watchouts:
          'Andere erkennen die Grenze vielleicht erst im letzten Moment. Grenzen früh zu benennen, kann helfen.',
      },
      high: {
        headline: 'Neigt zu Vertrauen, Hilfe und fairem Umgang',
        text: 'Deine Antworten deuten auf eine vertrauende, hilfsbereite Art hin. Wahrscheinlich achtest du darauf, wie es anderen geht, erkennst Leistungen an und suchst Gemeinsamkeiten. Ein gutes Klima scheint dir wichtig zu sein. Offener Konflikt kostet dich womöglich Mühe, und du stellst deine Interessen vielleicht öfter zurück, als dir lieb ist.',
        thirdPerson:
          'Die Antworten deuten auf eine vertrauende, hilfsbereite Art hin. Wahrscheinlich achtet die Person darauf, wie es anderen geht, erkennt Leistungen an und sucht Gemeinsamkeiten. Ein gutes Klima scheint wichtig zu sein. Offener Konflikt kostet womöglich Mühe, und eigene Interessen werden vielleicht öfter zurückgestellt als gewünscht.',
        strengths:
          'Dürfte Vertrauen schaffen und macht es anderen meist leicht, um Hilfe zu bitten. Bemerkt Spannungen oft früh und nimmt ihnen die Schärfe.',
        watchouts:
          'Kritik kommt vielleicht spät oder so vorsichtig, dass niemand darauf eingeht. Ein fester Termin für offene Rückmeldung kann es erleichtern.',
      },
    },
  },
  ES: {
    name: 'Emotionale Stabilität',
    short: 'ES',
    measures:
      'Wie gleichmäßig jemand auf Druck, Rückschläge und Spannungen bei der Arbeit reagiert, im Gegensatz zu schnellem und starkem Empfinden.',
    leftPole: 'Empfindsam und wachsam',
    rightPole: 'Ruhig und ausgeglichen',
    bands: {
      low: {
        headline: 'Neigt zu Wachsamkeit und starkem Empfinden',
        text: 'Deine Antworten deuten auf eine schnelle und starke Reaktion auf Druck hin. Wahrscheinlich bemerkst du früh, wenn etwas schiefgehen könnte, und Rückschläge oder scharfe Worte beschäftigen dich womöglich eine Weile. Was um dich herum geschieht, scheint dich direkt zu erreichen. Klare Prioritäten und ein Gespräch können dir volle Tage erleichtern.',
        thirdPerson:
          'Die Antworten deuten auf eine schnelle und starke Reaktion auf Druck hin. Wahrscheinlich bemerkt die Person früh, wenn etwas schiefgehen könnte, und Rückschläge oder scharfe Worte wirken womöglich eine Weile nach. Was ringsum geschieht, scheint direkt anzukommen. Klare Prioritäten und ein Gespräch können volle Tage erleichtern.',
        strengths:
          'Spürt Risiken und Spannungen meist früher als andere. Nimmt Folgen oft ernst und bereitet sich darauf vor.',
        watchouts:
          'Die Sorge um den Ausgang bindet vielleicht Kraft, die der Aufgabe fehlt. Beeinflussbares von Unbeeinflussbarem zu trennen, kann helfen.',
      },
      middle: {
        headline: 'Meist ausgeglichen, mit Gespür für Druck',
        text: 'Deine Antworten liegen in der Mitte zwischen ruhig und empfindsam. Alltäglichen Druck nimmst du wahrscheinlich ohne große Mühe, während dir ein größerer Rückschlag einige Zeit nachgehen kann. Du scheinst Anspannung zu spüren, ohne dich lange davon leiten zu lassen. Wie du reagierst, hängt wohl davon ab, wie viel auf dem Spiel steht.',
        thirdPerson:
          'Die Antworten liegen in der Mitte zwischen ruhig und empfindsam. Alltäglicher Druck wird wahrscheinlich ohne große Mühe bewältigt, während ein größerer Rückschlag der Person einige Zeit nachgehen kann. Anspannung ist wohl spürbar, bestimmt das Handeln aber nicht lange. Die Reaktion hängt wohl davon ab, wie viel auf dem Spiel steht.',
        strengths:
          'Dürfte Warnzeichen ernst nehmen und behält meist einen klaren Kopf. Versteht oft auch Menschen, die Druck stärker empfinden.',
        watchouts:
          'Treffen mehrere Belastungen zusammen, wird die gewohnte Ruhe vielleicht knapp. Ein frühes Wort lässt Zeit, etwas zu ändern.',
      },
      high: {
        headline: 'Neigt zu Ruhe und Gelassenheit',
        text: 'Deine Antworten deuten auf eine ruhige und ausgeglichene Art hin. Wahrscheinlich behältst du einen klaren Kopf, wenn es hektisch wird, und lässt einen Rückschlag recht bald hinter dir. Kritik scheint dich weniger zu treffen als andere. Weil nach außen wenig sichtbar wird, fragen sich andere womöglich, wie ernst du eine Sorge nimmst.',
        thirdPerson:
          'Die Antworten deuten auf eine ruhige und ausgeglichene Art hin. Wahrscheinlich behält die Person einen klaren Kopf, wenn es hektisch wird, und lässt einen Rückschlag recht bald hinter sich. Kritik scheint die Person wenig zu treffen. Weil nach außen wenig sichtbar wird, bleibt womöglich offen, wie ernst eine Sorge genommen wird.',
        strengths:
          'Bringt meist Ruhe in angespannte Situationen und dürfte entscheidungsfähig bleiben. Erholt sich oft bald von einem Rückschlag.',
        watchouts:
          'Warnzeichen oder die Belastung anderer werden vielleicht spät bemerkt. Nachzufragen, wie andere die Lage sehen, kann helfen.',
      },
    },
  },
};
