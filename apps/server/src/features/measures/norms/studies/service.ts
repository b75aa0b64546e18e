import { fail } from '@quint/contract/base/errors.ts';
import type { NewNormStudy, NormOverview } from '@quint/contract/measures/norms.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { WORK_FORMS } from '@quint/psychometrics/types.ts';
import { newId } from '#database/ids.ts';
import type { Deps } from '#deps.ts';
import type { NormRow } from '#features/measures/norms/queries.ts';
import { listNorms } from '#features/measures/norms/queries.ts';
import * as queries from '#features/measures/norms/studies/queries.ts';

/**
 * Norms that a study can be stored for: the published one, which was collected in English, and norms of own sheets. A
 * norm with an own error of measurement has the means of the published norm, and its own people only for the error.
 */
export function studiedNorms(norms: readonly NormRow[]): NormOverview['studied_norms'] {
  const publishedNorms = WORK_FORMS.toReversed().map((instrument) => ({
    norm: NORM_VERSION,
    instrument,
    language: 'EN' as const,
    people: null,
  }));
  const own = norms
    .filter(({ figures }) => figures.means === undefined)
    .map(({ version: norm, instrument, language, people }) => ({ norm, instrument, language, people }));
  return [...own, ...publishedNorms];
}

/**
 * Stores a study of the norm sample; idempotent. Throws `norm_study.period` for days in the wrong order or in
 * the future, `norm_study.other_norm` when the norm is not one of the form in the language, and
 * `norm_study.more_people` when the norm has fewer people than the study.
 */
export async function enterNormStudy(deps: Deps, actor: Actor, study: NewNormStudy): Promise<void> {
  const now = deps.clock.now();
  // In the easternmost time zone, it is already tomorrow for half of the globe.
  const latestDay = new Date(now.getTime() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
  if (study.field_start > study.field_end || study.field_end > latestDay) throw fail('norm_study.period');
  await deps.db.platform.write(async (tx) => {
    const norm = studiedNorms(await listNorms(tx)).find(
      (each) =>
        each.norm === study.norm && each.instrument === study.instrument && each.language === study.language,
    );
    if (norm === undefined) throw fail('norm_study.other_norm', { norm: study.norm });
    if (norm.people !== null && study.people > norm.people) {
      throw fail('norm_study.more_people', { max: norm.people });
    }
    await queries.insertNormStudy(tx, { ...study, id: newId(), userId: actor.userId, now });
  });
}

/** Deletes a study. Throws `record.not_found` when there is none. */
export async function removeNormStudy(deps: Deps, id: string): Promise<void> {
  const wasThere = await deps.db.platform.write((tx) => queries.deleteNormStudy(tx, id));
  if (!wasThere) throw fail('record.not_found');
}
