import { radarSvg } from '@quint/charts/radar.ts';
import { spectrumSvg } from '@quint/charts/spectrum.ts';
import type { TraitLabels } from '@quint/charts/spectrum-geometry.ts';
import type { Trait } from '@quint/psychometrics/types.ts';

import type { ReportModel, ReportTrait } from './report-model.ts';

/** The shipped font: the charts must not depend on what a machine has installed. */
const CHART_FONT = 'Figtree';
/** The text column is 166 mm wide; at these widths the labels print at 11 and 10 pt. */
const SPECTRUM_WIDTH = 600;
const ROLE_SPECTRUM_WIDTH = 760;

/** The pictures of a report as SVG, keyed by the name under which the templates ask for them. */
export function reportCharts(model: ReportModel): Record<'spectrum' | 'radar' | 'role', string> {
  const spectrum = {
    scores: byTrait(model, ({ score }) => score),
    labels: byTrait<TraitLabels>(model, ({ name, lowPole, highPole }) => ({ name, lowPole, highPole })),
    notScored: model.spectrum.noValue,
    fontFamily: CHART_FONT,
    layout: 'wide',
  } as const;
  const { role } = model.last;
  return {
    spectrum: spectrumSvg({
      ...spectrum,
      width: SPECTRUM_WIDTH,
      idPrefix: 'spectrum',
      title: model.spectrum.heading,
      description: model.spectrum.alternative,
    }),
    radar: radarSvg({
      shapes: [byTrait(model, ({ score }) => score?.stanine ?? null)],
      idPrefix: 'radar',
      title: model.shape.heading,
      description: model.shape.alternative,
      fontFamily: CHART_FONT,
    }),
    role: role
      ? spectrumSvg({
          ...spectrum,
          ranges: role.ranges,
          width: ROLE_SPECTRUM_WIDTH,
          showPoles: false,
          idPrefix: 'role',
          title: role.heading,
          description: role.alternative,
        })
      : '',
  };
}

function byTrait<Value>(model: ReportModel, value: (trait: ReportTrait) => Value): Record<Trait, Value> {
  return Object.fromEntries(model.traits.map((trait) => [trait.trait, value(trait)])) as Record<Trait, Value>;
}
