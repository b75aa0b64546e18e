import { facetNamesDe } from '../facet-names.de.ts';
import type { Translation } from '../languages.ts';
import type { facetsEn } from './facets.en.ts';

export const facetsDe: Translation<typeof facetsEn> = {
  O1: {
    name: facetNamesDe.O1,
    low: 'Deine Gedanken bleiben meist bei dem, was vor dir liegt; du planst eher mit Fakten als mit Bildern vom Möglichen.',
    middle: 'Du lässt deine Gedanken ab und zu schweifen und findest meist leicht zur Aufgabe zurück.',
    high: 'Du denkst oft in Bildern und Möglichkeiten und findest vielleicht Ideen, wo andere eine Sache für erledigt halten.',
  },
  O2: {
    name: facetNamesDe.O2,
    low: 'Form und Schönheit sind dir wohl weniger wichtig; eine Arbeit beurteilst du vor allem danach, wie nützlich das Ergebnis ist.',
    middle: 'Gute Gestaltung und Kunst genießt du wohl gelegentlich, ohne deine Arbeit daran zu messen.',
    high: 'Schönheit und Form fallen dir vermutlich leicht auf, und die Sorgfalt für das Aussehen fließt auch in deine Arbeit ein.',
  },
  O3: {
    name: facetNamesDe.O3,
    low: 'Du betrachtest Dinge eher nüchtern und gibst deinen Gefühlen bei Entscheidungen womöglich wenig Raum.',
    middle:
      'Du bemerkst Gefühle, eigene und die von anderen, und wägst Gefühl und Fakten wohl gegeneinander ab.',
    high: 'Du nimmst deine Gefühle meist deutlich wahr und spürst die Stimmung anderer; beides kann dein Handeln leiten.',
  },
  O4: {
    name: facetNamesDe.O4,
    low: 'Du gehst lieber vertraute Wege und arbeitest wahrscheinlich am besten, wenn die Dinge beständig bleiben.',
    middle: 'Etwas Veränderung magst du vermutlich, solange genug Vertrautes bestehen bleibt.',
    high: 'Du ziehst Abwechslung eher der Routine vor und probierst oft von dir aus etwas Neues.',
  },
  O5: {
    name: facetNamesDe.O5,
    low: 'Praktische Fragen sind dir wahrscheinlich lieber als Theorie; du willst bald wissen, was aus einer Idee folgt.',
    middle:
      'Für Theorie kannst du dich erwärmen, wenn damit ein Zweck verbunden ist, und kommst auch ohne Theorie gut aus.',
    high: 'Du magst wohl abstrakte Fragen und anspruchsvolle Texte und gehst den Dingen gern auf den Grund.',
  },
  C1: {
    name: facetNamesDe.C1,
    low: 'Du unterschätzt vielleicht, was du kannst; eine klare Aufgabe und frühe Rückmeldung erleichtern dir wohl den Anfang.',
    middle:
      'Du traust dir deine Aufgaben meist zu und suchst vielleicht Unterstützung, wenn etwas ganz neu ist.',
    high: 'Du traust dir meist zu, Dinge zu schaffen, und nimmst Anspruchsvolles wahrscheinlich ohne langes Zögern an.',
  },
  C2: {
    name: facetNamesDe.C2,
    low: 'Ordnung bedeutet dir vermutlich wenig; du findest dich auch im Durcheinander zurecht und räumst bei Bedarf auf.',
    middle: 'Du hältst Ordnung, wo es darauf ankommt, und kannst sonst mit etwas Durcheinander leben.',
    high: 'Bei dir hat meist alles einen Platz, und du arbeitest wahrscheinlich am besten in klaren Strukturen.',
  },
  C3: {
    name: facetNamesDe.C3,
    low: 'Regeln und Absprachen sind für dich eher etwas, das neu abgewogen werden darf, wenn sich die Umstände ändern.',
    middle:
      'Du hältst dich meist an Regeln und Zusagen und machst vielleicht eine Ausnahme, wo du einen guten Grund siehst.',
    high: 'Zusagen und Regeln binden dich stark, und andere können sich wahrscheinlich auf dein Wort verlassen.',
  },
  C4: {
    name: facetNamesDe.C4,
    low: 'Du misst deinen Einsatz eher am Nötigen und stellst beruflichem Ehrgeiz anderes voran.',
    middle:
      'Für Ziele, die dir etwas bedeuten, arbeitest du vermutlich hart und hältst den Einsatz sonst in Grenzen.',
    high: 'Du steckst dir meist hohe Ziele und tust oft mehr, als von dir verlangt wurde.',
  },
  C5: {
    name: facetNamesDe.C5,
    low: 'Das Anfangen braucht bei dir vielleicht Anlauf, vor allem bei zähen Aufgaben; nahe Termine helfen dir oft.',
    middle:
      'Du fängst meist rechtzeitig an und setzt Pläne um; was du am wenigsten magst, schiebst du vielleicht auf.',
    high: 'Du fängst meist ohne Aufschub an, bist vorbereitet und bleibst auch dran, wenn eine Aufgabe zäh wird.',
  },
  C6: {
    name: facetNamesDe.C6,
    low: 'Du entscheidest eher schnell und handelst aus dem Moment heraus; manches klärst du vielleicht im Nachhinein.',
    middle: 'Größere Schritte durchdenkst du meist, kleinere entscheidest du rasch.',
    high: 'Du denkst Dinge meist gründlich durch, bevor du handelst, und behältst die Folgen wahrscheinlich im Blick.',
  },
  E1: {
    name: facetNamesDe.E1,
    low: 'Du hältst anfangs eher etwas Abstand und lässt Menschen wahrscheinlich mit der Zeit näher an dich heran.',
    middle: 'Du begegnest anderen meist freundlich und wählst aus, wem du näher kommst.',
    high: 'Du fühlst dich unter Menschen wohl und findest oft schnell und herzlich Kontakt.',
  },
  E2: {
    name: facetNamesDe.E2,
    low: 'Kleine Runden oder Zeit für dich sind dir lieber; große Gruppen werden dir vielleicht bald zu viel.',
    middle: 'Du kannst lebhafte Gesellschaft genießen und bist mit einem ruhigen Abend ebenso zufrieden.',
    high: 'Du suchst Gesellschaft und fühlst dich wahrscheinlich wohl, wenn um dich herum viel los ist.',
  },
  E3: {
    name: facetNamesDe.E3,
    low: 'Du überlässt die Führung eher anderen und bringst deine Sicht vielleicht ein, wenn du gefragt wirst.',
    middle: 'Du kannst die Führung übernehmen, wenn es nötig ist, und lässt auch andere gern vorangehen.',
    high: 'Du nimmst Dinge eher in die Hand, meldest dich früh zu Wort und gehst in einer Gruppe oft voran.',
  },
  E4: {
    name: facetNamesDe.E4,
    low: 'Du lässt es eher ruhig angehen und erledigst wahrscheinlich gern eins nach dem anderen, ohne Hast.',
    middle: 'Du magst wohl ein gleichmäßiges Tempo, mit vollen Zeiten und Zeit zum Durchatmen im Wechsel.',
    high: 'Du bist meist in Bewegung und magst es wahrscheinlich, wenn an einem Tag viel geschafft wird.',
  },
  E5: {
    name: facetNamesDe.E5,
    low: 'Du kommst ohne Nervenkitzel gut aus und bevorzugst eher ruhigen, berechenbaren Boden.',
    middle: 'Ab und zu magst du vermutlich etwas Nervenkitzel, solange das Risiko in Grenzen bleibt.',
    high: 'Du suchst das Aufregende und gehst vielleicht ein Risiko ein, wo andere sich zurückhalten.',
  },
  E6: {
    name: facetNamesDe.E6,
    low: 'Du zeigst Freude eher sparsam; auf andere wirkst du vielleicht ernst und sachlich.',
    middle: 'Du zeigst meist gute Laune, wenn es Anlass gibt, und Ernst, wenn die Sache es verlangt.',
    high: 'Du bist oft guter Dinge und hebst damit die Stimmung um dich herum.',
  },
  A1: {
    name: facetNamesDe.A1,
    low: 'Du prüfst eher, bevor du vertraust, und willst wahrscheinlich zuerst sehen, dass andere Wort halten.',
    middle: 'Du schenkst Vertrauen wohl mit etwas Vorsicht und richtest es nach dem, was du erlebst.',
    high: 'Du rechnest meist mit guten Absichten und machst es anderen wahrscheinlich leicht, mit dir zu arbeiten.',
  },
  A2: {
    name: facetNamesDe.A2,
    low: 'Du gehst vielleicht taktisch vor, wenn ein Ziel es verlangt, und wählst mit Bedacht, was du offenlegst.',
    middle:
      'Du gehst meist offen mit anderen um und lässt dir in einer Verhandlung vielleicht nicht in die Karten schauen.',
    high: 'Du gehst meist offen und fair mit anderen um und verzichtest wohl auf einen Vorteil zulasten anderer.',
  },
  A3: {
    name: facetNamesDe.A3,
    low: 'Du kümmerst dich eher zuerst um deine Aufgaben und hilfst wahrscheinlich, wenn du klar darum gebeten wirst.',
    middle: 'Du hilfst anderen meist gern, solange deine eigenen Aufgaben nicht darunter leiden.',
    high: 'Du hilfst gern und nimmst dir oft ungefragt Zeit für andere.',
  },
  A4: {
    name: facetNamesDe.A4,
    low: 'Du hältst Streit wohl aus und sprichst andere offen an, wenn dich etwas stört.',
    middle: 'Du suchst eher Einigung und streitest, wenn dir eine Sache wichtig ist.',
    high: 'Du vermeidest scharfen Streit eher und suchst oft einen Weg, den alle mitgehen können.',
  },
  A5: {
    name: facetNamesDe.A5,
    low: 'Du weißt, was dir gelingt, und sagst es auch; deine Erfolge sind wohl für andere sichtbar.',
    middle: 'Von deinen Erfolgen sprichst du vermutlich, wenn es passt, ohne viel Aufhebens darum zu machen.',
    high: 'Du sprichst eher wenig über deine Verdienste; manche deiner Beiträge bleiben vielleicht unbemerkt.',
  },
  A6: {
    name: facetNamesDe.A6,
    low: 'Du urteilst eher nach Fakten und hältst zu den Sorgen anderer womöglich etwas Abstand.',
    middle: 'Du fühlst mit anderen und kannst dabei die Sache im Blick behalten.',
    high: 'Dich berührt meist, was andere erleben, und du lässt es wahrscheinlich in deine Entscheidungen einfließen.',
  },
  N1: {
    name: facetNamesDe.N1,
    low: 'Du schaust mit wenig Sorge nach vorn; Risiken beschäftigen dich wohl erst, wenn es konkret wird.',
    middle: 'Du machst dir über manches Gedanken, meist dort, wo viel vom Ausgang abhängt.',
    high: 'Du denkst eher früh daran, was schiefgehen könnte, und bereitest dich vielleicht gründlicher vor als andere.',
  },
  N2: {
    name: facetNamesDe.N2,
    low: 'Du ärgerst dich selten; andere bemerken vielleicht spät, dass dich etwas stört.',
    middle: 'Du ärgerst dich manchmal und beruhigst dich meist bald wieder.',
    high: 'Du reagierst eher schnell, wenn dich etwas ärgert; andere wissen dann wahrscheinlich bald, woran es liegt.',
  },
  N4: {
    name: facetNamesDe.N4,
    low: 'Du bist vor anderen unbefangen; fremde oder heikle Situationen machen dir wahrscheinlich wenig aus.',
    middle:
      'Du bist in den meisten Situationen unbefangen und hältst dich unter Fremden vielleicht etwas zurück.',
    high: 'Du bist vor Fremden eher vorsichtig und zeigst in vertrauter Runde wahrscheinlich mehr von dir.',
  },
  N6: {
    name: facetNamesDe.N6,
    low: 'Unter Druck behältst du wahrscheinlich einen klaren Kopf und unterschätzt dabei leicht die Last für andere.',
    middle: 'Alltäglichen Druck bewältigst du meist und brauchst Ruhe, wenn vieles zusammenkommt.',
    high: 'Du spürst Druck eher bald; klare Prioritäten und Unterstützung in hektischen Zeiten tun dir wahrscheinlich gut.',
  },
};
