import { facetNamesDe } from '../facet-names.de.ts';
import type { Translation } from '../../base/languages.ts';
import type { facetsEn } from './facets.en.ts';

export const facetsDe: Translation<typeof facetsEn> = {
  O1: {
    name: facetNamesDe.O1,
    low: 'Deine Gedanken bleiben meist bei dem, was vor dir liegt; du planst eher mit Fakten als mit Bildern vom Möglichen.',
    middle:
      'Nach deinen Antworten lässt du deine Gedanken ab und zu schweifen und bleibst sonst meist bei der Aufgabe.',
    high: 'Du sagst, dass du oft in Bildern und Möglichkeiten denkst; eine Sache ist für dich wohl nicht so bald erledigt.',
  },
  O2: {
    name: facetNamesDe.O2,
    low: 'Form und Schönheit sind dir wohl weniger wichtig; eine Arbeit beurteilst du vor allem danach, wie nützlich das Ergebnis ist.',
    middle: 'Gute Gestaltung und Kunst genießt du wohl gelegentlich, ohne deine Arbeit daran zu messen.',
    high: 'Schönheit und Form fallen dir nach deinen Antworten oft auf; wie etwas aussieht, ist dir wohl auch bei der Arbeit wichtig.',
  },
  O3: {
    name: facetNamesDe.O3,
    low: 'Du betrachtest Dinge eher nüchtern und gibst deinen Gefühlen bei Entscheidungen womöglich wenig Raum.',
    middle: 'Gefühle zählen für dich nach deinen Antworten ebenso wie Fakten; meist wägst du beides ab.',
    high: 'Du sagst, dass du deine Gefühle meist deutlich wahrnimmst und Stimmungen mitbekommst; beides kann dein Handeln leiten.',
  },
  O4: {
    name: facetNamesDe.O4,
    low: 'Du gehst nach deinen Antworten lieber vertraute Wege und magst es wohl, wenn die Dinge beständig bleiben.',
    middle: 'Etwas Veränderung magst du vermutlich, solange genug Vertrautes bestehen bleibt.',
    high: 'Du ziehst Abwechslung eher der Routine vor und probierst oft von dir aus etwas Neues.',
  },
  O5: {
    name: facetNamesDe.O5,
    low: 'Praktische Fragen sind dir wahrscheinlich lieber als Theorie; du willst bald wissen, was aus einer Idee folgt.',
    middle:
      'Theorie interessiert dich wohl, wenn damit ein Zweck verbunden ist; sonst lässt du so etwas eher beiseite.',
    high: 'Du magst wohl abstrakte Fragen und anspruchsvolle Texte und gehst den Dingen gern auf den Grund.',
  },
  C1: {
    name: facetNamesDe.C1,
    low: 'Du traust dir nach deinen Antworten eher wenig zu; eine klare Aufgabe und frühe Rückmeldung erleichtern dir vielleicht den Anfang.',
    middle:
      'Du traust dir deine Aufgaben meist zu und suchst vielleicht Unterstützung, wenn etwas ganz neu ist.',
    high: 'Du beschreibst dich als zuversichtlich, Dinge zu schaffen, und zögerst bei Anspruchsvollem wohl nicht lange.',
  },
  C2: {
    name: facetNamesDe.C2,
    low: 'Ordnung bedeutet dir nach deinen Antworten wenig; Durcheinander stört dich wohl kaum, und du räumst bei Bedarf auf.',
    middle: 'Du hältst Ordnung, wo es darauf ankommt; sonst stört dich etwas Durcheinander wohl wenig.',
    high: 'Du sagst, dass bei dir meist alles einen Platz hat; klare Strukturen sind dir wohl lieb.',
  },
  C3: {
    name: facetNamesDe.C3,
    low: 'Regeln und Absprachen sind für dich eher etwas, das neu abgewogen werden darf, wenn sich die Umstände ändern.',
    middle:
      'Du hältst dich meist an Regeln und Zusagen und machst vielleicht eine Ausnahme, wo du einen guten Grund siehst.',
    high: 'Zusagen und Regeln binden dich nach deinen Antworten stark; ein gegebenes Wort nimmst du wohl ernst.',
  },
  C4: {
    name: facetNamesDe.C4,
    low: 'Du misst deinen Einsatz eher am Nötigen und stellst beruflichem Ehrgeiz anderes voran.',
    middle:
      'Für Ziele, die dir etwas bedeuten, arbeitest du vermutlich hart und hältst den Einsatz sonst in Grenzen.',
    high: 'Du sagst, dass du dir meist hohe Ziele steckst und oft mehr tust, als von dir verlangt wurde.',
  },
  C5: {
    name: facetNamesDe.C5,
    low: 'Das Anfangen braucht bei dir vielleicht Anlauf, vor allem bei zähen Aufgaben; nahe Termine helfen dir oft.',
    middle:
      'Du fängst meist rechtzeitig an und setzt Pläne um; was du am wenigsten magst, schiebst du vielleicht auf.',
    high: 'Du beschreibst dich so, dass du meist ohne Aufschub anfängst, dich vorbereitest und auch an zähen Aufgaben dranbleibst.',
  },
  C6: {
    name: facetNamesDe.C6,
    low: 'Du entscheidest eher schnell und handelst aus dem Moment heraus; manches klärst du vielleicht im Nachhinein.',
    middle: 'Größere Schritte durchdenkst du meist, kleinere entscheidest du rasch.',
    high: 'Du sagst, dass du Dinge meist gründlich durchdenkst, bevor du handelst; mögliche Folgen beschäftigen dich wohl früh.',
  },
  E1: {
    name: facetNamesDe.E1,
    low: 'Du hältst anfangs eher etwas Abstand und lässt Menschen wahrscheinlich mit der Zeit näher an dich heran.',
    middle: 'Du begegnest anderen meist freundlich und wählst aus, wem du näher kommst.',
    high: 'Du sagst, dass du dich unter Menschen wohlfühlst und meist schnell auf andere zugehst.',
  },
  E2: {
    name: facetNamesDe.E2,
    low: 'Kleine Runden oder Zeit für dich sind dir lieber; große Gruppen werden dir vielleicht bald zu viel.',
    middle:
      'Lebhafte Gesellschaft magst du nach deinen Antworten ebenso wie einen ruhigen Abend; was dir lieber ist, wechselt wohl.',
    high: 'Du suchst Gesellschaft und fühlst dich wahrscheinlich wohl, wenn um dich herum viel los ist.',
  },
  E3: {
    name: facetNamesDe.E3,
    low: 'Du überlässt die Führung eher anderen und bringst deine Sicht vielleicht ein, wenn du gefragt wirst.',
    middle: 'Du siehst dich mal vorn und mal in der zweiten Reihe; dir ist wohl beides recht.',
    high: 'Du sagst, dass du Dinge eher in die Hand nimmst, dich früh zu Wort meldest und in einer Gruppe gern vorangehst.',
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
    low: 'Du zeigst Freude nach deinen Antworten eher sparsam und siehst dich wohl als ernst und sachlich.',
    middle: 'Du zeigst meist gute Laune, wenn es Anlass gibt, und Ernst, wenn die Sache es verlangt.',
    high: 'Du beschreibst dich als oft gut gelaunt und lässt dir das wohl auch anmerken.',
  },
  A1: {
    name: facetNamesDe.A1,
    low: 'Du prüfst eher, bevor du vertraust, und willst wahrscheinlich zuerst sehen, dass andere Wort halten.',
    middle: 'Du schenkst Vertrauen wohl mit etwas Vorsicht und richtest es nach dem, was du erlebst.',
    high: 'Du rechnest nach deinen Antworten meist mit guten Absichten und vertraust anderen wohl schon am Anfang.',
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
    low: 'Streit schreckt dich nach deinen Antworten wenig; stört dich etwas, sprichst du es wohl offen an.',
    middle: 'Du suchst eher Einigung und streitest, wenn dir eine Sache wichtig ist.',
    high: 'Du vermeidest scharfen Streit eher und suchst oft einen Weg, den alle mitgehen können.',
  },
  A5: {
    name: facetNamesDe.A5,
    low: 'Du sagst, dass du von deinen Erfolgen ohne Scheu sprichst; dein Licht stellst du wohl nicht unter den Scheffel.',
    middle: 'Von deinen Erfolgen sprichst du vermutlich, wenn es passt, ohne viel Aufhebens darum zu machen.',
    high: 'Du sprichst nach deinen Antworten eher wenig über deine Verdienste; Lob vor anderen ist dir womöglich unangenehm.',
  },
  A6: {
    name: facetNamesDe.A6,
    low: 'Du urteilst eher nach Fakten und hältst zu den Sorgen anderer womöglich etwas Abstand.',
    middle: 'Du sagst, dass dich die Sorgen anderer berühren; die Sache zählt für dich meist ebenso.',
    high: 'Dich berührt meist, was andere erleben, und du lässt es wahrscheinlich in deine Entscheidungen einfließen.',
  },
  N1: {
    name: facetNamesDe.N1,
    low: 'Du schaust mit wenig Sorge nach vorn; Risiken beschäftigen dich wohl erst, wenn es konkret wird.',
    middle: 'Du machst dir über manches Gedanken, meist dort, wo viel vom Ausgang abhängt.',
    high: 'Du sagst, dass du eher früh daran denkst, was schiefgehen könnte; manches beschäftigt dich wohl länger.',
  },
  N2: {
    name: facetNamesDe.N2,
    low: 'Du sagst, dass du dich selten ärgerst, und lässt es dir dann wohl kaum anmerken.',
    middle: 'Du ärgerst dich manchmal und beruhigst dich meist bald wieder.',
    high: 'Du ärgerst dich nach deinen Antworten eher schnell; was dich stört, zeigst du wohl auch bald.',
  },
  N4: {
    name: facetNamesDe.N4,
    low: 'Du siehst dich vor anderen als unbefangen; fremde oder heikle Situationen machen dir wohl wenig aus.',
    middle:
      'Du bist in den meisten Situationen unbefangen und hältst dich unter Fremden vielleicht etwas zurück.',
    high: 'Du bist vor Fremden eher vorsichtig und zeigst in vertrauter Runde wahrscheinlich mehr von dir.',
  },
  N6: {
    name: facetNamesDe.N6,
    low: 'Du sagst, dass du unter Druck meist ruhig bleibst; die Last für andere fällt dir vielleicht spät auf.',
    middle:
      'Alltäglicher Druck macht dir nach deinen Antworten wenig aus; kommt vieles zusammen, möchtest du wohl Ruhe.',
    high: 'Du spürst Druck eher bald; klare Prioritäten und Unterstützung in hektischen Zeiten tun dir wahrscheinlich gut.',
  },
};
