import type { Translation } from '../languages.ts';
import type { insightsWorkFocusEn } from './insights-work-focus.en.ts';

export const insightsWorkFocusDe: Translation<typeof insightsWorkFocusEn> = {
  headline: {
    low: {
      low: 'Du löst, was vor dir liegt.',
      middle: 'Du bewegst dich leicht von Aufgabe zu Aufgabe.',
      high: 'Du folgst der Spur, die dich reizt.',
    },
    middle: {
      low: 'Du hältst Dinge ohne Aufhebens am Laufen.',
      middle: 'Du wechselst zwischen Bewahren und Verändern.',
      high: 'Du probierst aus und bringst zu Ende, was zählt.',
    },
    high: {
      low: 'Du bringst Vertrautes verlässlich ans Ziel.',
      middle: 'Du planst und lässt ein Fenster offen.',
      high: 'Du siehst, was sein könnte, und baust es dann.',
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
      low: 'Du holst dir vermutlich rechtzeitig eine zweite Meinung.',
      middle: 'Du kannst recht gut einschätzen, was du allein stemmst.',
      high: 'Du nimmst oft an, wovor andere zögern.',
    },
    C2: {
      low: 'Du kannst schon arbeiten, während andere noch sortieren.',
      middle: 'Ordnung hältst du eher dort, wo auch andere etwas finden wollen.',
      high: 'Deine Arbeit zu übernehmen, ist wohl einfach: Alles liegt da, wo man es sucht.',
    },
    C3: {
      low: 'Dir fallen vielleicht Regeln auf, deren Grund längst weg ist.',
      middle: 'Du kannst dich an eine Regel halten und die Ausnahme trotzdem sehen.',
      high: 'Mit deinen Zusagen lässt sich meist planen.',
    },
    C4: {
      low: 'Du hast vielleicht noch Kraft, wenn sie bei anderen aufgebraucht ist.',
      middle: 'Du kannst dich einsetzen, wo es lohnt, und dich anderswo schonen.',
      high: 'Du hebst oft den Maßstab einer Aufgabe an.',
    },
    C5: {
      low: 'Kurz vor einem Termin kannst du erstaunlich schnell sein.',
      middle: 'Du kommst meist ans Ziel, mit einer Pause, wo sie nötig ist.',
      high: 'Zähe Strecken halten dich selten auf.',
    },
    C6: {
      low: 'Eine Chance, die nur kurz offen steht, ergreifst vielleicht du.',
      middle: 'Bei Kleinem kannst du schnell sein und bei Großem langsam.',
      high: 'Fehler, die sich nicht zurücknehmen lassen, dürften bei dir selten sein.',
    },
    O1: {
      low: 'Du bleibst eher bei den Fakten, wenn eine Diskussion abhebt.',
      middle: 'Du kannst dir eine Alternative ausmalen, wenn eine gefragt ist.',
      high: 'Du siehst eine Sache oft schon, bevor es sie gibt.',
    },
    O2: {
      low: 'Du kannst das Aussehen beiseitelassen und liefern, was funktioniert.',
      middle: 'Dir fällt Gestaltung meist dort auf, wo sie auch anderen auffiele.',
      high: 'Was du machst, ist vielleicht schon beim Hinsehen eine Freude.',
    },
    O3: {
      low: 'Du kannst nüchtern entscheiden, wenn die Gefühle hochgehen.',
      middle: 'Du kannst eine Stimmung benennen und weiterarbeiten.',
      high: 'Du merkst oft, was eine Entscheidung mit Menschen macht.',
    },
    O4: {
      low: 'Arbeit, die sich wiederholt, kann bei dir in guten Händen sein.',
      middle: 'Eine Änderung mit gutem Grund kannst du mittragen.',
      high: 'Das neue Werkzeug probierst vermutlich du zuerst und ersparst es anderen.',
    },
    O5: {
      low: 'Zu einer brauchbaren Antwort kommst du meist ohne Umweg.',
      middle: 'Du kannst in die Tiefe gehen, wo die Aufgabe danach verlangt.',
      high: 'Du findest vielleicht die Ursache, wo andere am Symptom arbeiten.',
    },
  },
  costs: {
    C1: {
      low: 'Du überlässt anderen womöglich Aufgaben, die du gut könntest.',
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
      high: 'Gut genug kann dir schwerfallen, bei eigener Arbeit wie bei fremder.',
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
