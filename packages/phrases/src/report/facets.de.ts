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
    low: 'Form und Schönheit scheinen dir weniger wichtig; eine Arbeit beurteilst du wohl vor allem danach, wie nützlich das Ergebnis ist.',
    middle:
      'Du scheinst gute Gestaltung und Kunst gelegentlich zu genießen, ohne deine Arbeit daran zu messen.',
    high: 'Du scheinst Schönheit und Form leicht wahrzunehmen; die Sorgfalt für das Aussehen fließt vielleicht in deine Arbeit ein.',
  },
  O3: {
    name: facetNamesDe.O3,
    low: 'Du betrachtest Dinge eher nüchtern und gibst deinen Gefühlen bei Entscheidungen womöglich wenig Raum.',
    middle: 'Du bemerkst Gefühle, eigene und die von anderen, und scheinst diese neben den Fakten abzuwägen.',
    high: 'Du scheinst deine Gefühle deutlich wahrzunehmen und spürst oft die Stimmung anderer, was dein Handeln leiten kann.',
  },
  O4: {
    name: facetNamesDe.O4,
    low: 'Du gehst lieber vertraute Wege und arbeitest wahrscheinlich am besten, wenn die Dinge beständig bleiben.',
    middle: 'Du scheinst etwas Veränderung zu mögen, solange genug Vertrautes bestehen bleibt.',
    high: 'Du ziehst Abwechslung eher der Routine vor und probierst oft von dir aus etwas Neues.',
  },
  O5: {
    name: facetNamesDe.O5,
    low: 'Praktische Fragen scheinen dir lieber als Theorie; wahrscheinlich willst du bald wissen, was aus einer Idee folgt.',
    middle:
      'Du kannst dich für Theorie erwärmen, wenn diese einem Zweck dient, und scheinst auch ohne gut auszukommen.',
    high: 'Du scheinst abstrakte Fragen und anspruchsvolle Texte zu mögen und gehst den Dingen wohl gern auf den Grund.',
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
    low: 'Ordnung scheint dir wenig zu bedeuten; du findest dich wohl auch im Durcheinander zurecht und räumst bei Bedarf auf.',
    middle:
      'Du scheinst Ordnung zu halten, wo es darauf ankommt, und kannst sonst mit etwas Durcheinander leben.',
    high: 'Bei dir hat meist alles einen Platz, und du arbeitest wahrscheinlich am besten in klaren Strukturen.',
  },
  C3: {
    name: facetNamesDe.C3,
    low: 'Regeln und Absprachen sind für dich eher etwas, das neu abgewogen werden darf, wenn sich die Umstände ändern.',
    middle:
      'Du hältst dich meist an Regeln und Zusagen und machst vielleicht eine Ausnahme, wo du einen guten Grund siehst.',
    high: 'Zusagen und Regeln scheinen dich stark zu binden; auf dein Wort können sich andere wahrscheinlich verlassen.',
  },
  C4: {
    name: facetNamesDe.C4,
    low: 'Du scheinst deinen Einsatz am Nötigen zu messen und stellst beruflichem Ehrgeiz vielleicht anderes voran.',
    middle:
      'Du scheinst für Ziele, die dir etwas bedeuten, hart zu arbeiten und hältst den Einsatz sonst in Grenzen.',
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
    middle: 'Du scheinst größere Schritte zu durchdenken und kleinere rasch zu entscheiden.',
    high: 'Du denkst Dinge meist gründlich durch, bevor du handelst, und behältst die Folgen wahrscheinlich im Blick.',
  },
  E1: {
    name: facetNamesDe.E1,
    low: 'Du hältst anfangs eher etwas Abstand und lässt Menschen wahrscheinlich mit der Zeit näher an dich heran.',
    middle: 'Du scheinst anderen freundlich zu begegnen und wählst aus, wem du näher kommst.',
    high: 'Du scheinst dich unter Menschen wohlzufühlen und findest oft schnell und herzlich Kontakt.',
  },
  E2: {
    name: facetNamesDe.E2,
    low: 'Kleine Runden oder Zeit für dich scheinen dir lieber; große Gruppen werden dir vielleicht bald zu viel.',
    middle: 'Du kannst lebhafte Gesellschaft genießen und scheinst mit einem ruhigen Abend ebenso zufrieden.',
    high: 'Du scheinst Gesellschaft zu suchen und fühlst dich wahrscheinlich wohl, wenn um dich herum viel los ist.',
  },
  E3: {
    name: facetNamesDe.E3,
    low: 'Du überlässt die Führung eher anderen und bringst deine Sicht vielleicht ein, wenn du gefragt wirst.',
    middle:
      'Du kannst die Führung übernehmen, wenn es nötig ist, und scheinst auch andere gern vorangehen zu lassen.',
    high: 'Du nimmst Dinge eher in die Hand, meldest dich früh zu Wort und gehst in einer Gruppe oft voran.',
  },
  E4: {
    name: facetNamesDe.E4,
    low: 'Du lässt es eher ruhig angehen und erledigst wahrscheinlich gern eins nach dem anderen, ohne Hast.',
    middle:
      'Du scheinst ein gleichmäßiges Tempo zu mögen, mit vollen Zeiten und Zeit zum Durchatmen im Wechsel.',
    high: 'Du bist meist in Bewegung und magst es wahrscheinlich, wenn an einem Tag viel geschafft wird.',
  },
  E5: {
    name: facetNamesDe.E5,
    low: 'Du scheinst ohne Nervenkitzel gut auszukommen und bevorzugst eher ruhigen, berechenbaren Boden.',
    middle: 'Du scheinst ab und zu etwas Nervenkitzel zu mögen, solange das Risiko in Grenzen bleibt.',
    high: 'Du scheinst das Aufregende zu suchen und gehst vielleicht ein Risiko ein, wo andere sich zurückhalten.',
  },
  E6: {
    name: facetNamesDe.E6,
    low: 'Du zeigst Freude eher sparsam; auf andere wirkst du vielleicht ernst und sachlich.',
    middle: 'Du scheinst gute Laune zu zeigen, wenn es Anlass gibt, und Ernst, wenn die Sache es verlangt.',
    high: 'Du scheinst oft guter Dinge zu sein und hebst vielleicht die Stimmung um dich herum.',
  },
  A1: {
    name: facetNamesDe.A1,
    low: 'Du prüfst eher, bevor du vertraust, und willst wahrscheinlich zuerst sehen, dass andere Wort halten.',
    middle: 'Du scheinst mit etwas Vorsicht Vertrauen vorzuschießen und passt es dem an, was du erlebst.',
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
    middle: 'Du scheinst anderen gern zu helfen, solange deine eigenen Aufgaben nicht darunter leiden.',
    high: 'Du scheinst gern zu helfen und nimmst dir oft ungefragt Zeit für andere.',
  },
  A4: {
    name: facetNamesDe.A4,
    low: 'Du scheinst Streit auszuhalten und sprichst andere vielleicht offen an, wenn dich etwas stört.',
    middle: 'Du scheinst Einigung zu suchen und kannst streiten, wenn dir eine Sache wichtig ist.',
    high: 'Du vermeidest scharfen Streit eher und suchst oft einen Weg, den alle mitgehen können.',
  },
  A5: {
    name: facetNamesDe.A5,
    low: 'Du scheinst zu wissen, was du gut kannst, und sagst es auch; deine Erfolge sind wohl für andere sichtbar.',
    middle:
      'Du scheinst von deinen Erfolgen zu sprechen, wenn es passt, ohne viel Aufhebens darum zu machen.',
    high: 'Du sprichst eher wenig über deine Verdienste; manche deiner Beiträge bleiben vielleicht unbemerkt.',
  },
  A6: {
    name: facetNamesDe.A6,
    low: 'Du urteilst eher nach Fakten und hältst zu den Sorgen anderer womöglich etwas Abstand.',
    middle: 'Du scheinst mit anderen zu fühlen und kannst dabei die Sache im Blick behalten.',
    high: 'Dich berührt meist, was andere erleben, und du lässt es wahrscheinlich in deine Entscheidungen einfließen.',
  },
  N1: {
    name: facetNamesDe.N1,
    low: 'Du scheinst mit wenig Sorge nach vorn zu schauen; Risiken beschäftigen dich vielleicht erst, wenn es konkret wird.',
    middle: 'Du scheinst dir über manches Gedanken zu machen, meist dort, wo viel vom Ausgang abhängt.',
    high: 'Du denkst eher früh daran, was schiefgehen könnte, und bereitest dich vielleicht gründlicher vor als andere.',
  },
  N2: {
    name: facetNamesDe.N2,
    low: 'Du scheinst schwer zu verärgern; andere bemerken vielleicht spät, dass dich etwas stört.',
    middle: 'Du scheinst dich manchmal zu ärgern und beruhigst dich meist bald wieder.',
    high: 'Du reagierst eher schnell, wenn dich etwas ärgert; andere wissen dann wahrscheinlich bald, woran es liegt.',
  },
  N4: {
    name: facetNamesDe.N4,
    low: 'Du scheinst vor anderen unbefangen; fremde oder heikle Situationen machen dir wahrscheinlich wenig aus.',
    middle:
      'Du scheinst in den meisten Situationen unbefangen und hältst dich unter Fremden vielleicht etwas zurück.',
    high: 'Du bist vor Fremden eher vorsichtig und zeigst in vertrauter Runde wahrscheinlich mehr von dir.',
  },
  N6: {
    name: facetNamesDe.N6,
    low: 'Du scheinst unter Druck einen klaren Kopf zu behalten und unterschätzt vielleicht die Last für andere.',
    middle:
      'Du scheinst alltäglichen Druck zu bewältigen und brauchst vielleicht Ruhe, wenn vieles zusammenkommt.',
    high: 'Du spürst Druck eher bald; klare Prioritäten und Unterstützung in hektischen Zeiten tun dir wahrscheinlich gut.',
  },
};
