import { manualEvidenceDe } from './evidence.de.ts';
import { manualFrameDe } from './frame.de.ts';
import { manualInstrumentDe } from './instrument.de.ts';
import { manualUseDe } from './use.de.ts';

/** The manual: what the questionnaire measures, how scores are computed, how precise they are, and what is open. */
export const manualDe = { ...manualFrameDe, ...manualInstrumentDe, ...manualEvidenceDe, ...manualUseDe };
