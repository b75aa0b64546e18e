import { fail } from '@quint/contract/errors.ts';
import type { FormFigures, NormOverview, NormSwitch } from '@quint/contract/norms.ts';
import type { Actor } from '@quint/domain/actor.ts';
import type { AccumulatedScales, Accumulation } from '@quint/psychometrics/accumulate.ts';
import {
  EMPTY_ACCUMULATION,
  figuresOf,
  isOwnNormOffered,
  OWN_NORM_LEAST_PEOPLE,
  ownNorm,
} from '@quint/psychometrics/accumulate.ts';
import { getForm } from '@quint/psychometrics/forms.ts';
import type { Norm } from '@quint/psychometrics/norms.ts';
import { alphaOf, NORM_VERSION, normFor } from '@quint/psychometrics/norms.ts';
import { alphaFromSums } from '@quint/psychometrics/reliability.ts';
import { SCORING_VERSION } from '@quint/psychometrics/scoring.ts';
import type { Domain, Facet, InstrumentId } from '@quint/psychometrics/types.ts';
import { DOMAINS, INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import type { Reader } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import { COUNT_SHEETS } from '#features/norms/counting/jobs.ts';
import { LEAST_PEOPLE } from '#features/norms/model.ts';
import type { FormInLanguage, NormRow, ScaleSum } from '#features/norms/queries.ts';
import * as queries from '#features/norms/queries.ts';
import { rescoreEverything } from '#features/norms/rescoring/service.ts';

/** The form of surveys that begin now, in its languages. */
const CURRENT_FORMS: readonly FormInLanguage[] = [
  { instrument: INSTRUMENT_VERSION, language: 'DE' },
  { instrument: INSTRUMENT_VERSION, language: 'EN' },
];
/** One step of four boxes in units of the norms' five-point scale. */
const STEP = 4 / 3;

/** The current forms, then every other one that has sheets or a norm of its own. */
function formsOf(rows: readonly ScaleSum[], norms: readonly NormRow[]): FormInLanguage[] {
  const used = [...rows, ...norms.filter((norm) => norm.is_active)];
  const forms = [...CURRENT_FORMS, ...used].map(({ instrument, language }) => ({ instrument, language }));
  return [...new Map(forms.map((form) => [`${form.instrument}/${form.language}`, form])).values()];
}

function sumsOf(
  rows: readonly ScaleSum[],
  { instrument, language }: FormInLanguage,
): Map<string, Accumulation> {
  return new Map(
    rows
      .filter((row) => row.instrument === instrument && row.language === language)
      .map(({ measure, sums }) => [measure, sums]),
  );
}

function alphaIn(sums: ReadonlyMap<string, Accumulation>, domain: Domain, instrument: InstrumentId) {
  const items = getForm(instrument).items.filter((item) => item.domain === domain);
  const ofItems = items.map(({ number }) => sums.get(`item:${number}`) ?? EMPTY_ACCUMULATION);
  return alphaFromSums(ofItems, sums.get(domain) ?? EMPTY_ACCUMULATION, STEP);
}

function scalesOf(sums: ReadonlyMap<string, Accumulation>): AccumulatedScales {
  return Object.fromEntries([...sums].filter(([measure]) => !measure.startsWith('item:')));
}

function figuresOfForm(
  form: FormInLanguage,
  rows: readonly ScaleSum[],
  norms: readonly NormRow[],
): FormFigures {
  const { form: known } = { form: getForm(form.instrument) };
  const { instrument } = known;
  const sums = sumsOf(rows, form);
  const published = normFor(instrument);
  const active = norms.find(
    (norm) => norm.is_active && norm.instrument === form.instrument && norm.language === form.language,
  );
  const scales: readonly (Domain | Facet)[] = [...DOMAINS, ...known.facets.map(({ facet }) => facet)];
  return {
    ...form,
    norm: active?.version ?? NORM_VERSION,
    is_own: active !== undefined,
    is_offered: isOwnNormOffered(scalesOf(sums)),
    people: Math.max(0, ...DOMAINS.map((domain) => sums.get(domain)?.n ?? 0)),
    scales: scales.map((scale) => {
      const own = sums.get(scale) ?? EMPTY_ACCUMULATION;
      const isShown = own.n >= LEAST_PEOPLE;
      const figures = isShown ? figuresOf(own) : undefined;
      const domain = DOMAINS.find((each) => each === scale);
      const given = domain === undefined ? published.facets[scale as Facet] : published.domains[domain];
      return {
        scale,
        people: own.n,
        mean: figures?.mean ?? null,
        sd: figures?.sd ?? null,
        published_mean: given?.mean ?? null,
        published_sd: given?.sd ?? null,
        alpha: domain === undefined || !isShown ? null : alphaIn(sums, domain, instrument),
        published_alpha: domain === undefined ? null : alphaOf(domain === 'N' ? 'ES' : domain, instrument),
      };
    }),
  };
}

/** Scale statistics over all sheets without remarks; sums only, without personal data. */
export async function listFormFigures(deps: Deps): Promise<FormFigures[]> {
  const { rows, norms } = await deps.db.platform.read(async (db) => ({
    rows: await queries.listScaleSums(db),
    norms: await queries.listNorms(db),
  }));
  return formsOf(rows, norms).map((form) => figuresOfForm(form, rows, norms));
}

/** The norms in force, the own statistics, and how many results still have to be recomputed. */
export async function getNormOverview(deps: Deps): Promise<NormOverview> {
  const forms = await listFormFigures(deps);
  const { counted, outdated } = await deps.db.platform.read(async (db) => ({
    counted: (await queries.listScaleSums(db))[0]?.date_counted,
    outdated: await queries.countOutdated(db, SCORING_VERSION, NORM_VERSION),
  }));
  return { least_people: OWN_NORM_LEAST_PEOPLE, counted: counted?.toISOString() ?? null, outdated, forms };
}

/** The norm under which sheets of a form and language are scored. */
export async function getNorm(db: Reader, form: FormInLanguage): Promise<Norm> {
  const { instrument } = getForm(form.instrument);
  const active = await queries.findActiveNorm(db, form);
  if (active === undefined) return normFor(instrument);
  const { version, figures } = active;
  return { version, name: version, source: version, ...figures };
}

/** The norm a result was computed under; the published one where a version is not known. */
export async function getNormOfVersion(
  db: Reader,
  { instrument, version }: { instrument: InstrumentId; version: string },
): Promise<Norm> {
  const own = version === NORM_VERSION ? undefined : await queries.findNormOfVersion(db, version);
  return own === undefined
    ? normFor(instrument)
    : { version, name: version, source: version, ...own.figures };
}

/** Requests a recount now instead of at night. */
export async function requestCount(deps: Deps): Promise<void> {
  await deps.db.platform.write((tx) => deps.jobs.enqueue(tx, COUNT_SHEETS, [{}]));
}

/**
 * Switches a form in a language to the norm of its own sheets, or back to the published one, and recomputes all
 * results; their old values are kept. Throws `norm.too_few` below 300 people.
 */
export async function switchNorm(deps: Deps, actor: Actor, { to, ...form }: NormSwitch): Promise<void> {
  await deps.db.platform.write(async (tx) => {
    if (to === 'published') await queries.activateNorm(tx, form);
    else {
      const scales = scalesOf(sumsOf(await queries.listScaleSums(tx), form));
      const count = (await queries.listNorms(tx)).filter(({ language }) => language === form.language).length;
      const version = `own-${form.language.toLowerCase()}@${count + 1}`;
      const norm = ownNorm(scales, { version, name: version, source: version });
      if (norm === null) throw fail('norm.too_few', { min: OWN_NORM_LEAST_PEOPLE });
      const { domains, facets } = norm;
      const people = Math.min(...DOMAINS.map((domain) => scales[domain]?.n ?? 0));
      const now = deps.clock.now();
      await queries.activateNorm(tx, form, {
        version,
        people,
        figures: { domains, facets },
        userId: actor.userId,
        now,
      });
    }
    await rescoreEverything(deps, tx);
  });
}
