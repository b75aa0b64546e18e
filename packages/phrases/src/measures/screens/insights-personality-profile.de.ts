import type { Translation } from '../../base/languages.ts';
import type { insightsPersonalityProfileEn } from './insights-personality-profile.en.ts';

export const insightsPersonalityProfileDe: Translation<typeof insightsPersonalityProfileEn> = {
  headline_zero: '5 Merkmale, keines weit von der Mitte.',
  headline_one: '{{count}} deiner 5 Merkmale sticht heraus.',
  headline_other: '{{count}} deiner 5 Merkmale stechen heraus.',
  lead: 'Alles auf einer Seite: fünf Merkmale mit Messfehler, die Form, die sie ergeben, dein Platz in der Vergleichsgruppe und alle Facetten. Als herausstechend gilt hier ein Merkmal ab 7 aufwärts oder ab 3 abwärts.',
  shape: 'Die Form',
  places: {
    title: 'Dein Platz unter 100',
    text: 'Von 100 Menschen der Vergleichsgruppe liegen etwa so viele unter dir. Der blasse Teil ist der Messfehler.',
    below: 'etwa {{count}} von 100 unter dir',
    span: 'zwischen {{low}} und {{high}}',
    chart: 'Plätze unter 100',
    chartText: 'Ein Balken je Merkmal von 0 bis 100, mit einem blassen Teil für den Messfehler.',
  },
  facets: {
    title: 'Alle Facetten in drei Stufen',
    text: 'Jeder Punkt ist eine Facette. Links liegt die niedrigere Stufe, in der Mitte der Durchschnitt, rechts die höhere.',
    table: 'Alle Facetten und ihre Stufe',
  },
  together: {
    title: 'Was zwei Merkmale zusammen bewirken',
    intro: 'Deine beiden ausgeprägtesten Merkmale: {{traitsIn}}.',
    unsure:
      'Bei mindestens einem der beiden reicht der Messfehler bis in den mittleren Bereich. Dort wäre das Zusammenspiel weniger ausgeprägt.',
    none: 'Höchstens eines deiner Merkmale liegt außerhalb des mittleren Bereichs. Wie deine Merkmale zusammenspielen, hängt wohl mehr von der Situation ab als von dir: Du kannst in beide Richtungen gehen, und für andere ist vielleicht schwer vorherzusehen, in welche.',
  },
  pairs: {
    OC: {
      lowLow:
        'Du löst Dinge vermutlich mit Hand und Augenmaß: praktisch, schnell, ohne großen Plan. Wiederholen, was geklappt hat, fällt leicht; aufschreiben, wie du es gemacht hast, womöglich nicht.',
      lowHigh:
        'Du hältst vielleicht einen bewährten Weg in gutem Zustand: sorgfältig, verlässlich, Schritt für Schritt. Ein neuer sollte mindestens so gut durchdacht sein, bevor du ihn gehst.',
      highLow:
        'Ideen kommen dir wohl schneller, als du sie fertig machst. Du öffnest anderen vielleicht Türen, und gut tut dir jemand, der einige davon schließt.',
      highHigh:
        'Du willst vermutlich Neues und willst es ordentlich gemacht haben. Daraus kann etwas werden, das bleibt, und ein hoher Anspruch an dich selbst.',
    },
    OE: {
      lowLow:
        'Du arbeitest wohl in Ruhe an dem, was du gut kennst. Wie viel du darüber weißt, erfahren andere vielleicht spät.',
      lowHigh:
        'Du bringst Menschen womöglich um das Bewährte zusammen. In Ideenrunden fragst vermutlich du, wer es dann macht.',
      highLow:
        'Vieles, was dich beschäftigt, spielt sich wohl innen ab. Wenige gute Zuhörer können deinen Ideen mehr wert sein als eine große Bühne.',
      highHigh:
        'Du steckst andere vielleicht mit Ideen an, die noch halb fertig sind. So beginnt vieles; manches braucht ein zweites Paar Hände, um anzukommen.',
    },
    OA: {
      lowLow:
        'Neues prüfst du vermutlich hart und sagst es auch. Das kann anderen Irrwege ersparen und dich wie eine Bremse aussehen lassen.',
      lowHigh:
        'Du pflegst vielleicht, was zwischen Menschen gewachsen ist: Bräuche, Absprachen, Vertrauen. Wandel kann dir leichter fallen, wenn alle mitgenommen werden.',
      highLow:
        'Du stellst wohl Dinge wie Menschen infrage. So lässt sich Neuland gewinnen; Verbündete gewinnt eher ein zweiter, freundlicherer Satz.',
      highHigh:
        'Du bist vielleicht auf Menschen so neugierig wie auf Ideen. Du kannst vieles von mehreren Seiten sehen und tust dich womöglich schwer, eine davon zu verwerfen.',
    },
    OES: {
      lowLow:
        'Das Vertraute ist für dich womöglich mehr als Gewohnheit: Es gibt Halt. Angekündigte Änderungen dürften dir deutlich leichter fallen als plötzliche.',
      lowHigh:
        'Du kannst den Betrieb vermutlich am Laufen halten, wenn andere nervös werden. Zu ändern, was nicht wehtut, reizt dich vielleicht wenig.',
      highLow:
        'Du nimmst vielleicht vieles zugleich auf, Gedanken wie Stimmungen. Daraus können reiche Ideen werden und müde Abende.',
      highHigh:
        'Das Unbekannte zieht dich wohl eher an, als dass es dich schreckt. Dass andere ein Geländer möchten, übersiehst du vielleicht.',
    },
    CE: {
      lowLow:
        'Du arbeitest vielleicht in deinem Tempo und deiner Reihenfolge, ohne viel Aufhebens. Wie weit du bist, ist für andere womöglich schwer zu sehen.',
      lowHigh:
        'Mit Menschen und Schwung bringst du Dinge vermutlich ins Rollen. Wenn das Nacharbeiten beginnt, bist du vielleicht schon woanders.',
      highLow:
        'Du kannst dich wohl stundenlang vertiefen und gibst Durchdachtes ab. Unterbrechungen kosten dich womöglich doppelt: die Zeit und den Faden.',
      highHigh:
        'Du treibst Dinge vielleicht voran und führst auch noch die Liste. Wer mit dir arbeitet, fühlt sich womöglich gehetzt und gut geführt zugleich.',
    },
    CA: {
      lowLow:
        'Du nimmst dir vermutlich Freiheiten und lässt sie auch anderen. Damit Absprachen halten, sollten es wohl wenige und klare sein.',
      lowHigh:
        'Braucht dich ein anderer Mensch, lässt du den eigenen Plan vielleicht fallen. Das ist freundlich, und abends sieht deine Liste womöglich aus wie am Morgen.',
      highLow:
        'Du misst dich und andere vermutlich an einem hohen Maßstab und sagst, wo er verfehlt ist. Den Ergebnissen kann das nützen; ob Menschen mitgehen, entscheidet oft der Ton.',
      highHigh:
        'Auf dich ist vermutlich doppelt Verlass: auf dein Wort und auf dein Wohlwollen. Der Preis ist vielleicht, dass du zu viel übernimmst.',
    },
    CES: {
      lowLow:
        'Eine volle Woche türmt sich vielleicht vor dir auf, bis der Druck das Sortieren übernimmt. Kleine Termine unterwegs können ihm die Spitze nehmen.',
      lowHigh:
        'Du bleibst wohl locker, wo andere für das Schlimmste planen. Das kann erfrischend sein und ab und zu teuer.',
      highLow:
        'Du sicherst vielleicht doppelt ab und sorgst dich trotzdem, ob es reicht. Andere bekommen sorgfältige Arbeit; dir täte eine klare Ziellinie gut.',
      highHigh:
        'Du planst vermutlich in Ruhe und ziehst es ebenso durch. Dass auch du Unterstützung brauchst, vergessen andere womöglich.',
    },
    EA: {
      lowLow:
        'Du wahrst wohl Abstand und behältst deine Meinung. Sprichst du doch, hat es vielleicht Gewicht, und Kanten.',
      lowHigh:
        'Du hilfst vielleicht im Stillen und bittest selten um etwas. Wer dich kennt, weiß das zu schätzen; andere bemerken es womöglich nicht.',
      highLow:
        'Du bist vermutlich gern mittendrin und gehst einem Streit nicht aus dem Weg. Du kannst viel bewegen; die Leisen brauchen vielleicht eine Einladung.',
      highHigh:
        'Du verbindest vielleicht Menschen und kümmerst dich um sie. Nein ist vermutlich das schwerste Wort in deinem Wortschatz.',
    },
    EES: {
      lowLow:
        'In dir geht womöglich viel vor, was andere nicht sehen. Ein Mensch, mit dem du regelmäßig redest, kann viel ausmachen.',
      lowHigh:
        'Du bist vermutlich ein ruhiger Pol: Wenig bringt dich aus der Fassung, und wenig dringt nach außen. Andere wünschen sich vielleicht ein Zeichen, was du denkst.',
      highLow:
        'Was du fühlst, hören andere wohl bald. Das kann schnell für klare Luft sorgen und trägt vielleicht weiter, als du wolltest.',
      highHigh:
        'Du bringst vielleicht Leben in einen Raum und behältst dabei den Kopf. Wer schneller müde wird, kommt womöglich schwer hinterher.',
    },
    AES: {
      lowLow:
        'Ungerechtigkeit geht dir vielleicht schnell nahe, und du sagst es. Eine Nacht zwischen Gefühl und Antwort kann deinen Punkt stärker machen.',
      lowHigh:
        'Ein harter Streit raubt dir vermutlich nicht den Schlaf. Der Gegenseite vielleicht schon; frag danach, wie es war.',
      highLow:
        'Was andere bedrückt, wird womöglich auch deins. Helfen tut dir wohl gut, solange es einen Ort gibt, an dem du es ablegen kannst.',
      highHigh:
        'Mit Kummer kommt man vermutlich gern zu dir, denn du hörst zu und bleibst ruhig. Frag dich ab und zu, wer das für dich tut.',
    },
  },
};
