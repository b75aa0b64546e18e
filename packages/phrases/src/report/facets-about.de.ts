import type { Translation } from '../languages.ts';
import type { facetsAboutEn } from './facets-about.en.ts';

export const facetsAboutDe: Translation<typeof facetsAboutEn> = {
  O1: {
    low: 'Bleibt mit den Gedanken meist bei dem, was vorliegt, und plant eher mit Fakten als mit Bildern vom Möglichen.',
    middle: 'Lässt die Gedanken ab und zu schweifen und findet meist leicht zur Aufgabe zurück.',
    high: 'Denkt oft in Bildern und Möglichkeiten und findet vielleicht Ideen, wo andere eine Sache für erledigt halten.',
  },
  O2: {
    low: 'Form und Schönheit sind wohl weniger wichtig; eine Arbeit wird eher danach beurteilt, wie nützlich das Ergebnis ist.',
    middle: 'Genießt gute Gestaltung und Kunst wohl gelegentlich, ohne die Arbeit daran zu messen.',
    high: 'Nimmt Schönheit und Form vermutlich leicht wahr; die Sorgfalt für das Aussehen fließt vielleicht in die Arbeit ein.',
  },
  O3: {
    low: 'Betrachtet Dinge eher nüchtern und gibt Gefühlen bei Entscheidungen womöglich wenig Raum.',
    middle: 'Bemerkt eigene Gefühle und die von anderen und wägt wohl Gefühl und Fakten ab.',
    high: 'Nimmt eigene Gefühle vermutlich deutlich wahr und spürt oft die Stimmung anderer, was das Handeln leiten kann.',
  },
  O4: {
    low: 'Geht lieber vertraute Wege und arbeitet wahrscheinlich am besten, wenn die Dinge beständig bleiben.',
    middle: 'Mag wohl etwas Veränderung, solange genug Vertrautes bestehen bleibt.',
    high: 'Zieht Abwechslung eher der Routine vor und probiert oft unaufgefordert etwas Neues.',
  },
  O5: {
    low: 'Zieht praktische Fragen der Theorie wohl vor; wahrscheinlich soll bald klar sein, was aus einer Idee folgt.',
    middle: 'Kann sich für Theorie mit einem klaren Zweck erwärmen und kommt wohl auch ohne gut aus.',
    high: 'Mag vermutlich abstrakte Fragen und anspruchsvolle Texte und geht den Dingen wohl gern auf den Grund.',
  },
  C1: {
    low: 'Unterschätzt vielleicht das eigene Können; eine klare Aufgabe und frühe Rückmeldung erleichtern wohl den Anfang.',
    middle:
      'Traut sich die eigenen Aufgaben meist zu und sucht vielleicht Unterstützung, wenn etwas ganz neu ist.',
    high: 'Traut sich meist zu, Dinge zu schaffen, und nimmt Anspruchsvolles wahrscheinlich ohne langes Zögern an.',
  },
  C2: {
    low: 'Legt wohl wenig Wert auf Ordnung, findet sich auch im Durcheinander zurecht und räumt bei Bedarf auf.',
    middle: 'Hält wohl Ordnung, wo es darauf ankommt, und kann sonst mit etwas Durcheinander leben.',
    high: 'Gibt meist allem einen Platz und arbeitet wahrscheinlich am besten in klaren Strukturen.',
  },
  C3: {
    low: 'Sieht Regeln und Absprachen eher als etwas, das neu abgewogen werden darf, wenn sich die Umstände ändern.',
    middle:
      'Hält sich meist an Regeln und Zusagen und macht vielleicht eine Ausnahme, wo es einen guten Grund gibt.',
    high: 'Fühlt sich an Zusagen und Regeln vermutlich stark gebunden; auf das Wort können sich andere wahrscheinlich verlassen.',
  },
  C4: {
    low: 'Misst den Einsatz wohl am Nötigen und stellt beruflichem Ehrgeiz vielleicht anderes voran.',
    middle:
      'Arbeitet vermutlich hart für Ziele, die der Person wichtig sind, und hält den Einsatz sonst eher in Grenzen.',
    high: 'Steckt sich meist hohe Ziele und tut oft mehr, als verlangt wurde.',
  },
  C5: {
    low: 'Braucht beim Anfangen vielleicht Anlauf, vor allem bei zähen Aufgaben; nahe Termine helfen oft.',
    middle:
      'Fängt meist rechtzeitig an und setzt Pläne um; was wenig Freude macht, wird vielleicht aufgeschoben.',
    high: 'Fängt meist ohne Aufschub an, ist vorbereitet und bleibt wohl auch dran, wenn eine Aufgabe zäh wird.',
  },
  C6: {
    low: 'Entscheidet eher schnell und handelt aus dem Moment heraus; manches klärt sich vielleicht im Nachhinein.',
    middle: 'Durchdenkt größere Schritte wohl und entscheidet kleinere rasch.',
    high: 'Denkt Dinge meist gründlich durch, bevor etwas geschieht, und behält die Folgen wahrscheinlich im Blick.',
  },
  E1: {
    low: 'Hält anfangs eher etwas Abstand und lässt Menschen wahrscheinlich mit der Zeit näher heran.',
    middle: 'Begegnet anderen wohl freundlich und wählt eher aus, wer näher kommt.',
    high: 'Fühlt sich unter Menschen vermutlich wohl und findet oft schnell und herzlich Kontakt.',
  },
  E2: {
    low: 'Bevorzugt wohl kleine Runden oder Zeit allein; große Gruppen werden vielleicht bald zu viel.',
    middle: 'Kann lebhafte Gesellschaft genießen und ist mit einem ruhigen Abend wohl ebenso zufrieden.',
    high: 'Sucht vermutlich Gesellschaft und fühlt sich wahrscheinlich wohl, wenn ringsum viel los ist.',
  },
  E3: {
    low: 'Überlässt die Führung eher anderen und bringt die eigene Sicht vielleicht auf Nachfrage ein.',
    middle: 'Kann die Führung übernehmen, wenn es nötig ist, und lässt wohl auch andere gern vorangehen.',
    high: 'Nimmt Dinge eher in die Hand, meldet sich früh zu Wort und geht in einer Gruppe oft voran.',
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
    low: 'Zeigt Freude eher sparsam und wirkt auf andere vielleicht ernst und sachlich.',
    middle: 'Zeigt wohl gute Laune, wenn es Anlass gibt, und Ernst, wenn die Sache danach verlangt.',
    high: 'Ist vermutlich oft guter Dinge und hebt vielleicht die Stimmung ringsum.',
  },
  A1: {
    low: 'Prüft eher vor dem Vertrauen und will wahrscheinlich zuerst sehen, dass andere Wort halten.',
    middle: 'Schenkt Vertrauen wohl mit etwas Vorsicht und richtet sich nach der Erfahrung.',
    high: 'Rechnet meist mit guten Absichten und macht anderen die Zusammenarbeit wahrscheinlich leicht.',
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
    low: 'Hält Streit wohl aus und spricht andere vielleicht offen an, wenn etwas stört.',
    middle: 'Sucht wohl Einigung und kann streiten, wenn eine Sache wichtig ist.',
    high: 'Vermeidet scharfen Streit eher und sucht oft einen Weg, den alle mitgehen können.',
  },
  A5: {
    low: 'Kennt die eigenen Stärken wohl und spricht auch davon; Erfolge sind vermutlich für andere sichtbar.',
    middle: 'Spricht wohl von Erfolgen, wenn es passt, ohne viel Aufhebens darum zu machen.',
    high: 'Spricht eher wenig über die eigenen Verdienste; manche Beiträge bleiben vielleicht unbemerkt.',
  },
  A6: {
    low: 'Urteilt eher nach Fakten und hält zu den Sorgen anderer womöglich etwas Abstand.',
    middle: 'Fühlt wohl mit anderen und kann dabei die Sache im Blick behalten.',
    high: 'Lässt sich meist von dem berühren, was andere erleben, und bezieht es wahrscheinlich in Entscheidungen ein.',
  },
  N1: {
    low: 'Schaut wohl mit wenig Sorge nach vorn; Risiken werden vielleicht erst Thema, wenn es konkret wird.',
    middle: 'Macht sich wohl über manches Gedanken, meist dort, wo viel vom Ausgang abhängt.',
    high: 'Denkt eher früh daran, was schiefgehen könnte, und bereitet sich vielleicht gründlicher vor als andere.',
  },
  N2: {
    low: 'Ist wohl schwer zu verärgern; andere bemerken vielleicht spät, dass etwas stört.',
    middle: 'Ärgert sich vermutlich manchmal und beruhigt sich meist bald wieder.',
    high: 'Reagiert auf Ärgerliches eher schnell; andere wissen dann wahrscheinlich bald, woran es liegt.',
  },
  N4: {
    low: 'Ist vor anderen wohl unbefangen und lässt sich von fremden oder heiklen Situationen wahrscheinlich wenig beirren.',
    middle:
      'Ist in den meisten Situationen wohl unbefangen und hält sich unter Fremden vielleicht etwas zurück.',
    high: 'Ist vor Fremden eher vorsichtig und zeigt in vertrauter Runde wahrscheinlich mehr von sich.',
  },
  N6: {
    low: 'Behält unter Druck wohl einen klaren Kopf und unterschätzt vielleicht die Last für andere.',
    middle: 'Bewältigt alltäglichen Druck wohl und braucht vielleicht Ruhe, wenn vieles zusammenkommt.',
    high: 'Spürt Druck eher bald; klare Prioritäten und Unterstützung in hektischen Zeiten tun wahrscheinlich gut.',
  },
};
