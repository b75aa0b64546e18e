import type { Translation } from '../../base/languages.ts';
import type { insightsWorkFocusEn } from './insights-work-focus.en.ts';

export const insightsWorkFocusDe: Translation<typeof insightsWorkFocusEn> = {
  headline: {
    low: {
      low: 'Du nimmst dir vor, was gerade ansteht.',
      middle: 'Du legst dich ungern früh fest.',
      high: 'Du folgst der Spur, die dich reizt.',
    },
    middle: {
      low: 'Du magst, was sich bewährt hat.',
      middle: 'Du wechselst zwischen Bewahren und Verändern.',
      high: 'Du probierst gern aus und planst, was zählt.',
    },
    high: {
      low: 'Du hältst dich an Vertrautes und an den Plan.',
      middle: 'Du planst und lässt ein Fenster offen.',
      high: 'Du magst neue Ideen und klare Pläne.',
    },
  },
  lead: 'Elf Facetten zeigen, wohin deine Aufmerksamkeit bei der Arbeit geht: sechs rund ums Durchziehen, fünf rund um Neues. Jede Seite jeder Facette bringt etwas und kostet etwas.',
  picture: {
    title: 'Durchziehen und Erkunden',
    text: 'Elf Facetten in drei Stufen: links die der Gewissenhaftigkeit, rechts die der Offenheit. Je länger der Balken, desto höher die Stufe.',
    table: 'Facetten und ihre Stufe',
  },
  carrying: 'Durchziehen',
  exploring: 'Erkunden',
  focus: {
    C: {
      low: 'Du hast wohl eher den nächsten Schritt im Blick als den ganzen Plan und hältst dir Wege lange offen.',
      middle:
        'Du planst vermutlich die Teile, bei denen ein Fehler teuer wäre, und lässt den Rest sich fügen.',
      high: 'Du siehst eine Aufgabe wahrscheinlich vom Ende her: was da sein soll, bis wann und in welcher Reihenfolge.',
    },
    O: {
      low: 'Deine Aufmerksamkeit gilt eher dem, was da ist: dem Fall vor dir, dem Werkzeug, das funktioniert, dem nächsten Ergebnis.',
      middle:
        'Deine Aufmerksamkeit kann in beide Richtungen gehen: zu dem, was heute läuft, und zu dem, was besser laufen könnte.',
      high: 'Deine Aufmerksamkeit geht oft über die Aufgabe hinaus: zu dem, was dahintersteckt und was sich noch daraus machen ließe.',
    },
  },
  gains: {
    C1: {
      low: 'Du fragst wohl eher nach, bevor du etwas allein versuchst.',
      middle: 'Du traust dir Aufgaben meist zu und fragst bei Neuem eher nach.',
      high: 'Du sagst, dass du dir viel zutraust und Neues meist gleich angehst.',
    },
    C2: {
      low: 'Ein unaufgeräumter Tisch hält dich wohl nicht vom Anfangen ab.',
      middle: 'Ordnung hältst du eher dort, wo auch andere etwas finden wollen.',
      high: 'Nach deinen Antworten soll bei dir alles seinen Platz haben.',
    },
    C3: {
      low: 'Du fragst bei einer Regel eher nach dem Grund.',
      middle: 'Regeln gelten für dich meist, begründete Ausnahmen auch.',
      high: 'Du sagst, dass du Zusagen ernst nimmst und meist einhältst.',
    },
    C4: {
      low: 'Arbeit ist für dich wohl nicht alles, und du teilst dir die Kraft eher ein.',
      middle: 'Du setzt dich nach deinen Antworten für manches stark ein und für anderes weniger.',
      high: 'Du legst die Latte für dich oft höher, als andere es verlangen.',
    },
    C5: {
      low: 'Ein naher Termin bringt dich wohl eher in Gang als ein ferner.',
      middle: 'Du sagst, dass du meist dranbleibst und dir Pausen nimmst.',
      high: 'Auch zähe Aufgaben fängst du nach deinen Antworten meist gleich an.',
    },
    C6: {
      low: 'Du entscheidest dich wohl gern schnell, ohne lange abzuwägen.',
      middle: 'Kleines entscheidest du eher rasch, für Großes nimmst du dir Zeit.',
      high: 'Du sagst, dass du meist erst nachdenkst und dann handelst.',
    },
    O1: {
      low: 'Du bleibst eher bei den Fakten, wenn eine Diskussion abhebt.',
      middle: 'Du malst dir Dinge wohl ab und zu aus, ohne dich darin zu verlieren.',
      high: 'Du malst dir eine Sache nach deinen Antworten oft aus, bevor es sie gibt.',
    },
    O2: {
      low: 'Dir ist wohl wichtiger, dass etwas funktioniert, als wie es aussieht.',
      middle: 'Dir fällt Gestaltung meist dort auf, wo sie auch anderen auffiele.',
      high: 'Du legst nach deinen Antworten Wert darauf, dass etwas auch schön ist.',
    },
    O3: {
      low: 'Du hältst Gefühle bei Entscheidungen wohl lieber heraus.',
      middle: 'Gefühle und Fakten wiegen für dich meist ähnlich viel.',
      high: 'Du achtest nach deinen Antworten oft darauf, was etwas mit Menschen macht.',
    },
    O4: {
      low: 'Wiederkehrende Arbeit stört dich wohl weniger als ständiger Wechsel.',
      middle: 'Eine Änderung mit gutem Grund ist dir meist recht.',
      high: 'Neue Werkzeuge probierst du vermutlich gern und früh aus.',
    },
    O5: {
      low: 'Du suchst wohl eher die brauchbare Antwort als die ganze Theorie.',
      middle: 'In die Tiefe gehst du eher, wo die Aufgabe danach verlangt.',
      high: 'Du fragst nach deinen Antworten gern nach der Ursache hinter dem Symptom.',
    },
  },
  costs: {
    C1: {
      low: 'Du überlässt anderen womöglich Aufgaben, die du dir nicht zutraust.',
      middle: 'Bei etwas ganz Neuem wartest du vielleicht etwas lange.',
      high: 'Du nimmst vielleicht mehr an, als in eine Woche passt.',
    },
    C2: {
      low: 'Andere suchen womöglich lange nach dem, was du sofort findest.',
      middle: 'Zwei Arten von Ordnung nebeneinander können andere verwirren.',
      high: 'Du räumst vielleicht auf, wo Tempo gefragt wäre.',
    },
    C3: {
      low: 'Andere wissen womöglich nicht, welche Absprache noch gilt.',
      middle: 'Deine Ausnahmen können willkürlich wirken, wenn du sie nicht erklärst.',
      high: 'Du hältst vielleicht ein Versprechen, dessen Grund entfallen ist.',
    },
    C4: {
      low: 'Deine Ruhe kann als fehlender Wille gelesen werden.',
      middle: 'Andere fragen sich vielleicht, warum du für das eine rennst und für das andere gehst.',
      high: '„Gut genug“ fällt dir vielleicht schwer, bei eigener Arbeit wie bei fremder.',
    },
    C5: {
      low: 'Die letzte Nacht vor dem Termin hat vielleicht einiges aufzuholen.',
      middle: 'Was du am wenigsten magst, landet womöglich ganz unten im Stapel.',
      high: 'Du machst vielleicht weiter, wo Aufhören klüger wäre.',
    },
    C6: {
      low: 'Ein Schritt ist womöglich getan, bevor der letzte Einwand gehört ist.',
      middle: 'Was klein aussieht und groß ist, entscheidest du vielleicht zu schnell.',
      high: 'Andere warten womöglich, während du eine Entscheidung noch einmal drehst.',
    },
    O1: {
      low: 'Eine Lösung, die es noch nirgends gibt, geht vielleicht an dir vorbei.',
      middle: 'Eine Idee lässt du womöglich liegen, weil niemand danach gefragt hat.',
      high: 'Dein Bild ist dir vielleicht klar und für andere noch unsichtbar.',
    },
    O2: {
      low: 'Du unterschätzt womöglich, wie sehr das Aussehen über Zustimmung entscheidet.',
      middle: 'Wird die Zeit knapp, lässt du die Form vielleicht fallen.',
      high: 'Der letzte Schliff kann länger dauern als die Sache selbst.',
    },
    O3: {
      low: 'Dass ein sachlicher Punkt verletzt hat, entgeht dir vielleicht.',
      middle: 'In der Hektik rutschen dir Stimmungen womöglich durch.',
      high: 'Schlechte Stimmung im Raum kann dich einen Nachmittag kosten.',
    },
    O4: {
      low: 'Eine Änderung kommt bei dir vielleicht zuerst als Störung an.',
      middle: 'Folgt eine Änderung auf die andere, sehnst du dich womöglich nach einem ruhigen Monat.',
      high: 'Läuft eine Sache erst einmal, verliert sie für dich vielleicht ihren Reiz.',
    },
    O5: {
      low: 'Die Frage hinter der Frage bleibt womöglich ungestellt.',
      middle: 'Vielleicht hörst du einen Schritt vor dem Kern der Sache auf.',
      high: 'Du denkst womöglich noch nach, wo eine Antwort schon gereicht hätte.',
    },
  },
};
