import { fail } from '@quint/contract/base/errors.ts';
import { LEAST_FOR_ALPHA } from '@quint/domain/measures/measurement.ts';
import type { FormStatistics, NormOverview, NormSwitch } from '@quint/contract/measures/norms.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { AccumulatedScales } from '@quint/psychometrics/accumulate.ts';
import {
  EMPTY_ACCUMULATION,
  computeStatistics,
  isOwnNormOffered,
  OWN_NORM_LEAST_PEOPLE,
  ownNorm,
} from '@quint/psychometrics/accumulate.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import type { Norm } from '@quint/psychometrics/norms.ts';
import type { NormStatistics } from '@quint/psychometrics/data/norm-v1.ts';
import { alphaOf, ERROR_NORM, NORM_VERSION, normFor } from '@quint/psychometrics/norms.ts';
import { SCORING_VERSION } from '@quint/psychometrics/scoring.ts';
import type { Domain, Facet, InstrumentId, Trait } from '@quint/psychometrics/types.ts';
import { DOMAINS, INSTRUMENTS, TRAITS } from '@quint/psychometrics/types.ts';
import type { Reader } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { COUNT_FAIRNESS, COUNT_SHEETS } from '#features/measures/norms/counts/jobs.ts';
import type { SumsByMeasure } from '#features/measures/norms/measurement/model.ts';
import { alphaIn, alphasIn, sumsOf } from '#features/measures/norms/measurement/model.ts';
import { getMeasurementStudies } from '#features/measures/norms/measurement/service.ts';
import { formsOf, LEAST_PEOPLE } from '#features/measures/norms/model.ts';
import type { FormInLanguage, NormRow, ScaleSum } from '#features/measures/norms/queries.ts';
import * as queries from '#features/measures/norms/queries.ts';
import { listNormStudies } from '#features/measures/norms/studies/queries.ts';
import { studiedNorms } from '#features/measures/norms/studies/service.ts';
import { rescoreEverything } from '#features/measures/norms/rescoring/service.ts';

function scalesOf(sums: SumsByMeasure): AccumulatedScales {
  return Object.fromEntries([...sums].filter(([measure]) => !measure.includes(':')));
}

function getFormStatistics(
  form: FormInLanguage,
  rows: readonly ScaleSum[],
  norms: readonly NormRow[],
): FormStatistics {
  const knownForm = getForm(form.instrument);
  const { instrument } = knownForm;
  const sums = sumsOf(rows, form);
  const hasAlphas = alphasIn(sums, instrument) !== null;
  const publishedNorm = normFor(instrument);
  const active = norms.find(
    (norm) => norm.is_active && norm.instrument === form.instrument && norm.language === form.language,
  );
  const scales: readonly (Domain | Facet)[] = [...DOMAINS, ...knownForm.facets.map(({ facet }) => facet)];
  return {
    ...form,
    norm: active?.version ?? NORM_VERSION,
    is_own: active !== undefined && active.figures.means === undefined,
    has_own_error: active?.figures.alphas !== undefined,
    is_error_offered: hasAlphas,
    is_offered: hasAlphas && isOwnNormOffered(scalesOf(sums)),
    people: Math.max(0, ...DOMAINS.map((domain) => sums.get(domain)?.n ?? 0)),
    scales: scales.map((scale) => {
      const own = sums.get(scale) ?? EMPTY_ACCUMULATION;
      const isShown = own.n >= LEAST_PEOPLE;
      const statistics = isShown ? computeStatistics(own) : undefined;
      const domain = DOMAINS.find((each) => each === scale);
      const publishedFigures =
        domain === undefined ? publishedNorm.facets[scale as Facet] : publishedNorm.domains[domain];
      return {
        scale,
        people: own.n,
        mean: statistics?.mean ?? null,
        sd: statistics?.sd ?? null,
        published_mean: publishedFigures?.mean ?? null,
        published_sd: publishedFigures?.sd ?? null,
        alpha: domain === undefined ? null : alphaIn(sums, domain, instrument),
        published_alpha: domain === undefined ? null : alphaOf(domain === 'N' ? 'ES' : domain, instrument),
      };
    }),
  };
}

/** Scale statistics over all unflagged sheets; sums only, without personal data. */
export async function listFormStatistics(deps: Deps): Promise<FormStatistics[]> {
  const { rows, norms } = await deps.db.platform.read(async (db) => ({
    rows: await queries.listScaleSums(db),
    norms: await queries.listNorms(db),
  }));
  const usedForms = [...rows, ...norms.filter((norm) => norm.is_active)];
  return formsOf(usedForms).map((form) => getFormStatistics(form, rows, norms));
}

/** The norms in force, own statistics and studies, and the number of results still to be recomputed. */
export async function getNormOverview(deps: Deps): Promise<NormOverview> {
  const forms = await listFormStatistics(deps);
  const studies = await getMeasurementStudies(deps);
  const { dateCounted, outdatedCount, normStudies, norms } = await deps.db.platform.read(async (db) => ({
    dateCounted: (await queries.listScaleSums(db))[0]?.date_counted,
    outdatedCount: await queries.countOutdated(db, SCORING_VERSION, NORM_VERSION),
    normStudies: await listNormStudies(db),
    norms: await queries.listNorms(db),
  }));
  return {
    least_people: OWN_NORM_LEAST_PEOPLE,
    least_for_error: LEAST_FOR_ALPHA,
    counted: dateCounted?.toISOString() ?? null,
    outdated: outdatedCount,
    forms,
    studies,
    norm_studies: normStudies,
    studied_norms: studiedNorms(norms),
  };
}

