import { radarLayers } from '@quint/charts/radar.ts';
import { spectrumLayers } from '@quint/charts/spectrum.ts';
import type { TraitLabels } from '@quint/charts/spectrum-geometry.ts';
import { positionOf } from '@quint/psychometrics/range-position.ts';
import type { Trait } from '@quint/psychometrics/types.ts';

import { PRINT_FONT } from './pdf-port.ts';
import type { ReportModel, ReportTrait } from './report-model.ts';

/** The text column is 166 mm wide; at this width the smallest letters print at 9 pt. */
const SPECTRUM_WIDTH = 600;
/** Printed at a third of the column. */
const RADAR_SIZE = 220;

/** Layers of one picture, bottom first. */
type Layers = readonly string[];

/**
 * The pictures of a report as SVG, keyed by the name that the templates use. They have layers, so that the engine
 * parses the part that all reports share, with nearly all text, only once.
 */
export function reportCharts(model: ReportModel): Record<'spectrum' | 'radar' | 'role', Layers> {
  const spectrum = {
    scores: byTrait(model, ({ score }) => score),
    labels: byTrait<TraitLabels>(model, ({ name, lowPole, highPole }) => ({ name, lowPole, highPole })),
    notScored: model.spectrum.noValue,
    isDoubtful: model.caution !== null,
    fontFamily: PRINT_FONT,
    layout: 'wide',
  } as const;
  const { role } = model.last;
  const person = spectrumLayers({ ...spectrum, width: SPECTRUM_WIDTH });
  const beside =
    role && spectrumLayers({ ...spectrum, ranges: role.ranges, width: SPECTRUM_WIDTH, showPoles: false });
  const radar = radarLayers({
    shape: byTrait(model, ({ score }) => (score === null ? null : positionOf(score.z))),
    isDoubtful: model.caution !== null,
    fontFamily: PRINT_FONT,
    size: RADAR_SIZE,
  });
  return {
    spectrum: [person.ground, person.marks],
    radar: [radar.web, radar.shapes, radar.letters],
    role: beside ? [beside.ground, beside.marks] : [],
  };
}

function byTrait<Value>(model: ReportModel, value: (trait: ReportTrait) => Value): Record<Trait, Value> {
  return Object.fromEntries(model.traits.map((trait) => [trait.trait, value(trait)])) as Record<Trait, Value>;
}
