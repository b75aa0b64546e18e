import { deciderErrorsEn } from './decider-errors.en.ts';
import { interviewErrorsEn } from './interview-errors.en.ts';
import { mustHaveErrorsEn } from './must-have-errors.en.ts';
import { vacancyMailErrorsEn } from './vacancy-mail-errors.en.ts';

export const vacancyErrorsEn = {
  ...deciderErrorsEn,
  ...interviewErrorsEn,
  ...mustHaveErrorsEn,
  ...vacancyMailErrorsEn,
};
