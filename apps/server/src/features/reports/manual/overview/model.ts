import type { DocumentTexts } from '@quint/phrases/documents/bank.ts';
import { ERROR_NORM } from '@quint/psychometrics/norms.ts';
import type { ManualData } from '@quint/contract/manual.ts';

type Overview = DocumentTexts['manual']['overview'];
export type Criterion = keyof Overview['criteria'];
export type Mark = keyof Overview['marks'];
export type OpenPoint = keyof Overview['open'];

export interface Assessment {
  readonly criterion: Criterion;
  readonly mark: Mark;
  readonly open: readonly OpenPoint[];
}

/** Whether results of a German sheet are compared with German ones. */
export function hasGermanNorm({ norms, instruments }: ManualData): boolean {
  return norms.some(
    ({ language, instrument, version }) =>
      language === 'DE' && instrument === instruments[0]?.id && !version.startsWith(ERROR_NORM),
  );
}

/** Which open points the installation's own data about the current questionnaire close. */
function closedBy(data: ManualData): ReadonlySet<OpenPoint> {
  const studies = data.studies.filter(({ instrument }) => instrument === data.instruments[0]?.id);
  const closed: OpenPoint[] = [];
  if (studies.some(({ scales }) => scales.some(({ alpha }) => alpha !== null))) closed.push('ownAlpha');
  if (studies.some(({ retest }) => retest.some(({ r }) => r !== null))) closed.push('retest');
  if (studies.some(({ dif }) => dif.length > 0)) closed.push('invariance');
  if (hasGermanNorm(data)) closed.push('germanNorm');
  return new Set(closed);
}

/** Our mark for each criterion; one that waits for own data rises a step when they are there. */
export function assess(data: ManualData): readonly Assessment[] {
  const closed = closedBy(data);
  const open = (...points: OpenPoint[]) => points.filter((point) => !closed.has(point));
  return [
    { criterion: 'purpose', mark: 'fully', open: [] },
    { criterion: 'information', mark: 'largely', open: open('normPeople') },
    { criterion: 'documents', mark: 'largely', open: open('users', 'standard') },
    { criterion: 'theory', mark: 'largely', open: open('backTranslation', 'relevance') },
    { criterion: 'objectivity', mark: 'largely', open: open('frame') },
    {
      criterion: 'norms',
      mark: closed.has('germanNorm') ? 'partly' : 'not',
      open: open('normPeople', 'germanNorm'),
    },
    {
      criterion: 'reliability',
      mark: closed.has('ownAlpha') && closed.has('retest') ? 'largely' : 'partly',
      open: open('ownAlpha', 'retest'),
    },
    { criterion: 'validity', mark: 'not', open: open('construct', 'criterion') },
    { criterion: 'other', mark: 'partly', open: open('faking', 'invariance', 'outer') },
    { criterion: 'overall', mark: 'partly', open: [] },
  ];
}
