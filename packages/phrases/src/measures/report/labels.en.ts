/** Short words for tables, legends and text alternatives of the charts. */
export const labelsEn = {
  table: {
    trait: 'Trait',
    facet: 'Facet',
    leftPole: 'Left pole',
    rightPole: 'Right pole',
    stanine: 'Stanine',
    tScore: 'T score',
    percentile: 'Percentile',
    level: 'Level',
    errorBar: 'Error bar (90%)',
    range: 'Range of the role',
    position: 'Position',
    weight: 'Weight',
    cost: 'Costs',
    fit: 'Fit',
    interval: '90% interval',
    style: 'Style',
    value: 'Value',
  },
  levels: {
    low: 'low',
    middle: 'middle',
    high: 'high',
  },
  languages: {
    en: 'English',
    de: 'German',
  },
  legend: {
    result: 'Result',
    errorBar: 'Error of measurement (90%)',
    range: 'Range set for the role',
  },
  span: '{{low}} to {{high}}',
  withSpan: '{{value}} ({{low}}–{{high}})',
  noValue: 'no value',
  noRange: 'no requirement',
  chart: {
    spectrum: 'Five lines from 1 to 9, one for each trait; the table below shows the same values.',
    radar: 'Radar figure with five axes from 1 to 9; the table of results shows the same values.',
    stylePoint: '{{style}}: stanine {{stanine}}, error bar from {{low}} to {{high}}',
    traitPoint:
      '{{trait}}: stanine {{stanine}}, error bar from {{low}} to {{high}}, between the poles “{{leftPole}}” and “{{rightPole}}”',
    traitPointWithRange:
      '{{trait}}: stanine {{stanine}}, error bar from {{low}} to {{high}}, range of the role {{min}} to {{max}}',
  },
} as const;
