import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../base/languages.ts';
import { facetsAboutDe } from './report/facets-about.de.ts';
import { facetsAboutEn } from './report/facets-about.en.ts';
import { facetsDe } from './report/facets.de.ts';
import { facetsEn } from './report/facets.en.ts';
import { insightsCommunicationStyleDe } from './screens/insights-communication-style.de.ts';
import { insightsCommunicationStyleEn } from './screens/insights-communication-style.en.ts';
import { insightsSelfPerceptionDe } from './screens/insights-self-perception.de.ts';
import { insightsSelfPerceptionEn } from './screens/insights-self-perception.en.ts';
import { insightsWorkEnvironmentDe } from './screens/insights-work-environment.de.ts';
import { insightsWorkEnvironmentEn } from './screens/insights-work-environment.en.ts';
import { insightsWorkFocusDe } from './screens/insights-work-focus.de.ts';
import { insightsWorkFocusEn } from './screens/insights-work-focus.en.ts';

// A facet is based on four answers of the person: it shows a self-image, and neither an ability nor its outcome.
const SELF_IMAGE_TEXTS = {
  en: {
    facets: facetsEn,
    about: facetsAboutEn,
    gains: insightsWorkFocusEn.gains,
    costs: insightsWorkFocusEn.costs,
    voice: insightsCommunicationStyleEn.facets,
    styles: insightsCommunicationStyleEn.styles,
    sentences: insightsSelfPerceptionEn.sentences,
    headlines: [
      insightsSelfPerceptionEn.headline,
      insightsWorkFocusEn.headline,
      insightsCommunicationStyleEn.headline,
      insightsWorkEnvironmentEn.headline,
    ],
  },
  de: {
    facets: facetsDe,
    about: facetsAboutDe,
    gains: insightsWorkFocusDe.gains,
    costs: insightsWorkFocusDe.costs,
    voice: insightsCommunicationStyleDe.facets,
    styles: insightsCommunicationStyleDe.styles,
    sentences: insightsSelfPerceptionDe.sentences,
    headlines: [
      insightsSelfPerceptionDe.headline,
      insightsWorkFocusDe.headline,
      insightsCommunicationStyleDe.headline,
      insightsWorkEnvironmentDe.headline,
    ],
  },
} as const;

const CLAIMS: Readonly<Record<Language, readonly RegExp[]>> = {
  de: [
    /\b[Dd]u kannst\b|\bkannst du\b|^Kann\b|\bund kann (?:dabei|sonst|streiten)/,
    /selten sein\b|in guten Händen|klaren Kopf|lässt sich (?:meist )?(?:planen|bauen)|wohl einfach|erstaunlich/,
    /gut einschätzen|verlassen\b.*auf dein|auf dein Wort|findet sich|findest dich|zurecht\b|hältst? Streit/,
    /am besten\b|anderen (?:\S+ )?leicht|für andere sichtbar|hebst? .*Stimmung|gewinnst Menschen|wirft .*um\b/,
    /deine[ns]? (?:Können|Fähigkeit|Talent)|eigene Können|was du kannst|gut könntest/,
  ],
  en: [
    /\b[Yy]ou can\b|\bable to\b|^Can\b|\b(?:and|seems to) can (?:argue|live|still)\b/,
    /rare with you|good hands|clear-headed|planned on|count on|easy for others|surprisingly/,
    /judge fairly well|probably easy|makes? it easy for|fit into groups|find the point/,
    /best work|works? best|do best|\bvisible to others|lift the mood|win people over|throws you/,
    /good at\b|\babilit|could do well|what you can do|strong points/,
  ],
};

type Leaf = readonly [path: string, text: string];
function leaves(node: unknown, path = ''): Leaf[] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node as object).flatMap(([key, child]) => leaves(child, `${path}.${key}`));
}

describe.each(LANGUAGES)('The descriptions of facets and styles in %s', (language) => {
  it('state no ability and no outcome as a fact', () => {
    const statements = leaves(SELF_IMAGE_TEXTS[language]);
    expect(statements.length).toBeGreaterThan(27 * 3 * 2);
    const claimingTexts = statements.filter(([, text]) =>
      CLAIMS[language].some((pattern) => pattern.test(text)),
    );
    expect(claimingTexts).toEqual([]);
  });

  it('differ with the level', () => {
    const { facets, about, gains, costs, sentences } = SELF_IMAGE_TEXTS[language];
    for (const part of [facets, about, gains, costs, sentences]) {
      for (const [facet, levels] of Object.entries(part)) {
        const { low, middle, high } = levels as { low: string; middle?: string; high: string };
        const texts = [low, middle, high].filter((text) => text !== undefined);
        expect(new Set(texts).size, facet).toBe(texts.length);
      }
    }
  });

  it('often mention that it is the person’s own view', () => {
    const own = {
      de: /\bDu (?:sagst|beschreibst|siehst)|deinen Antworten/,
      en: /\bYou (?:say|describe|see)|own account/,
    };
    const ownStatements = leaves(SELF_IMAGE_TEXTS[language].facets).filter(([, text]) =>
      own[language].test(text),
    );
    expect(ownStatements.length).toBeGreaterThan(20);
  });
});
