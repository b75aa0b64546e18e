import type { DocumentTexts } from '@quint/phrases/documents/bank.ts';
import { LEAST_FOR_ALPHA, LEAST_FOR_RETEST } from '@quint/domain/measurement.ts';
import { ERROR_NORM } from '@quint/psychometrics/norms.ts';
import { LEAST_PEOPLE_OF_DIF } from '@quint/psychometrics/dif.ts';
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

/** Which open points the installation's own data close. */
function closedBy({ studies, norms }: ManualData): ReadonlySet<OpenPoint> {
  const has = (enough: (study: ManualData['studies'][number]) => boolean) => studies.some(enough);
  const closed: OpenPoint[] = [];
  if (has(({ people }) => people >= LEAST_FOR_ALPHA)) closed.push('ownAlpha');
  if (has(({ retest }) => retest.some(({ pairs }) => pairs >= LEAST_FOR_RETEST))) closed.push('retest');
  if (has(({ dif }) => dif.some((each) => Math.min(each.reference_n, each.focal_n) >= LEAST_PEOPLE_OF_DIF))) {
    closed.push('invariance');
  }
  if (
    norms.some((norm) => norm.language === 'DE' && norm.is_in_force && !norm.version.startsWith(ERROR_NORM))
  )
    closed.push('germanNorm');
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