function toNorm({ version, figures }: Pick<NormRow, 'version' | 'figures'>): Norm {
  const { domains, facets, alphas } = figures;
  return { version, name: version, source: version, domains, facets, ...(alphas && { alphas }) };
}

/** The norm with which sheets of a form and language are scored. */
export async function getNorm(db: Reader, form: FormInLanguage): Promise<Norm> {
  const { instrument } = getForm(form.instrument);
  const active = await queries.findActiveNorm(db, form);
  if (active === undefined) return normFor(instrument);
  return toNorm(active);
}

/** The norm that a result was computed with; the published one for an unknown version. */
export async function getNormOfVersion(
  db: Reader,
  { instrument, version }: { instrument: InstrumentId; version: string },
): Promise<Norm> {
  const own = version === NORM_VERSION ? undefined : await queries.findNormOfVersion(db, version);
  return own === undefined ? normFor(instrument) : toNorm({ version, figures: own.figures });
}

/** Requests a recount now instead of at night. */
export async function requestCount(deps: Deps): Promise<void> {
  await deps.db.platform.write(async (tx) => {
    await deps.jobs.enqueue(tx, COUNT_SHEETS, [{}]);
    await deps.jobs.enqueue(tx, COUNT_FAIRNESS, [{}]);
  });
}

/** Two decimals, like published norms: two norms do not reveal the sheet added between them. */
function roundFigures<Figures extends Readonly<Record<string, NormStatistics>>>(
  statistics: Figures,
): Figures {
  const hundredth = (value: number) => Math.round(100 * value) / 100;
  return Object.fromEntries(
    Object.entries(statistics).map(([scale, { mean, sd }]) => [
      scale,
      { mean: hundredth(mean), sd: hundredth(sd) },
    ]),
  ) as Figures;
}

/**
 * The norm of own sheets, with its alphas: bars of the published ones would not fit its standard deviations. Throws
 * `norm.too_few` below 300 people, and `norm.no_alpha` when too few of them answered every item.
 */
function getOwnStatistics(sums: SumsByMeasure, instrument: InstrumentId): NormRow['figures'] {
  const norm = ownNorm(scalesOf(sums), { version: '', name: '', source: '' });
  if (norm === null) throw fail('norm.too_few', { min: OWN_NORM_LEAST_PEOPLE });
  const alphas = alphasIn(sums, instrument);
  if (alphas === null) throw fail('norm.no_alpha', { min: LEAST_FOR_ALPHA });
  return { domains: roundFigures(norm.domains), facets: roundFigures(norm.facets), alphas };
}

/**
 * The published norm with the own error of measurement. The error of a scale is sd · √(1 − alpha) in its own sample; in
 * z of the published norm that is √(1 − alpha) · sd / published sd, which the norm stores as the corresponding alpha.
 * Throws `norm.too_few` below 100 people, or when the own error is not smaller than the published standard deviation.
 */
function getErrorStatistics(sums: SumsByMeasure, instrument: InstrumentId): NormRow['figures'] {
  const own = alphasIn(sums, instrument);
  const { domains, facets, version: means } = normFor(instrument);
  const alphas = TRAITS.map((trait) => {
    const domain = trait === 'ES' ? 'N' : trait;
    const spread = computeStatistics(sums.get(domain) ?? EMPTY_ACCUMULATION)?.sd ?? Number.NaN;
    const alpha = 1 - (1 - (own?.[trait] ?? Number.NaN)) * (spread / domains[domain].sd) ** 2;
    return [trait, Math.round(alpha * 1e4) / 1e4] as const;
  });
  if (!alphas.every(([, alpha]) => alpha > 0)) throw fail('norm.too_few', { min: LEAST_FOR_ALPHA });
  return { domains, facets, alphas: Object.fromEntries(alphas) as Record<Trait, number>, means };
}

/**
 * Switches a form in a language to the norm of its own sheets, to the published norm with the own error of measurement,
 * or back to the published one, and recomputes all results; their old values are kept. Throws `norm.too_few`,
 * `norm.no_alpha`, and `record.not_found` for an unknown form.
 */
export async function switchNorm(deps: Deps, actor: Actor, { to, ...form }: NormSwitch): Promise<void> {
  if (!INSTRUMENTS.some((instrument) => instrument === form.instrument)) throw fail('record.not_found');
  await deps.db.platform.write(async (tx) => {
    if (to === 'published') await queries.activateNorm(tx, form);
    else {
      const { instrument } = getForm(form.instrument);
      const sums = sumsOf(await queries.listScaleSums(tx), form);
      const statistics =
        to === 'own' ? getOwnStatistics(sums, instrument) : getErrorStatistics(sums, instrument);
      const kind = `${to === 'own' ? 'own-' : ERROR_NORM}${form.language.toLowerCase()}@`;
      const count = (await queries.listNorms(tx)).filter(({ version }) => version.startsWith(kind)).length;
      await queries.activateNorm(tx, form, {
        version: `${kind}${count + 1}`,
        people: Math.min(...DOMAINS.map((domain) => sums.get(domain)?.n ?? 0)),
        figures: statistics,
        userId: actor.userId,
        now: deps.clock.now(),
      });
    }
    await rescoreEverything(deps, tx);
  });
}
