import type { Language, Translation } from '../../base/languages.ts';
import { assessmentDe } from './assessment.de.ts';
import { assessmentEn } from './assessment.en.ts';
import { comparisonDocumentDe } from './comparison.de.ts';
import { comparisonDocumentEn } from './comparison.en.ts';
import { copyFieldsDe } from './copy-fields.de.ts';
import { copyFieldsEn } from './copy-fields.en.ts';
import { copyValuesDe } from './copy-values.de.ts';
import { copyValuesEn } from './copy-values.en.ts';
import { copyDe } from './copy.de.ts';
import { copyEn } from './copy.en.ts';
import { interviewSheetDe } from './interview.de.ts';
import { interviewSheetEn } from './interview.en.ts';
import { manualDe } from './manual/manual.de.ts';
import { manualEn } from './manual/manual.en.ts';
import { singleDe } from './single.de.ts';
import { singleEn } from './single.en.ts';
import { teamDe } from './team.de.ts';
import { teamEn } from './team.en.ts';

const english = {
  team: teamEn,
  assessment: assessmentEn,
  single: singleEn,
  manual: manualEn,
  comparison: comparisonDocumentEn,
  interview: interviewSheetEn,
  copy: copyEn,
  copyFields: copyFieldsEn,
  copyValues: copyValuesEn,
};

/** The texts of all reports except the personality report, and of the manual, in one language. */
export type DocumentTexts = Translation<typeof english>;

const BANK: Readonly<Record<Language, DocumentTexts>> = {
  en: english,
  de: {
    team: teamDe,
    assessment: assessmentDe,
    single: singleDe,
    manual: manualDe,
    comparison: comparisonDocumentDe,
    interview: interviewSheetDe,
    copy: copyDe,
    copyFields: copyFieldsDe,
    copyValues: copyValuesDe,
  },
};

/** The object is shared and must not be modified. */
export function getDocumentTexts(language: Language): DocumentTexts {
  return BANK[language];
}
