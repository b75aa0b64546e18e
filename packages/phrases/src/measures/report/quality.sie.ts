import { qualityDe } from './quality.de.ts';

const { ok, check, doubtful } = qualityDe.verdicts;

/** The remarks on response quality in mails that address the talent with Sie. Documents say du. */
export const qualitySie: typeof qualityDe = {
  ...qualityDe,
  verdicts: {
    ok,
    check: {
      ...check,
      talent:
        'Eine Prüfung ergab einen Hinweis. Lesen Sie Ihre Ergebnisse etwas vorsichtiger und fragen Sie sich, ob die Aussagen zu Ihrer Erfahrung passen. Sie können den Fragebogen kostenlos noch einmal ausfüllen.',
    },
    doubtful: {
      ...doubtful,
      talent:
        '{{flagged}} Die Ergebnisse sagen womöglich weniger über Sie aus als üblich. Wir schlagen vor, dass Sie den Fragebogen in Ruhe noch einmal ausfüllen, kostenlos.',
    },
  },
};
