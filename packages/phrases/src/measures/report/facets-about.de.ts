import type { Translation } from '../../base/languages.ts';
import type { facetsAboutEn } from './facets-about.en.ts';

export const facetsAboutDe: Translation<typeof facetsAboutEn> = {
  O1: {
    low: 'Bleibt mit den Gedanken meist bei dem, was vorliegt, und plant eher mit Fakten als mit Bildern vom Möglichen.',
    middle:
      'Lässt die Gedanken nach eigener Aussage ab und zu schweifen und bleibt sonst meist bei der Aufgabe.',
    high: 'Denkt nach eigener Aussage oft in Bildern und Möglichkeiten; eine Sache ist wohl nicht so bald erledigt.',
  },
  O2: {
    low: 'Form und Schönheit sind wohl weniger wichtig; eine Arbeit wird eher danach beurteilt, wie nützlich das Ergebnis ist.',
    middle: 'Genießt gute Gestaltung und Kunst wohl gelegentlich, ohne die Arbeit daran zu messen.',
    high: 'Achtet nach eigener Aussage oft auf Schönheit und Form; wie etwas aussieht, ist wohl auch bei der Arbeit wichtig.',
  },
  O3: {
    low: 'Betrachtet Dinge eher nüchtern und gibt Gefühlen bei Entscheidungen womöglich wenig Raum.',
    middle: 'Gefühle zählen nach eigener Aussage ebenso wie Fakten; meist wird beides abgewogen.',
    high: 'Nimmt eigene Gefühle und Stimmungen nach eigener Aussage meist deutlich wahr, was das Handeln leiten kann.',
  },
  O4: {
    low: 'Geht nach eigener Aussage lieber vertraute Wege und mag es wohl, wenn die Dinge beständig bleiben.',
    middle: 'Mag wohl etwas Veränderung, solange genug Vertrautes bestehen bleibt.',
    high: 'Zieht Abwechslung eher der Routine vor und probiert oft unaufgefordert etwas Neues.',
  },
  O5: {
    low: 'Zieht praktische Fragen der Theorie wohl vor; wahrscheinlich soll bald klar sein, was aus einer Idee folgt.',
    middle: 'Theorie interessiert wohl, wenn damit ein Zweck verbunden ist, und bleibt sonst eher beiseite.',
    high: 'Mag vermutlich abstrakte Fragen und anspruchsvolle Texte und geht den Dingen wohl gern auf den Grund.',
  },
  C1: {
    low: 'Traut sich nach eigener Aussage eher wenig zu; eine klare Aufgabe und frühe Rückmeldung erleichtern vielleicht den Anfang.',
    middle:
      'Traut sich die eigenen Aufgaben meist zu und sucht vielleicht Unterstützung, wenn etwas ganz neu ist.',
    high: 'Beschreibt sich als zuversichtlich, Dinge zu schaffen, und zögert bei Anspruchsvollem wohl nicht lange.',
  },
  C2: {
    low: 'Legt nach eigener Aussage wenig Wert auf Ordnung; Durcheinander stört wohl kaum, aufgeräumt wird bei Bedarf.',
    middle: 'Hält wohl Ordnung, wo es darauf ankommt; sonst stört etwas Durcheinander eher wenig.',
    high: 'Gibt nach eigener Aussage meist allem einen Platz und mag wohl klare Strukturen.',
  },
  C3: {
    low: 'Sieht Regeln und Absprachen eher als etwas, das neu abgewogen werden darf, wenn sich die Umstände ändern.',
    middle:
      'Hält sich meist an Regeln und Zusagen und macht vielleicht eine Ausnahme, wo es einen guten Grund gibt.',
    high: 'Fühlt sich nach eigener Aussage an Zusagen und Regeln stark gebunden und nimmt ein gegebenes Wort wohl ernst.',
  },
  C4: {
    low: 'Misst den Einsatz wohl am Nötigen und stellt beruflichem Ehrgeiz vielleicht anderes voran.',
    middle:
      'Arbeitet vermutlich hart für Ziele, die der Person wichtig sind, und hält den Einsatz sonst eher in Grenzen.',
    high: 'Steckt sich nach eigener Aussage meist hohe Ziele und tut oft mehr, als verlangt wurde.',
  },
  C5: {
    low: 'Braucht beim Anfangen vielleicht Anlauf, vor allem bei zähen Aufgaben; nahe Termine helfen oft.',
    middle:
      'Fängt meist rechtzeitig an und setzt Pläne um; was wenig Freude macht, wird vielleicht aufgeschoben.',
    high: 'Fängt nach eigener Aussage meist ohne Aufschub an, bereitet sich vor und bleibt wohl auch an zähen Aufgaben dran.',
  },
  C6: {
    low: 'Entscheidet eher schnell und handelt aus dem Moment heraus; manches klärt sich vielleicht im Nachhinein.',
    middle: 'Durchdenkt größere Schritte wohl und entscheidet kleinere rasch.',
    high: 'Durchdenkt Dinge nach eigener Aussage meist gründlich, bevor etwas geschieht; mögliche Folgen beschäftigen wohl früh.',
  },
  E1: {
    low: 'Hält anfangs eher etwas Abstand und lässt Menschen wahrscheinlich mit der Zeit näher heran.',
    middle: 'Begegnet anderen wohl freundlich und wählt eher aus, wer näher kommt.',
    high: 'Fühlt sich nach eigener Aussage unter Menschen wohl und geht meist schnell auf andere zu.',
  },
  E2: {
    low: 'Bevorzugt wohl kleine Runden oder Zeit allein; große Gruppen werden vielleicht bald zu viel.',
    middle:
      'Mag nach eigener Aussage lebhafte Gesellschaft ebenso wie einen ruhigen Abend; was lieber ist, wechselt wohl.',
    high: 'Sucht vermutlich Gesellschaft und fühlt sich wahrscheinlich wohl, wenn ringsum viel los ist.',
  },
  E3: {
    low: 'Überlässt die Führung eher anderen und bringt die eigene Sicht vielleicht auf Nachfrage ein.',
    middle: 'Sieht sich mal vorn und mal in der zweiten Reihe; beides ist wohl recht.',
    high: 'Nimmt Dinge nach eigener Aussage eher in die Hand, meldet sich früh zu Wort und geht gern voran.',
  },
  E4: {
    low: 'Lässt es eher ruhig angehen und erledigt wahrscheinlich gern eins nach dem anderen, ohne Hast.',
    middle: 'Mag wohl ein gleichmäßiges Tempo, mit vollen Zeiten und Zeit zum Durchatmen im Wechsel.',
    high: 'Ist meist in Bewegung und mag es wahrscheinlich, wenn an einem Tag viel geschafft wird.',
  },
  E5: {
    low: 'Kommt wohl ohne Nervenkitzel gut aus und bevorzugt eher ruhigen, berechenbaren Boden.',
    middle: 'Mag vermutlich ab und zu etwas Nervenkitzel, solange das Risiko in Grenzen bleibt.',
    high: 'Sucht wohl das Aufregende und geht vielleicht ein Risiko ein, wo andere sich zurückhalten.',
  },
  E6: {
    low: 'Zeigt Freude nach eigener Aussage eher sparsam und sieht sich wohl als ernst und sachlich.',
    middle: 'Zeigt wohl gute Laune, wenn es Anlass gibt, und Ernst, wenn die Sache danach verlangt.',
    high: 'Beschreibt sich als oft gut gelaunt und lässt sich das wohl auch anmerken.',
  },
  A1: {
    low: 'Prüft eher vor dem Vertrauen und will wahrscheinlich zuerst sehen, dass andere Wort halten.',
    middle: 'Schenkt Vertrauen wohl mit etwas Vorsicht und richtet sich nach der Erfahrung.',
    high: 'Rechnet nach eigener Aussage meist mit guten Absichten und vertraut anderen wohl schon am Anfang.',
  },
  A2: {
    low: 'Geht vielleicht taktisch vor, wenn ein Ziel es verlangt, und wählt mit Bedacht, was offengelegt wird.',
    middle:
      'Geht meist offen mit anderen um und lässt sich in einer Verhandlung vielleicht nicht in die Karten sehen.',
    high: 'Geht meist offen und fair mit anderen um und verzichtet wohl auf einen Vorteil zulasten anderer.',
  },
  A3: {
    low: 'Kümmert sich eher zuerst um die eigenen Aufgaben und hilft wahrscheinlich auf klare Bitte.',
    middle: 'Hilft anderen wohl gern, solange die eigenen Aufgaben nicht darunter leiden.',
    high: 'Hilft vermutlich gern und nimmt sich oft ungefragt Zeit für andere.',
  },
  A4: {
    low: 'Scheut Streit nach eigener Aussage wenig und spricht vielleicht offen an, was stört.',
    middle: 'Sucht wohl Einigung und streitet eher, wenn eine Sache wichtig ist.',
    high: 'Vermeidet scharfen Streit eher und sucht oft einen Weg, den alle mitgehen können.',
  },
  A5: {
    low: 'Spricht nach eigener Aussage ohne Scheu von Erfolgen und macht sich wohl nicht kleiner als nötig.',
    middle: 'Spricht wohl von Erfolgen, wenn es passt, ohne viel Aufhebens darum zu machen.',
    high: 'Spricht nach eigener Aussage eher wenig über Verdienste; Lob vor anderen ist womöglich unangenehm.',
  },
  A6: {
    low: 'Urteilt eher nach Fakten und hält zu den Sorgen anderer womöglich etwas Abstand.',
    middle: 'Fühlt nach eigener Aussage mit anderen; die Sache zählt meist ebenso.',
    high: 'Lässt sich meist von dem berühren, was andere erleben, und bezieht es wahrscheinlich in Entscheidungen ein.',
  },
  N1: {
    low: 'Schaut wohl mit wenig Sorge nach vorn; Risiken werden vielleicht erst Thema, wenn es konkret wird.',
    middle: 'Macht sich wohl über manches Gedanken, meist dort, wo viel vom Ausgang abhängt.',
    high: 'Denkt nach eigener Aussage eher früh daran, was schiefgehen könnte; manches beschäftigt wohl länger.',
  },
  N2: {
    low: 'Ärgert sich nach eigener Aussage selten und lässt es sich dann wohl kaum anmerken.',
    middle: 'Ärgert sich vermutlich manchmal und beruhigt sich meist bald wieder.',
    high: 'Ärgert sich nach eigener Aussage eher schnell und zeigt wohl auch bald, was stört.',
  },
  N4: {
    low: 'Sieht sich vor anderen als unbefangen; fremde oder heikle Situationen machen wohl wenig aus.',
    middle:
      'Ist in den meisten Situationen wohl unbefangen und hält sich unter Fremden vielleicht etwas zurück.',
    high: 'Ist vor Fremden eher vorsichtig und zeigt in vertrauter Runde wahrscheinlich mehr von sich.',
  },
  N6: {
    low: 'Bleibt nach eigener Aussage unter Druck meist ruhig; die Last für andere fällt vielleicht spät auf.',
    middle:
      'Alltäglicher Druck macht nach eigener Aussage wenig aus; kommt vieles zusammen, ist wohl Ruhe erwünscht.',
    high: 'Spürt Druck eher bald; klare Prioritäten und Unterstützung in hektischen Zeiten tun wahrscheinlich gut.',
  },
};
