import type { Language, Translation } from '../../base/languages.ts';
import { bordersDe } from './borders.de.ts';
import { bordersEn } from './borders.en.ts';
import { chaptersDe } from './chapters.de.ts';
import { chaptersEn } from './chapters.en.ts';
import { facetsAboutDe } from './facets-about.de.ts';
import { facetsAboutEn } from './facets-about.en.ts';
import { facetsDe } from './facets.de.ts';
import { facetsEn } from './facets.en.ts';
import { interviewDe } from './interview.de.ts';
import { interviewEn } from './interview.en.ts';
import { labelsDe } from './labels.de.ts';
import { labelsEn } from './labels.en.ts';
import { limitsDe } from './limits.de.ts';
import { limitsEn } from './limits.en.ts';
import { qualityDe } from './quality.de.ts';
import { qualityEn } from './quality.en.ts';
import { reflectionDe } from './reflection.de.ts';
import { reflectionEn } from './reflection.en.ts';
import { roleDe } from './role.de.ts';
import { roleEn } from './role.en.ts';
import { stylesDe } from './styles.de.ts';
import { stylesEn } from './styles.en.ts';
import { traitsDe } from './traits.de.ts';
import { traitsEn } from './traits.en.ts';

const english = {
  traits: traitsEn,
  borders: bordersEn,
  role: roleEn,
  facets: facetsEn,
  facetsAbout: facetsAboutEn,
  interview: interviewEn,
  reflection: reflectionEn,
  styles: stylesEn,
  quality: qualityEn,
  chapters: chaptersEn,
  limits: limitsEn,
  labels: labelsEn,
};

/** Every text of the personality report in one language. Placeholders are i18next's `{{name}}`. */
export type ReportTexts = Translation<typeof english>;

const german: ReportTexts = {
  traits: traitsDe,
  borders: bordersDe,
  role: roleDe,
  facets: facetsDe,
  facetsAbout: facetsAboutDe,
  interview: interviewDe,
  reflection: reflectionDe,
  styles: stylesDe,
  quality: qualityDe,
  chapters: chaptersDe,
  limits: limitsDe,
  labels: labelsDe,
};

const BANK: Readonly<Record<Language, ReportTexts>> = { en: english, de: german };

/** Printed in the versions footer. Any change of meaning in a report text needs a new version. */
export const REPORT_TEXTS_VERSION = 'report-texts@5';

/**
 * The texts of the personality report. Pure and synchronous; the object is shared and must not be modified. Keys follow
 * the score: `traits[trait].bands[level]`, `borders[trait]`, `facets[facet][level]`, `quality.flags[index]`,
 * `styles.styles[letter]`.
 */
export function getReportTexts(language: Language): ReportTexts {
  return BANK[language];
}
