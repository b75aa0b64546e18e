import { deciderErrorsDe } from './decider-errors.de.ts';
import { interviewErrorsDe } from './interview-errors.de.ts';
import { mustHaveErrorsDe } from './must-have-errors.de.ts';
import { vacancyMailErrorsDe } from './vacancy-mail-errors.de.ts';

export const vacancyErrorsDe = {
  ...deciderErrorsDe,
  ...interviewErrorsDe,
  ...mustHaveErrorsDe,
  ...vacancyMailErrorsDe,
};
